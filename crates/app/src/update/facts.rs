//! The effects of facts: speech, sounds, motions, and changes of the table's screen.

use crate::game_screen::GameScreen;
use crate::input::Effect;
use crate::layout::Layout;
use crate::motion::{DISSOLVE_MS, Moment, Motions, Moving};
use crate::ready::Ready;
use crate::screen::Screen;
use crate::state::State;
use crate::table::{Glide, TableScreen};
use crate::update::commands::NOTE_MS;
use base::Millis;
use base::sound::Sound;
use base::table::Station;
use base::words::{self, Message};
use rules::Cell;
use session::{Actor, Fact, Session};

/// The motions of an undo, and the paths of its pieces.
type WayBack = (Vec<Moving>, Vec<Vec<Cell>>);

impl State {
    /// Shows the facts of a command: sounds, moving pieces, closed lists.
    pub(crate) fn show_facts(&mut self, facts: Vec<Fact>, out: &mut Vec<Effect>) {
        if let Some(room) = self.elsewhere.room_mut() {
            room.happened(&facts);
        }
        self.say_facts(&facts);
        let moving = self.set_out(&facts, out);
        let Some(table) = self.screen.table() else {
            return;
        };
        let own_voice = self.game_screen(table).voice(table);
        let voice = own_voice.unwrap_or(self.games.get(self.game_id()).voice);
        let sound = |fact| sound_of(fact, &facts, table.session(), &moving, voice);
        let heard = facts.iter().filter_map(sound);
        out.extend(heard.map(|(sound, from)| Effect::Sound(sound, from)));
        self.let_go(&facts);
        if let Some(table) = self.screen.table_mut() {
            facts.iter().for_each(|fact| table.follow(fact, self.now));
        }
        if facts.contains(&Fact::Continued) {
            if !self.is_still() {
                out.push(Effect::Dissolve(DISSOLVE_MS));
            }
            self.deal(out);
        }
        if facts.contains(&Fact::Finished) {
            // An adaptive player speaks at the strength of its last game, and then learns.
            self.say_last_words();
            self.learn_from_the_end();
        }
        for fact in facts {
            if let Fact::Handed(seat) = fact {
                self.handed(seat);
            }
        }
    }

    /// Closes lists that fingers hold open, and shows a note about a declined proposal. A list closes at its
    /// owner's OK, even if a finger holds it open, because its next content is not what the finger has asked for.
    fn let_go(&mut self, facts: &[Fact]) {
        let Some(table) = self.screen.table() else {
            return;
        };
        let seats = table.session().seats();
        for fact in facts {
            match *fact {
                Fact::Committed(seat) => {
                    let place = seats[seat].place;
                    self.hands.contacts.end_peeks(|other| other == place);
                }
                Fact::RoundEnded => self.hands.contacts.end_peeks(|_| true),
                Fact::Declined(seat, what) => {
                    let other = seats[1 - seat.min(1)].place;
                    let until = self.now + NOTE_MS;
                    self.speech.note_until(other, what.declined(), until);
                }
                Fact::Drafted { .. }
                | Fact::Undone
                | Fact::TakenBack(_)
                | Fact::Announced
                | Fact::Connected(_)
                | Fact::Continued
                | Fact::Finished
                | Fact::Proposed(..)
                | Fact::Handed(_) => {}
            }
        }
    }

    /// Announces the facts of a command, and then whose turn it is.
    fn say_facts(&mut self, facts: &[Fact]) {
        let Some(table) = self.screen.table() else {
            return;
        };
        let screen = self.game_screen(table);
        let tell = |fact| screen.tell(table, fact);
        let mut said: Vec<Message> = facts.iter().filter_map(tell).collect();
        let passes = |fact: &Fact| matches!(fact, Fact::Committed(_) | Fact::Continued);
        let goes_on = table.course().is_none() && facts.iter().any(passes);
        if let Some(seat) = table.session().to_act().filter(|_| goes_on) {
            let who = table.session().seats()[seat].colour.name();
            said.push(words::session_on_turn(who));
        }
        if let Some(walker) = table.session().person_to_act() {
            self.hands.walkers.is_on_turn(walker);
        }
        if let Some(table) = self.screen.table_mut() {
            table.note(screen, facts);
        }
        said.into_iter().for_each(|words| self.speech.say(words));
    }

