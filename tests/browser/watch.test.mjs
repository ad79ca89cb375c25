// The start script of a kiosk and the servers of its files, as docs/kiosk.md runs them, with short times. Whatever
// happens to the page, it comes back. A loop starts the script again, as systemd does.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, statSync, symlinkSync, writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { deep } from './depth.mjs';
import { serve } from './host.mjs';
import { DIST } from './table.mjs';
import { Kiosk, ours, until } from './watch.mjs';

function kiosk(name, look, options = deep) {
  test(name, options, async () => {
    const kiosk = new Kiosk();
    try {
      await look(kiosk);
    } finally {
      await kiosk.close();
    }
  });
}

test('systemd takes the units as they are', (t) => {
  const units = readdirSync(ours('')).filter((name) => /\.(service|timer)$/.test(name)).map(ours);
  assert.equal(units.length, 4);
  const home = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  // The programs of the units have to exist, and to be executable.
  mkdirSync(join(home, 'roundhouse'));
  for (const name of ['roundhouse-kiosk.sh', 'roundhouse-files.py']) {
    cpSync(ours(name), join(home, 'roundhouse', name));
  }
  const env = { ...process.env, HOME: home, XDG_RUNTIME_DIR: home };
  const told = spawnSync('systemd-analyze', ['--user', 'verify', ...units], { env, encoding: 'utf8' });
  rmSync(home, { recursive: true });
  if (told.error?.code === 'ENOENT') return t.skip('There is no systemd here.');
  const ofOurs = told.stderr.split('\n').filter((line) => line.includes('roundhouse'));
  assert.deepEqual(ofOurs, []);
  assert.equal(told.status, 0, told.stderr);
});

// They mostly wait.
describe('a kiosk', { concurrency: 3 }, () => {
  kiosk('a page whose process is frozen comes back', async (kiosk) => {
    kiosk.run(await kiosk.files());
    const seen = await kiosk.beats(statSync(kiosk.heartbeat).mtimeMs);
    for (const pid of kiosk.processes('--type=renderer')) process.kill(pid, 'SIGSTOP');
    await kiosk.ended(/Nothing has been heard of the page/);
    await kiosk.beats(Math.max(seen, Date.now()));
  }, {});

  kiosk('a page that goes round for ever comes back, and one that lives is left alone', async (kiosk) => {
    kiosk.run(await kiosk.files(), { silence: 25 });
    let last = await kiosk.beats(statSync(kiosk.heartbeat).mtimeMs);
    // Longer than the silence that is borne.
    for (let beats = 0; beats < 2; beats += 1) last = await kiosk.beats(last);
    assert.equal(kiosk.ends, 0);
    const page = await kiosk.page();
    page.evaluate(() => {
      for (;;);
    }).catch(() => {});
    await kiosk.ended(/Nothing has been heard of the page/);
    await kiosk.beats(Date.now());
  });

  // The silence of other frozen processes takes 90 s to notice: benches/watch.mjs tests that.
  kiosk('the host finds a page whose picture does not come, says so, and starts the browser anew', async (kiosk) => {
    const { url } = await kiosk.watchedHost();
    kiosk.run(url, { silence: 100_000 });
    const health = async () => {
      const answer = await fetch(`${url}health`);
      return { status: answer.status, ...(await answer.json()) };
    };
    await until(async () => (await health()).page.beats > 0, 'a heartbeat');
    assert.deepEqual([(await health()).status, kiosk.ends], [200, 0]);
    const page = await kiosk.page();
    await page.evaluate(() => {
      window.requestAnimationFrame = () => 0;
    });
    const told = await until(async () => {
      const said = await health();
      return said.status === 503 && said;
    }, 'a reason why the table is not well');
    assert.match(told.reasons.join(), /^The page lives, but a picture is late by \d+ s\.$/);
    await until(() => kiosk.ends > 0, 'the end of the browser');
    const well = await until(async () => {
      const said = await health();
      return said.status === 200 && said;
    }, 'a table that is well');
    assert.deepEqual([well.page.browser_restarts, well.notes], [1, []]);
  });

  kiosk('a host that answers 500 at first, or not at all', async (kiosk) => {
    const broken = createServer((_, response) => response.writeHead(500).end()).listen(0, '127.0.0.1');
    await new Promise((done) => broken.once('listening', done));
    const { port } = broken.address();
    writeFileSync(kiosk.heartbeat, '');
    kiosk.run(`http://localhost:${port}/`, { silence: 20, tries: 0 });
    await kiosk.ended(/Nothing has been heard of the page for [0-9]+ seconds/);
    broken.closeAllConnections();
    await new Promise((done) => broken.close(done));
    // The host touches the file itself when it starts.
    await kiosk.host({ port, heartbeat: kiosk.heartbeat });
    await kiosk.beats(statSync(kiosk.heartbeat).mtimeMs);
  });

  kiosk('a host that knows no heartbeat and was away at the start', async (kiosk) => {
    const gone = await serve(DIST);
    const port = Number(new URL(gone.url).port);
    await gone.stop();
    kiosk.run(gone.url, { tries: 0 });
    await until(() => kiosk.processes('--type=renderer').length > 0, 'a page');
    // The script knows of no such file, and so takes the host for one that hears no heartbeats.
    const elsewhere = join(kiosk.home, 'elsewhere');
    await kiosk.host({ port, heartbeat: elsewhere });
    const started = statSync(elsewhere).mtimeMs;
    await kiosk.ended(/The host answers again/);
    await kiosk.beats(started, elsewhere);
  });

  kiosk('a lock of another machine is taken away, but not that of a browser that lives here', async (kiosk) => {
    const lock = join(kiosk.profile, 'SingletonLock');
    symlinkSync('some-other-machine-1234', lock);
    symlinkSync('12345', join(kiosk.profile, 'SingletonCookie'));
    symlinkSync('/tmp/of-another/SingletonSocket', join(kiosk.profile, 'SingletonSocket'));
    const address = await kiosk.files();
    const before = statSync(kiosk.heartbeat).mtimeMs;
    kiosk.run(address, { silence: 200 });
    await kiosk.beats(before);
    assert.equal(kiosk.ends, 0);
    const taken = readlinkSync(lock);
    assert.doesNotMatch(taken, /some-other-machine/);
    // A second script next to the first, with a browser that ends at once.
    const env = { CHROME: '/bin/true', ROUNDHOUSE_ADDRESS: address, ROUNDHOUSE_PAUSE: 1 };
    const second = kiosk.spawn('/bin/sh', [ours('roundhouse-kiosk.sh')], env);
    await new Promise((done) => second.once('exit', done));
    assert.equal(readlinkSync(lock), taken);
  });
});
