//! From targets to commands: what every button and every touch on a board means, once it counts, and
//! what the table shows of the facts that follow.

#![deny(
    clippy::wildcard_enum_match_arm,
    reason = "a new target has to be answered"
)]

use crate::input::Effect;
use crate::layout::Layout;
use crate::motion::{Moment, Moving};
use crate::overlay::{Overlay, Question};
use crate::ready::Ready;
use crate::room::Said;
use crate::screen::Screen;
use crate::state::{Note, RefusedCell, State};
use crate::table::{Asked, Glide, TableScreen};
use crate::vote::Proposal;
use base::Millis;
use base::sound::Sound;
use base::table::{Rotation, Station};
use base::words::{self, Message};
use rules::{Cell, GameId, Spot};
use scene::{
    LobbyTarget, QuestionTarget, ResultsTarget, RulesTarget, SavedTarget, SeatTarget,
    SettingsTarget, ShareTarget, SheetTarget, Slider, Target,
};
use session::{Actor, BoardPlay, Command, Fact, Refused, Revision, Seat, Session};

/// How long a seat's panel says why something was refused, in milliseconds.
pub(super) const NOTE_MS: Millis = Millis::new(2500.0);

/// The cell of a board for two that a refusal of a command is about.
fn touched_cell(command: &Command, board: Option<&dyn BoardPlay>) -> Option<Cell> {
    if let &Command::Drag {
        from: Spot::Cell(from),
        to: Spot::Cell(to),
    } = command
    {
        let is_stuck = board.is_some_and(|board| board.is_stuck(from));
        return Some(if is_stuck { from } else { to });
    }
    if let Command::Touch(Spot::Cell(cell)) = command {
        Some(*cell)
    } else {
        None
    }
}

impl State {
    /// A button has been pressed; it acts if it was allowed when the finger went down and still is.
    pub(crate) fn press(&mut self, target: Target, was_enabled: bool, out: &mut Vec<Effect>) {
        let enabled = was_enabled && self.area(target).is_some_and(|area| area.enabled);
        if !enabled {
            self.say_why_not(target);
            return out.push(Effect::Sound(Sound::Buzz, target.place()));
        }
        match target {
            Target::Lobby(target) => self.press_lobby(target, out),
            Target::Seat(place, target) => self.press_seat(place, target, out),
            Target::Board(spot) => self.touch(spot, out),
            Target::Results(ResultsTarget::Next) => {
                self.order(Actor::Table, Command::Continue, out);
            }
            Target::Results(ResultsTarget::PlayAgain) => self.propose(Proposal::PlayAgain, out),
            Target::Results(ResultsTarget::AnotherMap(map)) => {
                self.propose(Proposal::AnotherMap(map), out);
            }
            Target::Results(ResultsTarget::Podium) => {
                if let Some(table) = self.screen.table_mut() {
                    table.podium_is_away = true;
                }
            }
            Target::Review(target) => self.press_review(target, out),
            Target::Replay(target) => self.press_replay(target, out),
            Target::Rules(target) => self.press_rules(target, out),
            Target::Settings(target) => self.press_settings(target, out),
            Target::Question(answer) => self.answer_question(answer, out),
            Target::Saved(SavedTarget::Resume) => self.go_on_with_it(out),
            Target::Saved(SavedTarget::Forget) => self.ask_first(Question::Forget(None)),
            Target::Share(ShareTarget::Open) => self.share(false),
            Target::Share(ShareTarget::Hands) => self.propose(Proposal::ShareHands, out),
            Target::Share(ShareTarget::Copy) => self.copy(out),
            Target::Share(ShareTarget::Send) => self.send_link(out),
            Target::Share(ShareTarget::Moves) => self.copy_moves(out),
            Target::Share(ShareTarget::Picture) => self.open_pictures(),
            Target::Share(ShareTarget::Save(format)) => self.save_picture(format, out),
            Target::Room(target) => self.press_room(target, out),
            Target::Pin(target) => self.press_pad(target, out),
            Target::Operator(target) => self.operate(target, out),
            Target::Look(look) => self.look(look),
            Target::Puzzle(target) => self.press_puzzle(target, out),
            Target::Sheet(SheetTarget::Close) => self.close_panel(),
            Target::Sheet(SheetTarget::Rotate) => {
                self.rotation = self.rotation.next();
                self.turn_rules(out);
            }
            // A slider answers to fingers that drag it and to the arrow keys.
            Target::Slider(_) | Target::Sheet(SheetTarget::Blank) => {}
            Target::Dismiss => _ = self.overlays.dismiss(),
            Target::ToLobby if self.linked_game().is_some() => self.leave_linked_game(),
            Target::ToLobby if self.session().is_some_and(Session::is_finished) => {
                self.propose(Proposal::Lobby, out);
            }
            Target::ToLobby => self.clear_table(),
        }
    }

