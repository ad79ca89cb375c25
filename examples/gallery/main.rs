//! Writes every screen of every game as a picture, and a page of them all: `cargo xtask gallery`, or `cargo run
//! --example gallery -- FOLDER LANGUAGE`.

#![allow(unreachable_pub, reason = "one file of tests speaks to the next by it")]

// The tests' own table with people at it; the gallery needs a part of what is there.
#[allow(dead_code, unused_imports)]
#[path = "../../tests/native/common/mod.rs"]
mod common;
mod screens;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs, io};

use base::words::Language;
use scene::{FontFile, svg};

use screens::Screen;

fn main() -> ExitCode {
    let folder = env::args().nth(1).unwrap_or("target/gallery".into());
    let code = env::args().nth(2).unwrap_or("en".into());
    let Some(language) = Language::of_code(&code) else {
        eprintln!("There is no language `{code}`.");
        return ExitCode::FAILURE;
    };
    match draw(Path::new(&folder), language) {
        Ok(count) => {
            println!("{count} screens in {folder}/index.html");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{folder}: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Draws all screens in a language into a folder, in place of what it held; how many there are.
fn draw(folder: &Path, language: Language) -> io::Result<usize> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    let style = typefaces(language)?;
    let screens = screens::all(language, screens::Windows::All);
    let mut names = BTreeSet::new();
    for screen in &screens {
        let name = file_name(screen);
        fs::write(folder.join(&name), svg::document(&screen.scene, &style))?;
        let (group, own) = (screen.group, &screen.name);
        assert!(names.insert(name), "{group}: two are called {own}");
    }
    let page = include_str!("index.html").replace("<!-- screens -->", &list(&screens));
    fs::write(folder.join("index.html"), page)?;
    Ok(screens.len())
}

/// The house's typefaces as a style sheet that holds them, with the letters of a language: a picture on a page
/// can load nothing.
fn typefaces(language: Language) -> io::Result<String> {
    let mut style = String::new();
    for font in FontFile::all(language) {
        // Those of other scripts were cut when the page was built last; without them the system's letters are drawn.
        let (folder, is_needed) = match font.path.starts_with("fonts/") {
            true => ("www", true),
            false => ("target/site", false),
        };
        let file = Path::new(folder).join(&font.path);
        if is_needed || file.exists() {
            style += &font.rule(&fs::read(file)?);
        }
    }
    Ok(style)
}

fn file_name(screen: &Screen) -> String {
    let name = format!("{} {}", screen.group, screen.name).to_lowercase();
    let words = name.split(|letter: char| !letter.is_ascii_alphanumeric());
    let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
    words.join("-") + ".svg"
}

/// The groups with their screens.
fn list(screens: &[Screen]) -> String {
    let mut list = String::new();
    for group in screens.chunk_by(|one, other| one.group == other.group) {
        let _ = writeln!(list, "<h2>{} ({})</h2>\n<ul>", group[0].group, group.len());
        for screen in group {
            let (file, name) = (file_name(screen), &screen.name);
            let _ = writeln!(
                list,
                "<li><a href=\"{file}\"><img src=\"{file}\" alt=\"\" loading=\"lazy\">{name}</a>"
            );
        }
        list.push_str("</ul>\n");
    }
    list
}
