//! What each target is called, and what it is. What is written on a button is part of its name, so that
//! whoever speaks to the page can say what they see.

#![deny(
    clippy::wildcard_enum_match_arm,
    reason = "a new target has to be given a name"
)]

use super::{boards, puzzle};
use crate::clock::limit_words;
use app::hint::Advice;
use app::kiosk::operator::Operator;
use app::layout::Layout;
use app::mirror::{Role, place_words};
use app::overlay::{Overlay, Question};
use app::replay::Replay;
use app::state::State;
use app::vote::Proposal;
use base::table::Station;
use base::words::{self, Message};
use rules::Spot;
use rules::maps::MapId;
use scene::{
    Delete, LobbyTarget, Look, Network, OperatorTarget, Page, PictureFormat, PinTarget,
    QuestionTarget, ReplayTarget, ResultsTarget, ReviewTarget, RoomTarget, RulesTarget,
    SavedTarget, SeatTarget, Seek, SettingsTarget, ShareTarget, SheetTarget, Slider, Target,
};

/// What a target is, and its name.
pub(super) fn of(state: &State, target: Target) -> (Role, Message) {
    let button = |name: Message| (Role::Button, name);
    match target {
        Target::Lobby(target) => lobby(state, target),
        Target::Seat(place, SeatTarget::Zoom) => {
            let name = words::mirror_zoom_here(place_words(place));
            (Role::Toggle(state.zooms(place)), name)
        }
        Target::Seat(place, target) => (Role::Button, seat(state, place, target)),
        Target::Board(Spot::Cell(cell)) => boards::cell(state, cell),
        // The map names these by where one stands.
        Target::Board(spot @ (Spot::Node(_) | Spot::Link(_))) => {
            (Role::Button, spot.to_string().into())
        }
        Target::Puzzle(target) => puzzle::of(state, target),
        Target::Look(Look::Nearer) => button(words::mirror_zoom_in()),
        Target::Look(Look::Farther) => button(words::mirror_zoom_out()),
        Target::Look(Look::Whole) => button(words::mirror_zoom_whole()),
        Target::Results(ResultsTarget::Next) => button(words::mirror_next_round()),
        Target::Results(ResultsTarget::PlayAgain) => button(words::mirror_play_again()),
        Target::Results(ResultsTarget::AnotherMap(map)) => button(another_map(map)),
        Target::Results(ResultsTarget::Podium) => button(words::mirror_podium()),
        Target::Review(target) => review(state, target),
        Target::Replay(target) => replay(state, target),
        Target::Rules(target) => rules(state, target),
        Target::Settings(target) => settings(state, target),
        Target::Slider(which) => slider(state, which),
        Target::Question(answer) => button(question(state, answer)),
        Target::Saved(SavedTarget::Resume) => button(words::mirror_continue()),
        Target::Saved(SavedTarget::Forget) => button(words::mirror_new_game()),
        Target::Share(ShareTarget::Open | ShareTarget::Send) => button(words::mirror_share()),
        Target::Share(ShareTarget::Copy) => button(words::mirror_copy_link()),
        Target::Share(ShareTarget::Moves) => button(words::mirror_copy_moves()),
        Target::Share(ShareTarget::Hands) => button(words::mirror_share_hands()),
        Target::Share(ShareTarget::Picture) => button(words::mirror_picture()),
        Target::Share(ShareTarget::Save(PictureFormat::Png)) => button(words::mirror_picture_png()),
        Target::Share(ShareTarget::Save(PictureFormat::Svg)) => button(words::mirror_picture_svg()),
        Target::Room(target) => button(room(state, target)),
        Target::Pin(PinTarget::Digit(digit)) => (Role::Button, digit.into()),
        Target::Pin(PinTarget::Erase) => button(words::mirror_pin_erase()),
        Target::Pin(PinTarget::Enter) => button(words::mirror_pin_enter()),
        Target::Operator(target) => operator(state, target),
        Target::Sheet(SheetTarget::Close) => button(words::mirror_close()),
        Target::Sheet(SheetTarget::Rotate) => button(words::mirror_sheet_rotate()),
        Target::Sheet(SheetTarget::Blank) => button(Message::NOTHING),
        Target::Dismiss => button(words::mirror_dismiss()),
        Target::ToLobby => match state.linked_game() {
            Some(linked) if linked.hides_a_game() => button(words::mirror_back_to_my_game()),
            Some(_) | None => button(words::mirror_to_lobby()),
        },
    }
}