    fn press_lobby(&mut self, target: LobbyTarget, out: &mut Vec<Effect>) {
        match target {
            LobbyTarget::Join(place) => {
                // Not that of somebody who has held a seat of a game which waits.
                self.withdraw_seat(place, out);
                self.lobby.join(place);
                self.sitting_down.begin(place, self.now);
                out.push(Effect::Sound(Sound::Chuff, Some(place)));
            }
            LobbyTarget::Computer(place) => {
                self.withdraw_seat(place, out);
                self.lobby.give(place);
                self.sitting_down.begin(place, self.now);
            }
            LobbyTarget::Invite(place) => {
                self.withdraw_seat(place, out);
                self.lobby.invite(place);
                self.sitting_down.begin(place, self.now);
                self.toggle_phone(place);
            }
            LobbyTarget::Strength(place, level) => self.lobby.choose_level(place, level),
            LobbyTarget::Colour(place, colour) => self.lobby.choose(place, colour),
            LobbyTarget::Leave(place) => {
                self.languages.choose(place, None);
                self.lobby.leave(place);
            }
            LobbyTarget::Against(level) => self.lobby.add(level),
            LobbyTarget::Game(game) => self.choose_game(game),
            LobbyTarget::Choice(choice, value) => self.lobby.choose_value(choice, value),
            LobbyTarget::Clock(limit) => self.lobby.clock = limit,
            LobbyTarget::Begins(place) => self.lobby.choose_first(place),
            LobbyTarget::Map(map) => {
                self.lobby.map = map;
                self.fetch(map, out);
            }
            LobbyTarget::Length(length) => self.choose_length(length),
            LobbyTarget::Start | LobbyTarget::TryIt if self.waiting.is_some() => {
                self.ask_first(Question::Forget(Some(Target::Lobby(target))));
            }
            LobbyTarget::Start => self.start(out),
            LobbyTarget::TryIt => self.try_it(out),
            LobbyTarget::Rotate => self.lobby_rotation = self.lobby_rotation.opposite(),
        }
    }

    fn press_rules(&mut self, target: RulesTarget, out: &mut Vec<Effect>) {
        match target {
            RulesTarget::Open => self.open_rules(self.game_id(), out),
            RulesTarget::Game(game) => self.open_rules(game, out),
            RulesTarget::Page(page) => self.leaf(page),
            RulesTarget::Try(..) if self.waiting.is_some() => {
                self.ask_first(Question::Forget(Some(Target::Rules(target))));
            }
            RulesTarget::Try(game, page) => self.try_page(game, page, out),
        }
    }

