// Simple players at the table: they sit down, look at their city lists, and build towards the nearest city they lack,
// by real touches only. They know the map from its file, and the enabled targets from the screen.

import { PLACES } from './table.mjs';

/** People sit down at the first places and the game starts; `bank` may be 'least'. A game that waits gives way. */
export async function start(table, players, { bank, map } = {}) {
  if (map) await table.tap(`map ${map}`);
  if (bank) await setSlider(table, 'bank', bank);
  for (const place of PLACES.slice(0, players)) await table.tap(`join ${place}`);
  await table.untilAllowed('start');
  await table.tap('start');
  if (await table.screen() === 'question') await table.tap('yes');
  return Crew.at(table, PLACES.slice(0, players), map ?? 'europe');
}

/** Drags a slider, seen upright, to 'least' or 'most'. */
export async function setSlider(table, slider, to) {
  const middle = await table.target(`slider ${slider}`);
  const { width } = table.page.viewportSize();
  await table.slide(middle, { x: middle.x + (to === 'least' ? -width / 4 : width / 4), y: middle.y });
}

/** Makes the computer players show their steps as fast as possible. */
export async function hurry(table) {
  await table.tap('settings');
  await setSlider(table, 'pace', 'least');
  await table.tap('close');
}

/** The kind of a target: `kindOf({ name: 'link 7' })` is `link`. */
export const kindOf = ({ name }) => name.split(' ')[0];

/** The targets of a kind that are allowed: `allowed(targets, 'link')`. */
export function allowed(targets, kind) {
  return targets.filter((target) => target.enabled && kindOf(target) === kind);
}

/** Returns the part of a target's name after its kind: the place, or the number of the link or intersection. */
export function inside(name) {
  return name.slice(name.indexOf(' ') + 1);
}

/** Makes any touch that continues the game: OK as soon as possible, and otherwise the first enabled target. */
export async function touchAny(table) {
  await stillness(table);
  const targets = await table.targets();
  const kind = ['dismiss', 'ok', 'discard', 'node', 'link', 'cell'].find((kind) => allowed(targets, kind).length > 0);
  if (!kind) throw new Error(`Nothing is allowed. On the screen: ${await table.words()}`);
  await table.tapAt(allowed(targets, kind)[0]);
}

/** Waits while the table stops after a connection or at the end of a round. */
async function stillness(table) {
  await table.until(() => !window.roundhouse.holds(), undefined, 'going on');
}

/** So many people play the rail game until one of them can build the first link. */
export async function playUntilLinks(table, players) {
  await start(table, players);
  while (allowed(await table.targets(), 'link').length === 0) await touchAny(table);
}

/** All players at the table, through one game. */
export class Crew {
  /** The places, the map's file, and the cities that each place has to join in this round. */
  constructor(table, places, map) {
    Object.assign(this, { table, places, map });
    this.newRound();
  }

  static async at(table, places, map) {
    const read = async (name) => (await fetch(`maps/${name}.json`)).json();
    return new Crew(table, places, await table.page.evaluate(read, map));
  }

  newRound() {
    this.hubs = new Map();
    this.goals = new Map();
    this.built = new Set();
    this.turn = null;
  }

  /** Returns the names on a seat's city list: those that are on the screen once more than on the map. */
  async readList(place) {
    const before = await this.#names();
    await this.table.tap(`cities ${place}`);
    const after = await this.#names();
    await this.table.tap(`cities ${place}`);
    const names = [...after.keys()].filter((name) => after.get(name) > (before.get(name) ?? 0));
    return names;
  }

  /** All players look at their own lists. These players read English. */
  async readAllLists() {
    for (const place of this.places) await this.#goalsOf(place);
  }