fn another_map(map: MapId) -> Message {
    words::mirror_another_map(Message::name(map.info().title))
}

fn lobby(state: &State, target: LobbyTarget) -> (Role, Message) {
    let lobby = &state.lobby;
    // On an own screen, which has no places round it, whoever sits somewhere is told by colour.
    let own = state.layout() == Layout::Own;
    let at = |words: fn(Message) -> Message, place| match lobby.colour(place).filter(|_| own) {
        Some(colour) => words(colour.name()),
        None => words(place_words(place)),
    };
    match target {
        LobbyTarget::Join(place) => (Role::Button, at(words::mirror_join, place)),
        LobbyTarget::Computer(place) => (Role::Button, at(words::mirror_computer, place)),
        LobbyTarget::Invite(place) => (Role::Button, at(words::mirror_invite_at, place)),
        LobbyTarget::Strength(place, level) => {
            let on = lobby.computer(place) == Some(level);
            let name = words::mirror_strength(place_words(place), level.title());
            (Role::Toggle(on), name)
        }
        LobbyTarget::Colour(place, colour) => {
            let on = lobby.colour(place) == Some(colour);
            let place = at(|place| place, place);
            (Role::Toggle(on), words::mirror_colour(colour.name(), place))
        }
        LobbyTarget::Leave(place) => match lobby.computer(place) {
            Some(_) => (Role::Button, at(words::mirror_remove, place)),
            None => (Role::Button, at(words::mirror_leave, place)),
        },
        LobbyTarget::Against(kind) => {
            let who = match kind {
                Some(level) => words::mirror_against_computer(level.title()),
                None => words::mirror_someone_here(),
            };
            let others = lobby.sitting();
            let on = others.get(1).is_some_and(|other| other.computer() == kind);
            match *lobby.def().seats.end() > 2 {
                true => (Role::Button, words::mirror_add(who)),
                false => (Role::Toggle(on), words::mirror_against(who)),
            }
        }
        LobbyTarget::Game(game) => {
            let name = state.games.get(game).title.into();
            (Role::Toggle(lobby.game == game), name)
        }
        LobbyTarget::Choice(row, value) => {
            let choice = &lobby.def().choices[row];
            let on = lobby.chosen(lobby.game)[row] == value;
            let name = words::mirror_choice((choice.title)(), (choice.values[value])());
            (Role::Toggle(on), name)
        }
        LobbyTarget::Clock(limit) => {
            let time = limit.map_or_else(words::setting_off, limit_words);
            let name = words::mirror_choice(words::lobby_row_clock(), time);
            (Role::Toggle(lobby.clock == limit), name)
        }
        LobbyTarget::Begins(first) => {
            let who = match first.and_then(|place| lobby.colour(place)) {
                Some(colour) => colour.name(),
                None => words::lobby_drawn(),
            };
            let name = words::mirror_choice(words::lobby_row_begins(), who);
            (Role::Toggle(lobby.begins() == first), name)
        }
        LobbyTarget::Map(map) => (
            Role::Toggle(lobby.map == map),
            words::mirror_map(Message::name(map.info().title)),
        ),
        LobbyTarget::Length(length) => (
            Role::Toggle(state.length() == Some(length)),
            words::mirror_length(length.title()),
        ),
        LobbyTarget::Start => (Role::Button, words::mirror_start()),
        LobbyTarget::TryIt => (Role::Button, words::mirror_try_it()),
        LobbyTarget::Rotate => (Role::Button, words::mirror_lobby_rotate()),
    }
}

