//! The walls of the house: which room may name which, and that no large circle of files names itself. Read from the
//! paths in the sources, in a second and before anything compiles.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::paths::{Named, Source};
use crate::shell::{Done, root};
use crate::words::sources;

/// No circle has more files.
const CIRCLE: usize = 5;
/// Nor one of the page's, whose files all hold the page that holds them. It is to become smaller, and not larger.
const OF_THE_PAGE: usize = 45;

/// The rooms of the house, the lowest first: each may name those before it. A file belongs to the room of the longest
/// path here under which it lies.
const ROOMS: [(&str, &[&str]); 8] = [
    (
        "base",
        &["millis", "sort", "sound", "table", "wire", "words"],
    ),
    ("rules", &["games", "maps", "puzzles", "record"]),
    ("players", &["players", "referee"]),
    ("scene", &["scene"]),
    ("session", &["boards", "cabinet", "session"]),
    ("app", &["app"]),
    // The keyboard goes where the page in words is.
    (
        "screens",
        &[
            "app/view",
            "app/mirror",
            "app/souvenir",
            "app/update/focus",
            "screens",
        ],
    ),
    ("page", &["web"]),
];

/// The files of a game's folder that are not its rules.
const OF_A_GAME: [(&str, &[&str]); 3] = [
    ("players", &["net", "players", "protocol", "search", "seen"]),
    ("session", &["projection", "rail_match"]),
    ("screens", &["exercises", "screen"]),
];

/// The heads of rooms, which say what is in them: they may name all of it.
const HEADS: [&str; 2] = ["", "app"];

/// Checks the sources of the page's package.
///
/// # Errors
///
/// A sentence for each arrow against the order of the rooms, and for each circle that is too large.
pub fn check() -> Done {
    let folder = root().join("src");
    let mut read = BTreeMap::new();
    for file in sources(&folder)? {
        let name = module(file.strip_prefix(&folder).unwrap_or(&file));
        // Programs of their own, which nobody names.
        if name == "main" || name.starts_with("bin/") {
            continue;
        }
        let text = fs::read_to_string(&file).map_err(|error| format!("{file:?}: {error}."))?;
        let source = Source::read(&text).map_err(|error| format!("{file:?}: {error}."))?;
        read.insert(name, source);
    }
    let arrows = arrows(&read);
    let mut wrong = upward(&arrows);
    wrong.extend(circles(&arrows));
    match wrong.is_empty() {
        true => Ok(()),
        false => Err(wrong.join("\n")),
    }
}

/// The module of a file, with slashes: `app/view` is `app/view/mod.rs`, and nothing is `lib.rs`.
fn module(file: &Path) -> String {
    let file = file.with_extension("");
    let parts = file.iter().map(|part| part.to_string_lossy());
    let parts: Vec<_> = parts
        .filter(|part| part != "mod" && part != "lib")
        .collect();
    parts.join("/")
}

/// Which file names which other, and on which line first.
type Arrows = BTreeMap<String, BTreeMap<String, usize>>;

fn arrows(read: &BTreeMap<String, Source>) -> Arrows {
    let mut arrows = Arrows::new();
    for (from, source) in read {
        let named = arrows.entry(from.clone()).or_default();
        for Named { path, line, .. } in source.named.iter().filter(|named| !named.handed_on) {
            let to = owner(read, &absolute(from, path), 0);
            if to != *from && !to.is_empty() {
                named.entry(to).or_insert(*line);
            }
        }
    }
    arrows
}

/// A path from the crate's root.
fn absolute(from: &str, path: &[String]) -> Vec<String> {
    let mut whole: Vec<String> = Vec::new();
    let here = || {
        from.split('/')
            .filter(|part| !part.is_empty())
            .map(String::from)
    };
    for (at, part) in path.iter().enumerate() {
        match part.as_str() {
            "crate" if at == 0 => {}
            "self" if at == 0 => whole.extend(here()),
            "super" => {
                if at == 0 {
                    whole.extend(here());
                }
                whole.pop();
            }
            _ => {
                // A path that begins with a module of one's own.
                if at == 0 {
                    whole.extend(here());
                }
                whole.push(part.clone());
            }
        }
    }
    whole
}

/// The file in which what a path names is written: what a file only hands on is another one's.
fn owner(read: &BTreeMap<String, Source>, path: &[String], depth: usize) -> String {
    let files = (0..=path.len())
        .rev()
        .map(|count| (count, path[..count].join("/")));
    let Some((count, file)) = files.into_iter().find(|(_, file)| read.contains_key(file)) else {
        return String::new();
    };
    let given = path.get(count).and_then(|name| {
        let named = read[&file].named.iter();
        let mut handed = named.filter(|named| named.handed_on);
        handed.find(|named| named.path.last() == Some(name))
    });
    match given.filter(|_| depth < 8) {
        Some(given) => {
            let mut whole = absolute(&file, &given.path);
            whole.extend_from_slice(&path[count + 1..]);
            match whole == path {
                true => file,
                false => owner(read, &whole, depth + 1),
            }
        }
        None => file,
    }
}

