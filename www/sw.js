// Keeps one version of the page on the machine and answers from it alone, so that the game starts
// without a network and never mixes two versions. The build fills in the version and its files.

const VERSION = '{version}';
// Each file with the sum that it must have; './' is the page.
const FILES = {files};

// Other pages of the same host, and this one in another folder, keep caches beside ours.
const CACHE = registration.scope + ' ' + VERSION;

// A version comes as a whole or not at all: if a file is missing or is not the right one, the version
// before stays. What has come already is right, and need not come again the next time.
async function download() {
  const cache = await caches.open(CACHE);
  const fetched = async ([name, integrity]) => {
    if (await cache.match(name)) return;
    const answer = await fetch(name, { cache: 'reload', integrity });
    // A page that was redirected would be refused by the browser when it is opened.
    if (!answer.ok || answer.redirected) throw new Error(`${name}: ${answer.status}`);
    await cache.put(name, answer);
  };
  await Promise.all(Object.entries(FILES).map(fetched));
}

// The page of the first visit is taken along: were it left alone, later versions would not wait for it.
async function begin() {
  const old = (name) => name.startsWith(registration.scope + ' ') && name !== CACHE;
  await Promise.all((await caches.keys()).filter(old).map((name) => caches.delete(name)));
  await clients.claim();
}

// The page that asks loads itself again. Another one beside it, perhaps in the middle of a game, would
// be left with files of two versions: so while two are open this version waits on.
async function takeOver() {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.filter((page) => page.url.startsWith(registration.scope)).length === 1) skipWaiting();
}

async function answer(name, request) {
  const kept = await caches.match(name, { cacheName: CACHE });
  // The browser's store was emptied: the next visit begins like the first.
  if (!kept) await registration.unregister();
  return kept ?? fetch(request);
}

addEventListener('install', (event) => event.waitUntil(download()));
addEventListener('activate', (event) => event.waitUntil(begin()));
addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(takeOver());
});
addEventListener('fetch', (event) => {
  const address = event.request.url.split(/[?#]/)[0];
  if (!address.startsWith(registration.scope)) return;
  const path = address.slice(registration.scope.length);
  const name = path === '' || path === 'index.html' ? './' : path;
  if (Object.hasOwn(FILES, name)) event.respondWith(answer(name, event.request));
});
