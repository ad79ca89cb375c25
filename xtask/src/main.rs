//! Roundhouse's chores, each one command: `cargo xtask play`, `check`, `test`, `deep`, `build`, `package`, `maps`,
//! `world`, `new-map`, `bench`, `words`, `walls`, `edited`, `tournament`, `train`. A chore first installs missing
//! tools, in the project's own folders, and says so. It has few dependencies, so the first run compiles in a
//! moment.

mod checks;
mod command;
mod edited;
mod gallery;
mod lanes;
mod package;
mod paths;
mod progress;
mod shell;
mod site;
mod tools;
mod walls;
mod wording;
mod words;

use std::process::ExitCode;

use command::{Command, USAGE};

fn main() -> ExitCode {
    let command = match Command::parse(std::env::args_os().skip(1)) {
        Ok(command) => command,
        Err(wrong) => {
            eprintln!("{wrong}\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let done = match command {
        Command::Help => {
            println!("{USAGE}");
            Ok(())
        }
        Command::Play {
            port,
            open,
            dev: true,
            ..
        } => site::develop(port, open),
        Command::Play {
            port, open, lan, ..
        } => site::play(port, open, lan),
        Command::Check => checks::quick(),
        Command::Build { rooms, address } => site::build_with(rooms.as_deref(), address.as_deref()),
        Command::Test(part) => checks::whole(part),
        Command::Deep => checks::deep(),
        Command::Package => package::package(),
        Command::Maps => site::maps(),
        Command::World => site::world(),
        Command::NewMap { words } => site::new_map(&words),
        Command::Gallery { language } => gallery::gallery(&language),
        Command::Words => words::check(),
        Command::Walls => walls::check(),
        Command::Edited => edited::tests(),
        Command::Bench(bench) => site::bench(bench),
        Command::Tournament { words } => checks::tournament(&words),
        Command::Train { words } => checks::train(&words),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("\n{why}");
            ExitCode::FAILURE
        }
    }
}
