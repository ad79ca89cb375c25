//! Looking back at a round once it is over.

#![deny(
    clippy::wildcard_enum_match_arm,
    reason = "a new target has to be answered"
)]

use crate::input::Effect;
use crate::layout::Layout;
use crate::looking_back::LookingBack;
use crate::state::State;
use crate::table::TableScreen;
use base::sound::Sound;
use base::table::Station;
use base::words::{self, Message};
use scene::{ReviewTarget, Seek};
use session::{Command, Fact, Seat};

impl State {
    /// Opens the review of the round whose results are on the screen, first for one of their readers.
    fn open_review(&mut self, out: &mut Vec<Effect>) {
        let rotation = self.overlays.rotation;
        let Some(table) = self.table() else { return };
        let seats = table.session().seats();
        // An own screen is upright, whatever the place of its seat.
        let is_own = self.layout() == Layout::Own;
        let reads = |seat: &Seat| {
            let seat = seats[*seat];
            (is_own || seat.place.turn() == rotation) && seat.is_person()
        };
        let seat = (0..seats.len()).find(reads).unwrap_or(0);
        self.look_back_at(seat, out);
    }

    /// The same for the person at a place.
    pub(crate) fn open_review_of(&mut self, place: Station, out: &mut Vec<Effect>) {
        let Some(table) = self.table() else { return };
        if table.review.is_some() {
            return self.press_review(ReviewTarget::Player(place), out);
        }
        if let Some(seat) = table.session().seat_at(place) {
            self.look_back_at(seat, out);
        }
    }

    fn look_back_at(&mut self, seat: Seat, out: &mut Vec<Effect>) {
        let Some(table) = self.table() else { return };
        // A game for two that is still played has no review.
        let session = table.session();
        let is_over = session.board().is_none() || session.is_finished();
        if !is_over && self.linked_game().is_none() {
            return;
        }
        let Some((review, request)) = self.game_screen(table).look_back(table, seat) else {
            return;
        };
        let screen = self.game_screen(table);
        let asked = self.engine.ask(&request, out);
        if let Some(table) = self.screen.table_mut() {
            if table.session().board().is_some() {
                table.recall_all_turns(screen);
            }
            table.review = Some(review);
            table.review_asked = asked;
        }
    }

    /// A question has been answered: perhaps that for the review.
    pub(crate) fn review_came(
        &mut self,
        id: u32,
        answer: Result<String, Message>,
        out: &mut Vec<Effect>,
    ) {
        let Some(table) = self.screen.table_mut() else {
            return;
        };
        if let Some(request) = table.review_answered(id, answer) {
            table.review_asked = self.engine.ask(&request, out);
        }
    }

    /// Sends the review's next question to the engine, if there is one. With `is_lost` the answer to the last one
    /// may never come.
    pub(crate) fn ask_about_review(&mut self, is_lost: bool, out: &mut Vec<Effect>) {
        let Some(table) = self.screen.table_mut() else {
            return;
        };
        let Some(mut review) = table.review.take() else {
            return;
        };
        let request = review.next_question(table.session(), is_lost);
        table.review = Some(review);
        if let Some(request) = request {
            table.review_asked = self.engine.ask(&request, out);
        }
    }

    /// A button of the review.
    pub(crate) fn press_review(&mut self, target: ReviewTarget, out: &mut Vec<Effect>) {
        // A finger on the slider means another one now.
        self.hands.contacts.end_slides();
        match target {
            ReviewTarget::Open => self.open_review(out),
            ReviewTarget::Spoken(place, turn) => {
                self.open_review_of(place, out);
                self.screen
                    .review_go_to(usize::from(turn).saturating_sub(1));
            }
            ReviewTarget::Close => self.close_review(),
            ReviewTarget::Back => self.back_to_review(out),
            ReviewTarget::Player(_)
            | ReviewTarget::Network(_)
            | ReviewTarget::Turning
            | ReviewTarget::Joints
            | ReviewTarget::Line(_) => {
                self.in_review(|review, table| review.press(table.session(), target));
            }
        }
    }

    /// Calls `go` with the review. It announces a turn that was tried, like a played one.
    fn in_review(&mut self, go: impl FnOnce(&mut dyn LookingBack, &TableScreen)) {
        let tries = |state: &Self| Some(state.table()?.tries()?.0);
        let before = tries(self);
        self.screen.with_review(go);
        if tries(self) > before {
            self.say_tried();
        }
    }

    /// Announces the latest tried turn, and the next player or how the game would have ended.
    fn say_tried(&mut self) {
        let Some((_, shown)) = self.table().and_then(TableScreen::tries) else {
            return;
        };
        let screen = self.game_screen(shown);
        let session = shown.session();
        let next = match session.to_act() {
            Some(seat) => Some(words::session_on_turn(session.seats()[seat].colour.name())),
            None => screen.tell(shown, &Fact::Finished),
        };
        let said: Vec<Message> = screen.last_turns(shown).into_iter().chain(next).collect();
        said.into_iter().for_each(|words| self.speech.say(words));
    }

    /// Tries a finger's command on the board under review.
    pub(crate) fn try_on_board(&mut self, command: Command, out: &mut Vec<Effect>) {
        let mut tried = Ok(());
        self.in_review(|review, _| tried = review.perform(command));
        let sound = match tried {
            Ok(()) => self.games.get(self.game_id()).voice,
            Err(why) => {
                self.speech.say(Message::from(&why));
                Sound::Buzz
            }
        };
        out.push(Effect::Sound(sound, None));
    }

    /// Returns from a review to the results.
    pub(crate) fn close_review(&mut self) {
        self.hands.contacts.end_slides();
        if let Some(table) = self.screen.table_mut() {
            table.review = None;
        }
    }

    /// Goes to another deed of the round.
    pub(crate) fn review_seek(&mut self, to: Seek) {
        self.hands.contacts.end_slides();
        self.screen.with_review(|review, _| review.seek(to));
    }
}
