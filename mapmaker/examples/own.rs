//! Makes own maps, and prints for each a fingerprint, its evenness and the time:
//!
//! ```text
//! cargo run --release -p mapmaker --example own -- own:0123456789abcdef...
//! cargo run --release -p mapmaker --example own -- -100,360,40,445,7,0
//! cargo run --release -p mapmaker --example own -- random 200 SEED
//! ```
//!
//! The second command names the map by its frame in tenths of a degree, its seed and the number of its name. The third makes
//! so many, with random frames. Run it from the top of the repository.

use std::fs;
use std::time::Instant;

use mapmaker::propose::{Place, Ranges, World, make};
use mapmaker::text;
use mapmaker::topojson::Atlas;
use rules::maps::OwnMap;

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let maps: Vec<OwnMap> = match words[..] {
        ["random", count, seed] => {
            let count = count.parse().map_err(|_| "How many?")?;
            let mut dice = seed.parse().map_err(|_| "The seed is a number.")?;
            (0..count).map(|_| random(&mut dice)).collect()
        }
        _ => {
            let read = |word: &&str| {
                let map = word.parse().ok().or_else(|| framed(word));
                map.ok_or_else(|| format!("{word} is no own map."))
            };
            words.iter().map(read).collect::<Result<_, _>>()?
        }
    };
    let read = |name: &str| {
        let path = format!("assets/world/{name}");
        fs::read_to_string(&path).map_err(|why| format!("{path}: {why}."))
    };
    let world = World {
        atlas: Atlas::parse(&read("world_50m.json")?)?,
        places: Place::table(&read("cities.txt")?)?,
        ranges: Ranges::known()?,
    };
    for map in maps {
        let begun = Instant::now();
        let mut told = 0;
        let made = make(map, &world, &mut |percent| told = percent);
        let seconds = begun.elapsed().as_secs_f64();
        let what = match made {
            Ok(file) => {
                let text = text(&file)?;
                format!(
                    "{:016x} {} bytes, {} names, {}, {:?}",
                    fingerprint(&text),
                    text.len(),
                    file.names.len(),
                    file.name,
                    file.costs
                )
            }
            Err(why) => format!("{why:?}"),
        };
        println!("{map} {:?} {seconds:.1} s, {told} %: {what}", map.frame());
    }
    Ok(())
}

/// The own map of a frame, a seed and a name: six whole numbers with commas between.
fn framed(text: &str) -> Option<OwnMap> {
    let numbers: Vec<i16> = text
        .split(',')
        .map_while(|part| part.parse().ok())
        .collect();
    let [west, south, east, north, seed, name] = numbers[..] else {
        return None;
    };
    OwnMap::new(
        [west, south, east, north],
        seed.try_into().ok()?,
        name.try_into().ok()?,
    )
}

/// FNV-1a of a text.
fn fingerprint(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |so_far, byte| {
        (so_far ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// A frame of any size anywhere, more often of land than not.
fn random(dice: &mut u64) -> OwnMap {
    let mut below = |bound: i64| {
        *dice = dice
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((i64::try_from(*dice >> 33).unwrap_or(0) * bound) >> 31) as i16
    };
    loop {
        let wide = 20 + below(30) * below(30);
        let high = wide / 2 + below((wide / 2).into());
        let (west, south) = (below(3600) - 1800, below(1200) - 500);
        let east = if west + wide > 1800 {
            west + wide - 3600
        } else {
            west + wide
        };
        let map = OwnMap::new([west, south, east, south + high], below(4096) as u16, 0);
        if let Some(map) = map {
            return map;
        }
    }
}
