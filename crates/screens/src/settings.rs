//! The settings: on an own screen in one column, or in two if it is wide and low; on a table beside its middle. The
//! game continues meanwhile.

use app::layout::Layout;
use app::state::State;
use base::words::{self, Message};
use scene::widgets;
use scene::{
    Face, Pen, Point, RoomTarget, RulesTarget, SetUpTarget, SettingsTarget, ShareTarget, Slider,
    Style, Target, theme,
};
use session::Session;

use super::languages;
use super::sheet::{self, BUTTON, Column, Place, SMALL};
use super::style::fitted;

/// Greatest width of one column.
const WIDE: f32 = 440.0;
/// Minimum width of a screen for two columns.
const WIDEST_COLUMN: f32 = 560.0;
/// Width of the sheet on a table, and number of buttons in its rows.
const ON_TABLE: f32 = 500.0;
const BESIDE: usize = 3;
/// Additional gap between two kinds of buttons.
const BETWEEN: f32 = 6.0;
/// Width for a slider's name and value.
const NAME: f32 = 136.0;
/// Style of the words at a slider's two sides.
const SIDES: Style = Style::new(Face::Text, 13.0, theme::QUIET);

/// Returns true if a game is played. A game that is for looking only can be neither ended nor shared.
pub(crate) fn is_playing(state: &State) -> bool {
    state.table().is_some() && state.linked_game().is_none() && state.member().is_none()
}

/// Returns true if the game on the screen can be shared: one at this table, or one from elsewhere while no player
/// has secrets.
pub(crate) fn may_share(state: &State) -> bool {
    let is_known = |session: &Session| !session.hides_hands();
    is_playing(state) || (state.member().is_some() && state.session().is_some_and(is_known))
}

/// Returns the settings' buttons in reading order: first the switches, then the buttons that lead elsewhere or end
/// the game or the page.
fn buttons(state: &State) -> [Vec<(Target, Message)>; 2] {
    let own = state.layout() == Layout::Own;
    let (playing, kiosk) = (is_playing(state), state.is_kiosk());
    let linked = state.linked_game();
    let is_known = linked.is_some_and(|linked| linked.is_known());
    let shares = may_share(state) || is_known;
    let invites =
        playing && state.offers_rooms() && !(own && state.house.outside.has_new_version());
    let on_map = playing && state.table().is_some_and(|table| table.session().on_map());
    let hints = match state.offers_hints() {
        true => words::over_hints_on(),
        false => words::over_hints_off(),
    };
    let coach = match state.house.settings.offers_coach() {
        true => words::over_coach_on(),
        false => words::over_coach_off(),
    };
    let motion = match state.house.settings.offers_motion() {
        true => words::over_motion_on(),
        false => words::over_motion_off(),
    };
    let names = match state.house.settings.turns_names() {
        true => words::over_names_turn(),
        false => words::over_names_stay(),
    };
    let contrast = match state.has_high_contrast() {
        true => words::over_contrast_high(),
        false => words::over_contrast_auto(),
    };
    let (layout, end) = match own {
        true => (words::over_table_layout(), words::over_to_lobby()),
        false => (words::over_own_screen(), words::over_end_game()),
    };
    let (full_screen, full_words) = match state.house.outside.full_screen() {
        Some(true) => (!kiosk, words::over_full_screen_exit()),
        Some(false) => (true, words::over_full_screen()),
        None => (false, Message::NOTHING),
    };
    // Buttons that lead elsewhere.
    let ways = [
        (
            full_screen,
            Target::Settings(SettingsTarget::FullScreen),
            full_words,
        ),
        (true, Target::Rules(RulesTarget::Open), words::over_rules()),
        (
            shares,
            Target::Share(ShareTarget::Open),
            words::over_share(),
        ),
        (
            state.may_set_up(),
            Target::SetUp(SetUpTarget::Open),
            words::setup_open(),
        ),
        (
            invites,
            Target::Room(RoomTarget::Invite),
            words::room_invite(),
        ),
    ];
    let switches = [
        (true, Target::Settings(SettingsTarget::Hints), hints),
        // The smallest own screens have space for eight buttons, and the lobby has no invitations.
        (
            !(own && (state.house.outside.has_new_version() || invites)),
            Target::Settings(SettingsTarget::Coach),
            coach,
        ),
        // Own screens have no space for it, and their systems have this setting.
        (!own, Target::Settings(SettingsTarget::Motion), motion),
        // If the system asks for it there is no choice. Own screens have no space for it either.
        (
            !own && !state.house.outside.wishes_contrast(),
            Target::Settings(SettingsTarget::Contrast),
            contrast,
        ),
        (
            on_map && !own,
            Target::Settings(SettingsTarget::Names),
            names,
        ),
        // A page that holds a seat is for one person.
        (
            !kiosk && state.member().is_none() && state.house.viewing.window().has_room_for_table(),
            Target::Settings(SettingsTarget::Layout),
            layout,
        ),
    ];
    let ends = [
        (
            playing,
            Target::Settings(SettingsTarget::NewGame),
            words::over_new_game(),
        ),
        (playing, Target::Settings(SettingsTarget::EndGame), end),
        (
            state.held_seat().is_some(),
            Target::Room(RoomTarget::Leave),
            words::seat_leave(),
        ),
        (
            (own || !kiosk) && state.house.outside.has_new_version(),
            Target::Settings(SettingsTarget::Update),
            words::over_update(),
        ),
    ];
    [offered(switches), offered(ways.into_iter().chain(ends))]
}

