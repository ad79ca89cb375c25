// Keeps the page on the machine, and answers from a single version of it. So the game starts without a network and
// never mixes two versions. The build fills in the version and its files.
//
// The first frame that its program paints proves a version. Until then the worker keeps the previous version as well.
// Each visible opening of the page is a doubt, and so is each failed start. A painted frame ends all doubts. A version
// without a proof and with too many doubts is refused for good: the page comes from the previous version, and the
// worker does not install this one again. With too many doubts, a newer version takes over without waiting for a
// request, whatever version the page comes from.

const VERSION = '{version}';
// Each file with the sum that it must have; './' is the page.
const FILES = {files};

// Other pages of the same host, and this one in another folder, have their own caches next to ours.
const OURS = registration.scope + ' ';
const CACHE = OURS + VERSION;
const TOO_MANY = 3;

// The standing of a version is next to its files, under a name that no file has: {proven, refused, doubts}. Each doubt
// is the id of a page or of a failure, so none counts twice. Only a complete version has a standing, and only its own
// worker changes it.
const STANDING = '?standing';

async function standingOf(cache) {
  const kept = await caches.match(STANDING, { cacheName: cache }).catch(() => {});
  return kept?.json();
}

// Earlier versions kept a number.
const doubtsOf = (standing) => standing?.doubts?.length ?? standing?.doubts ?? 0;

async function keepStanding(cache, standing) {
  await cache.put(STANDING, new Response(JSON.stringify(standing)));
}

// The worker keeps files for readers of one language, and those that make maps, only after a request for them. A later
// version then includes them. English is always there.
const ON_DEMAND = /^(words\/|rules\/(?!en\/)|fonts\/.*-latin-ext-|maker-|world\/)/;

// The name of a program without the sum, which differs from version to version.
const stem = (name) => name.replace(/-[0-9a-f]{16}(?=\.)/, '');

async function isUsed(name) {
  const wanted = stem(new URL(name, registration.scope).href);
  const kept = await Promise.all((await others()).map(async (other) => (await caches.open(other)).keys()));
  return kept.flat().some(({ url }) => stem(url) === wanted);
}

let standing;
function own() {
  standing ??= standingOf(CACHE).then((kept) => ({ proven: false, refused: false, ...kept, doubts: Array.isArray(kept?.doubts) ? kept.doubts : [] }));
  return standing;
}

async function keepOwn() {
  await keepStanding(await caches.open(CACHE), await own());
}

async function others() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(OURS) && name !== CACHE);
}

// A version comes as a whole or not at all: if a file is missing or wrong, the previous version stays. Files that have
// arrived are right, so the next attempt does not fetch them again.
async function download() {
  const standing = await own();
  if (standing.refused) throw new Error(`Version ${VERSION} has failed on this machine.`);
  const cache = await caches.open(CACHE);
  const fetched = async ([name, integrity]) => {
    if (await cache.match(name)) return;
    if (ON_DEMAND.test(name) && !(await isUsed(name))) return;
    // A file that the page has just fetched need not travel again, if its checksum is right.
    const cached = fetch(name, { cache: 'force-cache', integrity });
    const answer = await cached.catch(() => fetch(name, { cache: 'reload', integrity }));
    // A browser would refuse a redirected page.
    if (!answer.ok || answer.redirected) throw new Error(`${name}: ${answer.status}`);
    await cache.put(name, answer);
  };
  await Promise.all(Object.entries(FILES).map(fetched));
  await keepStanding(cache, standing);
  const standings = await Promise.all((await others()).map(standingOf));
  if (standings.some((other) => doubtsOf(other) >= TOO_MANY)) await takeOver();
}

// Claims the page of the first visit. Otherwise later versions would not wait for it.
async function begin() {
  if ((await own()).proven) await sweep();
  await clients.claim();
}

// Deletes the other versions, but remembers which ones were refused.
async function sweep() {
  // A version that is coming may not lose its files; it sweeps when it is proven itself.
  if (registration.installing || registration.waiting) return;
  for (const name of await others()) {
    const standing = await standingOf(name);
    if (!standing?.refused) {
      await caches.delete(name);
      continue;
    }
    const cache = await caches.open(name);
    await keepStanding(cache, { ...standing, doubts: [] });
    const files = (await cache.keys()).filter(({ url }) => !url.endsWith(STANDING));
    await Promise.all(files.map((file) => cache.delete(file)));
  }
}

