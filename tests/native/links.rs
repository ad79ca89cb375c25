//! Tests of links and queries.
//!
//! A game is shared, opened again, stepped through and continued. Any other address breaks nothing, and a sentence
//! reports it.

mod moves;
mod opened;
mod secrets;
mod set_up;
mod shared;
mod wishes;

use crate::common::fingers::Table;
use crate::common::{maps, player};
use app::{Effect, Event};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::connection::{self, Connection, Variant};
use rules::raindrops::{self, Raindrops};
use rules::rapid_transit::{self, RapidTransit};
use rules::record::{Record, Save};
use rules::switch_yard::{self, SwitchYard};
use rules::transglobal_rail::TransglobalRail;
use rules::{Game, Notation, TwoPlayer};
use scene::{SettingsTarget, ShareTarget, SheetTarget, Target};

/// A table with the house's own map of Europe.
fn table() -> Table {
    table_of(1)
}

/// The same with another seed.
fn table_of(seed: u64) -> Table {
    Table::with_map(seed, Ok(maps::file(maps::europe())))
}

/// A rail game of so many on Europe, in its second round.
fn rail(people: usize, seed: u64) -> Record<TransglobalRail> {
    player::record(&maps::all()[0], people, seed, 20, 1)
}

/// A game for two of so many random turns at most.
fn random<G: TwoPlayer>(start: G, turns: usize, seed: u64) -> Record<G> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut record = Record::new(start);
    while record.steps().len() < turns && record.now().to_act().is_some() {
        let turn = crate::common::touches::random_turn(record.now(), &mut chance);
        record.play(turn).expect("what was touched is allowed");
    }
    record
}

fn quickway() -> Record<Connection> {
    let (variant, size, swap) = (Variant::ALL[0], 9, true);
    let options = connection::Options {
        variant,
        size,
        swap,
    };
    random(Connection::new(options).expect("it is offered"), 400, 3)
}

fn raindrops() -> Record<Raindrops> {
    let options = raindrops::Options { size: 6 };
    random(Raindrops::new(options).expect("it is offered"), 400, 4)
}

fn rapid_transit() -> Record<RapidTransit> {
    let options = rapid_transit::Options { size: 6 };
    random(RapidTransit::new(options).expect("it is offered"), 400, 5)
}

fn switch_yard() -> Record<SwitchYard> {
    let setup = switch_yard::Setup::ALL[0];
    random(SwitchYard::new(switch_yard::Options { setup }), 60, 6)
}

/// A record as the text in a link, as another program makes it: without a table.
fn text<G: Notation>(record: &Record<G>) -> String {
    let save = Save::of(record, Vec::new()).expect("it can be kept");
    save.to_text().expect("it is short")
}

/// Returns the position of a record as text.
fn print<G: Game>(record: &Record<G>) -> String {
    record.now().to_string()
}

impl Table {
    fn open(&mut self, text: &str) {
        self.send(Event::Link(text.into()));
    }

    /// The position on the table, as the rules write it.
    fn print(&self) -> String {
        match (self.app.rail(), self.app.board()) {
            (Some(play), _) => play.game().to_string(),
            (_, Some(duel)) => duel.play.now().text(),
            (None, None) => panic!("nothing is on the table"),
        }
    }

    /// Shares the game on the table with all hands, and returns the copied link.
    fn link(&mut self) -> String {
        self.tap(Target::Settings(SettingsTarget::Cog));
        self.tap(Target::Share(ShareTarget::Open));
        if self.shows(Target::Share(ShareTarget::Hands)) {
            self.tap(Target::Share(ShareTarget::Hands));
            if self.app.overlays.vote().is_some() {
                self.all_agree();
            }
        }
        self.tap(Target::Share(ShareTarget::Copy));
        let copied = self.effects.iter().rev().find_map(|effect| match effect {
            Effect::Copy(link) => Some(link.clone()),
            _ => None,
        });
        self.tap(Target::Sheet(SheetTarget::Close));
        copied.expect("there is a link")
    }

    /// The text of the game on the table in its link.
    fn text(&mut self) -> String {
        let link = self.link();
        let (_, text) = link.split_once("#game=").expect("it is a link to a game");
        text.into()
    }

    /// Lists the effects for the storage since the table was set up.
    fn kept(&self) -> Vec<&Effect> {
        let keeps = |effect: &&Effect| {
            matches!(
                effect,
                Effect::Save { .. } | Effect::Append { .. } | Effect::Forget | Effect::PutAside(_)
            )
        };
        self.effects.iter().filter(keeps).collect()
    }
}
