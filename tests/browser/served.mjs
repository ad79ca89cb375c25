// Answers that a page gets from its server: a host, or a proxy before one.

import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Content types of the build's files, by the ending of their names. */
export const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export const FOREVER = 'public, max-age=31536000, immutable';

/** Frames of the host: a ping, and its answer. */
export const [PING, PONG] = [[1, 8], [1, 137]];

const ROOM = 'room/K7Q4MZ';

/** The names of all files in a folder, as addresses have them. */
export function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1).replaceAll(sep, '/'));
}

/** Returns the answers that the page gets when it asks for these names: `[status, headers]` of each. */
export const answersTo = (table, names) => table.page.evaluate((names) => Promise.all(names.map(async (name) => {
  const answer = await fetch(name);
  await answer.arrayBuffer();
  return [answer.status, Object.fromEntries(answer.headers)];
})), names);

/** Opens a socket into a room from inside the page, says that frame and hears the answer to it. */
export const exchange = (table, frame) => table.page.evaluate(([room, frame]) => new Promise((done, fail) => {
  const url = new URL(room, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  const socket = new WebSocket(url);
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => socket.send(new Uint8Array(frame));
  socket.onclose = () => fail(new Error('The socket is closed.'));
  socket.onmessage = ({ data }) => {
    done([...new Uint8Array(data)]);
    socket.close();
  };
}), [ROOM, frame]);