    fn press_seat(&mut self, place: Station, target: SeatTarget, out: &mut Vec<Effect>) {
        match target {
            SeatTarget::Special => self.order_at(place, Command::Special, out),
            SeatTarget::Resign => self.ask_seat(place, Some(Asked::Resign)),
            SeatTarget::ResignYes => self.order_at(place, Command::Resign, out),
            SeatTarget::ResignNo => self.ask_seat(place, None),
            SeatTarget::OfferDraw => {
                self.ask_seat(place, None);
                self.order_at(place, Command::OfferDraw, out);
            }
            SeatTarget::DrawYes => self.order_at(place, Command::AnswerDraw(true), out),
            SeatTarget::DrawNo => self.order_at(place, Command::AnswerDraw(false), out),
            // Fingers also hold it open; this is what the keyboard does.
            SeatTarget::Cities => self.keep_open(place, !self.list_is_open(place)),
            SeatTarget::Hint => self.press_hint(out),
            SeatTarget::Languages => self.toggle_languages(place),
            SeatTarget::Language(language) => self.choose_language(place, language, out),
            SeatTarget::Zoom => self.toggle_zoom(place),
            // Fingers touch the map through it.
            SeatTarget::Lens => {}
            SeatTarget::Undo => self.order_at(place, Command::Undo, out),
            SeatTarget::TakeBack => self.order_at(place, Command::TakeBack, out),
            SeatTarget::Discard => self.order_at(place, Command::Discard, out),
            SeatTarget::Finish => self.press_finish(place, out),
            SeatTarget::Ok => self.order_at(place, Command::Commit, out),
            SeatTarget::Review => self.open_review_of(place, out),
            SeatTarget::Ready => self.be_ready(place, out),
            SeatTarget::LeaveCoach => self.leave_coach(place),
            SeatTarget::NextExercise => self.next_exercise(out),
            SeatTarget::LeaveExercises => self.leave_course(out),
            SeatTarget::Computer => self.let_computer_try(place, out),
            SeatTarget::Leave => self.ask_to_leave(place, true),
            SeatTarget::LeaveYes => self.let_computer_play(place, out),
            SeatTarget::LeaveNo => self.ask_to_leave(place, false),
            SeatTarget::TakeOver => self.take_over(place, out),
            SeatTarget::Phone => self.toggle_phone(place),
            SeatTarget::PhoneHere => self.withdraw_seat(place, out),
            SeatTarget::PhoneAllow => self.decide_seat(place, true, out),
            SeatTarget::PhoneRefuse => self.decide_seat(place, false, out),
            SeatTarget::CopyLink => self.copy_link_at(place, out),
            SeatTarget::ComputerPlays => self.leave_seat(place, out),
            SeatTarget::Agree => self.agree(place, out),
            SeatTarget::Disagree => self.disagree(place),
        }
    }

    fn press_settings(&mut self, target: SettingsTarget, out: &mut Vec<Effect>) {
        match target {
            SettingsTarget::Cog => match self.overlays.sheet() {
                None => self.overlays.open(Overlay::Settings),
                Some(_) => self.close_panel(),
            },
            SettingsTarget::Hints => self.switch(Slider::Hints),
            SettingsTarget::Coach => self.switch(Slider::Coach),
            SettingsTarget::Motion => self.switch(Slider::Motion),
            SettingsTarget::Names => self.switch(Slider::Names),
            SettingsTarget::Contrast => self.switch(Slider::Contrast),
            SettingsTarget::Languages => self.overlays.open(Overlay::Languages),
            SettingsTarget::Language(language) => self.choose_house_language(language, out),
            SettingsTarget::Layout => self.change_layout(),
            SettingsTarget::FullScreen => {
                out.extend(self.full_screen.map(|on| Effect::FullScreen(!on)));
            }
            SettingsTarget::NewGame => self.ask_first(Question::NewGame),
            SettingsTarget::EndGame => self.ask_first(Question::EndGame),
            SettingsTarget::Update => out.push(Effect::TakeNewVersion),
        }
    }

    /// Switches what is on off, and what is off on.
    fn switch(&mut self, slider: Slider) {
        let share = 1.0 - self.settings.share(slider);
        self.settings.slide(slider, share);
    }

