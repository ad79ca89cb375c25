// A table, and phones that hold its seats through the project's own host. Each page has a separate network, which a
// test can take away. The table's page comes from this machine, and phones reach it under another name, over plain
// http.

import assert from 'node:assert/strict';
import { serve } from './host.mjs';
import { allowed, kindOf } from './player.mjs';
import { DIST, PATIENCE, Table, launch } from './table.mjs';
import { Wire } from './wire.mjs';

/** A table of six, in the size of a real one. */
const TABLE = { width: 1920, height: 1080, query: 'layout=table' };
const PHONE = { width: 390, height: 844, phone: true };
/** Messages of a browser whose connection is lost. They are not the page's fault. */
const LOST = /WebSocket connection to|Failed to load resource: net::/;
/** Milliseconds between two looks. */
const LOOK_AGAIN = 25;

/** A Chromium and a host, for tables with phones. */
export async function openParlour(folder = DIST) {
  const [browser, host] = await Promise.all([launch(), serve(folder)]);
  return new Parlour(browser, host, folder);
}

export class Parlour {
  #wires = [];

  constructor(browser, host, folder) {
    Object.assign(this, { browser, host, folder, port: Number(new URL(host.url).port) });
  }

  /** Makes a separate network for a page. */
  async wire() {
    const wire = await Wire.to(this.port);
    this.#wires.push(wire);
    return wire;
  }

  /** Opens the page of a table that others can reach. */
  async table({ query, ...options } = {}) {
    const wire = options.wire ?? (await this.wire());
    const prepare = (page) => this.nameHost(page);
    const asked = [TABLE.query, query].filter(Boolean).join('&');
    const table = await Table.open(this.browser, `http://localhost:${wire.port}/`, { ...TABLE, query: asked, prepare, ...options });
    return Object.assign(table, { wire });
  }

  /** Gives the host a name for others: one that only this machine reaches has none. */
  nameHost(page) {
    const urls = [`http://roundhouse.test:${this.port}/`];
    return page.route('**/addresses', (route) => route.fulfill({ json: { urls } }));
  }

  /** Opens a link on a phone. */
  async phone(link, options = {}) {
    const wire = options.wire ?? (await this.wire());
    const own = link.replace(`:${this.port}/`, `:${wire.port}/`);
    const phone = await Table.open(this.browser, '', { ...PHONE, link: own, ...options });
    return Object.assign(phone, { wire });
  }

  /** The host dies. */
  async stopHost() {
    await this.host.stop();
  }

  /** Another host takes its place, which knows of no room. */
  async startHost() {
    this.host = await serve(this.folder, { port: this.port });
  }

  async close() {
    await this.browser.close();
    await this.host.stop();
    await Promise.all(this.#wires.map((wire) => wire.close()));
  }
}

/** Returns the faults of a page, except lost connections. */
export const faultsOf = (table) => table.faults.filter((fault) => !LOST.test(fault));

/** Returns the link in the code of the seat at a place, or of the watchers. */
export async function linkTo(table, place = null) {
  const seats = await table.page.evaluate(() => window.roundhouse.seats());
  return seats.find((seat) => seat.place === place)?.link;
}

/** Opens the code at a seat, and reads it. */
export async function offer(table, place) {
  if (!(await linkTo(table, place))) await table.tap(`phone ${place}`);
  return linkTo(table, place);
}

/** Waits until the seat at a place has this holder: `nobody`, or a person who is `here` or `away`. */
export function untilHeld(table, place, holding) {
  const question = ([place, holding]) =>
    window.roundhouse.seats().find((seat) => seat.place === place)?.holding === holding;
  return table.until(question, [place, holding], `with ${place} held: ${holding}`);
}

/** Returns the match as a page sees it. */
const stateOf = (table) => table.page.evaluate(() => {
  const { revision, acting } = window.roundhouse;
  return JSON.stringify([revision(), acting()]);
});

/** Returns the number of changes that a match has seen. */
const changesIn = (revision) => Number(revision.match(/change: (\d+)/)[1]);

/** Waits until a question has a true answer, and resolves to that. */
export async function until(question, what) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const answer = await question();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`It does not come to be so: ${what}`);
    await new Promise((done) => setTimeout(done, LOOK_AGAIN));
  }
}

/** The people of a match: each acts on the page where its seat is held, or else at the table. */
export class Company {
  constructor(table, hands, watchers = []) {
    Object.assign(this, { table, hands: new Map(Object.entries(hands)), watchers, steps: 0, looks: 0, tried: new Set() });
  }

  get others() {
    return [...this.hands.values(), ...this.watchers];
  }

  /** Waits until all pages show the table's match. */
  agree() {
    return until(async () => {
      const [own, ...others] = await Promise.all([this.table, ...this.others].map(stateOf));
      return others.every((state) => state === own) && own;
    }, 'all pages agree');
  }

  /** Fails if any page has a fault other than a lost connection. */
  isWell() {
    for (const page of [this.table, ...this.others]) assert.deepEqual(faultsOf(page), []);
  }

