//! Keyboard and other means of working the page by name. The focus follows the page's own, the arrow keys move it
//! over the enabled elements, and it moves on when its element goes.

#![deny(
    clippy::wildcard_enum_match_arm,
    reason = "a new target has to be answered"
)]

use crate::contacts::Knob;
use crate::focus::Handle;
use crate::input::Effect;
use crate::keyboard::Key;
use crate::mirror::Element;
use crate::overlay::Overlay;
use crate::state::State;
use crate::table::TableScreen;
use crate::walk::{find_city, step_from};
use base::sound::Sound;
use base::words::{self, Language, Message};
use rules::Spot;
use rules::maps::{NodeId, RailMap};
use rules::record::plain;
use scene::{Look, Point, PuzzleTarget, SeatTarget, SheetTarget, Target, WorkshopTarget};
use session::{Actor, Command, Refused, Session};

impl State {
    /// The map of the match on the table.
    pub(super) fn walked_map(&self) -> Option<&RailMap> {
        Some(&self.table()?.loaded_map()?.rails)
    }

    /// Returns the keyboard position of the person who is or was last on turn: at first the own hub, or else the
    /// first city.
    pub fn here(&self) -> Option<NodeId> {
        let table = self.table()?;
        let map = self.walked_map()?;
        let walker = table
            .session()
            .person_to_act()
            .unwrap_or(self.hands.walkers.last());
        let at = self.hands.walkers.at(walker);
        let first = || map.cities().first().map(|city| city.node);
        let home = || self.game_screen(table).home(table, walker);
        let at = at.filter(|&node| map.has_node(node));
        at.or_else(home).or_else(first)
    }

    /// The page's focus has moved to an element, or has left all elements.
    pub(crate) fn focus_came(&mut self, handle: Option<Handle>) {
        self.hands.focus.ring = handle.is_some();
        if handle.is_some() {
            self.hands.focus.to_board = false;
            self.hands.focus.handle = handle;
            self.show_focused_node();
        }
    }

    /// The intersection in focus is in sight, wherever an own screen was looking.
    fn show_focused_node(&mut self) {
        let map = self.table().and_then(TableScreen::loaded_map);
        let focused = self.hands.focus.node().zip(map);
        if let Some(at) = focused.map(|(node, map)| map.node(node)) {
            self.bring_into_sight(&[at]);
        }
    }

    /// Something has been pressed by its name.
    pub(crate) fn press_by_name(&mut self, handle: Handle, out: &mut Vec<Effect>) {
        if let Handle::Target(target) = handle
            && let Some(table) = self.screen.table_mut()
        {
            table.note_presence(target.place(), self.now);
        }
        match handle {
            Handle::Target(target @ Target::Seat(place, SeatTarget::Ok)) => {
                // A press that is not allowed is refused with the reason, for those who hear and those who see.
                match self
                    .hands
                    .shown
                    .area(target)
                    .is_some_and(|area| area.enabled)
                {
                    true => {
                        self.order_at(place, Command::Commit, out);
                        self.hands.focus.to_board = self.hands.focus.ring;
                    }
                    false => {
                        self.say_why_not(target);
                        out.push(Effect::Sound(Sound::Buzz, Some(place)));
                    }
                }
            }
            Handle::Target(target @ Target::Board(Spot::Link(link))) => {
                let before = self.session().map(|session| session.moves());
                self.press(target, true, out);
                // The focus of a player who builds goes along.
                let built = self.session().map(|session| session.moves()) != before;
                let end = |map: &RailMap, here| map.link(link).other(here);
                if let (true, Some(here), Some(map)) = (built, self.here(), self.walked_map()) {
                    self.walk_to(end(map, here));
                }
            }
            Handle::Target(target) => self.press(target, true, out),
            Handle::Here(node) => self.press(Target::Board(Spot::Node(node)), true, out),
            Handle::Walk(node) => self.walk_to(node),
            Handle::Move => {}
        }
    }

    /// A slider has been put to a value by its name.
    pub(crate) fn slide_by_name(&mut self, target: Target, value: f64, out: &mut Vec<Effect>) {
        match Knob::of(target) {
            Some(Knob::Slider(slider)) if self.is_fixed(slider) => {}
            Some(Knob::Slider(slider)) => {
                self.house.settings.set(slider, value as f32);
                if slider.is_volume() {
                    out.push(self.volume());
                }
            }
            Some(Knob::Timeline) => {
                let steps = |all: usize| (value / all.max(1) as f64) as f32;
                let linked = self.linked_game().map(|linked| linked.replay.steps());
                let table = self.table().and_then(|table| table.looking_back());
                let back = table.map(|back| back.shown_so_far().steps());
                if let Some(all) = back {
                    self.screen.review_share(steps(all));
                }
                if let Some(all) = linked {
                    self.screen.view_share(steps(all));
                }
            }
            None => {}
        }
    }

