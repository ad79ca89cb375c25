//! Options of the tournament's command line.

use std::str::FromStr;

use super::challenger::Kind;

/// The choices, for people.
pub(crate) const USAGE: &str = "\
Choices: --games N     so many games of each pairing
         --threads N   so many at a time (as many as the machine has cores)
         --seed N      other deals and openings (0)
         --millis X    milliseconds for a turn
         --against WHO lets the master meet a challenger that has as much time: uct, classical
                       or both; or the two weakest one that goes by plain eye: naive
         --size N      another board, where a game has several
         --even        an even player meets each strength, in series of so many games (30), of which
                       each begins anew: the share that it wins of the first ten, and of the others
         --review      no contest: how often short looks of REVIEW name another best turn than one
                       of so many milliseconds (10000), in so many games of weak players (20)
         --forgetful   lets it meet one that begins each turn with an empty tree
         --unlearned   lets it meet one that knows no learned priors, and has as much time
         --ponder X    the master thinks on for so many milliseconds in each turn of the other's
         --ladder A,B  players of so many rounds of thinking a turn instead, each against the next, in
                       the games for two
         --engine CMD  lets it meet a program that speaks the referee's lines (docs/engines.md)
         --rounds N    rounds of thinking for a turn, instead of a time: the same results on every
                       machine";

/// Options of the command line. A missing option is `None`, and each contest has its own default.
pub(crate) struct Options {
    /// The contests' names.
    pub names: Vec<String>,
    /// Games of each pairing.
    pub games: Option<u32>,
    /// Games that are played at a time.
    pub threads: usize,
    /// Where all chance comes from.
    pub seed: u64,
    /// Milliseconds for a turn.
    pub millis: Option<f64>,
    /// Rounds of thinking for a turn.
    pub rounds: Option<u32>,
    /// Size of the board, where a game has several.
    pub size: Option<u8>,
    /// The challengers that the master meets instead of the house's others.
    pub against: Vec<Kind>,
    /// True if the master meets one that keeps no tree from turn to turn.
    pub forgetful: bool,
    /// True if the master meets one that knows no learned priors.
    pub unlearned: bool,
    /// Milliseconds for which the master ponders in each turn of the other's.
    pub ponder: f64,
    /// Rounds of thinking of the players of a ladder.
    pub ladder: Vec<u32>,
    /// True if an even player meets each strength.
    pub even: bool,
    /// True if the looks of REVIEW are compared instead.
    pub review: bool,
    /// The command that starts an engine that it meets.
    pub engine: Option<String>,
}

impl Options {
    /// Reads the words of the command line; an error is a sentence for people.
    pub(crate) fn parse(mut words: impl Iterator<Item = String>) -> Result<Self, String> {
        let cores = std::thread::available_parallelism();
        let mut options = Self {
            names: Vec::new(),
            games: None,
            threads: cores.map_or(1, usize::from),
            seed: 0,
            millis: None,
            rounds: None,
            size: None,
            against: Vec::new(),
            forgetful: false,
            unlearned: false,
            ponder: 0.0,
            ladder: Vec::new(),
            even: false,
            review: false,
            engine: None,
        };
        while let Some(word) = words.next() {
            match word.as_str() {
                "--games" => options.games = Some(number(&word, words.next())?),
                "--threads" => options.threads = number(&word, words.next())?,
                "--seed" => options.seed = number(&word, words.next())?,
                "--millis" => options.millis = Some(number(&word, words.next())?),
                "--rounds" => options.rounds = Some(number(&word, words.next())?),
                "--size" => options.size = Some(number(&word, words.next())?),
                "--ponder" => options.ponder = number(&word, words.next())?,
                "--review" => options.review = true,
                "--even" => options.even = true,
                "--forgetful" => options.forgetful = true,
                "--unlearned" => options.unlearned = true,
                "--against" => options.against = challengers(words.next())?,
                "--ladder" => options.ladder = ladder(words.next())?,
                "--engine" => {
                    let command = words.next().filter(|command| !command.trim().is_empty());
                    options.engine = Some(command.ok_or("`--engine` is followed by a command.")?);
                }
                choice if choice.starts_with('-') => {
                    return Err(format!("There is no choice `{choice}`."));
                }
                _ => options.names.push(word),
            }
        }
        if options.threads == 0 || options.games == Some(0) {
            return Err("Nothing can be played by nobody.".into());
        }
        Ok(options)
    }
}

fn challengers(word: Option<String>) -> Result<Vec<Kind>, String> {
    match word.as_deref() {
        Some("uct") => Ok(vec![Kind::Uct]),
        Some("classical") => Ok(vec![Kind::Classical]),
        Some("naive") => Ok(vec![Kind::Naive]),
        Some("both") => Ok(vec![Kind::Uct, Kind::Classical]),
        _ => Err("`--against` is followed by uct, classical, both or naive.".into()),
    }
}

fn ladder(word: Option<String>) -> Result<Vec<u32>, String> {
    let steps = word.iter().flat_map(|word| word.split(','));
    let steps: Result<Vec<u32>, _> = steps.map(str::parse).collect();
    let steps = steps.ok().filter(|steps| steps.len() > 1);
    steps.ok_or("`--ladder` is followed by two numbers or more, like 30,100.".into())
}

fn number<N: FromStr>(choice: &str, word: Option<String>) -> Result<N, String> {
    let read = word.and_then(|word| word.parse().ok());
    read.ok_or(format!("`{choice}` is followed by a number."))
}
