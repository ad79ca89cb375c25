//! The packages: one to install on a table's machine, one for any web host, and the contents of a container. The
//! same commit gives the same bytes in any folder. Programs contain no paths, all times are the commit's, and
//! nothing comes from other builds.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use crate::shell::{Done, ask, finish, program, root, run, say, tools_dir};
use crate::{site, tools};

/// Folder of the packages.
const PACKAGES: &str = "target/packages";
/// Folder of the parts of the packages. The package's list of files in `host/Cargo.toml` names it, too.
const PARTS: &str = "target/package";

/// Makes all packages that can be made on this machine.
pub(crate) fn package() -> Done {
    let made = Made::now()?;
    if ask("git", &["status", "--porcelain"]).is_some_and(|changed| !changed.is_empty()) {
        say("there are edits that belong to no commit: nobody else can make these packages again");
    }
    tools::for_building()?;
    if cfg!(target_os = "linux") {
        tools::cargo_deb()?;
    }
    let _ = fs::remove_dir_all(root().join(PACKAGES));
    let _ = fs::remove_dir_all(root().join(PARTS).join("site"));
    create(PACKAGES)?;

    say("building the page");
    finish(made.of(site::trunk(&["build", "--dist", "target/package/site"])?))?;
    let version = env!("CARGO_PKG_VERSION");
    let zip = format!("{PACKAGES}/roundhouse-page-{version}.zip");
    let pack = ["xtask/pack.mjs", "zip", "target/package/site", &zip];
    finish(made.of(program("node", &pack)))?;

    if cfg!(target_os = "linux") {
        say("building the host");
        let build = [
            "build",
            "--quiet",
            "--locked",
            "--release",
            "--package",
            "roundhouse-host",
        ];
        let mut build = made.of(program("cargo", &build));
        build.env("CARGO_PROFILE_RELEASE_STRIP", "symbols");
        finish(build)?;
        say("packing");
        made.debian(&root().join(PARTS), &root().join(PACKAGES), &[])?;
        made.container(&format!("{PACKAGES}/roundhouse-container-{version}.tar.gz"))?;
    } else {
        say("the Debian package and the container are made on Linux; here is the page alone");
    }
    run("node", &["xtask/pack.mjs", "sums", PACKAGES])
}

/// Makes a Debian package quickly from the page in `dist/` and the host of the tests, for an installation by a
/// test. Returns its path.
pub(crate) fn for_a_test() -> Done<PathBuf> {
    let made = Made::now()?;
    tools::cargo_deb()?;
    let parts = root().join("target/package-tried");
    let page = root().join(PARTS).join("site");
    for folder in [&parts, &page] {
        let _ = fs::remove_dir_all(folder);
    }
    copy_folder(&root().join("dist"), &page)?;
    let chores = env::current_exe().map_err(|error| format!("No chores: {error}."))?;
    // Under the name that cargo-deb expects for the requested one.
    create("target/package-tried/release")?;
    let host = parts.join("release/roundhouse-host");
    copy(&chores.with_file_name("roundhouse-host"), &host)?;
    let deb = parts.join("roundhouse.deb");
    made.debian(&parts, &deb, &["--fast"])?;
    Ok(deb)
}

/// Time of the packages, independent of the clock.
struct Made {
    /// The commit's time, in seconds.
    epoch: String,
}

impl Made {
    fn now() -> Done<Self> {
        let epoch = ask("git", &["log", "-1", "--format=%ct"]);
        let epoch = epoch
            .ok_or("Packages bear the time of their commit, and there is no repository here.")?;
        Ok(Self { epoch })
    }

    /// Returns a command whose result depends neither on this machine's folders nor on its clock.
    fn of(&self, mut command: Command) -> Command {
        let cargo = tools_dir().parent().map(Path::to_path_buf);
        let remap = |from: PathBuf, to: &str| {
            let from = from.canonicalize().unwrap_or(from);
            format!("--remap-path-prefix={}={to}", from.display())
        };
        let flags = [
            remap(root(), "/roundhouse"),
            remap(cargo.unwrap_or_default(), "/cargo"),
        ];
        command
            .env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"))
            .env("CARGO_TARGET_DIR", root().join(PARTS))
            .env("SOURCE_DATE_EPOCH", &self.epoch)
            .envs([("LC_ALL", "C"), ("TZ", "UTC")]);
        command
    }

    /// Makes the Debian package of the page and of cargo's build in `parts`.
    fn debian(&self, parts: &Path, output: &Path, options: &[&str]) -> Done {
        let notices = ask("node", &["xtask/notices.mjs"])
            .ok_or("The notices of the host could not be written: `node xtask/notices.mjs`.")?;
        let file = root().join(PARTS).join("copyright");
        fs::write(&file, notices + "\n")
            .map_err(|error| format!("{} cannot be written: {error}.", file.display()))?;
        let mut deb = self.of(program("cargo-deb", &["--quiet", "--no-build"]));
        deb.args(["--locked", "--package", "roundhouse-host", "--no-strip"])
            .args(options)
            .arg("--output")
            .arg(output)
            .env("CARGO_TARGET_DIR", parts);
        finish(deb)
    }

    /// Writes the parts of a container as one file.
    fn container(&self, file: &str) -> Done {
        let place = root().join(PARTS).join("container");
        let _ = fs::remove_dir_all(&place);
        let parts = root().join(PARTS);
        copy_folder(&parts.join("site"), &place.join("page"))?;
        copy(
            &parts.join("release/roundhouse-host"),
            &place.join("roundhouse-host"),
        )?;
        copy(&parts.join("copyright"), &place.join("NOTICES"))?;
        // The name that every builder looks for.
        copy(
            &root().join("host/package/Containerfile"),
            &place.join("Dockerfile"),
        )?;
        let mut tar = self.of(program("tar", &["--sort=name", "--format=ustar"]));
        tar.args([
            "--owner=0",
            "--group=0",
            "--numeric-owner",
            "--mode=go=rX,u+rw",
        ])
        .arg(format!("--mtime=@{}", self.epoch))
        .args(["--gzip", "--create", "--file", file, "--directory"])
        .arg(&place)
        .args(["Dockerfile", "NOTICES", "page", "roundhouse-host"]);
        finish(tar)
    }
}

fn create(folder: &str) -> Done {
    fs::create_dir_all(root().join(folder))
        .map_err(|error| format!("{folder} cannot be made: {error}."))
}

fn copy(from: &Path, to: &Path) -> Done {
    fs::copy(from, to)
        .map(drop)
        .map_err(|error| format!("{} cannot be copied: {error}.", from.display()))
}

fn copy_folder(from: &Path, to: &Path) -> Done {
    let cannot = |error| format!("{} cannot be copied: {error}.", from.display());
    fs::create_dir_all(to).map_err(cannot)?;
    for entry in fs::read_dir(from).map_err(cannot)? {
        let from = entry.map_err(cannot)?.path();
        let to = to.join(from.file_name().unwrap_or_default());
        if from.is_dir() {
            copy_folder(&from, &to)?;
        } else {
            copy(&from, &to)?;
        }
    }
    Ok(())
}