    pub(super) fn walk_to(&mut self, node: NodeId) {
        let on_turn = self.session().and_then(Session::person_to_act);
        let walker = on_turn.unwrap_or(self.hands.walkers.last());
        self.hands.walkers.go(walker, node);
        if let Some(table) = self.screen.table_mut() {
            table.walk_lens_to(walker, node);
        }
        if self.hands.focus.ring {
            self.hands.focus.handle = Some(Handle::Here(node));
            self.show_focused_node();
        }
    }

    pub(crate) fn key(&mut self, key: Key, out: &mut Vec<Effect>) {
        self.hands.focus.ring |= !matches!(key, Key::Other);
        match key {
            Key::Left => self.aim(-1.0, 0.0, out),
            Key::Right => self.aim(1.0, 0.0, out),
            Key::Up => self.aim(0.0, -1.0, out),
            Key::Down => self.aim(0.0, 1.0, out),
            Key::Enter => {
                if let Some(handle) = self.hands.focus.handle {
                    self.press_by_name(handle, out);
                }
            }
            Key::Escape if self.overlays.dismiss() => {}
            // Away from the field, to the board on which one plays.
            Key::Escape if self.hands.focus.handle == Some(Handle::Move) => self.focus_board(),
            Key::Escape if self.overlays.is_empty() => self.close_review(),
            Key::Escape => self.close_panel(),
            Key::Help if matches!(self.overlays.sheet(), None | Some(Overlay::Settings)) => {
                self.overlays.open(Overlay::Keys);
            }
            Key::Board => self.focus_board(),
            Key::Typing => {
                let mirror = self.hands.shown.words();
                let field = mirror.find(Handle::Move).map(|_| Handle::Move);
                self.hands.focus.handle = field.or(self.hands.focus.handle);
            }
            Key::Commit => self.press_at_turn(SeatTarget::Ok, out),
            Key::Undo => self.press_at_turn(SeatTarget::Undo, out),
            Key::Ask(what) => self.ask(what),
            Key::NextOwn => self.go_to_next(true),
            Key::NextOther => self.go_to_next(false),
            Key::Nearer | Key::Farther if self.moves_world() => self.key_world(key == Key::Nearer),
            Key::Nearer => self.look(Look::Nearer),
            Key::Farther => self.look(Look::Farther),
            Key::Help | Key::Other => {}
        }
    }

    /// Presses a button of the seat on turn, or of the only puzzle, if it can be worked by its name now.
    fn press_at_turn(&mut self, which: SeatTarget, out: &mut Vec<Effect>) {
        let mirror = self.hands.shown.words();
        let session = self.session();
        let turn = session.and_then(|session| Some((session, session.person_to_act()?)));
        let place = turn.map(|(session, seat)| session.seats()[seat].place);
        let on_seat = |place| Handle::Target(Target::Seat(place, which));
        let on_seat = place.map(on_seat);
        let on_pad = |handle: Handle| match (handle, which) {
            (Handle::Target(Target::Puzzle(PuzzleTarget::Ok(_))), SeatTarget::Ok) => true,
            (Handle::Target(Target::Puzzle(PuzzleTarget::Undo(_))), SeatTarget::Undo) => true,
            (
                Handle::Target(Target::Puzzle(PuzzleTarget::Again(_))),
                SeatTarget::Ok | SeatTarget::Undo,
            ) => true,
            (Handle::Target(_) | Handle::Here(_) | Handle::Walk(_) | Handle::Move, _) => false,
        };
        let is_meant = |handle: Handle| Some(handle) == on_seat || on_pad(handle);
        let mut all = mirror.elements().map(|element| element.handle);
        if let Some(handle) = all.find(|&handle| is_meant(handle)) {
            self.press_by_name(handle, out);
        }
    }

    fn focus_board(&mut self) {
        let mirror = self.hands.shown.words();
        let onto = mirror.onto_board(self.hands.focus.on_board);
        self.hands.focus.handle = onto.or(self.hands.focus.handle);
        self.show_focused_node();
    }

    /// A letter of a city's name, typed while the focus is on the map.
    pub(crate) fn letter(&mut self, typed: char, latin: char) {
        self.hands.focus.letters.add(typed, latin, self.now);
        let on_map = self.hands.focus.handle.is_some_and(Handle::is_on_board);
        let (Some(here), Some(map)) = (self.here(), self.walked_map().filter(|_| on_map)) else {
            return;
        };
        let languages = self.languages_of_names();
        let letters = &self.hands.focus.letters;
        let find = |letters| find_city(map, here, letters, (self.words(), &languages));
        if let Some(city) = find(&letters.typed).or_else(|| find(&letters.latin)) {
            self.walk_to(city);
        }
    }

