// Effects of browsers and their extensions on every page: foreign errors, scripts and styles that the policy blocks,
// and missing interfaces. None of them disturbs a game.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { deep, deepUnless } from './depth.mjs';
import { start, touchAny } from './player.mjs';
import { FLAGS, openHouse, PATIENCE, Table } from './table.mjs';

const require = createRequire(new URL('../../xtask/package.json', import.meta.url));
const { chromium } = require('playwright-core');

let [house, folder] = [];
before(async () => {
  house = await openHouse();
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
});
after(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Acts of an extension in each page, in the page's world or in a separate one. */
const MAIN = () => {
  Promise.reject(new Error('an extension at the start'));
  const fail = () => {
    Promise.reject(new Error('an extension'));
    Promise.reject('a word');
    Promise.reject();
    setTimeout(() => {
      throw new TypeError('an extension, later');
    });
    throw new Error('an extension at a touch');
  };
  for (const kind of ['pointerdown', 'click', 'keydown']) addEventListener(kind, fail, true);
  const { fetch } = window;
  window.fetch = (...asked) => {
    const answer = fetch(...asked);
    answer.then((answer) => answer.clone().json()).then((read) => read.no.thing);
    return answer;
  };
  const looks = new ResizeObserver(() => (document.documentElement.style.padding = `${Math.random()}px`));
  looks.observe(document.documentElement);
};
const ISOLATED = () => {
  const add = (name, more) => document.documentElement.append(Object.assign(document.createElement(name), more));
  add('script', { src: 'https://extension.example/blocked.js' });
  add('script', { textContent: 'window.blocked = 1;' });
  add('link', { rel: 'stylesheet', href: 'https://extension.example/blocked.css' });
  add('style', { textContent: '@import "https://extension.example/blocked.css"; body { outline: 0 }' });
  add('img', { src: 'https://extension.example/blocked.png' });
  addEventListener('pointerdown', () => {
    Promise.reject(new Error('beside the page'));
    throw new Error('beside the page');
  }, true);
};
const EXTENSIONS = {
  "in the page's own world": { world: 'MAIN', act: MAIN },
  'beside the page': { world: 'ISOLATED', act: ISOLATED },
};

/** An unpacked extension that runs something in every page before the page's own scripts. */
function extension({ world, act }) {
  const place = join(folder, `extension-${world}`);
  mkdirSync(place);
  writeFileSync(join(place, 'act.js'), `(${act})();`);
  writeFileSync(join(place, 'manifest.json'), JSON.stringify({
    manifest_version: 3,
    name: `Errors, ${world}`,
    version: '1',
    content_scripts: [{ matches: ['<all_urls>'], js: ['act.js'], run_at: 'document_start', world }],
  }));
  return place;
}

for (const [name, what] of Object.entries(EXTENSIONS)) {
  test(`an extension that fails ${name} disturbs nobody, and the operator is told`, deep, async () => {
    const place = extension(what);
    const args = [...FLAGS, `--disable-extensions-except=${place}`, `--load-extension=${place}`];
    const executablePath = process.env.CHROME ?? '/usr/bin/chromium';
    const ignoreDefaultArgs = ['--disable-extensions'];
    const context = await chromium.launchPersistentContext(join(folder, `profile-${what.world}`), {
      executablePath, args, ignoreDefaultArgs, viewport: { width: 1280, height: 720 }, screen: { width: 1920, height: 1080 }, hasTouch: true,
    });
    try {
      context.setDefaultTimeout(PATIENCE);
      const page = await context.newPage();
      const loads = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
      });
      await page.goto(`${house.url}?seed=1`);
      const table = new Table(page, await context.newCDPSession(page), []);
      await table.untilIdle();
      await start(table, 2);
      for (let touches = 0; touches < 4; touches += 1) await touchAny(table);
      await table.untilIdle();
      assert.equal(loads.length, 1, 'the page was loaded once');
      const foreign = await page.evaluate(() => Number(document.documentElement.dataset.foreign));
      assert.ok(foreign >= (what.world === 'MAIN' ? 10 : 2), `${foreign}`);
      assert.match(await page.evaluate(() => window.name), /^(?!.*\d{13})/, 'no start is counted');
    } finally {
      await context.close();
    }
  });
}