/// Returns the buttons on offer.
fn offered(all: impl IntoIterator<Item = (bool, Target, Message)>) -> Vec<(Target, Message)> {
    let offered = all.into_iter().filter(|(offered, ..)| *offered);
    offered.map(|(_, target, words)| (target, words)).collect()
}

/// The settings.
pub(crate) fn draw(state: &State, pen: &mut Pen) {
    let stacked = |pen: &mut Pen, column: &mut Column| {
        draw_head(state, pen, column);
        draw_sliders(state, pen, column);
        draw_buttons(state, pen, column);
    };
    if state.layout() == Layout::Table {
        return sheet::draw(state, pen, Place::Aside, ON_TABLE, stacked);
    }
    if state.stage().width < WIDEST_COLUMN || sheet::fits(pen, state.stage(), WIDE, &stacked) {
        return sheet::draw(state, pen, Place::Aside, WIDE, stacked);
    }
    sheet::draw(state, pen, Place::Aside, 2.0 * WIDE, |pen, column| {
        draw_head(state, pen, column);
        let mut columns = column.split();
        draw_sliders(state, pen, &mut columns[0]);
        draw_buttons(state, pen, &mut columns[1]);
        column.join(columns);
    });
}

/// Draws the title, and a globe for the language next to the close button. If the operator chooses the language of
/// a table there is no globe here, because seats have their own.
fn draw_head(state: &State, pen: &mut Pen, column: &mut Column) {
    let title = words::mirror_settings();
    let free = state.house.languages.set.is_none();
    if state.layout() == Layout::Table && (state.is_kiosk() || !free) {
        return sheet::draw_head(state, title, pen, column);
    }
    let frame = sheet::draw_head_beside(state, title, BUTTON, pen, column);
    languages::draw_button(state, frame, free, pen);
}