    pub(crate) fn ask_first(&mut self, question: Question) {
        self.overlays.open(Overlay::Question(question));
    }

    /// The question that is asked has been answered.
    fn answer_question(&mut self, answer: QuestionTarget, out: &mut Vec<Effect>) {
        let Some(&Overlay::Question(question)) = self.overlays.sheet() else {
            return;
        };
        self.overlays.close_sheet();
        match (answer, question) {
            (QuestionTarget::No, _) => {}
            (QuestionTarget::Yes, Question::NewGame) => self.again(out),
            (QuestionTarget::Yes, Question::EndGame | Question::Leave) => self.clear_table(),
            (QuestionTarget::Yes, Question::PlayOn) => self.play_on(out),
            (QuestionTarget::Yes, Question::Forget(next)) => {
                self.begin_anew(out);
                match next {
                    Some(Target::Lobby(next)) => self.press_lobby(next, out),
                    Some(Target::Rules(next)) => self.press_rules(next, out),
                    Some(_) | None => self.begin_against(out),
                }
            }
        }
    }

    /// The game on the table, or the one that is chosen.
    pub fn game_id(&self) -> GameId {
        self.session().map_or(self.lobby.game, Session::id)
    }

    /// Something has gone wrong that people should read; it comes behind what they have not read yet.
    pub(crate) fn complain(&mut self, why: Message) {
        let mut troubles = self.overlays.troubles().to_vec();
        if !troubles.contains(&why) {
            troubles.push(why);
            self.overlays.open(Overlay::Trouble(troubles));
        }
    }

    /// The revision that whatever comes to the table next has to be later than.
    pub(crate) fn last_revision(&self) -> Revision {
        self.session().map_or(self.before, Session::revision)
    }

    /// Another session comes to the table, if there is one.
    pub(crate) fn put(&mut self, screen: Option<TableScreen>, out: &mut Vec<Effect>) {
        let Some(screen) = screen else { return };
        // Whoever wants to play is here.
        if self.demonstration().is_some() {
            self.come(out);
        }
        self.before = self.last_revision();
        self.screen = Screen::Table(Box::new(screen));
        self.at = Default::default();
        self.rotation = Rotation::R0;
        // Whatever fingers were doing was meant for the game before.
        self.contacts.rest();
        out.push(Effect::Sound(Sound::Whistle, None));
    }

    /// The session leaves the table for good.
    pub(crate) fn clear_table(&mut self) {
        self.before = self.last_revision();
        self.screen = Screen::Lobby;
    }

    /// Asks the session for a command, and shows what came of it.
    pub fn apply(
        &mut self,
        by: Actor,
        command: Command,
        out: &mut Vec<Effect>,
    ) -> Result<(), Refused> {
        if self.member.is_some() {
            return self.ask_table(by, command, out);
        }
        if command == Command::Continue {
            self.prepare_deal();
        }
        let back = (command == Command::Undo).then(|| self.way_back());
        let Some(table) = self.screen.table_mut() else {
            return Err(Refused::NotOffered);
        };
        let seen = table.session.revision();
        let facts = table.session.apply(by, seen, command)?;
        self.show_facts(facts, out);
        self.send_back(back.unwrap_or_default());
        Ok(())
    }

    /// What has been taken back goes where it came from.
    fn send_back(&mut self, (moving, paths): (Vec<Moving>, Vec<Vec<Cell>>)) {
        let since = self.now;
        if let Some(table) = self.screen.table_mut() {
            moving
                .into_iter()
                .for_each(|what| table.motions.begin(what, since));
            if !paths.is_empty() {
                table.glide = Glide { paths, since };
            }
        }
    }

    /// What goes back if the last step of the turn is taken back now, and the ways of pieces.
    fn way_back(&self) -> (Vec<Moving>, Vec<Vec<Cell>>) {
        let Some(table) = self.table() else {
            return Default::default();
        };
        let paths = table.board().map_or(Vec::new(), |board| board.ways_back());
        (self.game_screen(table).undoing(table), paths)
    }

