//! The program. The library does all the work.

use std::future::pending;
use std::io::{IsTerminal, Write as _};
use std::process::ExitCode;

use clap::Parser;
use roundhouse_host::{Command, Host, Options, ask_for_pin, faults, greeting, open_browser};
use tracing::Level;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

#[tokio::main]
async fn main() -> ExitCode {
    let options = Options::parse();
    let level = if options.verbose {
        Level::DEBUG
    } else {
        Level::WARN
    };
    // Libraries may log private data, and NATS's logs the codes of rooms.
    let own = Targets::new()
        .with_default(Level::WARN)
        .with_target(env!("CARGO_CRATE_NAME"), level);
    tracing_subscriber::fmt()
        .with_max_level(level)
        .with_writer(std::io::stderr)
        .with_target(false)
        .finish()
        .with(own)
        .init();
    let done = match options.command {
        None => run(&options).await,
        Some(Command::Pin) => ask_for_pin().map(|line| println!("{line}")),
        Some(Command::Faults) => {
            // A reader may close the pipe early, which is no fault.
            let _ = write!(std::io::stdout(), "{}", faults(&options));
            Ok(())
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

async fn run(options: &Options) -> Result<(), String> {
    let host = Host::bind(options).await.map_err(|why| why.to_string())?;
    for note in host.notes() {
        eprintln!("{note}");
    }
    // Before any output, because its reader may stop the program immediately.
    let stop = stop();
    let draws = std::io::stdout().is_terminal();
    let mut said = greeting(host.address(), draws);
    if let Some(lack) = host.lack() {
        said = said + "\n" + &lack;
    }
    // The host continues even without a reader.
    let _ = writeln!(std::io::stdout(), "{said}");
    if options.open {
        open_browser(host.address());
    }
    host.serve(stop).await;
    Ok(())
}

/// Handles signals from now on. The returned future ends when the program has to stop.
fn stop() -> impl Future<Output = ()> {
    #[cfg(unix)]
    let mut terminated = {
        use tokio::signal::unix::{SignalKind, signal};
        signal(SignalKind::terminate()).ok()
    };
    async move {
        // Without signals only a kill ends it.
        let interrupted = async {
            if tokio::signal::ctrl_c().await.is_err() {
                pending::<()>().await;
            }
        };
        #[cfg(unix)]
        if let Some(terminated) = &mut terminated {
            tokio::select! {
                () = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
        interrupted.await;
    }
}
