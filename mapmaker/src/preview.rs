//! A plain picture of a map as SVG, for the author of its description.

use std::fmt::Write;

use base::table::Rotation;
use rules::maps::{Anchor, ArtKind, MapFile, OrnamentKind, Points, Symbol};

use crate::plane::kept;

const HEAD: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080"
 viewBox="0 0 1920 1080"><defs>
<pattern id="hills" width="12" height="9" patternUnits="userSpaceOnUse">
<path d="M1 7L4 3L7 7" fill="none" stroke="#b0935d"/></pattern>
<pattern id="waste" width="7" height="7" patternUnits="userSpaceOnUse">
<path d="M0 7L7 0" fill="none" stroke="#b9ab90"/></pattern></defs>
<style>text{font-family:"Barlow Condensed";font-weight:600;font-size:22px}</style>
<rect width="1920" height="1080" fill="#183543"/>
"##;

/// Draws a map file.
pub fn svg(file: &MapFile) -> String {
    let mut out = String::from(HEAD);
    let art = &file.art;
    let all = |shapes: &[Points], close: &str| {
        shapes
            .iter()
            .map(|shape| path(shape, close))
            .collect::<String>()
    };
    let mut area = |shapes: &[Points], style: &str| {
        let d = all(shapes, "Z");
        writeln!(out, r#"<path d="{d}" fill-rule="evenodd" {style}/>"#)
    };
    let drawn = area(
        &art.land,
        r##"fill="#f1e7d0" stroke="#6f9aa8" stroke-width="1.5""##,
    )
    .and(area(&art.mountains, r##"fill="#dcc79c""##))
    .and(area(&art.mountains, r##"fill="url(#hills)""##))
    .and(area(&art.voids, r##"fill="#e4dcc8""##))
    .and(area(&art.voids, r##"fill="url(#waste)" stroke="#b9ab90""##))
    .and(area(&art.lakes, r##"fill="#7fb2c9""##))
    .and(draw_rest(&mut out, file));
    match drawn {
        Ok(()) => out,
        Err(_) => unreachable!("writing to a string does not fail"),
    }
}

fn draw_rest(out: &mut String, file: &MapFile) -> std::fmt::Result {
    let lines = |shapes: &[Points]| shapes.iter().map(|s| path(s, "")).collect::<String>();
    let (borders, rivers) = (lines(&file.art.borders), lines(&file.art.rivers));
    writeln!(
        out,
        r##"<path d="{borders}" fill="none" stroke="#d3c19b" stroke-width="1.5"/>"##
    )?;
    writeln!(
        out,
        r##"<path d="{rivers}" fill="none" stroke="#7fb2c9" stroke-width="3"/>"##
    )?;
    for name in &file.art.names {
        let (colour, x, y) = (
            if name.kind == ArtKind::Sea {
                "#4f7f93"
            } else {
                "#b0935d"
            },
            name.x,
            name.y,
        );
        let (turn, text) = (name.turn, &name.text);
        writeln!(
            out,
            r#"<text x="{x}" y="{y}" fill="{colour}" text-anchor="middle" letter-spacing="3" transform="rotate({turn} {x} {y})" style="font-size:18px">{text}</text>"#
        )?;
    }
    for ornament in &file.art.ornaments {
        let (x, y, size, turn) = (ornament.x, ornament.y, ornament.size, file.art.turn);
        let shape = match ornament.kind {
            OrnamentKind::Compass => {
                let (low, wide) = (0.6 * size, 0.4 * size);
                format!(
                    r#"<path d="M{x} {}L{} {}L{} {}Z" transform="rotate({turn} {x} {y})"/>"#,
                    y - size,
                    x + wide,
                    y + low,
                    x - wide,
                    y + low
                )
            }
            _ => format!(r#"<circle cx="{x}" cy="{y}" r="{}"/>"#, 0.5 * size),
        };
        writeln!(out, r##"<g fill="#b0935d" fill-opacity=".5">{shape}</g>"##)?;
    }
    for (min, max) in kept().iter().map(|kept| (kept.min, kept.max)) {
        let (w, h) = (max.x - min.x, max.y - min.y);
        writeln!(
            out,
            r##"<rect x="{}" y="{}" width="{w}" height="{h}" rx="14" fill="#0d1a24" fill-opacity=".75"/>"##,
            min.x, min.y
        )?;
    }
    links(out, file)?;
    cities(out, file)
}

fn links(out: &mut String, file: &MapFile) -> std::fmt::Result {
    for &(a, b, cost) in &file.links {
        let ([x1, y1], [x2, y2]) = (file.nodes[a.index()], file.nodes[b.index()]);
        let line = |width: f32, colour: &str| {
            format!(r#"<path d="M{x1} {y1}L{x2} {y2}" stroke="{colour}" stroke-width="{width}"/>"#)
        };
        if cost == 2 {
            writeln!(out, "{}{}", line(8.0, "#8b7658"), line(4.4, "#f1e7d0"))?;
        } else {
            writeln!(out, "{}", line(1.8, "#8b7658"))?;
        }
    }
    for [x, y] in &file.nodes {
        writeln!(out, r##"<circle cx="{x}" cy="{y}" r="4" fill="#8b7658"/>"##)?;
    }
    Ok(())
}

fn cities(out: &mut String, file: &MapFile) -> std::fmt::Result {
    for city in &file.cities {
        let [x, y] = file.nodes[city.node.index()];
        let region = &file.regions[city.region];
        let colour = &region.colour;
        if city.ringed {
            writeln!(
                out,
                r##"<circle cx="{x}" cy="{y}" r="17" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="5 4"/>"##
            )?;
        }
        let sign = match region.symbol {
            Symbol::Wave => "≈",
            Symbol::Sun => "☀",
            Symbol::Tree => "♣",
            Symbol::Column => "Π",
            Symbol::Snow => "✻",
        };
        let label = city.label(Rotation::R0);
        let (tx, ty, name) = (label.x, label.y, &city.name);
        let anchor = match label.anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        writeln!(
            out,
            r##"<circle cx="{x}" cy="{y}" r="13" fill="#fbf7ec" stroke="{colour}" stroke-width="4"/><text x="{x}" y="{}" fill="{colour}" text-anchor="middle" style="font-size:16px">{sign}</text><text x="{tx}" y="{ty}" text-anchor="{anchor}" fill="#1d2a32" stroke="#fbf7ec" stroke-width="4" paint-order="stroke">{name}</text>"##,
            y + 5.0
        )?;
    }
    writeln!(out, "</svg>")
}

fn path(points: &[f32], close: &str) -> String {
    let mut path = String::new();
    for (index, point) in points.chunks_exact(2).enumerate() {
        let letter = if index == 0 { 'M' } else { 'L' };
        path.push_str(&format!("{letter}{} {}", point[0], point[1]));
    }
    path + close
}
