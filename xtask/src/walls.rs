//! The walls of the house: the allowed dependencies between crates, and a limit on circles of files. They are read
//! from the manifests and from the paths in the sources, in a second and before anything compiles.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::paths::{Named, Source};
use crate::shell::{Done, root};
use crate::words::sources;

/// No circle has more files.
const CIRCLE: usize = 5;

/// The crates of the house, and the allowed dependencies of each. Only the worker, the referee and the tools depend
/// on the players.
const ROOMS: [(&str, &[&str]); 10] = [
    ("base", &[]),
    ("rules", &["base"]),
    ("players", &["base", "rules"]),
    ("scene", &["base", "rules"]),
    ("session", &["base", "rules", "scene"]),
    ("app", &["base", "rules", "scene", "session"]),
    ("screens", &["base", "rules", "scene", "session", "app"]),
    ("thinker", &["base", "rules", "players"]),
    ("maker", &["rules"]),
    (
        "roundhouse",
        &["base", "rules", "scene", "session", "app", "screens"],
    ),
];

/// The rooms that do not travel with the page.
const HOME: [&str; 3] = ["players", "thinker", "maker"];

/// Code that adds kilobytes to the page for each type of list.
///
/// The second value is the replacement for short lists.
const HEAVY: [(&str, &str); 4] = [
    (".sort(", "base::sort"),
    (".sort_by", "base::sort"),
    (".sort_unstable", "base::sort"),
    ("collections::HashMap", "a list or a BTreeMap"),
];

/// The names of all rooms, which are those of their packages.
pub(crate) fn rooms() -> impl Iterator<Item = &'static str> {
    ROOMS.iter().map(|(name, _)| *name)
}

/// Returns true if a package is one of `ROOMS`.
pub(crate) fn is_room(name: &str) -> bool {
    rooms().any(|room| room == name)
}

/// Returns the allowed dependencies of a crate; empty for other packages.
pub(crate) fn may_name(room: &str) -> &'static [&'static str] {
    let found = ROOMS.iter().find(|(name, _)| *name == room);
    found.map_or(&[], |(_, may)| may)
}

/// Returns the folder of a crate's manifest.
fn folder(room: &str) -> PathBuf {
    match room {
        "roundhouse" => root().to_path_buf(),
        _ => root().join("crates").join(room),
    }
}

/// Returns the folder of a crate's sources.
pub(crate) fn sources_of(room: &str) -> PathBuf {
    folder(room).join("src")
}

/// Checks the manifests and the sources of the crates.
///
/// # Errors
///
/// A sentence for each crate that depends on one above it, and for each circle that is too large.
pub(crate) fn check() -> Done {
    let mut wrong = Vec::new();
    for room in rooms() {
        let manifest = folder(room).join("Cargo.toml");
        let text =
            fs::read_to_string(&manifest).map_err(|error| format!("{manifest:?}: {error}."))?;
        wrong.extend(upward(room, &text));
        wrong.extend(circles(room, &arrows(&read(&sources_of(room))?)));
        if !HOME.contains(&room) {
            wrong.extend(heavy_in(&sources_of(room))?);
        }
    }
    match wrong.is_empty() {
        true => Ok(()),
        false => Err(wrong.join("\n")),
    }
}

/// Lists heavy code in the sources of a crate, with files and lines.
fn heavy_in(folder: &Path) -> Done<Vec<String>> {
    let mut wrong = Vec::new();
    for file in sources(folder)? {
        let text = fs::read_to_string(&file).map_err(|error| format!("{file:?}: {error}."))?;
        let name = file.strip_prefix(root()).unwrap_or(&file).display();
        let told = heavy(&text).map(|(line, instead)| {
            format!("{name}:{line}: this is heavy in a page; {instead} is not.")
        });
        wrong.extend(told);
    }
    Ok(wrong)
}

/// Returns the lines of a source that are heavy in a page, with their replacements. Its tests do not count, because
/// they are not in the page.
fn heavy(text: &str) -> impl Iterator<Item = (usize, &'static str)> {
    let program = text.lines().take_while(|line| *line != "#[cfg(test)]");
    program.enumerate().filter_map(|(at, line)| {
        let mut all = HEAVY.iter();
        let (_, instead) = all.find(|(what, _)| line.contains(what))?;
        Some((at + 1, *instead))
    })
}

/// The sources of a crate, by their modules.
fn read(folder: &Path) -> Done<BTreeMap<String, Source>> {
    let mut read = BTreeMap::new();
    for file in sources(folder)? {
        let text = fs::read_to_string(&file).map_err(|error| format!("{file:?}: {error}."))?;
        let source = Source::read(&text).map_err(|error| format!("{file:?}: {error}."))?;
        read.insert(module(file.strip_prefix(folder).unwrap_or(&file)), source);
    }
    Ok(read)
}

