//! Tools that the chores need.
//!
//! These are the wasm32 target, trunk, wasm-bindgen, the npm packages, a Chromium and a NATS server. A missing tool
//! is installed once, into the project's own folder. For a tool that cannot be installed, a sentence names it and
//! explains what to do.

use std::fs;
use std::path::PathBuf;

use crate::progress;
use crate::shell::{Done, ask, finish, program, root, run, say, search_path, tools_dir};

/// Rust's name for the page's compile target.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// A cargo tool of an exact version.
struct Tool {
    program: &'static str,
    krate: &'static str,
    version: &'static str,
    /// Further arguments of `cargo install`.
    options: &'static [&'static str],
    takes: &'static str,
    /// Purpose of the tool: to ...
    needed: &'static str,
}

const TOOLS: [Tool; 2] = [
    // The wasm-bindgen crate in Cargo.toml has the same version, to the letter.
    Tool {
        program: "wasm-bindgen",
        krate: "wasm-bindgen-cli",
        version: "0.2.129",
        options: &["--bin", "wasm-bindgen"],
        takes: "about a minute on two cores, once",
        needed: "build the page",
    },
    Tool {
        program: "trunk",
        krate: "trunk",
        version: "0.21.14",
        // It downloads nothing here, so it needs no TLS, which takes long to build.
        options: &["--no-default-features"],
        takes: "two to three minutes on two cores, once",
        needed: "build the page",
    },
];

const CARGO_DEB: Tool = Tool {
    program: "cargo-deb",
    krate: "cargo-deb",
    version: "3.8.0",
    options: &[],
    takes: "about a minute on two cores, once",
    needed: "make the Debian package",
};

/// Cargo's release profile for the tools. They run for seconds and are built once, so a quick build is better than
/// a fast program.
const QUICK_PROFILE: [(&str, &str); 4] = [
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_RELEASE_DEBUG", "0"),
];

/// Installs everything for building the page.
pub(crate) fn for_building() -> Done {
    wasm_target()?;
    npm_packages()?;
    TOOLS.iter().try_for_each(cargo_tool)?;
    // The tools' build folder is not needed after that.
    let _ = fs::remove_dir_all(workshop());
    Ok(())
}

/// Returns the build folder of the tools. They use many of the same libraries, which are compiled there once.
fn workshop() -> PathBuf {
    tools_dir().join("build")
}

/// Installs the tool that makes the Debian package.
pub(crate) fn cargo_deb() -> Done {
    cargo_tool(&CARGO_DEB)
}

/// Installs the wasm32 target of the Rust in use.
pub(crate) fn wasm_target() -> Done {
    let libs = ask("rustc", &["--print", "target-libdir", "--target", WASM]);
    if libs.is_some_and(|dir| PathBuf::from(dir).is_dir()) {
        return Ok(());
    }
    say("adding Rust's wasm32 target, once");
    run("rustup", &["target", "add", WASM]).map_err(|why| {
        format!(
            "Rust's target {WASM} is missing and could not be added: {why}\n\
             Run `rustup target add {WASM}` where there is a network, or install your system's \
             package of it, and try again."
        )
    })
}

fn cargo_tool(tool: &Tool) -> Done {
    let Tool {
        program: name,
        krate,
        version,
        options,
        takes,
        needed,
    } = tool;
    let is_there = || ask(name, &["--version"]).is_some_and(|said| has_version(&said, version));
    if is_there() {
        return Ok(());
    }
    say(&format!("installing {krate} {version}, {takes}"));
    let place = tools_dir();
    let mut install = program(
        "cargo",
        &["install", "--locked", "--version", version, krate],
    );
    install
        .args(*options)
        .arg("--root")
        .arg(&place)
        .arg("--target-dir")
        .arg(workshop())
        .envs(QUICK_PROFILE);
    progress::finish(name, install).map_err(|why| {
        format!(
            "{krate} {version} could not be installed: {why}\n\
             It is needed to {needed}. Check that crates.io can be reached, or put a \
             {name} of exactly this version on the PATH, and try again."
        )
    })?;
    let missing = || {
        format!(
            "{krate} was installed in {}, but does not run.",
            place.display()
        )
    };
    is_there().then_some(()).ok_or_else(missing)
}

