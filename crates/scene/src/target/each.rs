//! Lists of all values that belong to targets, or enough of those with numbers.

use base::table::{PlayerColour, Station};
use base::words::Language;
use rules::maps::{CityId, LinkId, MapId, NodeId};
use rules::puzzles::Grade;
use rules::{Cell, GameId, Level, Spot, TimeLimit, transglobal_rail};

use super::lobby::Length;
use super::play::{Network, Seek};
use super::sheets::{Delete, Page, PictureFormat};
use super::slider::Slider;

/// Types with values that can be listed.
pub(super) trait Each: Sized {
    /// Returns all values, or enough.
    fn each() -> Vec<Self>;
}

macro_rules! each {
    ($($kind:ty: $all:expr;)*) => {
        $(impl Each for $kind {
            fn each() -> Vec<Self> {
                Vec::from_iter($all)
            }
        })*
    };
}

each! {
    Station: Self::ALL;
    PlayerColour: Self::ALL;
    Level: Self::ALL;
    TimeLimit: Self::ALL;
    Grade: Self::ALL;
    Length: Self::ALL;
    Slider: Self::ALL;
    PictureFormat: Self::ALL;
    Page: [Self::Back, Self::Next];
    Delete: [Self::Saves, Self::All];
    Network: [Self::OwnHub, Self::BestHub, Self::Built];
    Seek: [Self::Start, Self::Back, Self::Next, Self::End];
    MapId: Self::all();
    Language: Self::all();
    GameId: [transglobal_rail::ID, Self::new("another")];
    usize: 0..12;
    u8: 0..10;
    u16: 0..10;
    CityId: (0..35).map(Self::new);
    LinkId: (0..130).map(Self::new);
    Cell: (0..130).map(|number| Self::new(number % 19, number / 19));
    Spot: (0..130).flat_map(|number| [Self::Node(NodeId::new(number)), Self::Link(LinkId::new(number)),
        Self::Cell(Cell::new(number as u8 % 19, number as u8 / 19))]);
}

impl<T: Each> Each for Option<T> {
    fn each() -> Vec<Self> {
        T::each().into_iter().map(Some).chain([None]).collect()
    }
}

impl<A: Each> Each for (A,) {
    fn each() -> Vec<Self> {
        A::each().into_iter().map(|a| (a,)).collect()
    }
}

impl<A: Each + Clone, B: Each> Each for (A, B) {
    fn each() -> Vec<Self> {
        let with = |a: A| B::each().into_iter().map(move |b| (a.clone(), b));
        A::each().into_iter().flat_map(with).collect()
    }
}
