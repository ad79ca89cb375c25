//! The application with its screens.

use std::cell::RefCell;
use std::ops::Deref;
use std::rc::Rc;

use app::focus::Handle;
use app::mirror::Mirror;
use app::{Effect, Event, Input, State};
use base::Millis;
use rules::GameId;
use scene::{Scene, TargetArea};
use session::cabinet::Cabinet;

use crate::registry::{GAMES, screen_of};
use crate::stills::Stills;
use crate::transglobal_rail::RailTable;
use crate::{mirror, scene as scene_of, souvenir};

/// The application: its state, and the current frame. It dereferences to the state for all queries.
///
/// ```
/// use base::Millis;
/// use app::{Event, Input};
/// use screens::{App, GAMES};
///
/// let mut app = App::new(0);
/// assert_eq!(app.screen(), "lobby");
/// assert_eq!(app.games, GAMES);
/// assert!(app.session().is_none(), "nobody plays yet");
///
/// // Only what comes in changes any of it.
/// assert!(!app.house.outside.has_new_version());
/// let _ = app.update(Input { at: Millis::default(), event: Event::NewVersion });
/// assert!(app.house.outside.has_new_version());
/// ```
#[derive(Clone, Debug)]
pub struct App {
    state: State,
    /// Current frame, once a caller has asked for it since the last change.
    picture: RefCell<Option<Rc<Scene>>>,
    /// The same picture in words.
    words: RefCell<Option<Rc<Mirror>>>,
    stills: RefCell<Stills>,
    /// True if the targets may have changed since the state got a frame.
    stale: bool,
}

impl Deref for App {
    type Target = State;

    fn deref(&self) -> &State {
        &self.state
    }
}

impl App {
    /// Returns a table with an empty lobby, and the games of this build. All chance comes from the seed.
    pub fn new(seed: u64) -> Self {
        Self::with_games(GAMES, seed)
    }

    /// The same with other games.
    pub fn with_games(games: Cabinet, seed: u64) -> Self {
        Self {
            state: State::new(games, screen_of, seed),
            picture: RefCell::default(),
            words: RefCell::default(),
            stills: RefCell::default(),
            stale: true,
        }
    }

    /// Returns the effects that must happen before the first input: the first map, and the volumes.
    #[must_use = "effects that are dropped are saves that are lost"]
    pub fn first_effects(&mut self) -> Vec<Effect> {
        self.state.first_effects()
    }

    /// Returns the current frame and its targets. It is drawn once after each change, on the first call: for
    /// painting, or for the next finger.
    pub fn view(&self) -> Rc<Scene> {
        let mut picture = self.picture.borrow_mut();
        let draw = || Rc::new(scene_of(&self.state, &mut self.stills.borrow_mut()));
        picture.get_or_insert_with(draw).clone()
    }

    /// Returns true if a press in the middle of a target counts at a time. It does not for a target that has just
    /// [appeared under a finger](app::recent_touches).
    pub fn heeds(&self, area: &TargetArea, now: Millis) -> bool {
        self.state.hands.shown.heeds(area, now)
    }

    /// Returns the screen in words, which is built once for each frame.
    ///
    /// ```
    /// use screens::App;
    /// use app::focus::Handle;
    /// use app::mirror::Role;
    /// use scene::{LobbyTarget, Target};
    /// use base::table::Station;
    ///
    /// let mirror = App::new(0).mirror();
    /// let join = Handle::Target(Target::Lobby(LobbyTarget::Join(Station::NearLeft)));
    /// let join = mirror.find(join).unwrap();
    /// assert_eq!((join.name.as_str(), &join.role), ("JOIN, near left", &Role::Button));
    /// ```
    pub fn mirror(&self) -> Rc<Mirror> {
        let mut words = self.words.borrow_mut();
        let read = || Rc::new(mirror::of(&self.state, &self.view()));
        words.get_or_insert_with(read).clone()
    }

    /// Element with the focus, if the keyboard is in use.
    pub fn handle(&self) -> Option<Handle> {
        self.state
            .hands
            .focus
            .handle
            .filter(|_| self.state.hands.focus.ring)
    }

    /// Moves the focus away from an element that is gone. The frame shows the focus, so this comes first.
    pub fn lead_focus(&mut self) {
        self.hand_over();
    }

    /// The target in focus, if the keyboard is in use and the target can be touched.
    pub fn focus(&self) -> Option<TargetArea> {
        self.state.hands.focus.among(&self.view().targets).cloned()
    }

    /// Takes an input. There is no other way to change the application. The caller has to carry out the returned
    /// effects, because the application assumes that it does.
    ///
    /// # Examples
    ///
    /// ```
    /// use app::{Effect, Event, Input, Sound};
    /// use base::Millis;
    /// use base::table::Station;
    /// use scene::{LobbyTarget, Target};
    /// use screens::App;
    ///
    /// let mut app = App::new(0);
    /// let join = Target::Lobby(LobbyTarget::Join(Station::NearLeft));
    /// let at = app.view().area_of(join).unwrap().area.middle();
    ///
    /// let down = Event::Down { contact: 1, at, width: 20.0 };
    /// let mut effects = app.update(Input { at: Millis::new(1.0), event: down });
    /// let up = Event::Up { contact: 1, at, held: Millis::new(89.0) };
    /// effects.extend(app.update(Input { at: Millis::new(90.0), event: up }));
    /// assert!(effects.contains(&Effect::Sound(Sound::Click, Some(Station::NearLeft))));
    /// ```
    #[must_use = "effects that are dropped are saves that are lost"]
    pub fn update(&mut self, input: Input) -> Vec<Effect> {
        let mut out = Vec::new();
        self.hand_over();
        if self.state.pass(input.at, &mut out) {
            self.forget_picture();
            self.stale = true;
            self.hand_over();
        }
        // The targets do not change while fingers and mice only move.
        self.stale = !matches!(input.event, Event::Move { .. } | Event::Hover(_));
        if let Event::Key(_) = input.event {
            let words = self.mirror();
            self.state.hands.shown.words_are(words);
        }
        self.state.answer(input.event, &mut out);
        self.forget_picture();
        out
    }

    /// The state has changed, so the frame and its words may change, too.
    fn forget_picture(&mut self) {
        self.picture.take();
        self.words.take();
    }

    /// Gives the state the current frame, in which fingers look for their targets, if it has an older one.
    fn hand_over(&mut self) {
        if std::mem::take(&mut self.stale) {
            let picture = self.view();
            self.state.hands.shown.picture_is(picture);
            if self.state.hands.focus.ring || self.state.hands.focus.handle.is_some() {
                let mirror = self.mirror();
                let session = self.state.session();
                let plays = session.map(|session| session.person_to_act().is_some());
                if self.state.hands.focus.lead(&mirror, plays) {
                    self.forget_picture();
                }
            }
        }
    }

    /// Returns the rail game on the table, if there is one.
    pub fn rail(&self) -> Option<RailTable<'_>> {
        RailTable::of(self.state.table()?)
    }

    /// Returns the game that has just ended, and a picture of it with a date. The picture shows the date as given.
    /// It returns `None` while no game has ended.
    ///
    /// ```
    /// use screens::App;
    ///
    /// assert!(App::new(1).souvenir("25 November 2026").is_none(), "nobody has played");
    /// ```
    pub fn souvenir(&self, date: &str) -> Option<(GameId, Scene)> {
        let table = self.ended_match()?;
        let scene = souvenir(&self.state, table, &mut self.stills.borrow_mut(), date)?;
        Some((table.session().id(), scene))
    }
}