    /// Starts the motions of a command, and returns them.
    fn set_out(&mut self, facts: &[Fact], out: &mut Vec<Effect>) -> Vec<Moving> {
        let Some(table) = self.screen.table() else {
            return Vec::new();
        };
        let screen = self.game_screen(table);
        let (layout, now) = (self.layout(), self.now);
        let Some(table) = self.screen.table_mut() else {
            return Vec::new();
        };
        let (moving, connects) = table.set_out(screen, facts, layout, now);
        if connects {
            out.push(Effect::Sound(Sound::Whistle, None));
        }
        moving
    }

    /// Plays the sounds of motions that have started.
    pub(crate) fn hear_motions(&mut self, out: &mut Vec<Effect>) {
        let (now, shown) = (self.now, self.gliding_clock());
        let heard = if let Screen::Puzzle(puzzle) = &mut self.screen {
            let is_moving = puzzle.is_moving(shown);
            puzzle.motions.take_heard(now, is_moving)
        } else if let Some(table) = self.screen.table_mut() {
            let are_going = table.motions.are_going(shown);
            table.motions.take_heard(now, are_going)
        } else {
            Vec::new()
        };
        let heard = heard.into_iter();
        out.extend(heard.map(|(sound, from)| Effect::Sound(sound, from)));
    }
}

impl TableScreen {
    /// Starts the motions of a command. Returns them, and true if players have connected.
    pub(crate) fn set_out(
        &mut self,
        screen: &dyn GameScreen,
        facts: &[Fact],
        layout: Layout,
        now: Millis,
    ) -> (Vec<Moving>, bool) {
        let moving = |fact| screen.moving(self, fact);
        let mut moving: Vec<Moving> = facts.iter().flat_map(moving).collect();
        // Only a table has panels, a podium, and several people who wait for one another.
        if layout == Layout::Table {
            moving.extend(self.handcar(facts));
        } else {
            moving.retain(|what| !matches!(what, Moving::Taxes | Moving::Podium));
        }
        let moment = |fact| screen.moment(self, fact);
        let seats: Vec<_> = facts.iter().filter_map(moment).collect();
        // Running motions belong to the step taken back, or to the turn that is announced instead.
        let ends =
            |fact: &Fact| matches!(fact, Fact::Undone | Fact::TakenBack(_) | Fact::Announced);
        if facts.iter().any(ends) {
            self.motions.end();
        }
        for &what in &moving {
            self.motions.begin(what, what.sound(), now);
        }
        let connects = !seats.is_empty();
        if connects {
            self.moment = Some(Moment::new(seats, now));
        }
        (moving, connects)
    }

    /// Returns the handcar from one panel to another, if a turn's end is the only fact.
    fn handcar(&self, facts: &[Fact]) -> Option<Moving> {
        let &[Fact::Committed(seat)] = facts else {
            return None;
        };
        let seats = self.session().seats();
        let [from, to] = [seat, self.session().to_act()?].map(|seat| seats[seat].place);
        let goes = from != to && self.course().is_none();
        goes.then_some(Moving::Handcar { from, to })
    }

    /// Returns the motions that would undo the last step of the turn now.
    pub(crate) fn way_back(&self, screen: &dyn GameScreen) -> WayBack {
        let board = self.session().board();
        let paths = board.map_or(Vec::new(), |board| board.ways_back());
        (screen.undoing(self), paths)
    }

    /// Moves undone pieces and hubs back to their origins.
    pub(crate) fn send_back(&mut self, (moving, paths): WayBack, since: Millis) {
        for what in moving {
            self.motions.begin(what, None, since);
        }
        if !paths.is_empty() {
            self.glide = Glide { paths, since };
        }
    }

    /// Updates the screen after a fact of its session.
    pub(crate) fn follow(&mut self, fact: &Fact, since: Millis) {
        match fact {
            Fact::Drafted { paths, .. } => {
                let paths = paths.clone();
                self.glide = Glide { paths, since };
            }
            Fact::Undone | Fact::TakenBack(_) => {
                self.expectations.take_back(self.session().moves());
                self.glide = Glide::default();
            }
            Fact::Announced => self.glide = Glide::default(),
            Fact::Committed(seat) => self.set_open(*seat, false),
            Fact::RoundEnded => self.close_lists(),
            Fact::Continued => {
                // A tour of the round before would show hands of the next one.
                self.motions = Motions::default();
                self.review = None;
                self.moment = None;
                self.ready = Ready::default();
                self.plates_are_away = false;
            }
            Fact::Finished => self.stop_asking(),
            Fact::Handed(_) => self.expectations.forget(),
            Fact::Connected(_) | Fact::Proposed(..) | Fact::Declined(..) => {}
        }
    }
}

