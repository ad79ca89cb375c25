// Seats on phones when networks fail, pages sleep, and machines die. All players return by themselves to the same
// match. No step is lost, and none is done twice.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DEEP, deep, deepUnless } from './depth.mjs';
import { allowed } from './player.mjs';
import { Company, faultsOf, linkTo, offer, openParlour, until, untilHeld } from './phones.mjs';
import { show } from './table.mjs';

/** Number of tries where the result depends on chance. */
const TIMES = DEEP ? 20 : 1;

let parlour;
before(async () => (parlour = await openParlour()));
after(() => parlour.close());

/** Opens a table with a person on a phone at `near-left`, a person without one at `left`, and a computer. */
async function begin({ seed = 3, query = 'bank=5' } = {}) {
  const table = await parlour.table({ seed, query });
  await table.tap('join near-left');
  await table.tap('join left');
  // The computer ends the rounds, because players that build at random never do.
  await table.tap('computer right');
  const phone = await parlour.phone(await offer(table, 'near-left'));
  await phone.untilStanding('in');
  await untilHeld(table, 'near-left', 'here');
  await table.tap('start');
  const company = new Company(table, { 'near-left': phone });
  await company.agree();
  return { table, phone, company };
}

async function leave({ table, phone }) {
  for (const page of [table, phone]) {
    assert.deepEqual(faultsOf(page), []);
    await page.close();
  }
}

/** The same match, or a new one if it is over before the phone's person has another turn. */
async function goingOn(match) {
  const isOver = await match.company.play({ enough: (acting) => acting === 'near-left' });
  if (!isOver) return match;
  await leave(match);
  return begin();
}

/** Plays until it is the turn of the person at a place, with an enabled target of one of these kinds. */
async function playUntil(company, place, kinds) {
  const { table } = company;
  await company.play({
    enough: async (acting) => {
      if (acting !== place) return false;
      const targets = await company.pageOf(place).targets();
      return kinds.some((kind) => allowed(targets, kind).length > 0);
    },
  });
  assert.equal(await table.acting(), place);
}

/** Plays some steps at the table in the absence of the phone. */
async function playWithout({ table, company }, steps) {
  const alone = new Company(table, {});
  alone.steps = company.steps;
  for (let step = 0; step < steps && (await table.screen()) !== 'results'; step += 1) await alone.step();
}

/** The phases of a rail game, each with the targets of the phone's person; in the last one players read results. */
const PHASES = [['node'], ['link'], ['finish'], []];
/** Number of phases that come soon after a match begins. */
const PLAYING = 2;

/** Plays a match to its end, where there is time for it. */
const playOut = (company) => (DEEP ? company.play() : company.playSome(4));

/** Ways to lose a phone, and to find it again. */
const LOSSES = {
  'whose network says nothing more': {
    lose: ({ phone }) => phone.wire.freeze(),
    find: ({ phone }) => phone.wire.thaw(),
  },
  'whose network is gone, and is another one when it is back': {
    lose: ({ phone }) => phone.wire.freeze(),
    find: ({ phone }) => {
      phone.wire.cut();
      phone.wire.mend();
    },
  },
  'whose connections are all cut': {
    lose: ({ phone }) => phone.wire.cut(),
    find: ({ phone }) => phone.wire.mend(),
  },
  'that its browser takes off the network': {
    lose: async ({ phone }) => {
      await phone.page.context().setOffline(true);
      // Chromium lets a socket live that is open already.
      phone.wire.freeze();
    },
    find: async ({ phone }) => {
      phone.wire.cut();
      phone.wire.mend();
      await phone.page.context().setOffline(false);
    },
  },
  'that is put into a pocket': {
    // Chromium does not freeze a page that counts as visible, as all pages without a window do, but a debugger does.
    lose: async ({ phone }) => {
      await show(phone.page, false);
      await phone.cdp.send('Debugger.enable');
      await phone.cdp.send('Debugger.pause');
    },
    find: async ({ phone }) => {
      await phone.cdp.send('Debugger.resume');
      await phone.cdp.send('Debugger.disable');
      await show(phone.page, true);
    },
  },
};

/** Losses that are tried before every landing. */
const OFTEN = ['whose connections are all cut'];

for (const [at, [what, { lose, find }]] of Object.entries(LOSSES).entries()) {
  const phases = DEEP ? PHASES : [PHASES[at % PLAYING]];
  test(`a phone ${what} comes back, in ${phases.length} of ${PHASES.length} phases of a game, which goes on meanwhile`, deepUnless(OFTEN.includes(what)), async () => {
    const match = await begin();
    const { table, phone, company } = match;
    for (const kinds of phases) {
      const isOver = kinds.length === 0;
      if (isOver) await company.play();
      else await playUntil(company, 'near-left', kinds);
      await lose(match);
      await untilHeld(table, 'near-left', 'away');
      if (!isOver) await playWithout(match, 3);
      await find(match);
      await untilHeld(table, 'near-left', 'here');
      if (isOver) await phone.untilScreen('results');
      await company.agree();
    }
    await leave(match);
  });
}

