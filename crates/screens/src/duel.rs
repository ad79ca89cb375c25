//! The play screen of all games for two: the players' panels, and moving pieces. The board itself is drawn in
//! [`duel_board`](super::duel_board).

use app::board_review::BoardReview;
use app::board_table::BoardTable;
use app::course::Course;
use app::game_screen::{GameScreen, Pens, UprightMap};
use app::hint::Advice;
use app::layout::{Folding, OwnScreen};
use app::looking_back::LookingBack;
use app::motion::Moving;
use app::state::State;
use app::table::TableScreen;
use rules::Spot;
use rules::request::EngineRequest;
use scene::{
    Face, Frame, Pen, Point, ResultsTarget, ReviewTarget, RoomTarget, Scene, SeatTarget,
    ShareTarget, Style, Target, TargetArea, emblems, measure, theme,
    widgets::{self, ButtonState},
};
use session::boards::Player;
use session::{Fact, Proposal, Seat, turn_in_words};

use super::duel_board::{draw_board, draw_fingers};
use super::duel_status::{learner, result, shown_lesson, status, tally};
use super::lobby::terms;
use super::panel::{LEFT, RIGHT, Rim};
use super::{
    aside, board_review, clock, coach, computer, duel_log, hint, last_words, opening, own, panel,
    phone, souvenir, vote,
};
use base::words::{self, Message};

/// The screen of all games on a board of cells.
pub(crate) struct BoardScreen;

impl GameScreen for BoardScreen {
    fn moving(&self, table: &TableScreen, fact: &Fact) -> Vec<Moving> {
        let ended = table.session().board().and_then(|board| board.ended());
        let winner = ended.filter(|_| *fact == Fact::Finished);
        let winner = winner.and_then(|ended| ended.winner);
        let swap = table.board().filter(|_| *fact == Fact::Announced);
        let swap = swap.and_then(taken_over);
        winner
            .map(|seat| Moving::Tickets(table.session().seats()[seat].place))
            .into_iter()
            .chain(swap)
            .collect()
    }

    fn draw(&self, state: &State, table: &TableScreen, pens: &mut Pens) {
        if let Some(review) = BoardReview::of(table) {
            return board_review::draw(state, table, review, pens);
        }
        if let Some(duel) = table.board() {
            draw_board(state, duel, pens.board);
            own::log::mark(state, pens.hubs);
            if state.linked_game().is_none() {
                duel_log::draw(state, duel, pens.seats);
            }
            draw_seats(state, duel, pens.seats);
        }
    }

    fn own_sheet(&self, state: &State, table: &TableScreen) -> f32 {
        if BoardReview::of(table).is_some() {
            return board_review::own::HIGH;
        }
        match state.linked_game() {
            // Below the remark are the controls of a linked game.
            Some(_) => own::linked_game::high(state),
            None if state.is_watching() => own::duel::watched_high(table),
            None => own::duel::high(state, table),
        }
    }

    fn own_fold(&self, state: &State, table: &TableScreen) -> Option<Folding> {
        match BoardReview::of(table).is_some() {
            true => Some(Folding::of_review(own::FOLDED)),
            false if state.only_looks() => None,
            false => Some(Folding::of_play(own::duel::FOLDED)),
        }
    }

    fn draw_own(
        &self,
        state: &State,
        table: &TableScreen,
        own: OwnScreen,
        viewer: Seat,
        pens: &mut Pens,
    ) {
        if let Some(review) = BoardReview::of(table) {
            return board_review::draw_own(state, table, review, own, pens);
        }
        if let Some(duel) = table.board() {
            draw_board(state, duel, pens.board);
            own::log::mark(state, pens.hubs);
            own::duel::draw(state, duel, own, viewer, pens.seats);
        }
    }

    fn turn_spots(&self, table: &TableScreen, _: Seat) -> Vec<Spot> {
        let trace = table.board().map_or(&[][..], |duel| duel.play.trace());
        trace.iter().copied().map(Spot::Cell).collect()
    }

    fn spot_place(&self, table: &TableScreen, spot: Spot) -> Vec<Point> {
        match (table.board(), spot) {
            (Some(duel), Spot::Cell(cell)) => {
                vec![duel.pose().to_stage(duel.grid().centre(cell))]
            }
            _ => Vec::new(),
        }
    }

