//! Effects of inputs on the state. Nothing here draws. Fingers look for their targets in the last frame.

mod ask;
mod back;
mod begin;
mod clock;
mod coach;
mod come_and_go;
mod commands;
mod computer;
mod confirm;
mod course;
mod even;
mod facts;
mod fingers;
mod focus;
mod follow_up;
mod friends;
mod hint;
mod kiosk;
mod languages;
mod layout;
mod linked_game;
mod maps;
mod member;
mod persistence;
mod press;
mod puzzle;
mod query;
mod ready;
mod review;
mod room;
mod rules;
mod scroll;
mod set_up;
mod sharing;
mod sight;
mod transfer;
mod turn_log;
mod vote;
mod what_if;
mod workshop;
mod zoom;

use base::Millis;
use std::mem::Discriminant;

use crate::input::{Effect, Event};
use crate::overlay::Overlay;
use crate::state::State;
use base::table::Rotation;
use scene::{Point, Scrolled, Slider};

/// State that decides the places of sliders. It is the open sheet, true if a game waits, the rotation of sheets,
/// and true if a game is on the table.
type Sheets = (Option<Discriminant<Overlay>>, bool, Rotation, bool);

impl State {
    /// Effects that must happen outside before anything comes in: the first map, the volumes.
    #[must_use = "effects that are dropped are saves that are lost"]
    pub fn first_effects(&mut self) -> Vec<Effect> {
        let mut out = vec![self.volume()];
        self.library.fetch_map(self.lobby.map, &mut out);
        out
    }

    /// Time passes up to a time on the inputs' clock; whether that has changed what is on the screen.
    pub fn pass(&mut self, at: Millis, out: &mut Vec<Effect>) -> bool {
        self.now = self.now.max(at);
        let before = self.sheets();
        let ticks = self.pass_clock(out);
        let changes = self.pass_time(out) || ticks;
        self.end_slides_unless(before);
        if changes {
            self.keep_layout(out);
        }
        changes
    }

