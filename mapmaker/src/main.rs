//! The map builder's command line.
//!
//! `mapmaker build --data DIR` makes `assets/maps/*.json` from `assets/descriptions/*.json` and the
//! file `world_50m.json` in DIR, and prints how each map meets the demands. `mapmaker search NAME
//! --data DIR` looks for a better lattice. `mapmaker preview --out DIR` draws the maps as SVG.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use mapmaker::demands::{self, Demand};
use mapmaker::description::{Description, Lattice};
use mapmaker::geography::Geography;
use mapmaker::hands::Hands;
use mapmaker::propose::{self, Place, Ranges, Wish, World};
use mapmaker::topojson::Atlas;
use mapmaker::{build, preview, text};
use rules::maps::{MapFile, RailMap};

const USAGE: &str = "usage: mapmaker build --data DIR [MAP...]
       mapmaker search --data DIR MAP...
       mapmaker preview --out DIR [MAP...]
       mapmaker propose NAME --frame W,S,E,N|--country NAME [--seed N] --data DIR --cities FILE --out DIR
Run it from the top of the repository. MAP is the name of a file in assets/descriptions; all are meant if none is named.";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words.iter().map(String::as_str).collect::<Vec<_>>()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => {
            eprintln!("At least one demand is missed.");
            ExitCode::FAILURE
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}

/// Runs a command, and returns true if all demands are met.
fn run(words: &[&str]) -> Result<bool, String> {
    if let ["propose", name, wishes @ ..] = words {
        return propose(name, wishes);
    }
    let [verb, option, folder, maps @ ..] = words else {
        return Err(USAGE.into());
    };
    let all = described()?;
    let named: Vec<_> = maps.iter().map(|&map| map.to_owned()).collect();
    if let Some(unknown) = named.iter().find(|map| !all.contains(map)) {
        return Err(format!("There is no map {unknown}.\n{USAGE}"));
    }
    let maps = if named.is_empty() { &all } else { &named };
    let folder = Path::new(folder);
    match (*verb, *option) {
        ("build", "--data") => {
            let atlas = atlas(folder)?;
            let mut all_met = true;
            for map in maps {
                all_met &= make(map, &atlas)?;
            }
            Ok(all_met)
        }
        ("search", "--data") => {
            let atlas = atlas(folder)?;
            maps.iter()
                .try_for_each(|map| search(map, &atlas))
                .map(|()| true)
        }
        ("preview", "--out") => {
            for map in maps {
                let file = serde_json::from_str(&read(&path("maps", map))?);
                let file: MapFile = file.map_err(|why| format!("{map}: {why}."))?;
                write(&folder.join(format!("{map}.svg")), &preview::svg(&file))?;
            }
            Ok(true)
        }
        _ => Err(USAGE.into()),
    }
}

/// Returns the names of the maps with a description.
fn described() -> Result<Vec<String>, String> {
    let folder = Path::new("assets/descriptions");
    let files = fs::read_dir(folder)
        .map_err(|why| format!("{} cannot be read: {why}.", folder.display()))?;
    let name = |file: fs::DirEntry| Some(file.path().file_stem()?.to_str()?.to_owned());
    let mut maps: Vec<_> = files.filter_map(|file| name(file.ok()?)).collect();
    maps.sort_unstable();
    Ok(maps)
}

fn path(folder: &str, map: &str) -> PathBuf {
    Path::new("assets").join(folder).join(format!("{map}.json"))
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|why| format!("{} cannot be read: {why}.", path.display()))
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|why| format!("{} cannot be written: {why}.", path.display()))
}

fn atlas(folder: &Path) -> Result<Atlas, String> {
    Atlas::parse(&read(&folder.join("world_50m.json"))?)
}

fn ground(map: &str, atlas: &Atlas) -> Result<(Description, Geography), String> {
    let description = Description::parse(&read(&path("descriptions", map))?)
        .map_err(|why| format!("{map}: {why}"))?;
    let geography = Geography::new(&description, atlas).map_err(|why| format!("{map}: {why}"))?;
    Ok((description, geography))
}