    fn lesson(&self, _: &State, table: &TableScreen, seat: Seat) -> Option<Message> {
        table.board()?.next_lesson(seat)
    }

    fn chip(&self, table: &TableScreen, seat: Seat) -> Message {
        let sitting = table.session().seats()[seat];
        let name = match sitting.computer() {
            Some(strength) => strength.title(),
            None => sitting.colour.name(),
        };
        match table.board().and_then(|duel| clock::shown(duel, seat)) {
            Some((_, time)) => words::clock_chip(time, name),
            None => name,
        }
    }

    fn chip_count(&self, table: &TableScreen, seat: Seat) -> Message {
        let counts = table.board().filter(|duel| duel.play.now().has_counts());
        counts.map_or(Message::NOTHING, |duel| duel.play.shown().tally_of(seat))
    }

    fn draw_fingers(
        &self,
        state: &State,
        table: &TableScreen,
        targets: &[TargetArea],
        pens: &mut Pens,
    ) {
        if let Some(review) = BoardReview::of(table) {
            return board_review::draw_better(review, pens.marks);
        }
        if let Some(duel) = table.board() {
            draw_fingers(state, duel, targets, pens.marks);
        }
    }

    fn look_back(
        &self,
        table: &TableScreen,
        seat: Seat,
    ) -> Option<(Box<dyn LookingBack>, EngineRequest)> {
        let (review, request) = BoardReview::new(table, seat)?;
        Some((Box::new(review), request))
    }

    fn draw_demonstration(&self, state: &State, table: &TableScreen, pens: &mut Pens) {
        if let Some(duel) = table.board() {
            draw_board(state, duel, pens.board);
            draw_fingers(state, duel, &[], pens.marks);
        }
    }

    fn souvenir(
        &self,
        state: &State,
        table: &TableScreen,
        _: Option<UprightMap>,
        date: &str,
    ) -> Option<Scene> {
        souvenir::of_board(state, table, date)
    }

    fn standing(&self, table: &TableScreen) -> (Message, Message) {
        let Some(duel) = table.board() else {
            return Default::default();
        };
        let stand = match duel.play.ended() {
            Some(_) => words::duel_standing_over(),
            None => words::duel_standing(duel.turns() + 1),
        };
        (duel.play.now().title(), stand)
    }
}

/// Returns the motion of a swapping player's emblem to the piece that it takes over.
fn taken_over(duel: BoardTable<'_>) -> Option<Moving> {
    let seat = duel.acting()?;
    let board = duel.play.shown();
    let piece = duel.grid().cells().find(|&cell| board.is_taken(cell));
    let swapped = duel.play.draft().special.as_deref() == Some("swap");
    piece
        .filter(|_| swapped)
        .map(|at| Moving::Swap { seat, at })
}

/// Draws the two players' panels, and the name of the game in two corners.
fn draw_seats(state: &State, duel: BoardTable<'_>, pen: &mut Pen) {
    let title = match state.is_set_up() {
        true => duel.play.shown().title(),
        false => title(duel),
    };
    panel::draw_corners(title, pen);
    if state.linked_game().is_none() {
        opening::draw(state, duel, pen);
    }
    for player in [0, 1] {
        let sitting = duel.sitting[player];
        let acting = duel.acting() == Some(learner(duel, player));
        let won = duel
            .play
            .ended()
            .is_some_and(|ended| ended.winner == Some(player) && !state.is_set_up());
        let rim = Rim::lit(acting || won);
        // An exercise speaks to the side whose turn it is.
        let colour = duel.sitting[learner(duel, player)].colour;
        if let Some(reader) = aside::reader(state, duel.screen, sitting.place) {
            aside::draw(state, duel, player, reader, rim, pen);
            continue;
        }
        pen.with_pose(sitting.place.pose(), |pen| {
            clock::draw_tab(state, duel, player, pen);
        });
        panel::draw(state, (sitting.place, colour), rim, pen, |pen| {
            draw_upper_line(state, duel, player, won, pen);
            match sitting.computer() {
                Some(strength) => computer::draw(state, sitting.place, strength, pen),
                None if sitting.is_remote() => phone::draw_far(state, sitting.place, pen),
                None if state.linked_game().is_none() => draw_buttons(state, duel, player, pen),
                None => {}
            }
        });
    }
}