/// The colour of whoever sits at a place.
fn colour_at(state: &State, place: Station) -> Message {
    let session = state.session();
    let seat = session.and_then(|session| Some(session.seats()[session.seat_at(place)?]));
    seat.map_or(Message::NOTHING, |seat| seat.colour.name())
}

fn seat(state: &State, place: Station, target: SeatTarget) -> Message {
    let who = match state.session() {
        Some(_) => colour_at(state, place),
        None => place_words(place),
    };
    let does = match target {
        SeatTarget::Special => match state.board().and_then(|board| board.special()) {
            Some(special) if special == "swap" => words::mirror_swap(),
            Some(_) | None => words::mirror_pass(),
        },
        SeatTarget::Resign => words::mirror_resign(),
        SeatTarget::ResignYes => words::mirror_resign(),
        SeatTarget::ResignNo => words::mirror_keep_playing(),
        SeatTarget::OfferDraw => words::mirror_offer_draw(),
        SeatTarget::DrawYes => words::mirror_accept_draw(),
        SeatTarget::DrawNo => words::mirror_decline_draw(),
        SeatTarget::Cities if state.list_is_open(place) => words::mirror_hide_cities(),
        SeatTarget::Cities => words::mirror_show_cities(),
        SeatTarget::Hint => match state.hint() {
            Some(Advice::Coming(_)) => words::mirror_hint_coming(),
            Some(Advice::Next(_)) => words::mirror_hint_away(),
            Some(Advice::Touch(_) | Advice::Say | Advice::None | Advice::Spent) | None => {
                words::mirror_hint()
            }
        },
        SeatTarget::Languages => words::mirror_languages(state.language_at(place).name()),
        SeatTarget::Language(language) => language.name().into(),
        SeatTarget::Zoom | SeatTarget::Lens => words::mirror_lens(),
        SeatTarget::Undo => words::mirror_undo(),
        SeatTarget::TakeBack => words::mirror_take_back(),
        SeatTarget::Discard => words::mirror_discard(),
        SeatTarget::Finish => words::mirror_finish(),
        SeatTarget::Ok => words::mirror_ok(),
        SeatTarget::Review => words::mirror_review(),
        SeatTarget::Ready => words::mirror_ready_next(),
        SeatTarget::LeaveCoach => words::mirror_leave_coach(),
        SeatTarget::NextExercise => words::mirror_exercise_next(),
        SeatTarget::LeaveExercises => words::mirror_exercise_skip(),
        SeatTarget::Computer => words::mirror_let_computer(),
        SeatTarget::Leave => words::mirror_leave_seat(),
        SeatTarget::LeaveYes => words::mirror_leave_seat_yes(),
        SeatTarget::LeaveNo => words::mirror_stay(),
        SeatTarget::TakeOver if state.waits_for_far(place) => words::mirror_give_back(),
        SeatTarget::TakeOver => words::mirror_take_over(),
        SeatTarget::Phone if state.phone_sheet_is_open(place) => words::mirror_phone_close(),
        SeatTarget::Phone => words::mirror_phone(),
        SeatTarget::PhoneHere if state.is_on_phone(place) => words::mirror_phone_here(),
        SeatTarget::PhoneHere => words::mirror_phone_withdraw(),
        SeatTarget::PhoneAllow => words::mirror_phone_allow(),
        SeatTarget::PhoneRefuse => words::mirror_phone_refuse(),
        SeatTarget::CopyLink => words::mirror_copy_seat(),
        SeatTarget::ComputerPlays => words::mirror_computer_plays(),
        SeatTarget::Agree => match state.overlays.sheet() {
            Some(Overlay::Vote(vote)) => match vote.proposal {
                Proposal::ShareHands => words::mirror_share_them(),
                Proposal::PlayAgain => words::mirror_play_again(),
                Proposal::AnotherMap(map) => another_map(map),
                Proposal::Lobby => words::mirror_to_lobby(),
            },
            Some(_) | None => words::mirror_yes(),
        },
        SeatTarget::Disagree => words::mirror_no(),
    };
    words::mirror_seat_button(does, who)
}