fn draw_sliders(state: &State, pen: &mut Pen, column: &mut Column) {
    let game = state.games.get(state.game_id());
    let (on_map, game) = (game.on_map, game.settings);
    let confirm: &[Slider] = if on_map { &[] } else { &[Slider::Confirm] };
    let all = [Slider::Music, Slider::Sound];
    let all = all.iter().chain(game).chain(confirm).chain(&[Slider::Pace]);
    // On a page with a seat elsewhere, the table sets how the match is played.
    let own = all.filter(|slider| {
        let is_own = matches!(slider, Slider::Music | Slider::Sound | Slider::Confirm);
        is_own || state.member().is_none()
    });
    for &slider in own {
        draw_slider(state, slider, pen, column);
    }
    if state.layout() == Layout::Own {
        draw_slider(state, Slider::Text, pen, column);
    }
    // A table's size matters for how far fingers reach. In the kiosk it is the operator's business.
    if state.layout() == Layout::Table && !state.is_kiosk() {
        draw_slider(state, Slider::Inches, pen, column);
        let about = match state.is_fixed(Slider::Inches) {
            true => words::operator_set_by_file(),
            false => words::over_inches(),
        };
        column.words(pen, about, SMALL);
    }
    column.skip(4.0);
    if !game.is_empty() && is_playing(state) {
        column.words(pen, words::over_holds(), SMALL);
    }
}

/// Draws a slider with its name and its value and, if they fit, the meanings of its ends.
fn draw_slider(state: &State, slider: Slider, pen: &mut Pen, column: &mut Column) {
    let target = Target::Slider(slider);
    let row = column.row(44.0);
    let [name, track] = row.beside([NAME, row.w - NAME], 0.0);
    let line = |share: f32| Point::new(name.x, name.y + share * name.h);
    let style = Style::new(Face::Bold, 16.0, theme::INK);
    let title = pen.say(slider.title());
    let value = pen.say(slider.say(state.house.settings.get(slider)));
    let fitting = |words: &str| widgets::fitting(words, style.face(), style.size(), NAME - 8.0);
    let size = fitting(&title);
    let gold = Style::new(Face::Bold, fitting(&value), theme::GOLD);
    let moves = !state.is_fixed(slider);
    let write = |pen: &mut Pen| {
        widgets::centred(pen, title, line(0.27), style.sized(size));
        widgets::centred(pen, value, line(0.75), gold);
    };
    match moves {
        true => pen.unread(write),
        false => write(pen),
    }
    let share = state.house.settings.share(slider);
    let pressed = state.hands.presses(target);
    match moves {
        true => widgets::track(pen, target, track, share, pressed),
        false => {
            widgets::draw_track(pen, track, share, pressed);
        }
    }
    if state.layout() == Layout::Own {
        return column.skip(-3.0);
    }
    // Louder and larger need no words.
    if matches!(slider, Slider::Music | Slider::Sound | Slider::Inches) {
        return;
    }
    let (less, more) = slider.sides();
    let (y, half) = (row.y + row.h + 10.0, track.w / 2.0 - widgets::TRACK_INSET);
    let (left, right) = (
        track.x + widgets::TRACK_INSET,
        track.x + track.w - widgets::TRACK_INSET,
    );
    pen.unread(|pen| {
        fitted(pen, less, Point::new(left, y), half, SIDES);
        fitted(pen, more, Point::new(right, y), half, SIDES.end());
    });
    column.skip(8.0);
}

/// Draws the buttons. On a table, if they fit, each kind has its own rows.
fn draw_buttons(state: &State, pen: &mut Pen, column: &mut Column) {
    let kinds = buttons(state);
    let (beside, kinds) = match state.layout() {
        Layout::Table => (BESIDE, kinds.to_vec()),
        Layout::Own => (2, vec![kinds.concat()]),
    };
    for (number, kind) in kinds.iter().filter(|kind| !kind.is_empty()).enumerate() {
        if number > 0 {
            column.skip(BETWEEN);
        }
        let rows = kind.len().div_ceil(beside);
        for row in kind.chunks(kind.len().div_ceil(rows)) {
            let place = column.row(BUTTON);
            for (index, (target, words)) in row.iter().enumerate() {
                let frame = place.column(index, row.len(), column.gap());
                sheet::button(state, pen, *target, frame, words.clone(), false);
            }
        }
    }
}