/// Title: the game or, in the end, the winner. An exercise has its own.
fn title(duel: BoardTable<'_>) -> Message {
    if let Some(course) = duel.screen.course() {
        return course.title();
    }
    match duel.play.ended() {
        None => duel.play.shown().title(),
        Some(_) => result(duel),
    }
}

fn draw_upper_line(state: &State, duel: BoardTable<'_>, player: Player, won: bool, pen: &mut Pen) {
    let sitting = duel.sitting[player];
    if let Some(lesson) = shown_lesson(state, duel, player) {
        return match duel.screen.course() {
            Some(_) => coach::draw_alone(lesson, pen),
            None => coach::draw(state, sitting.place, lesson, pen),
        };
    }
    if let Some(said) = last_words::of(state, duel, player) {
        return last_words::draw_end(state, duel, player, won, said, pen);
    }
    pen.text(sitting.colour.name(), Point::new(LEFT, 38.0), panel::NAME);
    let (status, ink) = status(state, duel, player);
    let status = pen.say(status);
    let size = widgets::fitting(&status, Face::Text, 23.0, RIGHT - LEFT);
    let style = Style::new(Face::Text, size, ink);
    pen.text(status, Point::new(LEFT, 68.0), style);
    let tally = pen.say(tally(state, duel, player));
    let name = measure::width(
        &pen.say(sitting.colour.name()),
        Face::Bold,
        panel::NAME.size(),
    );
    let mut left = LEFT + name + 24.0;
    if won {
        emblems::draw_laurels(pen, Point::new(left + 4.0, 28.0), 38.0);
        left += 36.0;
    }
    let room = RIGHT - left;
    let size = widgets::fitting(&tally, Face::Text, 21.0, room);
    let style = Style::new(Face::Text, size, theme::GOLD).end();
    pen.text(tally, Point::new(RIGHT, 36.0), style);
}

/// A button of a player: its target, words, look, and its frame on a table's panel.
pub(crate) struct Action {
    /// Target that it presses.
    pub(crate) target: Target,
    /// Words on it.
    pub(crate) words: Message,
    /// Look of the button.
    pub(crate) look: ButtonState,
    on_table: Frame,
}

impl Action {
    /// Returns true if the button takes a head start in the next game.
    pub(crate) fn begins_ahead(&self) -> bool {
        matches!(self.target, Target::Seat(_, SeatTarget::Ahead))
    }
}

fn action(target: Target, words: Message, look: ButtonState, on_table: Frame) -> Action {
    Action {
        target,
        words,
        look,
        on_table,
    }
}

fn draw_buttons(state: &State, duel: BoardTable<'_>, player: Player, pen: &mut Pen) {
    for button in actions(state, duel, player) {
        let frame = button.on_table;
        let pressed = state.hands.presses(button.target);
        let look = ButtonState {
            pressed,
            ..button.look
        };
        widgets::button(pen, button.target, frame, &button.words, 24.0, look);
        draw_proposal(&button, frame, pen);
        hint::name(state, button.target, pen);
    }
    let is_free = duel.play.ended().is_none()
        && !duel.is_asking(player)
        && duel.proposed_to(player).is_none();
    let [.., phone, away] = row(state, duel, player);
    if is_free && offers_phone(state, duel, player) {
        phone::button(state, duel.sitting[player].place, phone, pen);
    }
    if duel.sitting[player].stands_in_for().is_some() && duel.play.ended().is_none() {
        computer::draw_again(state, duel.sitting[player].place, away, pen);
    }
}

/// Returns the places of a special turn, UNDO, the hint, OK, the phone, and RESIGN or the button that gives the seat
/// back to the computer. A button that is not there has an empty frame.
fn row(state: &State, duel: BoardTable<'_>, player: Player) -> [Frame; 6] {
    let share = |is_there: bool, share: f32| if is_there { share } else { 0.0 };
    let phones = offers_phone(state, duel, learner(duel, player));
    let shares = [
        share(duel.play.now().passes(), 9.0),
        9.0,
        share(state.offers_hints(), 8.5),
        11.0,
        share(phones, 5.5),
        11.0,
    ];
    panel::BUTTONS.shared(shares, panel::APART)
}