fn room(state: &State, target: RoomTarget) -> Message {
    match target {
        RoomTarget::Invite => words::mirror_invite(),
        RoomTarget::Link(Some(place)) => words::mirror_invite_seat(colour_at(state, place)),
        RoomTarget::Link(None) => words::mirror_watch(),
        RoomTarget::Copy => words::mirror_copy_link(),
        RoomTarget::Send => words::mirror_share(),
        RoomTarget::TryAgain => words::mirror_try_again(),
    }
}

fn review(state: &State, target: ReviewTarget) -> (Role, Message) {
    match target {
        ReviewTarget::Open => (Role::Button, words::mirror_review()),
        ReviewTarget::Player(place) => {
            let who = colour_at(state, place);
            let name = match state.board() {
                Some(_) => words::mirror_review_at(who),
                None => words::mirror_networks_of(who),
            };
            (Role::Button, name)
        }
        ReviewTarget::Network(network) => {
            let name = match network {
                Network::OwnHub => words::mirror_network_own(),
                Network::BestHub => words::mirror_network_best(),
                Network::Built => words::mirror_replay(),
            };
            let shown = state.table().and_then(|table| table.looking_back());
            let on = shown.is_some_and(|back| back.shows(network));
            (Role::Toggle(on), name)
        }
        ReviewTarget::Turning => (Role::Button, words::mirror_turning_point()),
        ReviewTarget::Close => (Role::Button, words::mirror_review_close()),
        ReviewTarget::Back => (Role::Button, words::mirror_review_back()),
    }
}

fn replay(state: &State, target: ReplayTarget) -> (Role, Message) {
    let name = match target {
        ReplayTarget::Seek(Seek::Start) => words::mirror_seek_start(),
        ReplayTarget::Seek(Seek::Back) => words::mirror_seek_back(),
        ReplayTarget::Seek(Seek::Next) => words::mirror_seek_next(),
        ReplayTarget::Seek(Seek::End) => words::mirror_seek_end(),
        ReplayTarget::Play => match state.shown_replay().is_some_and(Replay::plays) {
            true => words::mirror_replay_pause(),
            false => words::mirror_replay_play(),
        },
        ReplayTarget::Speed => {
            words::mirror_replay_speed(state.shown_replay().map_or(1, Replay::speed))
        }
        ReplayTarget::PlayOn => words::mirror_play_on(),
        ReplayTarget::Rotate => words::mirror_replay_rotate(),
        ReplayTarget::Timeline => return timeline(state),
    };
    (Role::Button, name)
}

/// The slider over all that is replayed.
fn timeline(state: &State) -> (Role, Message) {
    let (at, all, (stop, stops)) = match state.shown_replay() {
        Some(replay) => (replay.at(), replay.steps(), replay.stop()),
        None => (0, 0, (0, 0)),
    };
    let role = Role::Slider {
        least: 0,
        most: all as i32,
        value: at as i32,
        text: state.say(words::mirror_position(stop, stops)),
    };
    (role, words::mirror_timeline())
}

fn rules(state: &State, target: RulesTarget) -> (Role, Message) {
    match target {
        RulesTarget::Open => (Role::Button, words::mirror_rules()),
        RulesTarget::Game(game) => {
            let open = matches!(state.overlays.sheet(), Some(Overlay::Rules(id, _)) if *id == game);
            let title = state.games.get(game).title;
            match state.overlays.sheet() {
                Some(Overlay::Rules(..)) => (Role::Toggle(open), words::mirror_rules_other(title)),
                Some(_) | None => (Role::Button, words::mirror_rules_of(title)),
            }
        }
        RulesTarget::Page(Page::Back) => (Role::Button, words::mirror_page_back()),
        RulesTarget::Page(Page::Next) => (Role::Button, words::mirror_page_next()),
        RulesTarget::Try(..) => (Role::Button, words::mirror_try_page()),
    }
}