  /** Returns the page on which the player at a place acts. */
  pageOf(place) {
    return this.hands.get(place) ?? this.table;
  }

  /** Makes one touch for the player on turn, or for a player who has read the results. Waits for a computer's turn.
      Resolves to true if the match goes on. */
  async step() {
    const turn = await this.#nextTurn();
    if (!turn.over) await this.#touch(turn);
    return !turn.over;
  }

  /** Resolves to the next turn: its place, its target, and the page with it. `over` is true after the match. */
  async #nextTurn() {
    const { table } = this;
    this.steps += 1;
    return until(() => this.#turn(), 'somebody is waited for').catch(async (error) => {
      const page = this.pageOf(await table.acting());
      const seen = (await page.targets()).map(({ name, enabled, heeded }) => `${name}${enabled ? '' : ' -'}${heeded ? '' : ' !'}`);
      throw new Error(`${error.message}: ${await table.acting()}, ${this.steps} steps. ${await page.words()} ${seen.join(', ')}`);
    });
  }

  async #touch({ page, target, place }) {
    const { table } = this;
    const before = await table.revision();
    const looks = target.name.startsWith('look ');
    this.looks = looks ? this.looks + 1 : 0;
    if (looks) {
      await page.tap(target.name);
      return;
    }
    // A player can touch taken cells as well.
    if (kindOf(target) === 'cell') this.tried.add(target.name);
    await page.tapAt(target);
    const isPressed = async () => (await table.revision()) !== before || !(await page.allows(target.name));
    await until(isPressed, `${target.name} is pressed at ${place}`);
    this.last = { before, target };
  }

  /** Returns the next target and its page. */
  async #turn() {
    const { table } = this;
    if ((await table.screen()) === 'results') return this.#results();
    const place = await table.acting();
    if (place === null) return null;
    const page = this.pageOf(place);
    // A page elsewhere may not have heard yet.
    if ((await stateOf(page)) !== (await stateOf(table))) return null;
    const targets = (await page.targets()).filter((target) => target.heeded && !this.tried.has(target.name));
    // Everything stops for a moment after a player has connected.
    if (await table.page.evaluate(() => window.roundhouse.holds())) return null;
    const target = pick(page, targets, place, this);
    return target && { page, target, place };
  }

  async #results() {
    for (const page of [...this.hands.values(), this.table]) {
      const targets = (await page.targets()).filter((target) => target.heeded);
      const target = targets.find((target) => target.enabled && /^(ready|next-round)\b/.test(target.name));
      if (target) return { page, target };
      if (page === this.table && allowed(targets, 'play-again').length > 0) return { over: true };
    }
    return null;
  }

  /** Checks that a touch on the board is a single change at the table, whatever happened to it on its way. */
  async isOnce(before, target) {
    if (!/^(node|link|cell) /.test(target.name)) return;
    assert.equal(changesIn(await this.table.revision()), changesIn(before) + 1, target.name);
  }

  /**
   * Plays until the match is over, or until `enough` returns true for the place on turn. `meanwhile` runs after each
   * step.
   */
  async play({ enough = () => false, meanwhile = () => {}, touches = 900 } = {}) {
    for (let touch = 0; touch < touches; touch += 1) {
      await this.agree();
      if (this.last) await this.isOnce(this.last.before, this.last.target);
      this.last = null;
      const turn = await this.#nextTurn();
      if (turn.over) return true;
      if (await enough(turn.place)) return false;
      await this.#touch(turn);
      await meanwhile(touch);
    }
    throw new Error(`The match does not end. On the screen: ${await this.table.words()}`);
  }

  /** Plays so many touches, or to the end of the match if that comes first. */
  async playSome(touches) {
    let left = touches;
    await this.play({ enough: () => (left -= 1) < 0 });
    await this.agree();
  }
}

const KINDS = ['ok', 'finish', 'node', 'link', 'cell', 'discard', 'special'];
/** Number of times that a player on a small screen steps back to find targets out of sight. */
const LOOKS = 4;

/** Picks the next target of a player. The choice is the same for equal states of the match. */
function pick(table, targets, place, { steps, looks }) {
  const { width, height } = table.page.viewportSize();
  // Clear of the controls over the board on a small screen, and of the panels at a table.
  const isSmall = width < 1000;
  const [edge, top, bottom] = isSmall ? [64, 70, height * 0.6] : [200, 180, height - 200];
  const inSight = ({ x, y }) => x > edge && x < width - edge && y > top && y < bottom;
  const open = targets.filter((target) => target.enabled);
  for (const kind of KINDS) {
    const all = open.filter((target) => kindOf(target) === kind);
    if (['node', 'link', 'cell'].includes(kind)) {
      const seen = kind === 'cell' ? all : all.filter(inSight);
      if (seen.length > 0) return seen[(steps * 7) % seen.length];
      const farther = open.find((target) => target.name === 'look farther');
      if (all.length > 0 && farther && looks < LOOKS) return farther;
    }
    const own = all.find((target) => target.name === `${kind} ${place}`);
    if (own) return own;
  }
  return undefined;
}