// The page that asks reloads itself. Another open page, perhaps in the middle of a game, would then have files of two
// versions, so with two open pages this version keeps waiting. During its reload a page counts twice for a moment, as
// its old and its new document, and the worker waits for the end of that moment. If the page reloaded while this
// version takes over, browsers could stop the earlier worker before it answers the page. Then the page would never
// come, or this version would keep waiting. So the worker asks the page to stay.
async function takeOver() {
  let told;
  for (let tries = 0; tries < 20; tries += 1) {
    const all = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const pages = all.filter((page) => page.url.startsWith(registration.scope));
    if (pages.every((page) => page.id === told)) return skipWaiting();
    if (pages.length < 2) {
      told = pages[0].id;
      pages[0].postMessage('taking over');
    }
    await new Promise((resume) => setTimeout(resume, 250));
  }
}

async function painted(page) {
  const standing = await own();
  const isNew = !standing.proven && !standing.refused;
  standing.doubts = [];
  standing.proven ||= isNew;
  await keepOwn();
  if (isNew) await sweep();
  // It looks more often for a version that is better than this one.
  if (standing.refused) page.postMessage('older version');
}

async function failed() {
  const standing = await own();
  standing.doubts.push(`failed ${Date.now()}`);
  await keepOwn();
  // A better version that came while the page was being loaded again has not dared to take over.
  if (doubtsOf(standing) >= TOO_MANY) registration.waiting?.postMessage('take over');
}

async function opened(event) {
  const standing = await own();
  if (doubtsOf(standing) >= TOO_MANY) {
    standing.refused ||= !standing.proven;
    registration.waiting?.postMessage('take over');
    registration.update().catch(() => {});
  }
  const ahead = event.request.headers.get('sec-purpose') ?? '';
  if (!ahead.includes('prefetch')) standing.doubts.push(event.resultingClientId);
}

// A page in the dark is no doubt before it is seen.
async function unseen(page) {
  const standing = await own();
  standing.doubts = standing.doubts.filter((doubt) => doubt !== page.id);
  await keepOwn();
}

async function seen(page) {
  const standing = await own();
  if (!standing.doubts.includes(page.id)) standing.doubts.push(page.id);
  await keepOwn();
}

// The version that the page comes from while this one is refused: one that is proven, if there is one.
async function before() {
  let found;
  for (const name of await others()) {
    const standing = await standingOf(name);
    if (standing?.proven) return name;
    if (standing && !standing.refused) found = name;
  }
  return found;
}

async function keepOnDemand(event, name) {
  const answer = await fetch(name, { cache: 'no-cache', integrity: FILES[name] });
  if (answer.ok && !answer.redirected) {
    const copy = answer.clone();
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(name, copy)));
  }
  return answer;
}

async function answer(event, name) {
  if (name === './' && event.request.mode === 'navigate') {
    await opened(event);
    event.waitUntil(keepOwn());
  }
  const from = ((await own()).refused && (await before())) || CACHE;
  const kept = await caches.match(name, { cacheName: from }).catch(() => null);
  if (kept === undefined && from === CACHE && ON_DEMAND.test(name) && Object.hasOwn(FILES, name)) {
    return keepOnDemand(event, name);
  }
  // The browser's store was emptied: the next visit begins like the first.
  if (kept === undefined && from === CACHE && Object.hasOwn(FILES, name)) await registration.unregister();
  return kept ?? fetch(event.request);
}

addEventListener('install', (event) => event.waitUntil(download()));
addEventListener('activate', (event) => event.waitUntil(begin()));
addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(takeOver());
  if (event.data === 'painted') event.waitUntil(painted(event.source));
  if (event.data === 'failed') event.waitUntil(failed());
  if (event.data === 'unseen') event.waitUntil(unseen(event.source));
  if (event.data === 'seen') event.waitUntil(seen(event.source));
  // A page that this version does not control finds it at work, perhaps without its files.
  if (event.data === 'keep') event.waitUntil(download().then(() => clients.claim()));
});
// A click on the page's notification shows the page.
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(clients.matchAll({ type: 'window' }).then((pages) => pages[0]?.focus()));
});
addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const address = url.split(/[?#]/)[0];
  if (method !== 'GET' || !address.startsWith(registration.scope)) return;
  const path = address.slice(registration.scope.length);
  event.respondWith(answer(event, path === '' || path === 'index.html' ? './' : path));
});
