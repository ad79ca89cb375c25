//! The games for two: every strength against the next; or the master against a challenger, or against a
//! program outside, that have as much time. Every opening is played twice, with sides changed. The time at
//! the table is made shorter, so that a night is not needed; only the master uses it up.

use players::Budget;
use players::search::{self, Search, Searched};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rules::connection::{self, Connection, Variant};
use rules::raindrops::{self, Raindrops};
use rules::rapid_transit::{self, RapidTransit};
use rules::switch_yard::{self, SwitchYard};
use rules::{Even, Game, Strength};

use super::challenger::{
    self, Field, Kind, chain::Chain, drops::Drops, transit::Transit, yard::Yard,
};
use super::engine::Engine;
use super::figures::{Pairing, Score, Thinking, passed, within, worked};
use super::looks;
use super::options::Options;
use super::parallel::played;

/// Default number of games of a pairing.
const GAMES: u32 = 400;
/// Default numbers of series of an even player against a strength, and of games in one.
const SERIES: u32 = 8;
const IN_SERIES: u32 = 30;
/// Default milliseconds for a turn.
const MILLIS: f64 = 50.0;
/// A game that lasts longer counts as drawn.
const MOST_TURNS: u32 = 1000;

/// A player of a duel.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Player {
    /// The house's player.
    Ours(Strength),
    /// The project's even player, at its present strength.
    Even(Even),
    /// The house's master that begins each turn with an empty tree.
    Forgetful,
    /// The house's master that knows no learned priors.
    Unlearned,
    /// The house's master for so many rounds of thinking.
    Rounds(u32),
    /// A challenger.
    Challenger(Kind),
    /// The program of the command line.
    Outside,
}

impl Player {
    fn name(self) -> String {
        let name = match self {
            Self::Ours(strength) => strength.name(),
            Self::Even(_) => "even",
            Self::Forgetful => "one that begins each turn anew",
            Self::Unlearned => "one without learned priors",
            Self::Rounds(rounds) => return format!("{rounds} rounds"),
            Self::Challenger(kind) => kind.name(),
            Self::Outside => "the engine",
        };
        name.into()
    }
}

/// The strengths that meet a plain eye.
const WEAKEST: [Strength; 2] = [Strength::Newcomer, Strength::Learner];

/// Two players, and the share that the first should win, if that is wanted.
type Duel = ([Player; 2], Option<f64>);

/// Lists the duels that the command line asks for.
fn duels(options: &Options) -> Vec<Duel> {
    let against = |player| ([Player::Ours(Strength::Master), player], Some(0.75));
    let mut duels = Vec::new();
    for &kind in &options.against {
        match kind {
            Kind::Uct | Kind::Classical => duels.push(against(Player::Challenger(kind))),
            Kind::Naive => duels.extend(WEAKEST.map(|strength| {
                let players = [Player::Ours(strength), Player::Challenger(kind)];
                (players, None)
            })),
        }
    }
    if options.forgetful {
        duels.push((
            [Player::Ours(Strength::Master), Player::Forgetful],
            Some(0.5),
        ));
    }
    if options.unlearned {
        duels.push((
            [Player::Ours(Strength::Master), Player::Unlearned],
            Some(0.6),
        ));
    }
    let steps = options.ladder.windows(2);
    duels.extend(steps.map(|pair| ([pair[1], pair[0]].map(Player::Rounds), Some(0.7))));
    if options.engine.is_some() {
        duels.push(against(Player::Outside));
    }
    if duels.is_empty() {
        let pairs = Strength::ALL.windows(2);
        duels.extend(pairs.map(|pair| ([pair[1], pair[0]].map(Player::Ours), Some(0.7))));
    }
    duels
}

/// Quickway on its usual board, or the one of the command line, as all games here.
pub(crate) fn quickway(options: &Options) {
    family(options, Variant::Quickway);
}