    /// Returns the languages in which a keyboard player may know the cities: that of the seat on turn, that of the
    /// page, and English.
    fn languages_of_names(&self) -> [Language; 3] {
        let session = self.session();
        let walker = session.and_then(|session| Some((session, session.person_to_act()?)));
        let seat = walker.map(|(session, seat)| self.language_at(session.seats()[seat].place));
        let page = self.language();
        [seat.unwrap_or(page), page, Language::ENGLISH]
    }

    /// Moves the focus to the nearest element in a direction. On a slider, left and right move its knob instead,
    /// and on a map the player follows a link.
    fn aim(&mut self, dx: f32, dy: f32, out: &mut Vec<Effect>) {
        let target = match self.hands.focus.handle {
            Some(Handle::Target(target)) => Some(target),
            Some(Handle::Here(_) | Handle::Walk(_) | Handle::Move) | None => None,
        };
        if let Some(knob) = target.and_then(Knob::of)
            && dx != 0.0
        {
            return self.nudge(knob, dx, out);
        }
        if target == Some(Target::Workshop(WorkshopTarget::World)) {
            return self.nudge_world(dx, dy);
        }
        if let Some(Target::Sheet(SheetTarget::Turn(line))) = target
            && dy != 0.0
            && self.walk_log(line.into(), dy > 0.0)
        {
            return;
        }
        if let (Some(Handle::Here(here)), Some(map)) = (self.hands.focus.handle, self.walked_map())
        {
            if let Some(next) = step_from(map, here, dx, dy) {
                self.walk_to(next);
            }
            return;
        }
        let mirror = self.hands.shown.words();
        let middle = |element: &Element| element.area.0.towards(element.area.1, 0.5);
        let from = self
            .hands
            .focus
            .handle
            .and_then(|handle| mirror.find(handle));
        let Some(from) = from.map(middle) else {
            let mut all = mirror.elements().filter(|element| element.takes_focus());
            self.hands.focus.handle = all.next().map(|element| element.handle);
            return;
        };
        // Straight ahead counts once, sideways twice: the eye expects the one in line.
        let cost = |to: Point| {
            let (x, y) = (to.x - from.x, to.y - from.y);
            let ahead = x * dx + y * dy;
            (ahead > 1.0).then_some(ahead + 2.0 * (x * dy).abs().max((y * dx).abs()))
        };
        // From a cell the arrow keys lead to cells, and Tab leaves the board.
        let is_cell = |handle| matches!(handle, Handle::Target(Target::Board(Spot::Cell(_))));
        let on_board = self.hands.focus.handle.is_some_and(is_cell);
        let reachable = mirror.elements().filter(|element| {
            let stays = !on_board || is_cell(element.handle);
            element.takes_focus() && element.handle != Handle::Move && stays
        });
        let found = reachable
            .filter_map(|element| Some((element.handle, cost(middle(element))?)))
            .min_by(|a, b| a.1.total_cmp(&b.1));
        if let Some((handle, _)) = found {
            self.hands.focus.handle = Some(handle);
        }
    }

    fn nudge(&mut self, knob: Knob, by: f32, out: &mut Vec<Effect>) {
        let slider = match knob {
            Knob::Slider(slider) => slider,
            Knob::Timeline => {
                self.screen.review_nudge(by as isize);
                return self.screen.view_nudge(by as isize);
            }
        };
        let (least, most) = slider.ends();
        let share = self.house.settings.share(slider) + by / (most - least) as f32;
        if self.house.settings.slide(slider, share) {
            out.push(self.volume());
        }
    }

    /// Plays a typed move for the seat on turn, if its person is at this table. A refusal is announced, and the
    /// field shows it.
    pub(crate) fn typed(&mut self, text: &str, out: &mut Vec<Effect>) {
        let text = plain(text);
        let text = text.trim();
        if text.is_empty() {
            return;
        }
        if let Err(why) = self.play_typed(text, out) {
            self.speech.could_not_read(why);
        }
    }

    /// Plays a line as a whole or not at all.
    fn play_typed(&mut self, text: &str, out: &mut Vec<Effect>) -> Result<(), Message> {
        let session = self.session().filter(|_| self.linked_game().is_none());
        let session = session.ok_or_else(words::session_no_game_in_progress)?;
        let seat = session.person_to_act();
        let seat = seat.ok_or_else(words::session_nobodys_turn)?;
        let who = session.seats()[seat].colour.name();
        let commands = session.game().typed(text);
        let commands = commands.map_err(|why| words::session_typed_unreadable(text, why))?;
        let refused = |why: &Refused| words::session_typed_refused(text, who.clone(), why);
        let by = Actor::Person(seat);
        let tried = session.check(by, commands.iter().cloned());
        tried.map_err(|why| refused(&why))?;
        for command in commands {
            self.perform(by, command, out)
                .map_err(|why| refused(&why))?;
        }
        Ok(())
    }
}