fn settings(state: &State, target: SettingsTarget) -> (Role, Message) {
    match target {
        SettingsTarget::Cog if state.overlays.sheet().is_some() => {
            (Role::Button, words::mirror_close_open())
        }
        SettingsTarget::Cog => (Role::Button, words::mirror_settings()),
        SettingsTarget::Hints => (Role::Toggle(state.offers_hints()), words::setting_hints()),
        SettingsTarget::Coach => (Role::Toggle(state.offers_coach()), words::setting_coach()),
        SettingsTarget::Motion => (Role::Toggle(state.offers_motion()), words::setting_motion()),
        SettingsTarget::Names => (Role::Toggle(state.turns_names()), words::setting_names()),
        SettingsTarget::Contrast => {
            let on = state.has_high_contrast();
            (Role::Toggle(on), words::setting_contrast())
        }
        SettingsTarget::Languages => (
            Role::Button,
            words::mirror_languages(state.language().name()),
        ),
        SettingsTarget::Language(language) => {
            let on = state.languages().house() == language;
            (Role::Toggle(on), language.name().into())
        }
        SettingsTarget::Layout => match state.layout() {
            Layout::Table => (Role::Button, words::mirror_own_screen()),
            Layout::Own => (Role::Button, words::mirror_table_layout()),
        },
        SettingsTarget::FullScreen => {
            let on = state.outside().full_screen().unwrap_or_default();
            (Role::Toggle(on), words::mirror_full_screen())
        }
        SettingsTarget::NewGame => (Role::Button, words::mirror_new_game()),
        SettingsTarget::EndGame => (Role::Button, words::mirror_end_game()),
        SettingsTarget::Update => (Role::Button, words::mirror_update()),
    }
}

fn slider(state: &State, slider: Slider) -> (Role, Message) {
    let (least, most) = slider.ends();
    let value = state.settings.get(slider);
    let role = Role::Slider {
        least,
        most,
        value,
        text: state.say(slider.say(value)),
    };
    (role, slider.title())
}

fn question(state: &State, answer: QuestionTarget) -> Message {
    let asked = match state.overlays.sheet() {
        Some(Overlay::Question(question)) => Some(*question),
        Some(_) | None => None,
    };
    match (answer, asked) {
        (QuestionTarget::Yes, Some(Question::NewGame)) => words::mirror_new_game(),
        (QuestionTarget::Yes, Some(Question::EndGame | Question::Leave)) => {
            words::mirror_end_game()
        }
        (QuestionTarget::Yes, Some(Question::PlayOn)) => words::mirror_play(),
        (QuestionTarget::Yes, Some(Question::Forget(_))) => words::mirror_delete_it(),
        (QuestionTarget::Yes, None) => words::mirror_yes(),
        (QuestionTarget::No, Some(Question::PlayOn)) => words::mirror_keep_watching(),
        (QuestionTarget::No, Some(Question::Forget(_))) => words::mirror_keep_it(),
        (QuestionTarget::No, Some(Question::NewGame | Question::EndGame | Question::Leave)) => {
            words::mirror_keep_playing()
        }
        (QuestionTarget::No, None) => words::mirror_no(),
    }
}

fn operator(state: &State, target: OperatorTarget) -> (Role, Message) {
    let button = |name: Message| (Role::Button, name);
    let set: &Operator = state.operator();
    match target {
        OperatorTarget::Kiosk => (Role::Toggle(state.is_kiosk()), words::mirror_kiosk()),
        OperatorTarget::Offer(game) => {
            let name = words::mirror_offer(state.games.get(game).title);
            (Role::Toggle(set.offers(game)), name)
        }
        OperatorTarget::SetDefault => button(words::mirror_use_lobby()),
        OperatorTarget::ChangePin => button(words::mirror_change_pin()),
        OperatorTarget::Export => button(words::mirror_export()),
        OperatorTarget::Import => button(words::mirror_import()),
        OperatorTarget::Delete(Delete::Saves) => button(words::mirror_delete_saves()),
        OperatorTarget::Delete(Delete::All) => button(words::mirror_delete_all()),
        OperatorTarget::DeleteYes => button(words::mirror_yes_delete()),
        OperatorTarget::DeleteNo => button(words::mirror_keep_them()),
    }
}
