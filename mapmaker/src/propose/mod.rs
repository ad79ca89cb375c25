//! Proposes a map for any part of the world: the description that a person would write, found by trying.
//!
//! A frame and a seed give the same description on every machine. Nothing is read or written here: the data comes
//! in as a [`World`], and what is found goes out as a [`Proposal`].

mod certificate;
mod choice;
mod country;
mod dice;
mod doubles;
mod empty;
mod frame;
mod outlook;
mod own;
mod places;
mod ranges;
mod scene;
mod search;

pub use certificate::Certificate;
pub use frame::Frame;
pub use own::{NoMap, make};
pub use places::Place;
pub use ranges::Ranges;

use crate::Built;
use crate::description::Description;
use crate::topojson::Atlas;

/// Request for a map.
#[derive(Clone, Debug)]
pub struct Wish {
    /// The map's name.
    pub name: String,
    /// The part of the world.
    pub frame: Frame,
    /// If the map is of a country: its code in the data, as in "ITA". The frame lies round it then.
    pub country: Option<String>,
    /// Another seed gives another map.
    pub seed: u64,
}

impl Wish {
    /// Reads what was typed: a name, a frame as in `-11,50,2,59`, and a whole number.
    ///
    /// # Errors
    ///
    /// A sentence, if one of them is not understood.
    pub fn parse(name: &str, frame: &str, seed: &str) -> Result<Self, String> {
        Self::new(name, Frame::parse(frame)?, None, seed)
    }

    /// The same with a country for the frame: its code in the data, or its English name.
    ///
    /// # Errors
    ///
    /// A sentence, if there is no such country, or it is too small.
    pub fn of_country(
        name: &str,
        country: &str,
        seed: &str,
        world: &World,
    ) -> Result<Self, String> {
        let code = country::code(country)?;
        let land = country::main_land(&world.atlas, &code)?;
        let frame = country::frame(country, &land)?;
        Self::new(name, frame, Some(code), seed)
    }

    fn new(name: &str, frame: Frame, country: Option<String>, seed: &str) -> Result<Self, String> {
        let wish = Self {
            name: name.trim().to_owned(),
            frame,
            country,
            seed: seed
                .parse()
                .map_err(|_| format!("A seed is a whole number, as in --seed 7; not {seed}."))?,
        };
        if wish.id().is_empty() || wish.name.chars().count() > 24 {
            return Err(format!(
                "A map's name has 24 letters at most, and one from a to z at least; not {name}."
            ));
        }
        Ok(wish)
    }

    /// The name of the map's files: small letters from a to z and figures, with hyphens between words.
    pub fn id(&self) -> String {
        let small = self.name.to_lowercase();
        let words = small.split(|letter: char| !letter.is_ascii_alphanumeric());
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        words.join("-")
    }
}

/// The data of the world.
pub struct World {
    /// Land, lakes, rivers and countries.
    pub atlas: Atlas,
    /// Cities, the largest first.
    pub places: Vec<Place>,
    /// Mountain ranges.
    pub ranges: Ranges,
}

/// A map that was found.
pub struct Proposal {
    /// The description, for a person to go on with.
    pub description: Description,
    /// The map that is built from it.
    pub built: Built,
    /// Proof of the map's fairness.
    pub certificate: Certificate,
}

impl Proposal {
    /// Lists the work that is left to a person before the map can be shipped, in sentences.
    pub fn left_to_do(&self) -> Vec<String> {
        let Description {
            regions,
            rivers,
            ornaments,
            ..
        } = &self.description;
        let cities = regions.iter().flat_map(|region| region.cities.keys());
        let cities: Vec<&str> = cities.map(String::as_str).collect();
        let mut lines = vec![format!(
            "names in 13 languages are wanted for: {}",
            cities.join(", ")
        )];
        if !rivers.is_empty() {
            lines.push(format!(
                "{} rivers are numbered, because the data has no names",
                rivers.len()
            ));
        }
        lines.push("no sea or range has a name on the map yet".to_owned());
        if ornaments.len() < 4 {
            lines.push(format!("only {} engravings found room", ornaments.len()));
        }
        lines
    }
}

/// Proposes a map, and says how far it is.
///
/// # Errors
///
/// Sentences that tell why there is no map of this frame, and what would help.
pub fn propose(wish: &Wish, world: &World, say: &mut dyn FnMut(&str)) -> Result<Proposal, String> {
    let scene = scene::Scene::find(wish, world, say)?;
    search::search(wish, world, scene, usize::MAX, say, &mut || {})
}