/// Returns the words for a player's head start in the next game, and true if it is chosen; `None` if there is no
/// such offer.
fn ahead_words(state: &State, duel: BoardTable<'_>, player: Player) -> Option<(Message, bool)> {
    let ahead = duel.screen.ahead_again();
    let by = ahead.map_or(0, |(seat, by)| if seat == player { by } else { 0 });
    let game = state.games.get(duel.id());
    let is_offered = state.offers_ahead_again(player);
    is_offered.then(|| (terms::begins_ahead(game, by), by > 0))
}

/// Draws a golden rim round a button that offers to begin the next game ahead.
pub(super) fn draw_proposal(one: &Action, frame: Frame, pen: &mut Pen) {
    if one.begins_ahead() && one.look.chosen == Some(false) {
        terms::draw_rim(frame, pen);
    }
}

/// Returns true if a seat on a table's panel can be played from a phone.
fn offers_phone(state: &State, duel: BoardTable<'_>, player: Player) -> bool {
    let sitting = duel.sitting[player];
    state.offers_rooms() && sitting.is_person() && sitting.stands_in_for().is_none()
}

/// Buttons of a player who is asked about resigning. Between people there is a draw offer as well.
fn resign_actions(duel: BoardTable<'_>, player: Player) -> Vec<Action> {
    let look = ButtonState::new(true, false);
    let seat = |target| Target::Seat(duel.sitting[player].place, target);
    // YES is not where RESIGN was.
    let offers = duel.may_propose(player, Proposal::Draw);
    let shares = if offers {
        [5.0, 6.0, 6.0]
    } else {
        [1.0, 0.0, 1.0]
    };
    let [resign, draw, go_on] = panel::BUTTONS.shared(shares, panel::APART);
    let yes = seat(SeatTarget::ResignYes);
    let mut all = vec![action(yes, words::duel_resign(), look, resign)];
    if offers {
        let target = seat(SeatTarget::OfferDraw);
        all.push(action(target, words::duel_offer_draw(), look, draw));
    }
    let no = seat(SeatTarget::ResignNo);
    let words = words::over_keep_playing();
    all.push(action(no, words, look.golden(), go_on));
    all
}

