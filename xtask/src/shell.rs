//! Running other programs: always from the repository's root, with the project's own tools first on the PATH, and
//! with a sentence for people after a failure.

use std::env;
use std::ffi::OsString;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Result of a chore. An error is a sentence for people.
pub(crate) type Done<T = ()> = Result<T, String>;

/// The repository's root.
pub(crate) fn root() -> PathBuf {
    let xtask = env::var_os("CARGO_MANIFEST_DIR").unwrap_or(env!("CARGO_MANIFEST_DIR").into());
    Path::new(&xtask)
        .parent()
        .map(Path::to_path_buf)
        .unwrap_or_default()
}

/// Returns the folder of the project's own cargo tools, apart from the user's.
pub(crate) fn tools_dir() -> PathBuf {
    let home = env::var_os("HOME")
        .or(env::var_os("USERPROFILE"))
        .unwrap_or_default();
    let cargo = env::var_os("CARGO_HOME").map_or(Path::new(&home).join(".cargo"), PathBuf::from);
    cargo.join("roundhouse-tools")
}

/// Returns the folders in which programs are searched: the project's own first.
pub(crate) fn search_path() -> Vec<PathBuf> {
    let own = [
        tools_dir().join("bin"),
        root().join("xtask/node_modules/.bin"),
    ];
    let users = env::var_os("PATH").unwrap_or_default();
    own.into_iter().chain(env::split_paths(&users)).collect()
}

/// Returns a program with its arguments, to be run from the repository's root.
pub(crate) fn program(name: &str, args: &[&str]) -> Command {
    let path = env::join_paths(search_path()).unwrap_or_else(|_| OsString::from(""));
    // On Windows npm is a script, which must be named with its ending.
    let name = if cfg!(windows) && name == "npm" {
        "npm.cmd"
    } else {
        name
    };
    let mut command = Command::new(name);
    command.args(args).current_dir(root()).env("PATH", path);
    // A machine for checks builds once, so incremental compilation would only slow it down.
    if env::var_os("CI").is_some() {
        command
            .env("CARGO_INCREMENTAL", "0")
            .env("CARGO_PROFILE_DEV_DEBUG", "0");
    }
    command
}

/// Runs a program that prints for itself.
pub(crate) fn run(name: &str, args: &[&str]) -> Done {
    finish(program(name, args))
}

/// Runs a prepared program that prints for itself.
pub(crate) fn finish(mut command: Command) -> Done {
    let line = command_line(&command);
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{line}` failed ({status}).")),
        Err(error) => Err(format!("`{line}` cannot be run: {error}.")),
    }
}

/// Runs a prepared program. Returns true if it passed, and its whole output in order. `part` gets each piece of
/// that as it comes.
///
/// # Errors
///
/// A sentence if the program cannot run.
pub(crate) fn hear(mut command: Command, mut part: impl FnMut(&str)) -> Done<(bool, String)> {
    let line = command_line(&command);
    let cannot = |error: io::Error| format!("`{line}` cannot be run: {error}.");
    let (mut reader, writer) = io::pipe().map_err(cannot)?;
    let errors = writer.try_clone().map_err(cannot)?;
    command.stdin(Stdio::null()).stdout(writer).stderr(errors);
    let mut child = command.spawn().map_err(cannot)?;
    // The pipe ends when its last writer does, and the command holds two.
    drop(command);
    let (mut printed, mut bytes) = (Vec::new(), [0; 8192]);
    loop {
        match reader.read(&mut bytes).map_err(cannot)? {
            0 => break,
            count => {
                printed.extend(&bytes[..count]);
                part(&String::from_utf8_lossy(&bytes[..count]));
            }
        }
    }
    let status = child.wait().map_err(cannot)?;
    let mut printed = String::from_utf8_lossy(&printed).into_owned();
    if !status.success() {
        printed += &format!("`{line}` failed ({status}).\n");
    }
    Ok((status.success(), printed))
}

/// A program and its arguments, as one would type them.
pub(crate) fn command_line(command: &Command) -> String {
    let words = [command.get_program()]
        .into_iter()
        .chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    words.join(" ")
}

/// Returns the output of a program, or `None` if it cannot be run or fails.
pub(crate) fn ask(name: &str, args: &[&str]) -> Option<String> {
    let answer = program(name, args).stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&answer.stdout).trim().to_string();
    answer.status.success().then_some(text)
}

/// Prints the current work.
pub(crate) fn say(what: &str) {
    println!("== {what}");
}
