// Hosts that stop and that get other versions of the page, and the page's facts about versions.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { allowOwnScripts, writeWorker } from '../../xtask/finish.mjs';
import { serve } from './host.mjs';
import { copyPage, openHouse, Table } from './table.mjs';

const BASE = '/games/of-ours/';

/** A folder for versions of the page, until `remove`. */
class Versions {
  #folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));

  /** A folder with a version of the page that bears its name in the title. `broken` is run in it before
      the program, as its text tells. */
  make(name, broken) {
    const copy = mkdtempSync(join(this.#folder, 'version-'));
    copyPage(copy);
    const file = join(copy, 'index.html');
    const page = readFileSync(file, 'utf8').replace('<title>Roundhouse', `<title>${name}`);
    writeFileSync(file, broken ? this.#breakProgram(copy, page, broken) : page);
    writeWorker(copy);
    return copy;
  }

  /**
   * Adds code before the program in a copy, and returns the page that starts it. As in a build, another script has
   * another name, because browsers assume that such a file never changes.
   */
  #breakProgram(copy, page, broken) {
    const old = readdirSync(copy).find((file) => /^roundhouse-.*\.js$/.test(file));
    const script = `(${broken})();\n${readFileSync(join(copy, old), 'utf8')}`;
    const name = old.replace(/[0-9a-f]{16}/, createHash('sha256').update(script).digest('hex').slice(0, 16));
    writeFileSync(join(copy, name), script);
    rmSync(join(copy, old));
    // One of the page's own scripts names the program's script, and its sum is in the page's policy.
    const policy = page.replaceAll(old, name).replace(/'sha256-[^;]*'(?=;)/, '{inline scripts}');
    return allowOwnScripts(policy);
  }

  remove() {
    rmSync(this.#folder, { recursive: true });
  }
}

/** The house and the versions of a file's tests, once `prepareVersions` has been asked to see to them. */
export let house;
export let versions;

/** Opens the house before the tests of a file, and clears away behind them. */
export function prepareVersions() {
  before(async () => {
    house = await openHouse();
    versions = new Versions();
  });
  after(async () => {
    await house.close();
    versions.remove();
  });
}

/** A host at one address, whatever it serves and however often it stops. */
export class Host {
  #served = null;

  async serve(folder) {
    await this.stop();
    const port = this.url ? Number(new URL(this.url).port) : 0;
    this.#served = await serve(folder, { port, base: BASE });
    this.folder = folder;
    this.url = this.#served.url;
  }

  async stop() {
    await this.#served?.stop();
    this.#served = null;
  }
}

/**
 * Calls `look` with a host that serves the version `first`, and with a table whose page is stored. A test can turn the
 * clock of the page.
 */
export async function visited(first, look, options = {}) {
  const host = new Host();
  await host.serve(first);
  const prepare = (page) => page.clock.install();
  const table = await Table.open(house.browser, host.url, { prepare, visits: true, ...options });
  try {
    await kept(table);
    await look(table, host);
    // A page that looks for its host in vain says so in the console, and that is all.
    const faults = table.faults.filter((fault) => !/ERR_CONNECTION_REFUSED|ERR_INTERNET/.test(fault));
    assert.deepEqual(faults, []);
  } finally {
    await table.close();
    await host.stop();
  }
}

/** Lets the page's pause after its first frame pass, and waits until the whole page is stored. */
export async function kept({ page }) {
  await page.clock.fastForward(10_000);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

export async function running(page) {
  await page.waitForFunction(() => window.roundhouse?.idle());
}

export async function unplug(table, host) {
  await host.stop();
  await table.page.context().setOffline(true);
}

/** Asks the host for a newer version. Returns the result: 'installed', 'redundant' or 'none'. */
export function lookForNewVersion(page) {
  return page.evaluate(async () => {
    const kept = await navigator.serviceWorker.getRegistration();
    const found = await kept.update();
    const coming = found.installing;
    if (!coming) return found.waiting ? 'installed' : 'none';
    return new Promise((done) => {
      const tell = () => coming.state !== 'installing' && done(coming.state);
      coming.addEventListener('statechange', tell);
      tell();
    });
  });
}

/** Returns true if a newer version has been found, or is on its way. */
export function lookedFor(page) {
  return page.evaluate(async () => {
    const kept = await navigator.serviceWorker.getRegistration();
    return Boolean(kept.installing ?? kept.waiting);
  });
}

/** Tells the waiting version to take over, as the page does, and returns the result. */
export function takeOver(page, patience = 60_000) {
  return page.evaluate(async (patience) => {
    const { waiting } = await navigator.serviceWorker.getRegistration();
    waiting.postMessage('take over');
    return new Promise((done) => {
      setTimeout(() => done(waiting.state), patience);
      waiting.addEventListener('statechange', () => waiting.state === 'activated' && done('activated'));
    });
  }, patience);
}

/** Waits until the application knows that a newer version waits. */
export const noticed = (page) => page.waitForFunction(() => window.roundhouse.newVersion());