/// Buttons of a player now.
pub(crate) fn actions(state: &State, duel: BoardTable<'_>, player: Player) -> Vec<Action> {
    let place = duel.sitting[player].place;
    let look = |enabled| ButtonState::new(enabled, false);
    let seat = |target| Target::Seat(place, target);
    let course = duel.screen.course();
    if course.is_some() && !duel.sitting[player].is_person() {
        return Vec::new();
    }
    if duel.play.ended().is_some() && course.is_none() {
        let again = match duel.is_what_if() {
            true => Target::Review(ReviewTarget::Back),
            false => Target::Results(ResultsTarget::PlayAgain),
        };
        let words = match duel.is_what_if() {
            true => words::review_back(),
            false => vote::again(duel.screen.is_trial()),
        };
        let review = match state.is_watching() {
            true => Target::Review(ReviewTarget::Open),
            false => seat(SeatTarget::Review),
        };
        let elsewhere = state.member().is_some();
        let ahead = ahead_words(state, duel, player).filter(|_| !duel.is_what_if() && !elsewhere);
        let shares = match ahead.is_some() {
            true => [6.2, 6.45, 5.9, 5.9],
            false => [4.0, 0.0, 3.0, 3.0],
        };
        let [play, begins, look_back, leave] = panel::BUTTONS.shared(shares, panel::APART);
        let mut all = Vec::new();
        // Only the table can continue.
        if !elsewhere {
            all.push(action(again, words, look(true).golden(), play));
        }
        all.extend(ahead.map(|(words, is_chosen)| {
            let target = seat(SeatTarget::Ahead);
            action(target, words, look(true).choice(is_chosen), begins)
        }));
        if !duel.is_what_if() {
            let words = words::rail_results_review();
            all.push(action(review, words, look(true), look_back));
        }
        // A table offers no picture.
        if state.offers_picture() {
            // SHARE has one as well.
            if !all.iter().any(Action::begins_ahead) {
                let picture = Target::Share(ShareTarget::Picture);
                let words = words::sheet_picture_open();
                all.push(action(picture, words, look(true), Frame::default()));
            }
            if !duel.is_what_if() {
                let share = Target::Share(ShareTarget::Open);
                let words = words::over_share();
                all.push(action(share, words, look(true), Frame::default()));
            }
        }
        let (away, words) = match elsewhere {
            true => (Target::Room(RoomTarget::Leave), words::seat_leave()),
            false => (Target::ToLobby, words::over_to_lobby()),
        };
        all.push(action(away, words, look(true), leave));
        return all;
    }
    if duel.is_asking(player) {
        return resign_actions(duel, player);
    }
    if let Some(what) = duel.proposed_to(player) {
        // The answer that ends the game is not where the middle of OK is.
        let [left, right] = panel::BUTTONS.shared([2.0, 3.0], panel::APART);
        let (yes, no) = (seat(SeatTarget::AnswerYes), seat(SeatTarget::AnswerNo));
        let (agreed, declined) = match what {
            Proposal::Draw => (words::duel_draw_accept(), words::duel_draw_decline()),
            Proposal::TakeBack => (words::duel_back_allow(), words::duel_draw_decline()),
        };
        return vec![
            action(yes, agreed, look(true), left),
            action(no, declined, look(true), right),
        ];
    }
    let player = learner(duel, player);
    let acting = duel.acting() == Some(player);
    let hints = state.offers_hints();
    let [say, undo, ask, ok, _, away] = row(state, duel, player);
    let skip = || {
        let skip = seat(SeatTarget::LeaveExercises);
        action(skip, words::exercise_skip(), look(true).quiet(), away)
    };
    if course.is_some_and(Course::is_done) {
        // OK keeps its place, so that a second tap on it skips nothing.
        let next = seat(SeatTarget::NextExercise);
        let confirm = seat(SeatTarget::Ok);
        return vec![
            action(next, words::exercise_next(), look(true).golden(), undo),
            action(confirm, words::rail_ok(), look(false), ok),
            skip(),
        ];
    }
    let mut all = Vec::new();
    // The button of a special turn keeps its place, so that nothing moves when it appears.
    if let Some(special) = duel
        .play
        .special()
        .filter(|_| acting && duel.play.now().passes())
    {
        let enabled = duel.play.draft().special.is_none() || state.house.settings.confirms_by_tap();
        let words = turn_in_words(&special);
        all.push(action(seat(SeatTarget::Special), words, look(enabled), say));
    }
    if hints {
        let coming = acting && matches!(state.hint(), Some(Advice::Coming(_)));
        let words = match coming {
            true => words::rail_hint_coming(),
            false => words::rail_hint(),
        };
        let enabled = look(state.may_hint(place));
        all.push(action(seat(SeatTarget::Hint), words, enabled, ask));
    }
    // It is a different target, so that one tap too many on UNDO takes no turn back.
    let asks_back = duel.may_propose(player, Proposal::TakeBack);
    let (target, may_undo) = match acting && duel.may_take_back(player) || asks_back {
        true => (SeatTarget::TakeBack, true),
        false => (SeatTarget::Undo, acting && duel.may_undo()),
    };
    let may_undo = look(may_undo);
    all.push(action(seat(target), words::rail_undo(), may_undo, undo));
    let may_commit = look(acting && duel.may_commit()).golden();
    all.push(action(
        seat(SeatTarget::Ok),
        words::rail_ok(),
        may_commit,
        ok,
    ));
    if course.is_some() {
        all.push(skip());
        return all;
    }
    if duel.is_what_if() {
        // A try can be left, with nothing to resign.
        let back = Target::Review(ReviewTarget::Back);
        let words = words::review_back_short();
        all.push(action(back, words, look(true).quiet(), away));
        return all;
    }
    // RESIGN is always allowed, but quiet.
    if duel.sitting[player].stands_in_for().is_none() {
        let resign = look(true).quiet();
        let target = seat(SeatTarget::Resign);
        all.push(action(target, words::duel_resign(), resign, away));
    }
    all
}