/// Crossway on the same.
pub(crate) fn crossway(options: &Options) {
    family(options, Variant::Crossway);
}

/// Quax on the same.
pub(crate) fn quax(options: &Options) {
    family(options, Variant::Quax);
}

/// Quadrex on the same.
pub(crate) fn quadrex(options: &Options) {
    family(options, Variant::Quadrex);
}

/// The first stone is anywhere; then the swap makes it fair.
fn family(options: &Options, variant: Variant) {
    let mut setup = connection::Options {
        variant,
        ..Default::default()
    };
    setup.size = options.size.unwrap_or(setup.size);
    let start = Connection::new(setup).expect("there is such a board");
    let name = format!("{variant} {0}x{0}", setup.size);
    let id = variant.to_string();
    play::<_, Chain>(&name, &id, &start, 1, options);
}

/// Raindrops on its usual board.
pub(crate) fn raindrops(options: &Options) {
    let size = options.size.unwrap_or(8);
    let start = Raindrops::new(raindrops::Options { size }).expect("there is such a board");
    let name = format!("raindrops {size}x{size}");
    play::<_, Drops>(&name, "raindrops", &start, 2, options);
}

/// Rapid Transit on its usual board.
pub(crate) fn rapid_transit(options: &Options) {
    let size = options.size.unwrap_or(8);
    let start = RapidTransit::new(rapid_transit::Options { size });
    let start = start.expect("there is such a board");
    let name = format!("rapid transit {size}x{size}");
    play::<_, Transit>(&name, "rapid-transit", &start, 2, options);
}

/// Switch Yard from the beginner's set-up.
pub(crate) fn switch_yard(options: &Options) {
    let start = SwitchYard::new(switch_yard::Options::default());
    play::<_, Yard>("switch yard", "switch-yard", &start, 2, options);
}

/// Plays all pairings of a game, of which the first turns are random, and prints what came of them. `id`
/// is the game's name for the referee.
fn play<G: Searched + Sync, F: Field>(
    name: &str,
    id: &str,
    start: &G,
    random: u32,
    options: &Options,
) {
    if options.even {
        return settle::<G, F>(name, id, start, random, options);
    }
    if options.review {
        let opening = |seed| opening(start, random, seed);
        return looks::compare(name, start, opening, options);
    }
    for (players, target) in duels(options) {
        let games = options.games.unwrap_or(GAMES);
        let brought = played(games, options.threads, |number| {
            let seed = options.seed.wrapping_mul(1 << 32) + u64::from(number / 2);
            Match::<G, F> {
                id,
                game: start.clone(),
                turns: opening(start, random, seed),
                players,
                changed: number % 2 == 1,
                options,
                rules: std::marker::PhantomData,
            }
            .play(u64::from(number))
        });
        let mut pairing = Pairing {
            name: format!(
                "{name}: {} against {}",
                players[0].name(),
                players[1].name()
            ),
            score: Score::default(),
            target,
            thinking: [Thinking::default(); 2],
        };
        for (result, thinking) in brought {
            pairing.score.add(result);
            for (all, one) in pairing.thinking.iter_mut().zip(thinking) {
                all.add(&one);
            }
        }
        println!("{pairing}");
    }
}

