// Acts that the page's own policy allows or forbids, and Chromium's readiness to install the page.

import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { allowOwnScripts, nameAddress, nameRooms, wholeSums } from '../../xtask/finish.mjs';
import { openHouse } from './table.mjs';
import { playUntilLinks, touchAny } from './player.mjs';

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

/** Opens a table whose page records what its policy refuses. */
function watched() {
  const prepare = async (page) => {
    await page.clock.install();
    await page.addInitScript(() => {
      window.refused = [];
      document.addEventListener('securitypolicyviolation', (event) => {
        window.refused.push(event.effectiveDirective);
      });
    });
  };
  return house.open({ seed: 51, prepare, visits: true });
}

const refused = (table) => table.page.evaluate(() => window.refused);

test('a whole visit asks for nothing that the policy refuses', async () => {
  const table = await watched();
  await table.page.clock.fastForward(10_000);
  await table.page.waitForFunction(() => navigator.serviceWorker.controller);
  await table.tap('rules');
  await table.untilIdle();
  await table.tap('close');
  await playUntilLinks(table, 3);
  for (let touch = 0; touch < 12; touch += 1) await touchAny(table);
  await table.tap('settings');
  await table.tap('full-screen');
  await table.page.waitForFunction(() => document.fullscreenElement);
  await table.untilIdle();
  assert.deepEqual(await refused(table), []);
  assert.deepEqual(table.faults, []);
  await table.close();
});

const FORBIDDEN = {
  'a script in the page': ['require-trusted-types-for', () => {
    const script = document.createElement('script');
    script.textContent = 'window.crept = 1';
    document.head.append(script);
  }],
  'the address of a script': ['require-trusted-types-for', () => {
    const script = document.createElement('script');
    script.src = 'maps/usa.json';
    document.head.append(script);
  }],
  'a script of another host': ['script-src-elem', () => {
    import('http://elsewhere.test/crept.js').catch(() => {});
  }],
  'a script that is its own address': ['script-src-elem', () => {
    import('data:text/javascript,window.crept = 1').catch(() => {});
  }],
  'a script in an attribute': ['require-trusted-types-for', () => {
    document.body.setAttribute('onclick', 'window.crept = 1');
    document.body.click();
  }],
  'words run as a script': ['require-trusted-types-for', () => {
    // Later, because Chromium allows it to code that a debugger runs.
    fetch('').then(() => window.eval('window.crept = 1')).catch(() => {});
  }],
  'a program beside the page': ['require-trusted-types-for', () => {
    window.crept = new Worker('maps/usa.json') && 1;
  }],
  'words that become markup': ['require-trusted-types-for', () => {
    document.body.insertAdjacentHTML('beforeend', '<b>crept</b>');
    window.crept = 1;
  }],
  'another maker of addresses': ['trusted-types', () => {
    window.crept = window.trustedTypes.createPolicy('other', {}) && 1;
  }],
  'a style in the page': ['style-src-elem', () => {
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
  }],
  'a question to another host': ['connect-src', () => {
    fetch('http://elsewhere.test/').catch(() => {});
  }],
  'a socket to another host': ['connect-src', () => {
    new WebSocket('ws://elsewhere.test/room/K7Q4MZ').onopen = () => (window.crept = 1);
  }],
  'a picture of another host': ['img-src', () => {
    new Image().src = 'http://elsewhere.test/spy.png';
  }],
  'a page inside the page': ['frame-src', () => {
    document.body.append(document.createElement('iframe'));
    document.body.lastChild.src = 'http://elsewhere.test/';
  }],
};

test('what does not come with the page is refused', async () => {
  const table = await watched();
  for (const [name, [directive, attempt]] of Object.entries(FORBIDDEN)) {
    // Some refusals are errors, and all are reported.
    await table.page.evaluate(attempt).catch(() => {});
    const answered = () => window.refused.length > 0;
    await table.page.waitForFunction(answered);
    assert.deepEqual(await refused(table), [directive], name);
    await table.page.evaluate(() => (window.refused.length = 0));
  }
  assert.equal(await table.page.evaluate(() => window.crept), undefined);
  await table.close();
});

test('the sums of the scripts in the page are put into its policy', () => {
  const page = (script) => `<meta content="{inline scripts}"><script src="a.js"></script>${script}`;
  // The sum of "alert('Hello, world.');" in the policy's own standard.
  const hello = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
  assert.ok(allowOwnScripts(page("<script>alert('Hello, world.');</script>")).includes(`"${hello}"`));
  const [one, other] = ['\n', '\r\n'].map((end) => allowOwnScripts(page(`<script>a${end}b</script>`)));
  assert.equal(one.split('>')[0], other.split('>')[0], "the line's end does not matter");
  assert.throws(() => allowOwnScripts('<script></script>'), /no place for {inline scripts}/);
});

test('the sum in a name has all its digits, in the folder and in the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  const whole = 'style-17d60cc48060a417.css';
  for (const name of ['a-7021797fce6ccac.js', 'a-7021797fce6ccac_bg.wasm', whole, 'sw.js']) writeFileSync(join(folder, name), '');
  const page = `<link href="./a-7021797fce6ccac.js"><link href="./a-7021797fce6ccac_bg.wasm"><link href="./${whole}">`;
  const named = wholeSums(folder, page);
  const found = readdirSync(folder).sort();
  rmSync(folder, { recursive: true });
  assert.deepEqual(found, ['a-07021797fce6ccac.js', 'a-07021797fce6ccac_bg.wasm', whole, 'sw.js']);
  assert.equal(named, `<link href="./a-07021797fce6ccac.js"><link href="./a-07021797fce6ccac_bg.wasm"><link href="./${whole}">`);
});

test('Chromium would install the page', async () => {
  const table = await house.open({ visits: true });
  const { url, errors, data } = await table.cdp.send('Page.getAppManifest');
  assert.ok(url.endsWith('manifest.webmanifest'));
  assert.deepEqual(errors, []);
  assert.equal(JSON.parse(data).name, 'Roundhouse');
  const { installabilityErrors } = await table.cdp.send('Page.getInstallabilityErrors');
  // Each table has a private window, and such windows install nothing.
  const others = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  assert.deepEqual(others, []);
  const sizes = await table.page.evaluate(async (icons) => {
    const load = async ({ src }) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    };
    return Promise.all(icons.map(load));
  }, JSON.parse(data).icons.filter(({ type }) => type === 'image/png'));
  assert.deepEqual(sizes, ['192x192', '512x512', '512x512']);
  assert.deepEqual(table.faults, []);
  await table.close();
});

test('a page whose rooms are on another host names it, and asks nobody else', () => {
  const page = `<html data-rooms="{rooms}"><meta content="connect-src 'self'{rooms source};">`;
  assert.equal(
    nameRooms(page, 'wss://rooms.example.org/here/'),
    `<html data-rooms="wss://rooms.example.org/here/"><meta content="connect-src 'self' wss://rooms.example.org;">`,
  );
  assert.equal(nameRooms(page, ''), `<html data-rooms=""><meta content="connect-src 'self';">`);
  assert.throws(() => nameRooms('<html>', ''), /no place/);
});

test('A page that knows where it will be gives chats whole addresses', () => {
  const page = '<head>\n  <meta property="og:image" content="icons/preview.jpg">\n</head>';
  const named = nameAddress(page, 'https://example.org/games/');
  assert.match(named, /og:image" content="https:\/\/example.org\/games\/icons\/preview.jpg"/);
  assert.match(named, /og:url" content="https:\/\/example.org\/games\/"/);
  assert.equal(nameAddress(page, ''), page);
});
