//! A board of cells as a grid that the arrow keys walk over.

use super::map::{field, shown};
use super::parts::part;
use app::hint::Advice;
use app::mirror::{Group, Kind, Role};
use app::state::State;
use base::words::{self, Message};
use rules::Cell;
use scene::MIDDLE;

/// Limit for naming cells as playable. If more cells than this can be touched next, nearly all can, so none gets
/// the word.
pub(super) const MANY: usize = 40;

/// The board of the game for two on the table.
pub(super) fn group(state: &State) -> Option<Group> {
    let table = shown(state)?;
    table.board()?;
    let title = state.game_screen(table).title(table);
    let mut group = Group {
        kind: Kind::Grid,
        words: vec![state.say(words::mirror_walk_board())],
        ..part("board", &state.say(title))
    };
    group.elements.extend(field(state, super::around(MIDDLE)));
    Some(group)
}

/// Returns the role of a cell and its name.
pub(super) fn cell(state: &State, cell: Cell) -> (Role, Message) {
    let Some(duel) = state.board() else {
        return (Role::Button, cell.to_string().into());
    };
    let board = duel.play.shown();
    let mut said: Vec<Message> = vec![cell.to_string().into()];
    if let Some(occupant) = board.occupant(cell) {
        let side = occupant.side.map(|side| board.player(side));
        said.extend(side.map(|player| duel.sitting[player].colour.name()));
        said.extend(Some(occupant.piece).filter(|piece| !piece.is_nothing()));
    }
    let playing = duel.person().is_some() && state.linked_game().is_none() && !state.is_cut_off();
    let next = &duel.play.reach().next;
    if playing && next.len() <= MANY && next.contains(&cell) {
        said.push(words::mirror_cell_next());
    }
    if matches!(state.hint(), Some(Advice::Touch(cells)) if cells.contains(&cell)) {
        said.push(words::mirror_cell_hint());
    }
    if duel.play.trace().contains(&cell) && duel.play.draft().touched.is_empty() {
        said.push(words::mirror_cell_last());
    }
    if duel.play.ghosts().iter().any(|ghost| ghost.cell == cell) {
        said.push(words::mirror_cell_taken_from());
    }
    if duel.filled().contains(&cell) && duel.play.draft().touched.is_empty() {
        said.push(words::mirror_cell_filled());
    }
    if state.refused_cell() == Some(cell) {
        said.push(words::mirror_cell_refused());
    }
    let selected = duel
        .play
        .now()
        .selection(&duel.play.draft().touched)
        .contains(&cell);
    let row = board.width().saturating_sub(cell.rank + 1);
    (Role::Cell { row, selected }, Message::series(said))
}
