//! Options of the command line.

use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;

use async_nats::ServerAddr;
use clap::{Parser, Subcommand};
use ipnet::IpNet;

use crate::proxies::read_network;

/// Serves Roundhouse's page, and relays between a table and its phones and far seats.
#[derive(Clone, Debug, Parser)]
#[command(version)]
pub struct Options {
    /// The settings file [default: /etc/roundhouse.toml, if it is there]
    #[arg(long, value_name = "FILE", global = true)]
    pub config: Option<PathBuf>,
    /// The folder of the built page [default: dist]
    #[arg(long)]
    pub dist: Option<PathBuf>,
    /// The folder for what the host keeps
    #[arg(long, value_name = "FOLDER", global = true)]
    pub data: Option<PathBuf>,
    /// The port; 0 takes any free one [default: 8787]
    #[arg(long)]
    pub port: Option<u16>,
    /// The address to listen at: 0.0.0.0 for everybody in the network [default: 127.0.0.1]
    #[arg(long)]
    pub bind: Option<IpAddr>,
    /// The file to touch whenever the page of a kiosk says that it lives
    #[arg(long, value_name = "FILE")]
    pub heartbeat: Option<PathBuf>,
    /// Trust a proxy on this machine to name the addresses of its clients
    #[arg(long)]
    pub behind_proxy: bool,
    /// Trust these proxies to name the addresses of their clients: addresses or networks (10.0.0.5,10.1.0.0/16)
    #[arg(long, value_name = "ADDRESSES", value_delimiter = ',', value_parser = read_network)]
    pub proxy: Vec<IpNet>,
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
    /// Factor by which this host's own pauses pass faster than the clock. No option of the command line sets it.
    /// Tests do, so that they do not have to wait
    #[arg(skip = 1u32)]
    pub hurry: u32,
    /// Command to run in place of serving
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// Commands of the program beside serving.
#[derive(Clone, Debug, Subcommand)]
pub enum Command {
    /// Ask for an operator's PIN, and print the line for the settings file
    Pin,
    /// Show what went wrong with the page, the last fault at the end
    Faults,
}

/// Where the host listens if nothing is said.
pub(crate) const BIND: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
/// See [`BIND`].
pub(crate) const PORT: u16 = 8787;