/// The place of a file's room among the rooms; `None` for the heads of the house.
fn room(file: &str) -> Option<usize> {
    let at = |name: &str| ROOMS.iter().position(|(room, _)| *room == name);
    if HEADS.contains(&file) {
        return None;
    }
    if let Some(("games", rest)) = file.split_once('/')
        && let Some((_, part)) = rest.split_once('/')
    {
        let first = part.split('/').next().unwrap_or(part);
        let own = OF_A_GAME.iter().find(|(_, files)| files.contains(&first));
        return at(own.map_or("rules", |(room, _)| room));
    }
    let lies = |folder: &str| file == folder || file.starts_with(&format!("{folder}/"));
    let under = |(number, (_, folders)): (usize, &(&str, &[&str]))| {
        let longest = folders
            .iter()
            .filter(|folder| lies(folder))
            .map(|folder| folder.len());
        longest.max().map(|long| (long, number))
    };
    ROOMS
        .iter()
        .enumerate()
        .filter_map(under)
        .max()
        .map(|(_, number)| number)
}

/// Arrows against the order of the rooms.
fn upward(arrows: &Arrows) -> Vec<String> {
    let mut wrong = Vec::new();
    for (from, named) in arrows {
        for (to, line) in named {
            let (Some(low), Some(high)) = (room(from), room(to)) else {
                continue;
            };
            if low < high {
                let [low, high] = [low, high].map(|number| ROOMS[number].0);
                wrong.push(format!(
                    "{}: `{to}` belongs to {high}, which {low} may not name.",
                    place(from, *line)
                ));
            }
        }
    }
    wrong
}

/// Circles of more files than may be, each with the lines that close it.
fn circles(arrows: &Arrows) -> Vec<String> {
    let reach: BTreeMap<&String, BTreeSet<&String>> = arrows
        .keys()
        .map(|from| (from, reached(arrows, from)))
        .collect();
    let mut told = BTreeSet::new();
    let mut wrong = Vec::new();
    for (from, all) in &reach {
        let mutual = |to: &&&String| reach.get(**to).is_some_and(|back| back.contains(*from));
        let circle: BTreeSet<&String> = all.iter().filter(mutual).copied().collect();
        let is_of_page = circle.iter().all(|file| file.starts_with("web"));
        let most = if is_of_page { OF_THE_PAGE } else { CIRCLE };
        if circle.len() > most && told.insert(circle.clone()) {
            let mut lines = format!(
                "{} files name each other in a circle, {most} may:",
                circle.len()
            );
            for file in &circle {
                for (to, line) in arrows[*file].iter().filter(|(to, _)| circle.contains(to)) {
                    lines += &format!("\n  {} names {to}", place(file, *line));
                }
            }
            wrong.push(lines);
        }
    }
    wrong
}

/// All files that a file names, and those that these name, and so on; itself only by a circle.
fn reached<'a>(arrows: &'a Arrows, from: &'a String) -> BTreeSet<&'a String> {
    let mut seen = BTreeSet::new();
    let mut open: Vec<&String> = vec![from];
    while let Some(file) = open.pop() {
        for to in arrows.get(file).into_iter().flat_map(BTreeMap::keys) {
            if seen.insert(to) {
                open.push(to);
            }
        }
    }
    seen
}

/// A line of a module's file, as compilers name it.
fn place(module: &str, line: usize) -> String {
    let plain = format!("src/{module}.rs");
    let file = match root().join(&plain).is_file() {
        true => plain,
        false => format!("src/{module}/mod.rs"),
    };
    format!("{file}:{line}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn house(files: &[(&str, &str)]) -> Arrows {
        let read = files.iter().map(|(name, text)| {
            let source = Source::read(text).expect("it can be read");
            ((*name).to_string(), source)
        });
        arrows(&read.collect())
    }

    #[test]
    fn an_arrow_against_the_order_is_told_with_its_line() {
        let app = (
            "app/state",
            "use crate::scene::Pen;\n\nuse crate::app::view::cog;",
        );
        let house = house(&[
            app,
            ("scene/pen", ""),
            ("app/view/cog", ""),
            ("app/view", ""),
        ]);
        let wrong = upward(&house);
        assert_eq!(wrong.len(), 1, "{wrong:?}");
        assert!(
            wrong[0].contains(":3: `app/view/cog` belongs to screens"),
            "{wrong:?}"
        );
    }

    #[test]
    fn what_is_handed_on_belongs_to_the_file_that_has_it() {
        let files = [
            ("app/state", "use super::view::Cog;"),
            ("app/view", "mod cog;\npub use cog::Cog;"),
            ("app/view/cog", "pub struct Cog;"),
        ];
        let arrows = house(&files);
        assert!(arrows["app/state"].contains_key("app/view/cog"));
        assert!(arrows["app/view"].is_empty(), "handing on is no arrow");
    }

    #[test]
    fn a_circle_of_six_is_refused_and_one_of_five_is_not() {
        let ring = |count: usize| {
            let file = |at: usize| {
                let text = format!("use super::f{};", (at + 1) % count);
                (
                    format!("app/f{at}"),
                    Source::read(&text).expect("it can be read"),
                )
            };
            circles(&arrows(&(0..count).map(file).collect()))
        };
        assert!(ring(CIRCLE).is_empty());
        let wrong = ring(CIRCLE + 1);
        assert!(
            wrong.len() == 1 && wrong[0].contains("names app/f0"),
            "{wrong:?}"
        );
    }

    #[test]
    fn each_file_of_a_game_has_its_room() {
        let name = |file| room(file).map(|number| ROOMS[number].0);
        assert_eq!(name("games/raindrops/board"), Some("rules"));
        assert_eq!(name("games/raindrops/search/patterns"), Some("players"));
        assert_eq!(name("games/raindrops/screen"), Some("screens"));
        assert_eq!(name("app/view/own/duel"), Some("screens"));
        assert_eq!(name("app/table"), Some("app"));
        assert_eq!(name("table"), Some("base"));
    }
}