/// Returns true if a tool reports a version.
///
/// The report is like "trunk 0.21.14" or "wasm-bindgen 0.2.129 (abc)".
fn has_version(said: &str, version: &str) -> bool {
    said.split_whitespace().nth(1) == Some(version)
}

/// The npm packages that the chores need.
pub(crate) fn npm_packages() -> Done {
    npm_packages_of("xtask")
}

/// The npm packages that only measurements need: some 190 MB.
pub(crate) fn npm_packages_for_measuring() -> Done {
    npm_packages_of("xtask/measure")
}

/// The cities of the world, which only `assets/world` is made from: some 7 MB.
pub(crate) fn npm_packages_for_maps() -> Done {
    npm_packages_of("xtask/cities")
}

/// The npm packages of a folder's `package-lock.json`, to the letter.
fn npm_packages_of(name: &str) -> Done {
    node()?;
    let folder = root().join(name);
    let wanted = fs::read_to_string(folder.join("package-lock.json"))
        .map_err(|error| format!("{name}/package-lock.json cannot be read: {error}."))?;
    // A copy of the lock file marks an installation. An equal copy needs no npm.
    let mark = folder.join("node_modules/.carried-out-lock.json");
    if fs::read_to_string(&mark).is_ok_and(|done| done == wanted) {
        return Ok(());
    }
    say(&format!(
        "installing the npm packages of {name}/package.json, once"
    ));
    let mut npm = program(
        "npm",
        &["ci", "--no-audit", "--no-fund", "--loglevel=error"],
    );
    npm.current_dir(&folder);
    finish(npm).map_err(|why| {
        format!(
            "The npm packages could not be installed: {why}\n\
             Check that npm reaches its registry (`npm ping`), and try again."
        )
    })?;
    fs::write(mark, wanted)
        .map_err(|error| format!("{name}/node_modules is not writable: {error}."))
}

fn node() -> Done {
    let version = ask("node", &["--version"]).unwrap_or_default();
    let major = version
        .trim_start_matches('v')
        .split('.')
        .next()
        .and_then(|n| n.parse().ok());
    if major.is_some_and(|major: u32| major >= 20) {
        return Ok(());
    }
    let found = if version.is_empty() {
        "none was found".into()
    } else {
        format!("found {version}")
    };
    Err(format!(
        "Node.js 20 or newer is needed, with npm ({found}). Install it and try again."
    ))
}

/// Names of a Chromium or Chrome on the PATH.
const BROWSERS: [&str; 6] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "chrome.exe",
];

/// Places of a Chrome that is not on the PATH.
const BROWSER_PLACES: [&str; 3] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/// A Chromium or Chrome for the browser tests and the measurements.
pub(crate) fn chromium() -> Done<PathBuf> {
    if let Some(chosen) = std::env::var_os("CHROME").filter(|name| !name.is_empty()) {
        return Ok(chosen.into());
    }
    find_chromium().map_or_else(install_chromium, Ok)
}

fn find_chromium() -> Option<PathBuf> {
    let on_path = search_path()
        .into_iter()
        .flat_map(|dir| BROWSERS.map(|name| dir.join(name)));
    on_path
        .chain(BROWSER_PLACES.map(PathBuf::from))
        .find(|file| file.is_file())
}

fn install_chromium() -> Done<PathBuf> {
    let advice = "A Chromium or Chrome is needed. Install one (on Debian: `apt-get install \
                  chromium`), or name one in the variable CHROME, and try again.";
    apt_install("chromium", "Chromium, about a minute", advice)?;
    find_chromium().ok_or(advice.into())
}

/// Debian's folders for the NATS server, for users whose PATH lacks them.
const NATS_PLACES: [&str; 2] = ["/usr/sbin", "/usr/local/sbin"];

/// A NATS server for the tests of many hosts, which start it by themselves.
pub(crate) fn nats_server() -> Done {
    let advice = "A NATS server is needed for the tests of the host. Put `nats-server` on the PATH (on \
                  Debian: `apt-get install nats-server`; elsewhere: https://nats.io/download), and try \
                  again.";
    let name = format!("nats-server{}", std::env::consts::EXE_SUFFIX);
    let is_there = || {
        let places = NATS_PLACES.map(PathBuf::from);
        let mut dirs = search_path().into_iter().chain(places);
        dirs.any(|dir| dir.join(&name).is_file())
    };
    if is_there() {
        return Ok(());
    }
    apt_install("nats-server", "a NATS server, some seconds", advice)?;
    is_there().then_some(()).ok_or(advice.into())
}