/** Touches a target of a kind on the phone. */
async function touch({ phone }, kinds) {
  const targets = await phone.targets();
  const { width, height } = phone.page.viewportSize();
  const inSight = ({ x, y }) => x > 64 && x < width - 64 && y > 70 && y < height - 64;
  const [target] = kinds.flatMap((kind) => allowed(targets, kind)).filter(inSight);
  assert.ok(target, await phone.words());
  await phone.tapAt(target);
}

test('a step that is lost on its way is taken once when the network is back', deep, async () => {
  const match = await begin();
  const { table, phone, company } = match;
  for (let time = 0; time < TIMES; time += 1) {
    await playUntil(company, 'near-left', ['link', 'node']);
    const before = await table.revision();
    phone.wire.freeze('up');
    await touch(match, ['link', 'node']);
    await phone.settle();
    assert.equal(await table.revision(), before);
    phone.wire.cut();
    phone.wire.mend();
    await until(async () => (await table.revision()) !== before, 'the step is taken');
    await company.agree();
    assert.equal(changes(await table.revision()), changes(before) + 1);
  }
  await leave(match);
});

test('a step whose answer is lost on its way is not taken once more', async () => {
  const match = await begin();
  const { table, phone, company } = match;
  for (let time = 0; time < TIMES; time += 1) {
    await playUntil(company, 'near-left', ['link', 'node']);
    const before = await table.revision();
    phone.wire.freeze('down');
    await touch(match, ['link', 'node']);
    await until(async () => (await table.revision()) !== before, 'the step is taken');
    phone.wire.cut();
    phone.wire.mend();
    await company.agree();
    assert.equal(changes(await table.revision()), changes(before) + 1);
  }
  await leave(match);
});

const changes = (revision) => Number(revision.match(/change: (\d+)/)[1]);

test('a phone that is loaded again has its seat at once, in mid-turn too', async () => {
  const match = await begin();
  const { phone, company } = match;
  for (let time = 0; time < TIMES; time += 1) {
    await playUntil(company, 'near-left', ['link', 'node']);
    await touch(match, ['link', 'node']);
    await phone.reload();
    await phone.untilStanding('in');
    await company.agree();
  }
  await leave(match);
});

/** The page of a table dies, as by a power cut, and the phone says so. */
async function kill({ table, phone }) {
  table.cdp.send('Page.crash').catch(() => {});
  await phone.untilSays(/The other screen isn’t answering/);
  await table.page.close();
}

/** A person at the table continues the match that waits there. */
async function resume(table) {
  await table.tap('resume');
  await table.untilScreen('game');
}

/** Opens the table's page again in the same browser, with its stored data. */
async function reopen(match) {
  const { table, company } = match;
  const context = table.page.context();
  const again = await parlour.table({ wire: table.wire, context, query: 'bank=5' });
  await resume(again);
  Object.assign(match, { table: again });
  company.table = again;
  company.last = null;
}

test('a table that is loaded again has the same room and the same seats', deep, async () => {
  const match = await begin();
  const { table, phone, company } = match;
  for (let time = 0; time < TIMES; time += 1) {
    await playUntil(company, 'near-left', ['link', 'node']);
    const link = await linkTo(table, 'near-left');
    await table.reload();
    await resume(table);
    assert.equal(await linkTo(table, 'near-left'), link);
    await untilHeld(table, 'near-left', 'here');
    assert.equal(await phone.standing(), 'in');
    await company.agree();
    company.last = null;
  }
  await playOut(company);
  await leave(match);
});

test('a table that dies is away, and has the same room and the same seats when it is back', async () => {
  const match = await begin();
  const { phone, company } = match;
  for (let time = 0; time < TIMES; time += 1) {
    await playUntil(company, 'near-left', ['link', 'node']);
    const link = await linkTo(match.table, 'near-left');
    await match.table.until(() => window.roundhouse.idle(), undefined, 'idle');
    await kill(match);
    await reopen(match);
    assert.equal(await linkTo(match.table, 'near-left'), link);
    await untilHeld(match.table, 'near-left', 'here');
    assert.equal(await phone.standing(), 'in');
    await company.agree();
  }
  await playOut(company);
  await leave(match);
});

test('while the host is dead the table plays on, and phones return to the next one by themselves', deep, async () => {
  let match = await begin();
  for (let time = 0; time < TIMES; time += 1) {
    match = await goingOn(match);
    const { table, phone, company } = match;
    await playUntil(company, 'near-left', ['link', 'node']);
    await parlour.stopHost();
    await phone.untilSays(/No connection/);
    await playWithout(match, 3);
    await parlour.startHost();
    await untilHeld(table, 'near-left', 'here');
    await company.agree();
    company.last = null;
  }
  await playOut(match.company);
  await leave(match);
});

test('a table that heard nothing of its host at first asks again, and then has codes for phones', async () => {
  const prepare = async (page) => {
    await page.clock.install();
    await page.route('**/addresses', (route) => route.abort());
  };
  const table = await parlour.table({ prepare, patience: 'own' });
  await table.tap('join near-left');
  const code = 'phone near-left';
  assert.equal(await table.allows(code), false);
  await table.page.unroute('**/addresses');
  await parlour.nameHost(table.page);
  await table.page.clock.fastForward(31_000);
  await until(() => table.allows(code), 'a code for phones');
  assert.deepEqual(faultsOf(table), []);
  await table.close();
});