    /// The same for people: a refusal buzzes, and the panel of the seat on turn says why.
    pub(crate) fn order(&mut self, by: Actor, command: Command, out: &mut Vec<Effect>) {
        if self.holds_still() || self.table().is_some_and(TableScreen::rests) {
            return;
        }
        let confirms = command == Command::Commit;
        if confirms && self.misses_exercise() {
            return self.miss_exercise(by, out);
        }
        let session = self.session();
        let place = session.and_then(|session| {
            let seat = match by {
                Actor::Person(seat) | Actor::Computer(seat) | Actor::Remote(seat) => seat,
                Actor::Table => session.to_act()?,
            };
            Some(session.seats().get(seat)?.place)
        });
        let gives_up = command == Command::Discard;
        let cell = touched_cell(&command, self.session().and_then(Session::board));
        match (self.apply(by, command, out), place) {
            (Ok(()), place) => {
                if let Some(place) = place {
                    self.notes[place.index()] = None;
                }
                if gives_up {
                    out.push(Effect::Sound(Sound::Coin, place));
                }
                if confirms {
                    self.end_exercise();
                }
            }
            (Err(why), place) => {
                let aloud = Message::from(&why);
                let words = if let Refused::Illegal(words) = why {
                    words
                } else {
                    None
                };
                // An own screen says to its person alone what stands at the seat.
                if words.is_none() || place.is_none() || self.layout() == Layout::Table {
                    self.said.say(aloud);
                }
                self.refused = cell.map(|cell| RefusedCell {
                    cell,
                    at: self.last_revision(),
                });
                let until = match cell {
                    Some(_) => Millis::NEVER,
                    None => self.now + NOTE_MS,
                };
                if let Some(place) = place {
                    self.notes[place.index()] = words.map(|words| Note { words, until });
                }
                out.push(Effect::Sound(Sound::Buzz, place));
            }
        }
    }

    /// Somebody touches a button that does nothing now: the own panel says why.
    pub(crate) fn say_why_not(&mut self, target: Target) {
        let Target::Seat(place, target) = target else {
            return;
        };
        let asked = [
            (SeatTarget::Undo, Command::Undo),
            (SeatTarget::Discard, Command::Discard),
            (SeatTarget::Ok, Command::Commit),
        ];
        let mut asked = asked.into_iter().filter(|(other, _)| *other == target);
        let Some((_, command)) = asked.next() else {
            return;
        };
        let Some(session) = self.session().filter(|session| session.to_act().is_some()) else {
            return;
        };
        let Some(seat) = session.seat_at(place).filter(|_| !self.holds_still()) else {
            return;
        };
        // It is only asked: a finger that came too early must not bring it about.
        let refused = session
            .clone()
            .apply(Actor::Person(seat), session.revision(), command)
            .err();
        if let Some(why) = refused {
            let until = self.now + NOTE_MS;
            let words = Message::from(&why);
            self.notes[place.index()] = Some(Note { words, until });
        }
    }

    /// What the person at a place asks for, by that seat's own controls.
    pub(crate) fn order_at(&mut self, place: Station, command: Command, out: &mut Vec<Effect>) {
        let seat = self.session().and_then(|session| session.seat_at(place));
        if let Some(seat) = seat {
            self.order(Actor::Person(seat), command, out);
        }
    }

    fn press_finish(&mut self, place: Station, out: &mut Vec<Effect>) {
        let session = self.session();
        let at = session.and_then(|session| Some((session.seat_at(place)?, session.revision())));
        let Some((seat, seen)) = at else { return };
        match self.member.is_some() {
            true => self.tell_table(&Said::Finish(seen), out),
            false => self.finish(seat, Actor::Person(seat), out),
        }
    }