/// Lets an even player meet each strength in some series of games and adapt after each game. Prints its wins in the
/// first ten games of all series, and in the others.
fn settle<G: Searched + Sync, F: Field>(
    name: &str,
    id: &str,
    start: &G,
    random: u32,
    options: &Options,
) {
    let games = options.games.unwrap_or(IN_SERIES);
    for strength in Strength::ALL {
        let brought = played(SERIES, options.threads, |series| {
            let mut even = Even::default();
            let mut results = Vec::new();
            for number in 0..games {
                let seed = options.seed.wrapping_mul(1 << 32) + u64::from(series * games + number);
                let (result, _) = Match::<G, F> {
                    id,
                    game: start.clone(),
                    turns: opening(start, random, seed),
                    players: [Player::Even(even), Player::Ours(strength)],
                    changed: number % 2 == 1,
                    options,
                    rules: std::marker::PhantomData,
                }
                .play(seed);
                results.push(result);
                if result != 0.5 {
                    even = even.ended(result > 0.5);
                }
            }
            results
        });
        let (mut first, mut others) = (Score::default(), Score::default());
        for results in brought {
            for (number, result) in results.into_iter().enumerate() {
                let score = if number < 10 { &mut first } else { &mut others };
                score.add(result);
            }
        }
        let told = [(first, "of the first"), (others, "of the other")]
            .into_iter()
            .filter(|(score, _)| score.games() > 0)
            .map(|(score, which)| {
                let (from, to) = score.interval();
                let share = [score.share(), from, to].map(|share| 100.0 * share);
                let [share, from, to] = share;
                format!(
                    "{share:.1} % ({from:.1} to {to:.1}) {which} {} games",
                    score.games()
                )
            });
        let told: Vec<_> = told.collect();
        println!(
            "{name}: even against {}, {SERIES} series: {}",
            strength.name(),
            told.join(", ")
        );
    }
}

/// First turns that are anything that is allowed.
fn opening<G: Game>(start: &G, turns: u32, seed: u64) -> Vec<G::Move> {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = start.clone();
    let mut opened = Vec::new();
    for _ in 0..turns {
        let turn = game.steps().choose(&mut chance).cloned();
        let turn = turn.expect("the game goes on");
        opened.push(turn.clone());
        game.play(turn).expect("a listed turn is allowed");
    }
    opened
}

/// One game of two players.
struct Match<'a, G: Game, F> {
    /// The game's name for the referee.
    id: &'a str,
    game: G,
    /// The opening.
    turns: Vec<G::Move>,
    players: [Player; 2],
    /// True if the second player begins.
    changed: bool,
    options: &'a Options,
    rules: std::marker::PhantomData<F>,
}