    /// Answers what has happened.
    pub fn answer(&mut self, event: Event, out: &mut Vec<Effect>) {
        let before = self.sheets();
        let moves = matches!(event, Event::Move { .. } | Event::Hover(_));
        if let Event::Down { at, .. } | Event::Up { at, .. } = event {
            self.hands.shown.touched(at, self.now);
        }
        if let Event::Down { .. } | Event::Key(_) | Event::Press(_) | Event::Typed(_) = event {
            self.finish_motions();
            self.speech.forget_refused();
        }
        self.kiosk.take_pulse(&event);
        self.house.outside.hear(&event);
        // A save that has just failed is tried again with the next event.
        let fails = matches!(event, Event::NotSaved(_));
        match self.attend(event, out) {
            Event::Down { contact, at, width } => self.down(contact, at, width, out),
            Event::Move { contact, at, width } => self.slide(contact, at, width, out),
            Event::Up { contact, at, held } => self.up(contact, at, held, out),
            Event::Cancel { contact } => {
                self.hands.contacts.take(contact);
            }
            Event::LetGo => {
                self.hands.contacts.clear();
                self.house.viewing.hover(None);
            }
            Event::Hover(at) => self.house.viewing.hover(at),
            Event::Key(key) => self.key(key, out),
            Event::Letter { typed, latin } => self.letter(typed, latin),
            Event::Focus(handle) => self.focus_came(handle),
            Event::Press(handle) => self.press_by_name(handle, out),
            Event::Slide { target, value } => self.slide_by_name(target, value, out),
            Event::Typed(text) => self.typed(&text, out),
            Event::MapCame { map, file } => self.map_came(map, file, out),
            Event::MapMaking { map, percent } => self.library.map_is_at(map, percent),
            Event::WorldCame(world) => self.library.world_came(world),
            Event::RulesCame {
                game,
                language,
                text,
            } => self.library.rules_came(game, language, text),
            Event::PuzzlesCame {
                game,
                name,
                date,
                text,
            } => self.puzzles_came(game, name, date, text, out),
            Event::Window(window) => self.window_is(window),
            Event::Zoom { at, factor } => self.wheel(at, at, factor),
            Event::Scroll { at, by } => {
                let areas = self.hands.shown.scrolls();
                if !self.house.viewing.scroll_at(areas, at, -by.y) {
                    self.wheel(at, Point::new(at.x + by.x, at.y + by.y), 1.0);
                }
            }
            // A kiosk is a table, however few pixels it has.
            Event::TableSize(inches) if !self.is_kiosk() => {
                self.set_beneath(Slider::Inches, inches);
            }
            Event::TableSize(_) => {}
            Event::Languages(codes) => self.browser_reads(&codes, out),
            Event::LanguageCame { language, result } => self.language_came(language, result),
            Event::Kiosk => self.be_kiosk(out),
            Event::Backup(backup) => self.kiosk.backup_came(backup, self.now),
            Event::Room(left) => self.keeper.room_is(left),
            Event::Found(found) => self.found(*found, out),
            Event::Restarted => self.keeper.arrivals.restarted(),
            Event::NotSaved(why) => self.not_saved(&why, out),
            Event::KeepAgain => self.keeper.mistrust(),
            Event::SavedAgain => self.keeper.works_again(),
            Event::HostFile(answer) => self.host_answered(answer, out),
            Event::Time(time) => self.kiosk.time_is(time, self.now),
            Event::HostOrders { asleep, reload } => self.kiosk.host_orders(asleep, reload),
            Event::Faults(faults) => self.kiosk.faults = faults,
            Event::ForeignFaults(count) => self.kiosk.foreign_faults = count,
            Event::PinAnswer { number, answer } => self.pin_answered(number, answer, out),
            Event::Imported(file) => self.import(file, out),
            Event::Trouble(why) => self.overlays.complain(why),
            Event::Link(text) => self.open_link(&text, out),
            Event::Pasted(text) => self.paste(&text, out),
            Event::Query(query) => self.take_query(&query, out),
            Event::Copied(done) => self.copied(done),
            Event::EngineReply { id, answer } => self.thought(id, answer, out),
            Event::Entropy(seed) => self.elsewhere.entropy(seed),
            Event::Host(_) => self.reopen_room(),
            Event::Socket(event) => self.socket(event, out),
            Event::Seat { address, key } => self.open_seat(&address, key),
            Event::Back => self.go_back(out),
            Event::Woke => self.elsewhere.woke(self.now, out),
            // The surroundings have taken note.
            Event::Address(_)
            | Event::CanSend
            | Event::Contrast(_)
            | Event::FullScreen(_)
            | Event::NewVersion
            | Event::NoFullScreen
            | Event::Still(_)
            | Event::Wake => {}
        }
        self.end_slides_unless(before);
        self.follow_up(moves, fails, out);
    }

    /// Tells the music about tension in the match.
    fn tell_tension(&mut self, out: &mut Vec<Effect>) {
        let table = self.table();
        let tense = table.is_some_and(|table| self.game_screen(table).is_tense(table));
        self.house.outside.tell_tension(tense, out);
    }

    /// Ends running motions, because a player who acts does not wait for them. Moving pieces arrive, and messages
    /// count as read. A moment for the whole table is not cut short.
    fn finish_motions(&mut self) {
        if self.holds_still() {
            return;
        }
        self.lobby.look.finish();
        if let Some(table) = self.screen.table_mut() {
            table.motions.end();
            table.moment = None;
        }
    }

    /// State that decides the places of sliders.
    fn sheets(&self) -> Sheets {
        let sheet = self.overlays.sheet().map(std::mem::discriminant);
        let waits = self.waiting().is_some();
        (sheet, waits, self.overlays.rotation, self.table().is_some())
    }

    /// A finger that drags a slider holds that slider, and none that takes its place.
    fn end_slides_unless(&mut self, same: Sheets) {
        if self.sheets() != same {
            self.hands.contacts.end_slides();
            self.house.viewing.scroll_to(Scrolled::Card, 0.0);
        }
    }
}