/// Returns the sound of one of some facts, and its place, given the motions that start. A piece on a board has the
/// game's voice.
fn sound_of(
    fact: &Fact,
    facts: &[Fact],
    session: &Session,
    moving: &[Moving],
    voice: Sound,
) -> Option<(Sound, Option<Station>)> {
    let acting = session.place_of(Actor::Table);
    let other = |seat: usize| session.seats().get(1 - seat.min(1)).map(|seat| seat.place);
    match fact {
        Fact::Drafted { moved, .. } => {
            let heard = match moving.first() {
                _ if !moved => Sound::Click,
                Some(Moving::Hub(_)) => Sound::Hub,
                _ => voice,
            };
            Some((heard, acting))
        }
        Fact::Undone | Fact::TakenBack(_) => Some((Sound::Undo, acting)),
        Fact::Committed(_) => {
            // The player on turn hears it from their own side.
            let calls = facts.len() == 1 && session.person_to_act().is_some();
            acting.filter(|_| calls).map(|at| (Sound::Turn, Some(at)))
        }
        Fact::Connected(_) => Some((Sound::Ding, None)),
        Fact::RoundEnded => Some((Sound::Steam, None)),
        Fact::Continued => Some((Sound::Whistle, None)),
        Fact::Finished => {
            // A winner's fanfare plays with the raining tickets.
            let rains = moving.iter().any(|what| matches!(what, Moving::Tickets(_)));
            (!rains).then_some((Sound::Fanfare, None))
        }
        Fact::Proposed(seat, _) => other(*seat).map(|other| (Sound::Turn, Some(other))),
        Fact::Declined(seat, _) => Some((Sound::Click, other(*seat))),
        // A person has heard the button.
        Fact::Announced | Fact::Handed(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::tests::{PLACES, table};
    use session::{Controller, Proposal};

    /// Returns the sounds of facts, one after another, at a table of two whose first player is on turn.
    fn heard(facts: &[Fact], moving: &[Moving]) -> Vec<(Sound, Option<Station>)> {
        let table = table(Controller::Person);
        let sound = |fact| sound_of(fact, facts, table.session(), moving, Sound::Hub);
        facts.iter().filter_map(sound).collect()
    }

    #[test]
    fn a_turn_calls_the_next_person_unless_more_has_happened() {
        let turn = Fact::Committed(1);
        assert_eq!(
            heard(std::slice::from_ref(&turn), &[]),
            [(Sound::Turn, Some(PLACES[0]))]
        );
        assert_eq!(
            heard(&[turn, Fact::RoundEnded], &[]),
            [(Sound::Steam, None)]
        );
    }

    #[test]
    fn the_fanfare_waits_for_the_rain_of_tickets() {
        assert_eq!(heard(&[Fact::Finished], &[]), [(Sound::Fanfare, None)]);
        let rains = [Moving::Tickets(PLACES[0])];
        assert_eq!(heard(&[Fact::Finished], &rains), []);
    }

    #[test]
    fn a_proposal_is_heard_by_the_other_person() {
        let proposed = Fact::Proposed(0, Proposal::Draw);
        let declined = Fact::Declined(1, Proposal::Draw);
        let expected = [
            (Sound::Turn, Some(PLACES[1])),
            (Sound::Click, Some(PLACES[0])),
        ];
        assert_eq!(heard(&[proposed, declined], &[]), expected);
    }

    #[test]
    fn what_is_taken_back_glides_no_more_and_the_way_back_does() {
        let (mut table, now) = (table(Controller::Person), Millis::new(5.0));
        let path = vec!["a1".parse().expect("it is a cell"); 2];
        let paths = vec![path];
        let moved = true;
        let drafted = Fact::Drafted {
            moved,
            paths: paths.clone(),
        };
        table.follow(&drafted, now);
        assert_eq!(table.glide.paths, paths);
        table.follow(&Fact::Undone, now);
        assert!(table.glide.paths.is_empty());
        table.send_back((Vec::new(), paths.clone()), now);
        assert_eq!((&table.glide.paths, table.glide.since), (&paths, now));
    }
}
