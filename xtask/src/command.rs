//! Chores that the command line can ask for.

use std::ffi::OsString;

/// Text for `help`, and for every unknown command.
pub(crate) const USAGE: &str = "\
Usage: cargo xtask <chore>

  play [--port N] [--no-open]  build the page quickly, serve it on this machine and open a browser
  play --lan                   build the finished page, and let phones and others in the network reach it
  play --dev                   the same for developers: built and loaded again after every edit
  check                        format, lints and native tests, after every edit
  test [--native | --browser]  run the check, or only one half of it: what has to pass before anything lands
  deep                         run everything, with all random cases: more than an hour
  build [--rooms wss://HOST/] [--address https://HOST/]
                               leave the finished page in dist/; with rooms on another host than its own; with whole
                               addresses for chats, which show a picture beside a link
  package                      make what is installed, put up and run elsewhere, in target/packages/
  maps                         make assets/maps again from their descriptions
  new-map NAME --frame W,S,E,N|--country NAME [--seed N]
                               propose a fair map of a part of the world, between four edges in degrees, or of a country
  gallery [LANGUAGE]           draw every screen of every game into target/gallery/index.html
  edited                       the native tests that the last edits can break
  words                        check the messages of all languages
  walls                        check which room of the house names which, and that no circle is large
  bench                        measure sizes and times, and print them
  bench --soak MINUTES         let random fingers storm over the page for so long
  bench --flood EVENTS         let so many pointer events into one page
  bench --solve MILLIS         let a master answer the positions with proofs, here and in a browser
  tournament [GAME]... [--games N] [--threads N] [--seed N] [--millis X] [--rounds N]
             [--against uct|classical|both|naive] [--size N] [--review] [--forgetful] [--unlearned] [--ponder X] [--engine CMD]
                               let the computer players play against each other, or against others
  train connection|raindrops|rapid-transit [--seed N] [--games N] [--rounds N] [--generations N] [--into FILE]
                               learn from games of the computer players which moves look promising
  help                         print this";

/// A chore and its choices.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Build, serve and open the page.
    Play {
        /// Requested port; otherwise any free one.
        port: Option<u16>,
        /// True if a browser opens.
        open: bool,
        /// True if others in the network reach the page.
        lan: bool,
        /// True if the page is for developers: built quickly, and again after every edit.
        dev: bool,
    },
    /// Run the checks after an edit.
    Check,
    /// Run the checks.
    Test(Part),
    /// Run everything that there is to run.
    Deep,
    /// Build the page.
    Build {
        /// The host of its rooms, if that is another one than the page's.
        rooms: Option<String>,
        /// Address of the page, if it is known, because chats show a picture with links to it.
        address: Option<String>,
    },
    /// Make the packages.
    Package,
    /// Make the maps.
    Maps,
    /// Make the data for maps of any part of the world again.
    World,
    /// Propose a map.
    NewMap {
        /// Words for the map builder itself: a name and choices.
        words: Vec<String>,
    },
    /// Draw every screen.
    Gallery {
        /// The code of the language on them.
        language: String,
    },
    /// Check the messages.
    Words,
    /// Check the dependencies between crates.
    Walls,
    /// Run the native tests that the last edits can break.
    Edited,
    /// Measure.
    Bench(Bench),
    /// Run a tournament of the computer players.
    Tournament {
        /// Words for the tournament itself.
        words: Vec<String>,
    },
    /// Learn from games of the computer players.
    Train {
        /// Words for the training itself.
        words: Vec<String>,
    },
    /// List the commands.
    Help,
}

/// Subject of a measurement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bench {
    /// Sizes and times, of the page and of the rules.
    All,
    /// Storm of random fingers over the page for so many minutes.
    Soak(u32),
    /// Flood of so many pointer events into the page.
    Flood(u32),
    /// Number of positions with proofs that a master solves with so many milliseconds.
    Solve(u32),
}

/// Selection of checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// All checks.
    All,
    /// Those that need no browser.
    Native,
    /// Those in the browser.
    Browser,
}

