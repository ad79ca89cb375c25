//! What can be asked for on the command line.

use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;

use async_nats::ServerAddr;
use clap::Parser;
use rooms::Limits;

/// Serves Roundhouse's page, and relays between a table and its phones and far seats.
#[derive(Clone, Debug, Parser)]
#[command(version)]
pub struct Options {
    /// The folder of the built page
    #[arg(long, default_value = "dist")]
    pub dist: PathBuf,
    /// The port; 0 takes any free one
    #[arg(long, default_value_t = 8787)]
    pub port: u16,
    /// The address to listen at: 0.0.0.0 for everybody in the network
    #[arg(long, default_value_t = Ipv4Addr::LOCALHOST.into())]
    pub bind: IpAddr,
    /// The file to touch whenever the page of a kiosk says that it lives
    #[arg(long, value_name = "FILE")]
    pub heartbeat: Option<PathBuf>,
    /// All connections come from a proxy, which limits how many an address may have
    #[arg(long)]
    pub behind_proxy: bool,
    /// The NATS servers by which this host shares its rooms with others: nats://USER:PASSWORD@ADDRESS:PORT,
    /// or tls://; without them it has its rooms for itself
    #[arg(
        long,
        env = "ROUNDHOUSE_NATS",
        hide_env_values = true,
        value_name = "URLS",
        value_delimiter = ','
    )]
    pub nats: Vec<ServerAddr>,
    /// Open the page in a browser
    #[arg(long)]
    pub open: bool,
    /// Log connections; neither addresses nor what is said are ever logged
    #[arg(long)]
    pub verbose: bool,
}

impl Options {
    pub(crate) fn limits(&self) -> Limits {
        let limits = Limits::default();
        if !self.behind_proxy {
            return limits;
        }
        Limits {
            rooms_per_address: usize::MAX,
            connections_per_address: usize::MAX,
            entries_per_second: u32::MAX,
            ..limits
        }
    }
}
