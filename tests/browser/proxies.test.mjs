// The page behind Debian's nginx and Caddy, as docs/hosting.md sets them up: the answers for every file, a game with a
// far player by wss through the proxy, and a new version that arrives during the game.

import assert from 'node:assert/strict';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { COMPRESSED, compressFolder } from '../../xtask/compress.mjs';
import { DEEP } from './depth.mjs';
import { serve } from './host.mjs';
import { Company, faultsOf, linkTo, until, untilHeld } from './phones.mjs';
import { startProxy, whyNot } from './proxies.mjs';
import { FOREVER, PING, PONG, TYPES, answersTo, exchange, filesOf } from './served.mjs';
import { copyPage, DIST, FLAGS, Table, launch } from './table.mjs';
import { kept, lookForNewVersion, prepareVersions, running, takeOver, versions } from './versions.mjs';

const why = DEEP ? whyNot() : 'only in cargo xtask deep';
if (why) console.log(`The proxies were not tried: ${why}.`);

/** Names at which only the host answers. */
const SAID = ['addresses'];

/** Brotli's quality here: how small the files get is the build's business. */
const QUALITY = 1;

/** Number of touches in each part of the game: some turns of both. */
const TOUCHES = 8;


/**
 * Installs a version as docs/hosting.md says: over the previous one, the page and its worker last, each with its
 * compressed files. Unchanged files are there already.
 */
async function putUp(version, folder) {
  const late = (name) => Number(/^(index\.html|sw\.js)/.test(name));
  const isNew = (name) => !existsSync(join(folder, name)) || !readFileSync(join(folder, name)).equals(readFileSync(join(version, name)));
  const fresh = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  for (const name of filesOf(version).filter(isNew)) {
    mkdirSync(dirname(join(fresh, name)), { recursive: true });
    copyFileSync(join(version, name), join(fresh, name));
  }
  await compressFolder(fresh, QUALITY);
  for (const name of filesOf(fresh).sort((a, b) => late(a) - late(b))) copyFileSync(join(fresh, name), join(folder, name));
  rmSync(fresh, { recursive: true });
}

describe('behind a proxy', { skip: why ?? false }, () => {
  let [browser, compressed] = [];
  prepareVersions();
  before(async () => {
    browser = await launch([...FLAGS, '--ignore-certificate-errors']);
    compressed = mkdtempSync(join(tmpdir(), 'roundhouse-'));
    copyPage(compressed);
    await compressFolder(compressed, QUALITY);
  });
  after(async () => {
    await browser.close();
    rmSync(compressed, { recursive: true });
  });

  for (const kind of ['nginx', 'caddy']) {
    describe(kind, () => {
      let [folder, host, proxy] = [];
      before(async () => {
        folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
        cpSync(compressed, folder, { recursive: true });
        host = await serve(DIST, { options: ['--behind-proxy'] });
        proxy = await startProxy(kind, { folder, host: new URL(host.url).port });
      });
      after(async () => {
        await proxy?.stop();
        await host.stop();
        rmSync(folder, { recursive: true });
      });

      /** Opens the page, and fails on any fault in it. */
      const open = (options) => {
        const prepare = (page) => page.clock.install();
        return Table.open(browser, proxy.url, { prepare, ...options });
      };

      test('every file has its type, travels compressed, is kept for as long as it holds, and in no frame', async () => {
        const table = await open();
        const files = filesOf(folder).filter((name) => !COMPRESSED.test(name));
        const names = ['./', ...files, ...SAID];
        for (const [at, [status, headers]] of (await answersTo(table, names)).entries()) {
          const name = names[at];
          const file = name === './' ? 'index.html' : name;
          assert.equal(status, 200, name);
          assert.equal(headers['content-security-policy'], "frame-ancestors 'none'", name);
          assert.equal(headers['x-content-type-options'], 'nosniff', name);
          assert.equal(headers['referrer-policy'], 'no-referrer', name);
          if (SAID.includes(name)) {
            assert.deepEqual([headers['content-type'], headers['cache-control']], ['application/json', 'no-store'], name);
            continue;
          }
          assert.equal(headers['content-type'], TYPES[extname(file)], name);
          const caching = /-[0-9a-f]{16}/.test(name) ? FOREVER : 'no-cache';
          assert.equal(headers['cache-control'], caching, name);
          const encoding = existsSync(join(folder, `${file}.br`)) ? 'br' : undefined;
          assert.equal(headers['content-encoding'], encoding, name);
        }
        const [[missing]] = await answersTo(table, ['nothing-of-the-kind']);
        assert.equal(missing, 404);
        assert.deepEqual(await exchange(table, PING), PONG);
        await table.close();
      });

      test('where there are no files the page comes from the host', async () => {
        const empty = mkdtempSync(join(tmpdir(), 'roundhouse-'));
        const bare = await startProxy(kind, { folder: empty, host: new URL(host.url).port });
        const table = await Table.open(browser, bare.url);
        const [[status, headers]] = await answersTo(table, ['./']);
        assert.deepEqual([status, headers['content-type']], [200, TYPES['.html']]);
        assert.deepEqual([headers['cache-control'], headers['referrer-policy']], ['no-cache', 'no-referrer']);
        assert.deepEqual(await exchange(table, PING), PONG);
        assert.deepEqual(table.faults, []);
        await table.close();
        await bare.stop();
        rmSync(empty, { recursive: true });
      });

      test('a new version is put up while two play far from each other, and both are there in the end', async () => {
        const table = await open({ visits: true, seed: 5, query: 'layout=table&game=quickway&size=9' });
        await table.tap('join near-left');
        await table.tap('invite left');
        const link = await until(() => linkTo(table, 'left'), 'there is a link');
        assert.ok(link.startsWith(proxy.url), link);
        const laptop = await open({ visits: true, link, width: 1366, height: 768 });
        await untilHeld(table, 'left', 'here');
        await table.tap('start');
        const company = new Company(table, { left: laptop });
        await company.agree();
        await Promise.all([kept(table), kept(laptop)]);

        await putUp(versions.make('Second'), folder);
        assert.equal(await lookForNewVersion(laptop.page), 'installed');
        // The installation disturbs no player: they continue over the same sockets.
        assert.match(await laptop.page.title(), /^Roundhouse/);
        await laptop.untilStanding('in');
        await company.agree();
        assert.equal(await takeOver(laptop.page), 'activated');
        await laptop.page.reload();
        await running(laptop.page);
        assert.match(await laptop.page.title(), /^Second/);
        await laptop.untilStanding('in');
        await untilHeld(table, 'left', 'here');
        await company.agree();
        // They continue between the two versions.
        await company.play({ enough: () => company.steps > TOUCHES });
        assert.match(await table.page.title(), /^Roundhouse/);
        for (const page of [table, laptop]) assert.deepEqual(faultsOf(page), []);
        await laptop.close();
        await table.close();
      });
    });
  }
});
