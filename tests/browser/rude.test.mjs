// Rude people at a table with phones, and curious ones at its host. No one else notices the former, and the latter
// learn nothing.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { DEEP, deep } from './depth.mjs';
import { Company, faultsOf, linkTo, offer, openParlour, until, untilHeld } from './phones.mjs';
import { ask, Channel, CLAIM, MEMBER, readLink, RudeSocket, TABLE, varint } from './rude.mjs';

/** Number of tries where the result depends on chance. */
const TIMES = DEEP ? 20 : 1;
/** Touches after which a match has seen enough, where there is no time to play it to its end. */
const SOME = 10;
/** Messages a second of a client that floods a room. */
const FLOOD = 1000;
/** Numbers of commands. */
const [TOUCH, UNDO, COMMIT, DISCARD, ELAPSE, CONTINUE, CONTROL] = [0, 4, 7, 8, 12, 13, 14];

let parlour;
before(async () => (parlour = await openParlour()));
after(() => parlour.close());

/** Begins a game where two play by phones and a computer plays. A third seat is offered to a rude client. */
async function begin() {
  const table = await parlour.table({ seed: 3, query: 'bank=5' });
  for (const name of ['join near-left', 'join left', 'join far-right', 'computer right']) await table.tap(name);
  const hands = {};
  for (const place of ['near-left', 'left']) {
    hands[place] = await parlour.phone(await offer(table, place));
    await untilHeld(table, place, 'here');
  }
  const rudeLink = await offer(table, 'far-right');
  // The sheet covers the seat's own buttons.
  await table.tap('phone far-right');
  return { table, hands, rudeLink, links: [await linkTo(table, 'near-left'), rudeLink] };
}

/** Sends every kind of garbage that a client with a room's code can send. */
async function sayRubbish({ code, key }) {
  const { port } = parlour;
  const rude = await RudeSocket.open(port, code);
  await rude.enter();
  const hello = randomBytes(16);
  const rubbish = [
    Buffer.of(), Buffer.of(1), Buffer.of(9, 3), Buffer.of(1, 4), Buffer.of(1, 99), Buffer.of(1, 1), Buffer.of(1, 2, 3),
    Buffer.of(1, 5, 1, 0, 0, 0, 7), Buffer.of(1, 6, 1, 0, 0, 0), Buffer.of(1, 7), Buffer.of(1, 4, 1, 2, 3),
    Buffer.concat([Buffer.of(1, 4, 0), hello.subarray(3)]), Buffer.concat([Buffer.of(1, 4, 1), hello, hello]),
    Buffer.of(1, 4, 3), Buffer.concat([Buffer.of(1, 4, 2), randomBytes(40)]), Buffer.concat([Buffer.of(1, 2), randomBytes(32)]),
    Buffer.concat([Buffer.of(1, 4), randomBytes(16 * 1024 + 1)]), randomBytes(64),
  ];
  for (const frame of rubbish) rude.send(frame);
  const wrong = await RudeSocket.open(port, code);
  await wrong.enter();
  // A key that is none, and words that are none by one that is.
  const stranger = await wrong.meet(randomBytes(32));
  wrong.sealed(stranger, CLAIM);
  if (key) {
    const channel = await wrong.meet(key);
    wrong.sealed(channel, randomBytes(12));
  }
  // The beginning of a frame, and bytes that are no frame at all. Then the connection is dead.
  wrong.send(Buffer.of(1, 4, 2, 1, 1, 1, 1, 1, 1), { first: 5 });
  wrong.write(randomBytes(100));
  await Promise.all([rude.close(), wrong.close()]);
}

test('rubbish, wrong keys and dead lines are noticed by nobody, in the middle of a game', deep, async () => {
  const { table, hands, rudeLink, links } = await begin();
  const { code } = readLink(links[0]);
  await table.tap('start');
  const company = new Company(table, hands);
  for (let time = 0; time < TIMES; time += 1) {
    await Promise.all([sayRubbish({ code }), company.playSome(4)]);
  }
  // The holder of a seat's pass has that seat, and commands for other seats have no effect.
  const { key } = readLink(rudeLink);
  const rude = await RudeSocket.open(parlour.port, code);
  await rude.enter();
  const channel = await rude.meet(key);
  rude.sealed(channel, CLAIM);
  await untilHeld(table, 'far-right', 'here');
  const seats = [0, 1, 2, 3];
  await company.play({ enough: (acting) => ['near-left', 'left'].includes(acting) });
  await company.agree();
  const before = await table.revision();
  const theirs = seats.flatMap((seat) => [[CONTROL, seat, 0], [CONTROL, seat, 1, 0], [CONTROL, seat, 3]]);
  const others = [[TOUCH, 1, 5], [TOUCH, 2, 5], [TOUCH, 2, ...varint(60_000)], [UNDO], [COMMIT], [DISCARD], [ELAPSE, 9], [CONTINUE]];
  for (const command of [...theirs, ...others]) {
    const payload = rude.sealed(channel, ask(before, ...command));
    // And a message for the second time.
    rude.say(payload);
    await new Promise((done) => setTimeout(done, 1000 / 10));
  }
  await company.agree();
  assert.equal(await table.revision(), before);
  await rude.close();
  await untilHeld(table, 'far-right', 'away');
  await (DEEP ? company.play() : company.playSome(SOME));
  company.isWell();
  for (const page of [table, ...Object.values(hands)]) await page.close();
});

