//! A game for two as lines of text in the referee's notation: one that begins it, one with the position if that was
//! set up, and one for each move. People can copy, send and paste them, or feed them to a referee.

use super::{Cabinet, GameDef, Start};
use crate::Match;
use crate::boards::VARIANT;
use base::words::{self, Message};
use rules::record::plain;

/// Maximum length of invalid text in a message, in letters.
const TOLD: usize = 40;
/// Maximum length of a game, in bytes.
const MOST: usize = 100_000;
/// Prefix of a position that was set up.
const POSITION: &str = "position ";

/// Returns the lines of a match; `None` for a match on a map, which they cannot express.
///
/// ```
/// # #[cfg(feature = "switch-yard")] {
/// use session::cabinet::{Cabinet, GameDef, moves_text};
/// use session::switch_yard::GAME;
///
/// let text = "new switch-yard setup=beginner\nplay c2-c6\n";
/// const DEFS: &[&GameDef] = &[&GAME];
/// const GAMES: Cabinet = Cabinet::new(DEFS);
/// let game = moves_text::read(GAMES, text).unwrap();
/// assert_eq!(game.moves(), 1);
///
/// assert_eq!(moves_text::write(&GAME, &*game).as_deref(), Some(text));
/// # }
/// ```
pub fn write(def: &GameDef, game: &dyn Match) -> Option<String> {
    let moves = game.move_texts()?;
    let first = game.after(0);
    let start = first.to_save(Vec::new()).ok()?;
    let is_start =
        |begun: Box<dyn Match>| begun.to_save(Vec::new()).is_ok_and(|save| save == start);
    let all = || combinations(def).into_iter();
    let begin = |chosen: &[usize]| (def.begin)(&Start::chosen(chosen));
    let mut text = match all().find(|chosen| begin(chosen).is_some_and(is_start)) {
        Some(chosen) => first_line(def, &chosen) + "\n",
        None => {
            let position = first.text();
            let set_up = |chosen: &Vec<usize>| begin(chosen)?.at_position(&position).ok();
            let chosen = all().find(|chosen| set_up(chosen).is_some_and(is_start))?;
            format!("{}\n{POSITION}{position}\n", first_line(def, &chosen))
        }
    };
    for one in moves {
        text += &format!("play {one}\n");
    }
    Some(text)
}

/// The line that begins a game with these choices.
fn first_line(def: &GameDef, chosen: &[usize]) -> String {
    let mut line = format!("new {}", def.name_of(chosen));
    for (choice, value) in def.choices.iter().zip(chosen) {
        if choice.id != VARIANT {
            line += &format!(" {}={}", choice.id, choice.value_ids[*value]);
        }
    }
    line
}

/// Returns all combinations of a game's options.
fn combinations(def: &GameDef) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for choice in def.choices {
        let longer = |chosen: Vec<usize>| {
            (0..choice.value_ids.len()).map(move |value| [&chosen[..], &[value]].concat())
        };
        all = all.into_iter().flat_map(longer).collect();
    }
    all
}

/// Reads such lines.
///
/// Chat programs may have replaced some characters. Empty lines and those that begin with `#` are skipped.
///
/// # Errors
///
/// A sentence about the first line that is invalid or cannot be played.
pub fn read(games: Cabinet, text: &str) -> Result<Box<dyn Match>, Message> {
    if text.len() > MOST {
        return Err(no_beginning(games));
    }
    let text = plain(text);
    let lines = text.lines().map(str::trim).zip(1_usize..);
    let mut lines = lines.filter(|(line, _)| !line.is_empty() && !line.starts_with('#'));
    let (first, number) = lines.next().ok_or_else(|| no_beginning(games))?;
    let fails = |line: usize, why: Message| words::paste_fails(line, why);
    let begun = match first.strip_prefix(POSITION) {
        Some(position) => {
            let unknown = || words::paste_position(example(games));
            only_at(games, &spaced(position)).and_then(|only| only.ok_or_else(unknown))
        }
        // The keyword is easily lost when people copy a line.
        None => begun(games, first).or_else(|why| only_at(games, &spaced(first))?.ok_or(why)),
    };
    let mut game = begun.map_err(|why| fails(number, why))?;
    for (line, number) in lines {
        let done = match line.strip_prefix(POSITION) {
            // As in the referee, everything before it is dropped.
            Some(position) => game
                .at_position(&spaced(position))
                .map(|set_up| game = set_up),
            None => played(&mut *game, line),
        };
        done.map_err(|why| fails(number, why))?;
    }
    Ok(game)
}

