//! A [`View`] as the `key=value` pairs of the referee's `new`: a seat's knowledge of a game, for an external
//! program that plays for it. Intersections, links and cities have the numbers of the referee's `map`.

use std::fmt::{Display, Write};
use std::sync::Arc;

use super::bytes::check_view;
use super::deal::{self, Hand};
use super::public::{Board, Player};
use super::{Move, Phase, PublicState, Seat, TransglobalRail, View};
use crate::maps::{LinkId, NodeId, RailMap};
use crate::{Keys, number};

/// Keys for a seat's view, in addition to those of a new game.
pub const KEYS: [&str; 12] = [
    "seat",
    "phase",
    "round",
    "start",
    "turn",
    "cities",
    "banks",
    "paid",
    "hubs",
    "rails",
    "recent",
    "connected",
];
const PHASES: [Phase; 4] = [
    Phase::Hubs,
    Phase::Building,
    Phase::Finishing,
    Phase::Finished,
];
/// Notation for an empty value.
const NONE: &str = "-";

impl View {
    /// Returns the view as pairs for the referee's `new`; `None` on a map of another origin.
    ///
    /// A seat that was connected when building ended is listed twice.
    pub fn to_keys(&self) -> Option<String> {
        let public = &self.public;
        let map = self.map();
        let id = map.id()?.id();
        let link = |link: LinkId| {
            let ends = map.link(link);
            format!("{}-{}", ends.a, ends.b)
        };
        let players = || public.players.iter();
        let hub = |player: &Player| player.hub.map_or(NONE.into(), |hub| hub.to_string());
        let known = players().enumerate().flat_map(|(seat, player)| {
            let times = usize::from(player.connected) + usize::from(player.first);
            std::iter::repeat_n(seat, times)
        });
        let mut keys = format!("map={id} tax={} phase={}", public.tax, public.phase);
        for (key, value) in [
            ("seat", self.seat.to_string()),
            ("round", public.round.to_string()),
            ("start", public.start.to_string()),
            ("turn", public.turn.to_string()),
            ("cities", list(self.cities())),
            ("banks", list(players().map(|player| player.bank))),
            ("paid", list(players().map(|player| player.paid))),
            ("hubs", list(players().map(hub))),
            (
                "rails",
                list(
                    public
                        .rails()
                        .map(|(built, by)| format!("{}:{by}", link(built))),
                ),
            ),
            (
                "recent",
                list(public.recent.iter().map(|&built| link(built))),
            ),
            ("connected", list(known)),
        ] {
            // Writing to a text does not fail.
            let _ = write!(keys, " {key}={value}");
        }
        Some(keys)
    }

    /// Reads the output of [`to_keys`](Self::to_keys) for a game on a map.
    ///
    /// # Errors
    ///
    /// A sentence about the missing or impossible part.
    pub fn from_keys(keys: &Keys, map: Arc<RailMap>) -> Result<Self, String> {
        let named = |phase: &Phase| keys.get("phase") == Some(&phase.to_string());
        let phase = PHASES.into_iter().find(named);
        let phase = phase.ok_or("`phase` is hubs, building, finishing or over.")?;
        let banks = numbers::<i32>(keys, "banks")?;
        let paid = numbers::<i32>(keys, "paid")?;
        let hubs = parts(keys, "hubs")?;
        let known = numbers::<Seat>(keys, "connected")?;
        if paid.len() != banks.len() || hubs.len() != banks.len() {
            return Err("`banks`, `paid` and `hubs` have one part for each seat.".into());
        }
        let player = |(seat, bank)| {
            let times = known.iter().filter(|&&known| known == seat).count();
            Ok(Player {
                bank,
                hub: match hubs[seat] {
                    NONE => None,
                    node => Some(NodeId::new(number(node)?)),
                },
                paid: paid[seat],
                first: times > 1,
                connected: times > 0,
            })
        };
        let players: Result<_, String> = banks.into_iter().enumerate().map(player).collect();
        let mut rails = vec![None; map.links().len()];
        for part in parts(keys, "rails")? {
            let (built, by) = part
                .split_once(':')
                .ok_or("A part of `rails` is a link and its builder: 3-17:0.")?;
            rails[link(&map, built)?.index()] = Some(number(by)?);
        }
        let recent = parts(keys, "recent")?.into_iter();
        let public = PublicState {
            tax: one(keys, "tax")?,
            phase,
            round: one(keys, "round")?,
            start: one(keys, "start")?,
            turn: one(keys, "turn")?,
            players: players?,
            rails,
            recent: recent
                .map(|built| link(&map, built))
                .collect::<Result<_, _>>()?,
            board: Board(map),
        };
        let seat: Seat = one(keys, "seat")?;
        let cities = numbers::<usize>(keys, "cities")?.into_iter();
        let cities = cities.map(|node| public.map().city_at(NodeId::new(node)));
        let hand: Option<Vec<_>> = cities.collect();
        let hand = hand.and_then(|hand| Hand::try_from(hand).ok());
        let hand = hand.ok_or("`cities` are the intersections of five cities.")?;
        if seat >= public.seats() {
            return Err("There is no such `seat`.".into());
        }
        let mut hands = vec![None; public.seats()];
        hands[seat] = Some(hand);
        check_view(&public, &hands)?;
        Ok(Self { public, seat, hand })
    }
}

impl TransglobalRail {
    /// Returns a game in which a seat has this view. The other seats hold possible cities, and later rounds have
    /// arbitrary deals. So it is valid for that seat's turn, and reveals nothing about the real game.
    pub fn of_view(view: View) -> Self {
        let View { public, seat, hand } = view;
        let mut hands = vec![hand; public.seats()];
        for (region, &own) in hand.iter().enumerate() {
            let pool = deal::pool(public.map(), region, public.seats());
            let mut left = pool.into_iter().filter(|&city| city != own);
            let others = hands
                .iter_mut()
                .enumerate()
                .filter(|(other, _)| *other != seat);
            for (_, hand) in others {
                hand[region] = left.next().unwrap_or(own);
            }
        }
        Self::standing(public, hands)
    }
}

fn list(all: impl IntoIterator<Item: Display>) -> String {
    let texts: Vec<_> = all.into_iter().map(|one| one.to_string()).collect();
    texts.join(",")
}

fn get<'a>(keys: &Keys<'a>, key: &str) -> Result<&'a str, String> {
    let missing = || format!("`{key}` is missing.");
    keys.get(key).ok_or_else(missing)
}

fn one<N: std::str::FromStr + Display>(keys: &Keys, key: &str) -> Result<N, String> {
    number(get(keys, key)?)
}

fn parts<'a>(keys: &Keys<'a>, key: &str) -> Result<Vec<&'a str>, String> {
    let text = get(keys, key)?;
    Ok(text.split(',').filter(|_| !text.is_empty()).collect())
}

fn numbers<N: std::str::FromStr + Display>(keys: &Keys, key: &str) -> Result<Vec<N>, String> {
    parts(keys, key)?.into_iter().map(number).collect()
}

fn link(map: &RailMap, text: &str) -> Result<LinkId, String> {
    let found = match format!("link {text}").parse() {
        Ok(Move::Link(a, b)) => map.link_between(a, b),
        _ => None,
    };
    found.ok_or_else(|| format!("The map has no link `{text}`."))
}