/// Needs of the Debian package, each with a program that identifies it.
///
/// They are the packages that it depends on, and a single-program desktop in which a test runs the kiosk unseen.
const WANTED: [(&str, &str); 5] = [
    ("curl", "curl"),
    ("pgrep", "procps"),
    ("systemd-sysusers", "systemd"),
    ("cage", "cage"),
    // The server for older programs, without which cage does not start.
    ("Xwayland", "xwayland"),
];

/// Installs everything that a system needs to install the Debian package and to try its kiosk.
pub(crate) fn for_the_package() -> Done {
    for (name, package) in WANTED {
        if !search_path().iter().any(|dir| dir.join(name).is_file()) {
            let advice = format!(
                "{name} is needed to try the Debian package. Install it (`apt-get install {package}`), \
                 and try again."
            );
            apt_install(package, &format!("{package}, some seconds"), &advice)?;
        }
    }
    Ok(())
}

/// Debian's packages of two web servers, behind which the host is tested.
///
/// They are not installed, and no service runs.
const PROXIES: [&str; 3] = ["nginx", "libnginx-mod-http-brotli-static", "caddy"];

/// Debian's nginx and Caddy, unpacked in `target/proxies`. Where there is no Debian the tests go without, and say so.
pub(crate) fn proxies() -> Done {
    let place = root().join("target/proxies");
    let mut programs = ["usr/sbin/nginx", "usr/bin/caddy"].iter();
    let are_there = programs.all(|program| place.join(program).is_file());
    if are_there || ask("apt-get", &["--version"]).is_none() {
        return Ok(());
    }
    say("fetching nginx and Caddy, once");
    let packed = root().join("target/proxies-packed");
    let cannot = |error| format!("{} cannot be made: {error}.", packed.display());
    fs::create_dir_all(&packed).map_err(cannot)?;
    let fetch = || {
        // Otherwise a user of apt's own would fetch packages for root, who may not write here.
        let as_us = ["--option", "APT::Sandbox::User=root"];
        let mut fetch = program("apt-get", &["download", "--quiet"]);
        fetch.args(as_us);
        fetch.args(PROXIES).current_dir(&packed);
        finish(fetch)
    };
    fetch()
        .or_else(|_| run("apt-get", &["update"]).and_then(|()| fetch()))
        .map_err(|why| format!("{why}\nnginx and Caddy are needed to try the host behind them."))?;
    for file in fs::read_dir(&packed).map_err(cannot)?.flatten() {
        let mut unpack = program("dpkg-deb", &["--extract"]);
        unpack.arg(file.path()).arg(&place);
        finish(unpack)?;
    }
    Ok(())
}

/// Returns true if nextest is installed. It runs tests in parallel and reports the time of each.
pub(crate) fn has_nextest() -> bool {
    ask("cargo", &["nextest", "--version"]).is_some()
}

/// Returns true if packages can be installed here without a question to a person.
pub(crate) fn is_root_of_debian() -> bool {
    ask("id", &["-u"]).is_some_and(|id| id == "0") && ask("apt-get", &["--version"]).is_some()
}

/// Installs a package if that needs no confirmation. Otherwise the advice is the error.
fn apt_install(package: &str, what: &str, advice: &str) -> Done {
    if !is_root_of_debian() {
        return Err(advice.into());
    }
    say(&format!("installing {what}, once"));
    let args = ["install", "-y", "--no-install-recommends", package];
    let install = || run("apt-get", &args);
    install()
        .or_else(|_| run("apt-get", &["update"]).and_then(|()| install()))
        .map_err(|why| format!("{why}\n{advice}"))
}

#[cfg(test)]
mod tests {
    use super::has_version;

    #[test]
    fn only_the_exact_version_is_taken() {
        assert!(has_version("trunk 0.21.14", "0.21.14"));
        assert!(has_version("wasm-bindgen 0.2.129 (3d1a4ba2c)", "0.2.129"));
        assert!(!has_version("trunk 0.21.1", "0.21.14"));
        assert!(!has_version("trunk 0.21.140", "0.21.14"));
        assert!(!has_version("", "0.21.14"));
    }
}