/// Proposes a map and writes it to files. Returns true if it meets all demands.
fn propose(name: &str, wishes: &[&str]) -> Result<bool, String> {
    let [mut frame, mut country, mut seed] = [None, None, Some("1")];
    let [mut data, mut cities, mut out] = [None; 3];
    let mut words = wishes.iter();
    while let Some(&option) = words.next() {
        let value = words.next().copied();
        let place = match option {
            "--frame" => &mut frame,
            "--country" => &mut country,
            "--seed" => &mut seed,
            "--data" => &mut data,
            "--cities" => &mut cities,
            "--out" => &mut out,
            _ => return Err(format!("There is no choice {option}.\n{USAGE}")),
        };
        *place = Some(value.ok_or_else(|| format!("{option} needs a value behind it.\n{USAGE}"))?);
    }
    let (Some(seed), Some(data), Some(cities), Some(out)) = (seed, data, cities, out) else {
        return Err(USAGE.into());
    };
    let world = World {
        atlas: atlas(Path::new(data))?,
        places: Place::table(&read(Path::new(cities))?)?,
        ranges: Ranges::known()?,
    };
    let wish = match (frame, country) {
        (Some(frame), None) => Wish::parse(name, frame, seed)?,
        (None, Some(country)) => Wish::of_country(name, country, seed, &world)?,
        _ => {
            return Err("A map is of a frame or of a country: write --frame or --country.".into());
        }
    };
    let proposal = propose::propose(&wish, &world, &mut |line| println!("{line}"))?;
    let file = Path::new(out).join(wish.id());
    fs::create_dir_all(out).map_err(|why| format!("{out} cannot be made: {why}."))?;
    write(&file.with_extension("json"), &proposal.description.text()?)?;
    write(
        &file.with_extension("svg"),
        &preview::svg(&proposal.built.file),
    )?;
    print!("{}\n{}", wish.name, proposal.certificate);
    for line in proposal.left_to_do() {
        println!("  to do: {line}");
    }
    for line in proposal.certificate.advice() {
        println!("  {line}");
    }
    println!(
        "The description is {0}.json, and {0}.svg shows the map.",
        file.display()
    );
    Ok(proposal.certificate.holds())
}

fn checked(file: &MapFile) -> Result<RailMap, String> {
    RailMap::try_from(file.clone()).map_err(|why| why.to_string())
}

fn make(map: &str, atlas: &Atlas) -> Result<bool, String> {
    let (description, geography) = ground(map, atlas)?;
    let mut built = build(&description, description.lattice, &geography)?;
    let checked = checked(&built.file)?;
    let file = &mut built.file;
    file.costs = (!checked.is_small()).then(|| Hands::of(&checked).costs);
    let text = text(file)?;
    let demands = demands::of(&checked);
    println!("{} ({} bytes)", file.name, text.len());
    for demand in &demands {
        println!("  {demand}");
    }
    println!("  doubles because of {:?}", built.reasons);
    println!(
        "  cities off their places by {:.1} units, with one link {}; intersections under names {}",
        built.off, built.dead_ends, built.covered
    );
    if !checked.is_small() {
        println!("  the hands that hold a city, mean, $: {}", means(&checked));
    }
    write(&path("maps", map), &text)?;
    Ok(demands.iter().all(Demand::met))
}

/// The cities' means, dearest first.
fn means(map: &RailMap) -> String {
    let hands = Hands::of(map);
    let mut cities: Vec<_> = hands.by_city.iter().zip(map.cities()).collect();
    cities.sort_by(|a, b| b.0.total_cmp(a.0));
    let cities = cities
        .iter()
        .map(|(mean, city)| format!("{} {mean:.1}", city.name));
    cities.collect::<Vec<_>>().join(", ")
}

/// Tries lattices round the description's spacing and prints the best ones.
fn search(map: &str, atlas: &Atlas) -> Result<(), String> {
    let (description, geography) = ground(map, atlas)?;
    let mut found: Vec<(f64, Lattice, String)> = Vec::new();
    for lattice in lattices(description.lattice.spacing) {
        let Ok(built) = build(&description, lattice, &geography) else {
            continue;
        };
        let demands = demands::of(&checked(&built.file)?);
        let looks = built.off + 4.0 * built.dead_ends as f64 + 2.0 * built.covered as f64;
        let notes = format!(
            "{} off {:.1} dead ends {} covered {}",
            summary(&demands),
            built.off,
            built.dead_ends,
            built.covered
        );
        found.push((badness(&demands) + looks / 100.0, lattice, notes));
    }
    found.sort_by(|a, b| a.0.total_cmp(&b.0));
    for (badness, Lattice { spacing, x, y }, notes) in found.iter().take(12) {
        println!("{badness:8.3} spacing {spacing:.1} x {x:.1} y {y:.1}  {notes}");
    }
    Ok(())
}

/// Returns lattices that differ by half units in spacing, and by sixths of it in position.
fn lattices(spacing: f64) -> impl Iterator<Item = Lattice> {
    (0..13 * 36).map(move |index| {
        let spacing = spacing + f64::from(index / 36 - 6) * 0.5;
        Lattice {
            spacing,
            x: f64::from(index / 6 % 6) / 6.0 * spacing,
            y: f64::from(index % 6) / 6.0 * spacing * 0.866,
        }
    })
}

/// Returns the distance of a map from its demands. Misses count most, then unevenness.
fn badness(demands: &[Demand]) -> f64 {
    let miss = |demand: &Demand| {
        let (least, most) = demand.wanted;
        let gap = (least - demand.found).max(demand.found - most).max(0.0);
        if gap > 0.0 {
            10.0 + 10.0 * gap / most.min(least.abs().max(1.0)).max(1.0)
        } else {
            0.0
        }
    };
    demands.iter().map(miss).sum::<f64>()
}

fn summary(demands: &[Demand]) -> String {
    let figures = demands.iter().map(|d| {
        let mark = if d.met() { "" } else { "!" };
        format!("{:.1}{mark}", d.found)
    });
    figures.collect::<Vec<_>>().join(" ")
}