impl Command {
    /// Reads the words after `cargo xtask`; an error is a sentence for people.
    pub(crate) fn parse(words: impl Iterator<Item = OsString>) -> Result<Self, String> {
        let words: Vec<String> = words.map(|w| w.to_string_lossy().into_owned()).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match words.as_slice() {
            ["help" | "--help" | "-h"] => Ok(Self::Help),
            ["play", choices @ ..] => Self::parse_play(choices),
            ["build", choices @ ..] => Self::parse_build(choices),
            ["check"] => Ok(Self::Check),
            ["test"] => Ok(Self::Test(Part::All)),
            ["test", "--native"] => Ok(Self::Test(Part::Native)),
            ["test", "--browser"] => Ok(Self::Test(Part::Browser)),
            ["deep"] => Ok(Self::Deep),
            ["package"] => Ok(Self::Package),
            ["maps"] => Ok(Self::Maps),
            ["world"] => Ok(Self::World),
            ["new-map", words @ ..] => {
                let words = words.iter().map(ToString::to_string).collect();
                Ok(Self::NewMap { words })
            }
            ["gallery"] => Self::parse(["gallery", "en"].into_iter().map(OsString::from)),
            ["gallery", language] => Ok(Self::Gallery {
                language: (*language).into(),
            }),
            ["words"] => Ok(Self::Words),
            ["walls"] => Ok(Self::Walls),
            ["edited"] => Ok(Self::Edited),
            ["bench"] => Ok(Self::Bench(Bench::All)),
            ["bench", "--soak", minutes] => {
                Ok(Self::Bench(Bench::Soak(count(minutes, "minutes")?)))
            }
            ["bench", "--flood", events] => Ok(Self::Bench(Bench::Flood(count(events, "events")?))),
            ["bench", "--solve", time] => {
                Ok(Self::Bench(Bench::Solve(count(time, "milliseconds")?)))
            }
            ["tournament", words @ ..] => {
                let words = words.iter().map(ToString::to_string).collect();
                Ok(Self::Tournament { words })
            }
            ["train", words @ ..] => {
                let words = words.iter().map(ToString::to_string).collect();
                Ok(Self::Train { words })
            }
            [] => Err("Which chore?".into()),
            words => Err(format!("There is no chore `{}`.", words.join(" "))),
        }
    }

    fn parse_build(choices: &[&str]) -> Result<Self, String> {
        let (mut rooms, mut address) = (None, None);
        for choice in choices.chunks(2) {
            match choice {
                ["--rooms", host] => rooms = Some(folder(host, ROOMS)?),
                ["--address", page] => address = Some(folder(page, PAGE)?),
                _ => return Err(format!("`build` knows no `{}`.", choice.join(" "))),
            }
        }
        Ok(Self::Build { rooms, address })
    }

    fn parse_play(choices: &[&str]) -> Result<Self, String> {
        let (mut port, mut open, mut lan, mut dev) = (None, true, false, false);
        let mut choices = choices.iter();
        while let Some(&choice) = choices.next() {
            match choice {
                "--no-open" => open = false,
                "--lan" => lan = true,
                "--dev" => dev = true,
                "--port" => {
                    let number = choices.next().copied().unwrap_or_default();
                    let read = number.parse().ok().filter(|&port: &u16| port > 0);
                    port = Some(read.ok_or(format!("`{number}` is no port (1 to 65535)."))?);
                }
                _ => return Err(format!("`play` knows no `{choice}`.")),
            }
        }
        if lan && dev {
            return Err("The page for developers is for this machine alone.".into());
        }
        Ok(Self::Play {
            port,
            open,
            lan,
            dev,
        })
    }
}

