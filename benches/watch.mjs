// Stops or kills processes of a kiosk's browser that only its host watches. Measures the seconds until `/health`
// reports that the table is not well, and its reason. It also measures the seconds until it is well again, after the
// package's own command has restarted the browser. `node benches/watch.mjs` takes two minutes and more. All kinds of
// damage run at once, each at a separate table, because the tables mostly wait.

import { pathToFileURL } from 'node:url';
import { Kiosk, until } from '../tests/browser/watch.mjs';

/** Harm that is done to the processes with this word in their command lines. */
const HARM = [
  ['page stopped', 'SIGSTOP', '--type=renderer'],
  ['page killed', 'SIGKILL', '--type=renderer'],
  ['browser stopped', 'SIGSTOP', null],
  ['graphics stopped', 'SIGSTOP', '--type=gpu-process'],
];

/** Maximum number of seconds between the last heartbeat and the host's report, including one second for the check. */
const TARGET = 90 + 1;

async function healthOf(url) {
  const answer = await fetch(`${url}health`);
  return { status: answer.status, ...(await answer.json()) };
}

/** Damages a table, and returns the result. */
async function harmed([what, signal, kind]) {
  const kiosk = new Kiosk();
  try {
    const { url } = await kiosk.watchedHost();
    kiosk.runAlone(url);
    const beats = async (more) => until(async () => (await healthOf(url)).page.beats >= more, 'a heartbeat');
    await beats(2);
    // The browser itself is the one without a kind.
    const all = kiosk.processes();
    const others = kiosk.processes('--type=');
    const victims = kind ? kiosk.processes(kind) : all.filter((pid) => !others.includes(pid));
    for (const pid of victims) process.kill(pid, signal);
    const since = Date.now();
    const seconds = () => Math.round((Date.now() - since) / 1000);
    const told = await until(async () => {
      const said = await healthOf(url);
      return said.status === 503 && said;
    }, `503 after ${what}`);
    const toldAfter = seconds();
    const well = await until(async () => {
      const said = await healthOf(url);
      return said.status === 200 && said.page.browser_restarts > 0 && said;
    }, `a table that is well after ${what}`);
    const silent = told.page.seconds_since_beat;
    const restarts = well.page.browser_restarts;
    return { what, victims: victims.length, toldAfter, silent, why: told.reasons.join(' '), wellAfter: seconds(), restarts };
  } finally {
    await kiosk.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = await Promise.all(HARM.map(harmed));
  for (const { what, victims, toldAfter, silent, why, wellAfter, restarts } of found) {
    console.log(`${what} (processes: ${victims}): 503 after ${toldAfter} s, ${silent} s after a heartbeat, "${why}"`);
    console.log(`  well again after ${wellAfter} s, restarts: ${restarts}`);
    if (victims === 0 || silent > TARGET || restarts !== 1) process.exitCode = 1;
  }
}