  async #names() {
    const cities = new Set(this.map.cities.map((city) => city.name));
    const count = new Map();
    const lines = await this.table.page.evaluate(() => window.roundhouse.words().join('\n'));
    for (const words of lines.split('\n')) {
      if (cities.has(words)) count.set(words, (count.get(words) ?? 0) + 1);
    }
    return count;
  }

  async #goalsOf(place) {
    if (!this.goals.has(place)) {
      const names = await this.readList(place);
      const nodeOf = (name) => this.map.cities.find((city) => city.name === name).node;
      this.goals.set(place, names.map(nodeOf));
    }
    return this.goals.get(place);
  }

  /** All readers of a round's results tap READY. */
  async allReady() {
    for (const { name } of allowed(await this.table.targets(), 'ready')) await this.table.tap(name);
  }

  /** Plays until one of these targets is enabled, for at most so many touches. Returns that target. */
  async playUntil(names, touches = 1500) {
    for (let touch = 0; touch < touches; touch += 1) {
      await stillness(this.table);
      const targets = await this.table.targets();
      const isOne = ({ name }) => names.includes(name.split(' ')[0]);
      const reached = targets.find((target) => target.enabled && isOne(target));
      if (reached) {
        this.newRound();
        return reached.name.split(' ')[0];
      }
      await this.step(targets);
    }
    throw new Error(`None of ${names} after ${touches} touches.`);
  }

  /** Makes one touch for the player on turn: a hub, a link, -$1 or OK. */
  async step(targets) {
    const [nodes, links] = [allowed(targets, 'node'), allowed(targets, 'link')];
    const [ok] = allowed(targets, 'ok');
    const [discard] = allowed(targets, 'discard');
    if (ok) return this.table.tapAt(ok);
    this.turn = await this.table.acting();
    if (nodes.length > 0) return this.#placeHub(nodes);
    const pick = (await this.#wanted(links)) ?? discard ?? links[0];
    if (!pick) throw new Error(`Nothing is allowed. On the screen: ${await this.table.words()}`);
    await this.table.tapAt(pick);
    if (pick !== discard) this.built.add(Number(inside(pick.name)));
  }

  /** A hub is placed in the first free city of its player's list. */
  async #placeHub(nodes) {
    const goals = await this.#goalsOf(this.turn);
    const free = (node) => nodes.find((target) => Number(inside(target.name)) === node);
    const pick = goals.map(free).find(Boolean) ?? nodes[0];
    await this.table.tapAt(pick);
    this.hubs.set(this.turn, Number(inside(pick.name)));
  }

  /** The allowed link on the cheapest way to the nearest city that the player on turn lacks. */
  async #wanted(links) {
    const hub = this.hubs.get(this.turn);
    if (hub === undefined) return undefined;
    const goals = await this.#goalsOf(this.turn);
    const way = this.#cheapestWay(hub, new Set(goals));
    return links.find((target) => way.includes(Number(inside(target.name))));
  }

  /** The unbuilt links on the way from a hub to the nearest city it is not joined to. */
  #cheapestWay(hub, goals) {
    const best = new Map([[hub, { cost: 0, way: [] }]]);
    const open = [hub];
    while (open.length > 0) {
      open.sort((a, b) => best.get(b).cost - best.get(a).cost);
      const node = open.pop();
      const { cost, way } = best.get(node);
      if (cost > 0 && goals.has(node)) return way;
      this.map.links.forEach(([a, b, price], link) => {
        if (a !== node && b !== node) return;
        const [next, free] = [a === node ? b : a, this.built.has(link)];
        const reached = { cost: cost + (free ? 0 : price), way: free ? way : [...way, link] };
        if (reached.cost >= (best.get(next)?.cost ?? Infinity)) return;
        best.set(next, reached);
        if (!open.includes(next)) open.push(next);
      });
    }
    return [];
  }
}

/** The target nearest to a point. */
export function nearest(targets, { x, y }) {
  const far = (target) => Math.hypot(target.x - x, target.y - y);
  return targets.reduce((best, target) => (far(target) < far(best) ? target : best));
}