    /// Builds step by step what the player at a seat lacks, as cheaply as can be; OK confirms it.
    pub(crate) fn finish(&mut self, seat: Seat, by: Actor, out: &mut Vec<Effect>) {
        let next = |state: &Self| {
            let table = state.table()?;
            state.game_screen(table).next_to_finish(table, seat)
        };
        while let Some(command) = next(self) {
            let before = self.last_revision();
            self.order(by, command, out);
            // What is refused would be refused again.
            if self.last_revision() == before {
                return;
            }
        }
    }

    /// Somebody touches the board.
    pub fn touch(&mut self, spot: Spot, out: &mut Vec<Effect>) {
        if self.session().and_then(Session::person_to_act).is_some() {
            self.order(Actor::Table, Command::Touch(spot), out);
        }
    }

    /// A finger has gone from one cell to another, or touched one: `from` and `to` are the same.
    pub(crate) fn touch_cells(&mut self, from: Cell, to: Cell, out: &mut Vec<Effect>) {
        if from == to {
            return self.touch(Spot::Cell(to), out);
        }
        let [from, to] = [from, to].map(Spot::Cell);
        if self.session().and_then(Session::person_to_act).is_some() {
            self.order(Actor::Table, Command::Drag { from, to }, out);
        }
    }

    fn leave_coach(&mut self, place: Station) {
        if let Some(table) = self.screen.table_mut()
            && let Some(seat) = table.session.seat_at(place)
        {
            table.coach.leave(seat);
        }
    }

    /// Asks the person at a place something, or nothing any more.
    pub(crate) fn ask_seat(&mut self, place: Station, about: Option<Asked>) {
        if let Some(table) = self.screen.table_mut()
            && let Some(seat) = table.session.seat_at(place)
        {
            table.ask(seat, about);
            self.notes[place.index()] = None;
        }
    }

    /// Says aloud what a command has brought about, and whose turn it is then.
    fn say_facts(&mut self, facts: &[Fact]) {
        let Some(table) = self.screen.table() else {
            return;
        };
        let screen = self.game_screen(table);
        let tell = |fact| screen.tell(table, fact);
        let mut said: Vec<Message> = facts.iter().filter_map(tell).collect();
        let passes = |fact: &Fact| matches!(fact, Fact::Committed(_) | Fact::Continued);
        let goes_on = table.course().is_none() && facts.iter().any(passes);
        if let Some(seat) = table.session.to_act().filter(|_| goes_on) {
            let who = table.session.seats()[seat].colour.name();
            said.push(words::session_on_turn(who));
        }
        let walker = table.session.person_to_act();
        self.walker = walker.unwrap_or(self.walker);
        said.into_iter().for_each(|words| self.said.say(words));
    }

    /// The turn goes on to another panel, if that is all that has happened.
    fn handcar(&self, table: &TableScreen, facts: &[Fact]) -> Option<Moving> {
        let &[Fact::Committed(seat)] = facts else {
            return None;
        };
        let seats = table.session.seats();
        let [from, to] = [seat, table.session.to_act()?].map(|seat| seats[seat].place);
        let goes = from != to && self.layout() == Layout::Table && table.course().is_none();
        goes.then_some(Moving::Handcar { from, to })
    }

    /// Lets move what a command has set in motion, and tells what that is.
    fn set_out(&mut self, facts: &[Fact], out: &mut Vec<Effect>) -> Vec<Moving> {
        let Some(table) = self.screen.table() else {
            return Vec::new();
        };
        let screen = self.game_screen(table);
        let moving = |fact| screen.moving(table, fact);
        let mut moving: Vec<Moving> = facts.iter().flat_map(moving).collect();
        moving.extend(self.handcar(table, facts));
        let moment = |fact| screen.moment(table, fact);
        let seats: Vec<_> = facts.iter().filter_map(moment).collect();
        let now = self.now;
        let Some(table) = self.screen.table_mut() else {
            return moving;
        };
        for &what in &moving {
            table.motions.begin(what, now);
        }
        if !seats.is_empty() {
            table.moment = Some(Moment::new(seats, now));
            out.push(Effect::Sound(Sound::Whistle, None));
        }
        moving
    }

