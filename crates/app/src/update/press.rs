//! From targets to what they mean: every button, once it counts.

#![deny(
    clippy::wildcard_enum_match_arm,
    reason = "a new target has to be answered"
)]

use crate::input::Effect;
use crate::overlay::{Overlay, Question};
use crate::room::Said;
use crate::state::State;
use crate::table::Asked;
use crate::vote::Proposal;
use base::sound::Sound;
use base::table::Station;
use scene::{
    LobbyTarget, QuestionTarget, ResultsTarget, RulesTarget, SeatTarget, SettingsTarget,
    ShareTarget, SheetTarget, Slider, Target,
};
use session::{Actor, Command, Controller, Session};

impl State {
    /// A button has been pressed; it acts if it was allowed when the finger went down and still is.
    pub(crate) fn press(&mut self, target: Target, was_enabled: bool, out: &mut Vec<Effect>) {
        let enabled = was_enabled
            && self
                .hands
                .shown
                .area(target)
                .is_some_and(|area| area.enabled);
        if !enabled && self.is_cut_off() {
            return self.refuse_cut_off(out);
        }
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
            Target::Results(ResultsTarget::Podium | ResultsTarget::Taxes) => {
                if let Some(table) = self.screen.table_mut() {
                    table.plates_are_away = true;
                }
            }
            Target::Review(target) => self.press_review(target, out),
            Target::Replay(target) => self.press_replay(target, out),
            Target::SetUp(target) => self.press_set_up(target, out),
            Target::Rules(target) => self.press_rules(target, out),
            Target::Workshop(target) => self.press_workshop(target, out),
            Target::Settings(target) => self.press_settings(target, out),
            Target::Question(answer) => self.answer_question(answer, out),
            Target::Resume => self.go_on_with_it(out),
            Target::Share(ShareTarget::Open) => self.share(false),
            Target::Share(ShareTarget::Hands) => self.propose(Proposal::ShareHands, out),
            Target::Share(ShareTarget::Copy) => self.overlays.copy_link(out),
            Target::Share(ShareTarget::Send) => self.overlays.send_link(out),
            Target::Share(ShareTarget::Moves) => self.overlays.copy_moves(out),
            Target::Share(ShareTarget::Picture) => self.open_pictures(),
            Target::Share(ShareTarget::Save(format)) => self.save_picture(format, out),
            Target::Room(target) => self.press_room(target, out),
            Target::Pin(target) => self.press_pad(target, out),
            Target::Operator(target) => self.operate(target, out),
            Target::Look(look) => self.look(look),
            Target::Puzzle(target) => self.press_puzzle(target, out),
            Target::Sheet(SheetTarget::Close) => self.close_panel(),
            Target::Sheet(SheetTarget::Rotate) => {
                self.overlays.rotation = self.overlays.rotation.next();
                self.turn_rules(out);
            }
            Target::Sheet(SheetTarget::Fold) => self.house.viewing.fold(),
            Target::Sheet(SheetTarget::Turn(line)) => self.show_turn(line.into()),
            // A slider answers to fingers that drag it and to the arrow keys.
            Target::Slider(_) | Target::Sheet(SheetTarget::Blank) => {}
            Target::Dismiss => _ = self.overlays.dismiss(),
            Target::ToLobby if self.linked_game().is_some() => self.leave_linked_game(),
            Target::ToLobby
                if !self.is_member() && self.session().is_some_and(Session::is_finished) =>
            {
                self.propose(Proposal::Lobby, out);
            }
            // Only a load of the page finds what this machine keeps.
            Target::ToLobby if self.is_member() => out.push(Effect::GoHome),
            Target::ToLobby => self.clear_table(),
        }
    }

    pub(crate) fn press_lobby(&mut self, target: LobbyTarget, out: &mut Vec<Effect>) {
        match target {
            LobbyTarget::Join(place) => {
                // The pass of a player in the waiting game does not hold for this seat.
                self.withdraw_seat(place, out);
                self.lobby.join(place);
                self.lobby.look.sit_down(place, self.now);
                out.push(Effect::Sound(Sound::Chuff, Some(place)));
            }
            LobbyTarget::Computer(place) => {
                self.withdraw_seat(place, out);
                self.lobby.give(place);
                self.lobby.look.sit_down(place, self.now);
            }
            LobbyTarget::Invite(place) => {
                self.withdraw_seat(place, out);
                self.lobby.invite(place);
                self.lobby.look.sit_down(place, self.now);
                self.toggle_phone(place);
            }
            LobbyTarget::Strength(place, level) => self.lobby.choose_level(place, level),
            LobbyTarget::Colour(place, colour) => self.lobby.choose(place, colour),
            LobbyTarget::Leave(place) => {
                self.house.languages.choose(place, None);
                self.lobby.leave(place);
            }
            LobbyTarget::Against(level) => {
                let controller = level.map_or(Controller::Person, Controller::Computer);
                self.oppose(controller, out);
            }
            LobbyTarget::AgainstFriend => self.oppose(Controller::Remote, out),
            LobbyTarget::Add => self.lobby.add(),
            LobbyTarget::Game(game) => self.choose_game(game),
            LobbyTarget::Choice(choice, value) => self.lobby.choose_value(choice, value),
            LobbyTarget::Clock(limit) => self.lobby.clocks.choose(limit),
            LobbyTarget::Time(place) => self.lobby.clocks.next_at(place),
            LobbyTarget::Increment => self.lobby.clocks.toggle_increment(),
            LobbyTarget::Begins(place) => self.lobby.choose_first(place),
            LobbyTarget::Ahead(place) => self.lobby.next_ahead(place),
            LobbyTarget::Map(map) => {
                self.lobby.map = map;
                self.library.fetch_map(map, out);
            }
            LobbyTarget::Workshop => self.open_workshop(out),
            LobbyTarget::Maps(page) => self.leaf_maps(page, out),
            LobbyTarget::Length(length) => self.house.settings.choose_length(length),
            LobbyTarget::TryIt if self.linked_game().is_some() => self.try_linked_game(out),
            LobbyTarget::Start | LobbyTarget::TryIt if self.waiting().is_some() => {
                self.overlays
                    .ask_first(Question::Forget(Target::Lobby(target)));
            }
            LobbyTarget::Start => self.start_with_friends(out),
            LobbyTarget::TryIt => self.try_it(out),
            LobbyTarget::Rotate => self.lobby.look.turn(),
        }
    }

    fn press_rules(&mut self, target: RulesTarget, out: &mut Vec<Effect>) {
        match target {
            RulesTarget::Open => self.open_rules(self.game_id(), out),
            RulesTarget::Game(game) => self.open_rules(game, out),
            RulesTarget::Page(page) => self.leaf(page),
            RulesTarget::Try(..) if self.waiting().is_some() => {
                self.overlays
                    .ask_first(Question::Forget(Target::Rules(target)));
            }
            RulesTarget::Try(game, page) => self.try_page(game, page, out),
        }
    }

    fn press_seat(&mut self, place: Station, target: SeatTarget, out: &mut Vec<Effect>) {
        match target {
            SeatTarget::Special => self.order_at(place, self.meant_by_special(), out),
            SeatTarget::Resign => self.ask_seat(place, Some(Asked::Resign)),
            SeatTarget::ResignYes => self.order_at(place, Command::Resign, out),
            SeatTarget::ResignNo => self.ask_seat(place, None),
            SeatTarget::OfferDraw => {
                self.ask_seat(place, None);
                self.order_at(place, Command::OfferDraw, out);
            }
            SeatTarget::Ahead => self.next_ahead(place),
            SeatTarget::AnswerYes => self.order_at(place, Command::Answer(true), out),
            SeatTarget::AnswerNo => self.order_at(place, Command::Answer(false), out),
            // Fingers also hold it open; this is what the keyboard does.
            SeatTarget::Cities => {
                let opens = !self.list_is_open(place);
                self.screen
                    .at_seat(place, |table, seat| table.set_open(seat, opens));
            }
            SeatTarget::City(city) => self.go_to_city(city),
            SeatTarget::Hint => self.press_hint(out),
            SeatTarget::Languages => self.house.languages.toggle_list(place),
            SeatTarget::Language(language) => self.choose_language(place, language, out),
            SeatTarget::Zoom => self.toggle_lens(place),
            // Fingers touch the map through it.
            SeatTarget::Lens => {}
            SeatTarget::Undo => self.order_at(place, Command::Undo, out),
            SeatTarget::TakeBack => self.order_at(place, Command::TakeBack, out),
            SeatTarget::Discard => self.order_at(place, Command::Discard, out),
            SeatTarget::Finish => self.press_finish(place, out),
            SeatTarget::Ok => self.order_at(place, Command::Commit, out),
            SeatTarget::Review => self.open_review_of(place, out),
            SeatTarget::Ready => self.be_ready(place, out),
            SeatTarget::LeaveCoach => self
                .screen
                .at_seat(place, |table, seat| table.coach.leave(seat)),
            SeatTarget::NextExercise => self.next_exercise(out),
            SeatTarget::LeaveExercises => self.leave_course(out),
            SeatTarget::Computer => self.let_computer_try(place, out),
            SeatTarget::Leave => self.ask_to_leave(place, true),
            SeatTarget::LeaveYes => self.let_computer_play(place, out),
            SeatTarget::LeaveNo => self.ask_to_leave(place, false),
            SeatTarget::TakeOver => self.take_over(place, out),
            SeatTarget::Phone => self.toggle_phone(place),
            SeatTarget::PhoneHere => self.withdraw_seat(place, out),
            SeatTarget::PhoneAllow => self.elsewhere.decide(place, true, out),
            SeatTarget::PhoneRefuse => self.elsewhere.decide(place, false, out),
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
            SettingsTarget::Hints => self.house.settings.switch(Slider::Hints),
            SettingsTarget::Coach => self.house.settings.switch(Slider::Coach),
            SettingsTarget::Motion => self.house.settings.switch(Slider::Motion),
            SettingsTarget::Names => self.house.settings.switch(Slider::Names),
            SettingsTarget::Contrast => self.house.settings.switch(Slider::Contrast),
            SettingsTarget::Languages => self.overlays.open(Overlay::Languages),
            SettingsTarget::Language(language) => self.choose_house_language(language, out),
            SettingsTarget::Layout => self.change_layout(),
            SettingsTarget::FullScreen => {
                out.extend(
                    self.house
                        .outside
                        .full_screen()
                        .map(|on| Effect::FullScreen(!on)),
                );
            }
            SettingsTarget::NewGame => self.overlays.ask_first(Question::NewGame),
            SettingsTarget::EndGame => self.overlays.ask_first(Question::EndGame),
            SettingsTarget::Update => out.push(Effect::TakeNewVersion),
        }
    }

    /// Takes the answer to the open question.
    fn answer_question(&mut self, answer: QuestionTarget, out: &mut Vec<Effect>) {
        let Some(&Overlay::Question(question)) = self.overlays.sheet() else {
            return;
        };
        self.overlays.close_sheet();
        match (answer, question) {
            (answer, Question::HandOver(_)) => {
                let allows = answer == QuestionTarget::Yes;
                self.tell_table(&Said::Decide(allows), out);
            }
            (QuestionTarget::No, _) => {}
            (QuestionTarget::Yes, Question::NewGame) => self.again(out),
            (QuestionTarget::Yes, Question::EndGame | Question::Leave) => self.clear_table(),
            (QuestionTarget::Yes, Question::LeaveSeat) => self.leave_table(out),
            (QuestionTarget::Yes, Question::PlayOn) => self.play_on(out),
            (QuestionTarget::Yes, Question::Forget(next)) => {
                self.begin_anew(out);
                if let Target::Lobby(next) = next {
                    self.press_lobby(next, out);
                } else if let Target::Rules(next) = next {
                    self.press_rules(next, out);
                }
            }
        }
    }
}
