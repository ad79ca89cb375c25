// A small server of static files, for the browser tests and the measurements: it serves a folder as plain
// as any host would, deep in another one if wished, tells what was asked for, and is changed and stopped at
// any moment by whoever started it. `cargo xtask play` has a real host instead: `host/`.

import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The file in `folder` that a request's path means, or null if it lies outside. */
export function fileFor(folder, path) {
  const root = resolve(folder);
  let name;
  try {
    name = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (name.includes('\0')) return null;
  const file = resolve(join(root, name.endsWith('/') ? `${name}index.html` : name));
  return file.startsWith(root + sep) ? file : null;
}

/**
 * Serves `folder` under the path `base` ("/" or "/some/folder/") of this machine. `heartbeat` is called
 * whenever the page of a kiosk says that it lives, `asked` with the path of each other request.
 * Nothing is kept by browsers but what `caching`, the value of Cache-Control, lets them keep. With
 * `compressed` files are sent as a good host sends them.
 * Resolves to the address and a function that stops the server; fails if the port is taken.
 */
export async function serve(folder, options = {}) {
  const { port = 0, base = '/', caching = 'no-store', heartbeat = () => {}, asked = () => {} } = options;
  const small = new Map();
  const compress = (file, body) => {
    if (!small.has(file)) small.set(file, brotliCompressSync(body));
    return small.get(file);
  };
  const server = createServer(async (request, response) => {
    const path = request.url.split(/[?#]/)[0];
    const file = path.startsWith(base) ? fileFor(folder, path.slice(base.length - 1)) : null;
    const headers = { 'Cache-Control': caching };
    if (request.method === 'POST' && path === `${base}heartbeat`) {
      heartbeat();
      response.writeHead(204, headers).end();
      return;
    }
    asked(path);
    try {
      const body = await readFile(file);
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      const how = options.compressed ? { 'Content-Encoding': 'br' } : {};
      const sent = options.compressed ? compress(file, body) : body;
      response.writeHead(200, { ...headers, ...how, 'Content-Type': type }).end(sent);
    } catch {
      response.writeHead(404, { ...headers, 'Content-Type': TYPES['.txt'] }).end('Not here.\n');
    }
  });
  await new Promise((done, fail) => {
    server.once('error', fail).listen(port, 'localhost', done);
  });
  const url = `http://localhost:${server.address().port}${base}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, close };
}