test('a flood of messages drowns nobody else', deep, async () => {
  const { table, hands, links } = await begin();
  const { code } = readLink(links[0]);
  await table.tap('start');
  const company = new Company(table, hands);
  let isOver = false;
  let [sent, lines] = [0, 0];
  const flood = async () => {
    while (!isOver) {
      const rude = await RudeSocket.open(parlour.port, code);
      lines += 1;
      let isGone = false;
      rude.gone.then(() => (isGone = true));
      rude.send(Buffer.of(1, 3));
      while (!isOver && !isGone) {
        for (let message = 0; message < FLOOD / 20; message += 1) {
          rude.say(Buffer.of(2), randomBytes(60));
          sent += 1;
        }
        await new Promise((done) => setTimeout(done, 1000 / 20));
      }
      await rude.close();
    }
  };
  const flooded = flood();
  await company.play();
  isOver = true;
  await flooded;
  assert.ok(sent > FLOOD, `${sent}`);
  assert.equal(await table.screen(), 'results');
  const health = await (await fetch(`http://localhost:${parlour.port}/health`)).json();
  assert.ok(health.counters.too_many > 0, JSON.stringify(health.counters));
  assert.ok(lines > 0);
  company.isWell();
  for (const page of [table, ...Object.values(hands)]) await page.close();
});

/** Writes down all frames of a page's sockets from now on, those to come too. */
async function overhear(page, frames) {
  await page.cdp.send('Network.enable');
  for (const way of ['Sent', 'Received']) {
    page.cdp.on(`Network.webSocketFrame${way}`, ({ response }) => {
      if (response.opcode === 2) frames.push({ way, bytes: Buffer.from(response.payloadData, 'base64') });
    });
  }
}

test('what passes the host tells it nothing of a game', async () => {
  const frames = [];
  const table = await parlour.table({ seed: 3, query: 'bank=5' });
  await overhear(table, frames);
  for (const name of ['join near-left', 'join left', 'computer right']) await table.tap(name);
  const link = await offer(table, 'near-left');
  const phone = await parlour.phone(link);
  await phone.untilStanding('in');
  const words = await table.page.evaluate(async () => {
    const map = await (await fetch('maps/europe.json')).json();
    return map.cities.map(({ name }) => name);
  });
  await table.tap('start');
  const company = new Company(table, { 'near-left': phone });
  await (DEEP ? company.play() : company.playSome(SOME));
  assert.ok(frames.length > 30, `${frames.length}`);

  // The holder of the pass can read all of the following. The host must not find any of it.
  const { key, code, pass } = readLink(link);
  const device = await phone.page.evaluate(() => Object.values(localStorage).find((value) => /^[0-9A-Z-]+ [0-9a-f]{64}$/.test(value)));
  const keys = [key, Buffer.from(device.split(' ')[1], 'hex')];
  const channels = [];
  const plains = [];
  for (const { way, bytes } of frames) {
    // To and from the table: a member's number comes before the payload.
    const payload = bytes.subarray(6);
    if (![5, 132].includes(bytes[1])) continue;
    if (payload[0] === 1) keys.forEach((key) => channels.push(new Channel(key, payload.subarray(1, 17), payload.subarray(17, 33))));
    if (payload[0] !== 2) continue;
    const from = way === 'Sent' ? TABLE : MEMBER;
    const opened = channels.map((channel) => channel.open(payload.subarray(1), from)).find(Boolean);
    assert.ok(opened, 'a message that the pass opens');
    plains.push(opened);
  }
  // The search covers only sealed bytes. The numbers before them, which the host needs, tell it nothing, and other
  // numbers equal them by chance.
  const sealed = Buffer.concat(frames.filter(({ bytes }) => [5, 132].includes(bytes[1]) && bytes[6] === 2).map(({ bytes }) => bytes.subarray(15)));
  const all = Buffer.concat(frames.map(({ bytes }) => bytes));
  const longest = plains.reduce((best, plain) => (plain.length > best.length ? plain : best), Buffer.of());
  assert.ok(longest.includes('europe') && longest.length > 100, 'the views are among them');
  for (const plain of plains.filter(({ length }) => length >= 8)) {
    for (let at = 0; at + 8 <= plain.length; at += 8) {
      const part = plain.subarray(at, at + 8);
      assert.equal(sealed.includes(part), false, part.toString('hex'));
    }
  }
  for (const secret of [pass, pass.replaceAll('-', ''), 'europe', 'Europe', 'Orange', 'orange', 'Blue', ...words, ...keys]) {
    assert.equal(all.includes(secret), false, String(secret));
  }
  assert.equal(all.includes(code), false, 'the code stands only in the address of the socket');
  // Sealed bytes look like chance, so compression makes them no smaller.
  assert.ok(deflateRawSync(sealed).length >= sealed.length, 'sealed messages have a pattern');
  assert.deepEqual(faultsOf(phone), []);
  await phone.close();
  await table.close();
});