test('a fault of our own is none of an extension: the page starts again', () => house.at({}, async (table) => {
  const loaded = table.page.waitForEvent('load');
  await table.page.evaluate(() => {
    const script = document.querySelector('link[rel=modulepreload]').href;
    const error = new Error('ours');
    error.stack = `Error: ours\n    at f (${script}:1:1)`;
    dispatchEvent(new ErrorEvent('error', { error, message: 'ours', filename: script }));
  });
  await loaded;
  await table.untilIdle();
  table.faults.length = 0;
}));

/** Features that a browser may lack, or that throw when the page asks for them. */
const LACKING = {
  nothing: () => {},
  'languages and media queries': () => {
    Object.defineProperty(navigator, 'languages', { get: () => undefined });
    delete window.matchMedia;
    window.matchMedia = undefined;
  },
  'storage and workers, which throw': () => {
    const refuse = { get: () => { throw new DOMException('Forbidden.', 'SecurityError'); } };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, refuse);
    for (const name of ['serviceWorker', 'locks', 'storage', 'wakeLock', 'clipboard']) {
      Object.defineProperty(navigator, name, refuse);
    }
    Object.defineProperty(document, 'fonts', refuse);
  },
  'sounds, typefaces, locks and shares': () => {
    delete window.AudioContext;
    window.AudioContext = undefined;
    for (const name of ['locks', 'storage', 'wakeLock', 'clipboard', 'share', 'canShare']) {
      Object.defineProperty(navigator, name, { value: undefined });
    }
    Object.defineProperty(document, 'fonts', { value: undefined });
  },
};
/** The case that is tried before every landing. */
const OFTEN = 'storage and workers, which throw';
for (const [name, lack] of Object.entries(LACKING)) {
  test(`a game is begun in a browser that lacks ${name}`, deepUnless(name === OFTEN), async () => {
    const table = await house.open({ query: 'layout=table', prepare: (page) => page.addInitScript(lack) });
    await table.page.evaluate(() => (window.stays = true));
    if (await table.allows('dismiss')) await table.tap('dismiss');
    await start(table, 2);
    await touchAny(table);
    assert.equal(await table.page.evaluate(() => window.stays), true, 'the page was loaded once');
    await table.page.context().close();
  });
}

test('sound that is refused, or closed behind the page, comes back at a later touch', () => house.at({
  prepare: (page) => page.addInitScript(() => {
    const { AudioContext } = window;
    window.made = [];
    window.refuses = true;
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        window.made.push(this);
      }

      resume() {
        return window.refuses ? Promise.reject(new DOMException('A call.', 'InvalidStateError')) : super.resume();
      }
    };
    Object.defineProperty(AudioContext.prototype, 'state', {
      get() {
        if (this.ended) return 'closed';
        return window.refuses ? 'suspended' : 'running';
      },
    });
  }),
}, async (table) => {
  const { page } = table;
  await page.evaluate(() => (window.stays = true));
  await table.tap('join near-left');
  await table.tap('join far-left');
  assert.equal(await page.evaluate(() => window.made.length), 1);
  await page.evaluate(() => (window.refuses = false));
  await table.tap('join near-right');
  await page.evaluate(() => (window.made[0].ended = true));
  await table.tap('join left');
  await table.until(() => window.made.length === 2, undefined, 'heard by another context');
  assert.equal(await page.evaluate(() => window.stays), true, 'the page was loaded once');
  table.faults.splice(0, table.faults.length, ...table.faults.filter((fault) => !fault.startsWith('Sound:')));
}));