/// A text with one space between its parts.
fn spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the only game that has a position, if no line names the game; `None` if no game has it.
fn only_at(games: Cabinet, position: &str) -> Result<Option<Box<dyn Match>>, Message> {
    let mut found: Vec<(&str, Box<dyn Match>)> = Vec::new();
    for def in games.iter().filter(|def| !def.on_map) {
        for chosen in combinations(def) {
            let name = def.name_of(&chosen);
            let is_new = found.iter().all(|(other, _)| *other != name);
            let begun = (def.begin)(&Start::chosen(&chosen)).filter(|_| is_new);
            let set_up = begun.and_then(|game| game.at_position(position).ok());
            found.extend(set_up.map(|game| (name, game)));
        }
    }
    if found.len() > 1 {
        let lines = found.iter().map(|(name, _)| format!("new {name}").into());
        return Err(words::paste_which(Message::series(lines)));
    }
    Ok(found.pop().map(|(_, game)| game))
}

/// The game that a line begins.
fn begun(games: Cabinet, line: &str) -> Result<Box<dyn Match>, Message> {
    let mut parts = line.split_whitespace();
    let named = parts.next().filter(|&word| word == "new").and(parts.next());
    let named = named.ok_or_else(|| no_beginning(games))?;
    let boards = games.iter().filter(|def| !def.on_map);
    let found = boards.filter_map(|def| Some((def, first_choices(def, named)?)));
    let (def, mut chosen) = found.into_iter().next().ok_or_else(|| unknown(named))?;
    for part in parts {
        let (at, value) = choice(def, part).ok_or_else(|| unknown(part))?;
        chosen[at] = value;
    }
    (def.begin)(&Start::chosen(&chosen)).ok_or_else(|| unknown(line))
}

/// That a text does not begin as a game does, with a line that would.
fn no_beginning(games: Cabinet) -> Message {
    words::paste_begins(example(games))
}

/// A line that begins a game.
fn example(games: Cabinet) -> String {
    let def = games.iter().find(|def| !def.on_map);
    def.map(|def| first_line(def, &def.first_choices()))
        .unwrap_or_default()
}

/// Returns the default options of a game with this name for the referee; `None` for any other name.
fn first_choices(def: &GameDef, named: &str) -> Option<Vec<usize>> {
    let mut chosen = def.first_choices();
    let Some(at) = def.choices.iter().position(|choice| choice.id == VARIANT) else {
        return (def.id.as_str() == named).then_some(chosen);
    };
    let variants = def.choices[at].value_ids;
    chosen[at] = variants.iter().position(|&variant| variant == named)?;
    Some(chosen)
}

/// Which choice a part of a line makes, and which of its values.
fn choice(def: &GameDef, part: &str) -> Option<(usize, usize)> {
    let (id, value) = part.split_once('=')?;
    let named = |choice: &&crate::boards::Choice| choice.id == id && id != VARIANT;
    let choice = def.choices.iter().find(named)?;
    let at = def.choices.iter().position(|other| other.id == id)?;
    let value = choice.value_ids.iter().position(|&other| other == value)?;
    Some((at, value))
}

/// Plays the move that a line tells.
fn played(game: &mut dyn Match, line: &str) -> Result<(), Message> {
    let told = line
        .strip_prefix("play ")
        .ok_or_else(|| unknown(line))?
        .trim();
    let illegal = || words::paste_illegal(short(told));
    let before = game.moves();
    for command in game.typed(told)? {
        let seat = game.to_act();
        game.perform(seat, command).map_err(|_| illegal())?;
    }
    (game.moves() == before + 1)
        .then_some(())
        .ok_or_else(illegal)
}

fn unknown(text: &str) -> Message {
    words::paste_unknown(short(text))
}

/// Returns the beginning of a text of any length.
fn short(text: &str) -> Message {
    let mut letters = text.chars();
    let begun: String = letters.by_ref().take(TOLD).collect();
    match letters.next() {
        Some(_) => format!("{begun}\u{2026}").into(),
        None => begun.into(),
    }
}