/// Lists names in a manifest that are not allowed there, with the lines. Tests may name all.
fn upward(room: &str, manifest: &str) -> Vec<String> {
    let file = folder(room).join("Cargo.toml");
    let file = file.strip_prefix(root()).unwrap_or(&file);
    let mut section = "";
    let mut wrong = Vec::new();
    for (at, line) in manifest.lines().enumerate() {
        // A line below `[dependencies]`, or its own section: `[dependencies.NAME]`.
        let named = match line.strip_prefix('[') {
            Some(begun) => {
                section = begun.trim_end_matches(']');
                let (above, name) = section.rsplit_once('.').unwrap_or_default();
                Some(name).filter(|_| is_of_programs(above))
            }
            None => line
                .split(['=', '.', ' '])
                .next()
                .filter(|_| is_of_programs(section)),
        };
        if let Some(named) = named.filter(|named| is_room(named) && !may_name(room).contains(named))
        {
            let line = at + 1;
            wrong.push(format!(
                "{}:{line}: {room} may not name {named}.",
                file.display()
            ));
        }
    }
    wrong
}

/// Returns true if a manifest section lists the dependencies of programs, on any system.
///
/// Sections for tests or builds do not count.
fn is_of_programs(section: &str) -> bool {
    section.rsplit('.').next() == Some("dependencies")
}

/// Returns the module of a file, with slashes: `update/kiosk` for `update/kiosk/mod.rs`, and an empty text for
/// `lib.rs`.
fn module(file: &Path) -> String {
    let file = file.with_extension("");
    let parts = file.iter().map(|part| part.to_string_lossy());
    let parts: Vec<_> = parts
        .filter(|part| !["mod", "lib", "main"].contains(&part.as_ref()))
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

/// Returns the file that defines the target of a path. A file that only re-exports it does not count.
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

/// Returns circles with too many files, each with the lines that close it.
fn circles(room: &str, arrows: &Arrows) -> Vec<String> {
    let reach: BTreeMap<&String, BTreeSet<&String>> = arrows
        .keys()
        .map(|from| (from, reached(arrows, from)))
        .collect();
    let mut told = BTreeSet::new();
    let mut wrong = Vec::new();
    for (from, all) in &reach {
        let mutual = |to: &&&String| reach.get(**to).is_some_and(|back| back.contains(*from));
        let circle: BTreeSet<&String> = all.iter().filter(mutual).copied().collect();
        if circle.len() > CIRCLE && told.insert(circle.clone()) {
            let mut lines = format!(
                "{} files name each other in a circle, {CIRCLE} may:",
                circle.len()
            );
            for file in &circle {
                for (to, line) in arrows[*file].iter().filter(|(to, _)| circle.contains(to)) {
                    lines += &format!("\n  {} names {to}", place(room, file, *line));
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
fn place(room: &str, module: &str, line: usize) -> String {
    let folder = sources_of(room);
    let plain = folder.join(format!("{module}.rs"));
    let file = match plain.is_file() {
        true => plain,
        false => folder.join(module).join("mod.rs"),
    };
    let file = file.strip_prefix(root()).unwrap_or(&file);
    format!("{}:{line}", file.display())
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
    fn heavy_code_in_a_page_is_found_with_its_line() {
        let text = "fn one() {\n    list.sort_unstable();\n}\n#[cfg(test)]\nmod tests {\n    list.sort();\n}";
        let told: Vec<_> = heavy(text).collect();
        assert_eq!(told, [(2, "base::sort")]);
    }

    #[test]
    fn a_room_that_names_one_above_it_is_told_with_the_line() {
        let manifest = |room: &str| {
            format!("[dependencies]\nserde = \"1\"\n{room} = {{ path = \"../{room}\" }}\n")
        };
        assert!(upward("app", &manifest("session")).is_empty());
        let wrong = upward("app", &manifest("screens"));
        assert_eq!(
            wrong,
            ["crates/app/Cargo.toml:3: app may not name screens."]
        );
        let for_the_page = manifest("players").replace("[", "[target.'cfg(unix)'.");
        assert_eq!(upward("roundhouse", &for_the_page).len(), 1);
        let section = "[dependencies.players]\npath = \"../players\"\n";
        assert_eq!(
            upward("app", section),
            ["crates/app/Cargo.toml:1: app may not name players."]
        );
        let for_tests = manifest("players").replace("[", "[dev-");
        assert!(upward("app", &for_tests).is_empty());
    }

    #[test]
    fn a_reexport_belongs_to_the_file_that_defines_it() {
        let files = [
            ("state", "use super::view::Cog;"),
            ("view", "mod cog;\npub use cog::Cog;"),
            ("view/cog", "pub struct Cog;"),
        ];
        let arrows = house(&files);
        assert!(arrows["state"].contains_key("view/cog"));
        assert!(arrows["view"].is_empty(), "handing on is no arrow");
    }

    #[test]
    fn a_circle_of_six_is_refused_and_one_of_five_is_not() {
        let ring = |count: usize| {
            let file = |at: usize| {
                let text = format!("use super::f{};", (at + 1) % count);
                (
                    format!("f{at}"),
                    Source::read(&text).expect("it can be read"),
                )
            };
            circles("app", &arrows(&(0..count).map(file).collect()))
        };
        assert!(ring(CIRCLE).is_empty());
        let wrong = ring(CIRCLE + 1);
        assert!(
            wrong.len() == 1 && wrong[0].contains("names f0"),
            "{wrong:?}"
        );
    }
}