    /// Shows what a command has brought about: sounds, pieces on their way, lists that close.
    pub(crate) fn show_facts(&mut self, facts: Vec<Fact>, out: &mut Vec<Effect>) {
        self.say_facts(&facts);
        let moving = self.set_out(&facts, out);
        let voice = self.games.get(self.game_id()).voice;
        let acting = self.acting_place();
        let Some(table) = self.screen.table_mut() else {
            return;
        };
        let passes = matches!(facts[..], [Fact::Committed(_)]);
        let ends = facts.contains(&Fact::Finished);
        let (mut handed, mut deals) = (Vec::new(), false);
        for fact in facts {
            let sound = match fact {
                Fact::Drafted { moved, paths } => {
                    let since = self.now;
                    table.glide = Glide { paths, since };
                    let heard = match moving.first() {
                        _ if !moved => Sound::Click,
                        Some(Moving::Hub(_)) => Sound::Hub,
                        _ => voice,
                    };
                    Some((heard, acting))
                }
                Fact::Undone | Fact::TakenBack(_) => {
                    table.expectations.take_back(table.session.moves());
                    table.glide = Glide::default();
                    table.motions.end();
                    Some((Sound::Undo, acting))
                }
                Fact::Announced => {
                    table.glide = Glide::default();
                    table.motions.end();
                    // A person has heard the button.
                    None
                }
                Fact::Committed(seat) => {
                    // A list closes at its owner's OK, even one that a finger holds open: what it
                    // would show next is not what was asked for.
                    table.set_open(seat, false);
                    let place = table.session.seats()[seat].place;
                    self.contacts.end_peeks(|other| other == place);
                    // Whoever is on turn now hears it from the own side.
                    let calls = passes && table.session.person_to_act().is_some();
                    acting.filter(|_| calls).map(|at| (Sound::Turn, Some(at)))
                }
                Fact::Connected(_) => Some((Sound::Ding, None)),
                Fact::RoundEnded => {
                    table.close_lists();
                    self.contacts.end_peeks(|_| true);
                    Some((Sound::Steam, None))
                }
                Fact::Continued => {
                    table.review = None;
                    table.moment = None;
                    table.ready = Ready::default();
                    deals = true;
                    Some((Sound::Whistle, None))
                }
                Fact::Finished => {
                    table.stop_asking();
                    // From the side of whoever has won, and at that place's pitch.
                    let winner = moving.iter().find_map(|what| {
                        let Moving::Tickets(seat) = what else {
                            return None;
                        };
                        Some(table.session.seats()[*seat].place)
                    });
                    Some((Sound::Fanfare, winner))
                }
                Fact::DrawOffered(seat) => {
                    let other = table.session.seats().get(1 - seat.min(1));
                    other.map(|other| (Sound::Turn, Some(other.place)))
                }
                Fact::DrawDeclined(seat) => {
                    let other = table.session.seats()[1 - seat.min(1)].place;
                    let (words, until) = (words::duel_draw_declined(), self.now + NOTE_MS);
                    self.notes[other.index()] = Some(Note { words, until });
                    Some((Sound::Click, Some(other)))
                }
                Fact::Handed(seat) => {
                    table.expectations.forget();
                    handed.push(seat);
                    None
                }
            };
            out.extend(sound.map(|(sound, from)| Effect::Sound(sound, from)));
        }
        if deals {
            self.deal(out);
        }
        if ends {
            // An even player speaks as strongly as it has played, and then learns.
            self.say_last_words();
            self.learn_from_the_end();
        }
        handed.into_iter().for_each(|seat| self.handed(seat));
    }
}
