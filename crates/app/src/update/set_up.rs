//! Position editor. Its position is on the screen like a linked game, and the table's own game waits behind it.

#![deny(
    clippy::wildcard_enum_match_arm,
    reason = "a new target has to be answered"
)]

use crate::input::Effect;
use crate::screen::Screen;
use crate::set_up::SetUp;
use crate::snapshot::strangers;
use crate::state::State;
use crate::table::TableScreen;
use base::sound::Sound;
use rules::{Edit, Spot};
use scene::SetUpTarget;
use session::{Command, Match, Session};

impl State {
    /// Returns true if a person may set up a position of the chosen, linked or finished game.
    ///
    /// A running game has no editor. Nor have a kiosk and a page that holds a seat elsewhere.
    pub fn may_set_up(&self) -> bool {
        let game = self.to_set_up();
        game.is_some_and(|game| game.edited(Edit::Start).is_some())
    }

    /// Returns the editor's first position, if a person may open it.
    fn to_set_up(&self) -> Option<Box<dyn Match>> {
        match &self.screen {
            _ if self.is_kiosk() || self.is_member() => None,
            Screen::Lobby => self.lobby.beginning(),
            Screen::Replay(linked) => Some(linked.shown.position()),
            Screen::Table(table) if table.session().is_finished() => Some(table.position()),
            Screen::Table(_) | Screen::Attract(_) | Screen::Puzzle(_) | Screen::Member => None,
        }
    }

    /// Opens the editor with the current position.
    fn open_editor(&mut self, out: &mut Vec<Effect>) {
        let Some(game) = self.to_set_up() else {
            return;
        };
        let Some(editor) = SetUp::of(&*game) else {
            return;
        };
        let colours = self.games.get(game.id()).colours;
        let seats = match self.session() {
            Some(session) => session.seats().to_vec(),
            None => {
                let mut seats = strangers(game.seats());
                seats
                    .iter_mut()
                    .zip(colours)
                    .for_each(|(seat, colour)| seat.colour = colour);
                seats
            }
        };
        let table = Session::new(game, seats, self.last_revision());
        let Some(table) = table.and_then(|session| TableScreen::new(session, None)) else {
            return;
        };
        self.overlays.close_sheet();
        self.look_at(table, out);
        if let Some(linked) = self.screen.linked_game_mut() {
            let game = linked.shown.position();
            linked.editor = Some(editor);
            linked.show(game);
        }
    }

    /// A button of the editor.
    pub(crate) fn press_set_up(&mut self, target: SetUpTarget, out: &mut Vec<Effect>) {
        let edit = match target {
            SetUpTarget::Open => return self.open_editor(out),
            SetUpTarget::First => return self.choose_piece(Some(0)),
            SetUpTarget::Second => return self.choose_piece(Some(1)),
            SetUpTarget::Nothing => return self.choose_piece(None),
            SetUpTarget::Turn => {
                let side = self.linked_game().and_then(|linked| linked.to_move());
                Edit::ToMove(1 - side.unwrap_or(1))
            }
            SetUpTarget::Clear => Edit::Clear,
            SetUpTarget::Start => Edit::Start,
        };
        self.edit(|_, game| game.edited(edit), out);
    }

    fn choose_piece(&mut self, piece: Option<usize>) {
        if let Some(editor) = self.screen.editor_mut() {
            editor.piece = piece;
        }
    }

    /// A finger has changed something on the board that is set up.
    pub(crate) fn edit_on_board(&mut self, command: &Command, out: &mut Vec<Effect>) {
        if let &Command::Drag {
            from: Spot::Cell(from),
            to: Spot::Cell(to),
        } = command
        {
            self.edit(|editor, game| editor.drag(game, from, to), out);
        } else if let &Command::Touch(Spot::Cell(cell)) = command {
            self.edit(|editor, game| editor.tap(game, cell), out);
        }
    }

    /// Changes the position. What cannot be changed so buzzes.
    fn edit(
        &mut self,
        change: impl FnOnce(&SetUp, &dyn Match) -> Option<Box<dyn Match>>,
        out: &mut Vec<Effect>,
    ) {
        let voice = self.games.get(self.game_id()).voice;
        let Some(linked) = self.screen.linked_game_mut() else {
            return;
        };
        let game = linked.shown.session().game();
        let changed = linked
            .editor
            .as_ref()
            .and_then(|editor| change(editor, game));
        let sound = match changed {
            Some(game) => {
                linked.show(game);
                voice
            }
            None => Sound::Buzz,
        };
        out.push(Effect::Sound(sound, None));
    }
}