/// Beginnings that an address may have, its name, and an example.
type Kind = ([&'static str; 2], &'static str, &'static str);

/// The host of rooms is a WebSocket's.
const ROOMS: Kind = (
    ["wss://", "ws://"],
    "host of rooms",
    "wss://rooms.example.org/",
);
/// Where the page will be.
const PAGE: Kind = (
    ["https://", "http://"],
    "address of a page",
    "https://example.org/games/",
);

/// Reads the address of a folder. It becomes a part of the page, where quotes and blanks would have a meaning.
fn folder(address: &str, (schemes, what, example): Kind) -> Result<String, String> {
    let rest = schemes
        .iter()
        .find_map(|scheme| address.strip_prefix(scheme));
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-._~:/[]".contains(letter);
    let fits = rest.is_some_and(|rest| !rest.is_empty() && rest.chars().all(plain));
    match (fits, address.ends_with('/')) {
        (true, true) => Ok(address.into()),
        (true, false) => Ok(format!("{address}/")),
        (false, _) => Err(format!("`{address}` is no {what}, such as {example}.")),
    }
}

/// Reads a number of something, which has to be at least one.
fn count(word: &str, of: &str) -> Result<u32, String> {
    let read = word.parse().ok().filter(|&number| number > 0);
    read.ok_or(format!("`{word}` is no number of {of}."))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Command, String> {
        Command::parse(line.split_whitespace().map(OsString::from))
    }

    #[test]
    fn chores_are_understood() {
        let bare = Command::Build {
            rooms: None,
            address: None,
        };
        assert_eq!(parse("build"), Ok(bare));
        let both = "build --address https://example.org/games --rooms wss://rooms.example.org";
        let built = Command::Build {
            rooms: Some("wss://rooms.example.org/".into()),
            address: Some("https://example.org/games/".into()),
        };
        assert_eq!(parse(both), Ok(built));
        for wrong in ["build --address", "build --address wss://example.org/"] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
        let rooms = |host: &str| match parse(&format!("build --rooms {host}")) {
            Ok(Command::Build { rooms, .. }) => rooms,
            other => panic!("{other:?}"),
        };
        let named = Some("wss://rooms.example.org/".into());
        assert_eq!(rooms("wss://rooms.example.org"), named);
        assert_eq!(rooms("wss://rooms.example.org/"), named);
        for wrong in [
            "https://rooms.example.org/",
            "wss://",
            "wss://a';script-src",
            "wss://a;b",
        ] {
            assert!(parse(&format!("build --rooms {wrong}")).is_err(), "{wrong}");
        }
        let gallery = |language: &str| {
            let language = language.into();
            Ok(Command::Gallery { language })
        };
        assert_eq!(parse("gallery"), gallery("en"));
        assert_eq!(parse("gallery ja"), gallery("ja"));
        assert_eq!(parse("package"), Ok(Command::Package));
        assert_eq!(parse("words"), Ok(Command::Words));
        assert_eq!(parse("walls"), Ok(Command::Walls));
        assert_eq!(parse("edited"), Ok(Command::Edited));
        assert_eq!(parse("test"), Ok(Command::Test(Part::All)));
        assert_eq!(parse("test --native"), Ok(Command::Test(Part::Native)));
        assert_eq!(parse("check"), Ok(Command::Check));
        assert_eq!(parse("deep"), Ok(Command::Deep));
        let play = |port, open, lan, dev| {
            Ok(Command::Play {
                port,
                open,
                lan,
                dev,
            })
        };
        assert_eq!(parse("play"), play(None, true, false, false));
        assert_eq!(parse("play --lan"), play(None, true, true, false));
        assert_eq!(parse("play --dev"), play(None, true, false, true));
        assert_eq!(parse("bench"), Ok(Command::Bench(Bench::All)));
        let soak = Command::Bench(Bench::Soak(30));
        assert_eq!(parse("bench --soak 30"), Ok(soak));
        let flood = Command::Bench(Bench::Flood(900));
        assert_eq!(parse("bench --flood 900"), Ok(flood));
        let solve = Command::Bench(Bench::Solve(100));
        assert_eq!(parse("bench --solve 100"), Ok(solve));
        assert_eq!(
            parse("play --no-open --port 80"),
            play(Some(80), false, false, false)
        );
        let words = vec!["rail".into(), "--games".into(), "9".into()];
        let tournament = Command::Tournament { words };
        assert_eq!(parse("tournament rail --games 9"), Ok(tournament));
        let words = vec!["Italy".into(), "--frame".into(), "6,36,19,47".into()];
        assert_eq!(
            parse("new-map Italy --frame 6,36,19,47"),
            Ok(Command::NewMap { words })
        );
        let words = vec!["raindrops".into(), "--seed".into(), "2".into()];
        assert_eq!(
            parse("train raindrops --seed 2"),
            Ok(Command::Train { words })
        );
    }

    #[test]
    fn garbage_is_refused() {
        let lines = [
            "",
            "plya",
            "build now",
            "test --native --browser",
            "play --port",
            "play --port 0",
            "play --port 65536",
            "play --port x",
            "play 80",
            "play --lan --dev",
            "check now",
            "package all",
            "bench --soak",
            "bench --soak 0",
            "bench --soak -1",
            "bench --soak long",
            "bench --flood",
            "bench --flood 0",
            "bench --soak 3 --flood 3",
        ];
        for line in lines {
            assert!(parse(line).is_err(), "{line:?} was taken");
        }
    }

    #[test]
    #[cfg(unix)]
    fn bytes_that_are_no_text_are_refused() {
        use std::os::unix::ffi::OsStringExt;
        let bytes = OsString::from_vec(vec![0xff, 0xfe]);
        assert!(Command::parse([bytes].into_iter()).is_err());
    }
}