impl<G: Searched, F: Field> Match<'_, G, F> {
    /// Plays it to its end; what the first player has got, and how long both thought.
    fn play(mut self, seed: u64) -> (f64, [Thinking; 2]) {
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut thinking = [Thinking::default(); 2];
        let mut positions = vec![self.game.to_string()];
        let millis = self.options.millis.unwrap_or(MILLIS);
        let mut engine = match (
            &self.options.engine,
            self.players.contains(&Player::Outside),
        ) {
            (Some(command), true) => match Engine::start(command, self.id, millis) {
                Ok(engine) => Some(engine),
                Err(why) => return self.forfeit(&why, thinking),
            },
            _ => None,
        };
        for turn in std::mem::take(&mut self.turns) {
            if let Some(Err(why)) = engine.as_mut().map(|engine| engine.play(&turn.to_string())) {
                return self.forfeit(&why, thinking);
            }
            self.game.play(turn).expect("a listed turn is allowed");
            positions.push(self.game.to_string());
        }
        // The search of each player from its last turn, if the player keeps anything.
        let mut kept: [Option<Search<G>>; 2] = [None, None];
        // The side that the first player has played last, because a swap changes it.
        let mut first_side = None;
        for turns in 0..MOST_TURNS {
            let Some(side) = self.game.to_act() else {
                break;
            };
            let mover = (turns as usize + usize::from(self.changed)) % 2;
            if mover == 0 {
                first_side = Some(side);
            }
            let player = self.players[mover];
            if let (1, Some(kept)) = (mover, &mut kept[0])
                && self.options.ponder > 0.0
            {
                within(self.options.ponder, |budget| kept.ponder(budget));
            }
            let seed = chance.random();
            // An engine works elsewhere: of it only the time that has passed is known.
            let clock = match player {
                Player::Outside => passed,
                _ => worked,
            };
            let chosen = thinking[mover].time(clock, || match (player, &mut engine) {
                (Player::Outside, Some(engine)) => {
                    engine.generate(millis).map(|mut turn| turn.swap_remove(0))
                }
                (Player::Ours(Strength::Master) | Player::Unlearned, _) => {
                    let begun = || match player {
                        Player::Unlearned => Search::with_policy(&self.game, None, seed),
                        _ => Search::new(&self.game, Strength::Master, seed),
                    };
                    Ok(self.search(kept[mover].get_or_insert_with(begun), millis))
                }
                _ => Ok(self.think(player, &positions, seed, millis).to_string()),
            });
            let turn = match chosen {
                Ok(turn) => turn,
                Err(why) => return self.forfeit(&why, thinking),
            };
            let played = match turn.parse::<G::Move>() {
                Ok(step) => {
                    for kept in kept.iter_mut().flatten() {
                        kept.follow(&step);
                    }
                    self.game.play(step).map_err(|why| why.to_string())
                }
                Err(why) => Err(why.to_string()),
            };
            match (played, player) {
                (Ok(_), Player::Outside) => {}
                (Ok(_), _) => {
                    if let Some(Err(why)) = engine.as_mut().map(|engine| engine.play(&turn)) {
                        return self.forfeit(&why, thinking);
                    }
                }
                (Err(why), Player::Outside) => {
                    return self.forfeit(&format!("`{turn}`: {why}"), thinking);
                }
                (Err(why), _) => panic!("{}: `{turn}` in {}: {why}", player.name(), self.game),
            }
            positions.push(self.game.to_string());
        }
        let side = first_side.expect("both have played");
        (got(&self.game, side), thinking)
    }

    /// Returns the turn of the master, who keeps the search.
    fn search(&self, kept: &mut Search<G>, millis: f64) -> String {
        let mut think = |budget: &Budget| {
            let thought = kept.turn(budget);
            thought.expect("the game goes on").turn.to_string()
        };
        match self.options.rounds {
            Some(rounds) => think(&Budget::Rounds(rounds)),
            None => within(millis, think),
        }
    }

    /// The turn of another player of this program.
    fn think(&self, player: Player, positions: &[String], seed: u64, millis: f64) -> String {
        let game = &self.game;
        let think = |budget: &Budget| match player {
            Player::Ours(_) | Player::Even(_) | Player::Forgetful | Player::Rounds(_) => {
                let strength = match player {
                    Player::Ours(strength) => strength,
                    Player::Even(even) => even.strength(seed),
                    _ => Strength::Master,
                };
                let turn = search::turn(game, strength, budget, seed);
                turn.expect("the game goes on").to_string()
            }
            Player::Challenger(kind) => {
                let spoken: Vec<_> = game
                    .special_moves()
                    .iter()
                    .map(G::Move::to_string)
                    .collect();
                let spent = |rounds| budget.is_spent(rounds);
                challenger::turn::<F>(kind, self.id, positions, &spoken, &spent, seed)
            }
            Player::Unlearned | Player::Outside => unreachable!("it has a search of its own"),
        };
        if let Player::Rounds(rounds) = player {
            return think(&Budget::Rounds(rounds));
        }
        match self.options.rounds {
            Some(rounds) => think(&Budget::Rounds(rounds)),
            None => within(millis, think),
        }
    }

    /// The engine is always the second player: what it cannot go on with, the first has won.
    fn forfeit(&self, why: &str, thinking: [Thinking; 2]) -> (f64, [Thinking; 2]) {
        eprintln!("{}: the engine loses a game: {why}", self.id);
        (1.0, thinking)
    }
}

/// Returns a side's result: 1 for a win, 0.5 for a draw or an unfinished game, 0 for a loss.
fn got<G: Game>(game: &G, side: G::Side) -> f64 {
    let Some(outcome) = game.outcome() else {
        return 0.5;
    };
    match outcome.to_string() {
        won if won == format!("win {side}") => 1.0,
        drawn if drawn == "draw" => 0.5,
        _ => 0.0,
    }
}
