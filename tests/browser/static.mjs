// A host that serves files and can do nothing else, like any plain web space.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.wasm': 'application/wasm' };

/** Gives out a folder; resolves to its address and a function that ends it. `answer` may answer a request itself,
    and returns true then. */
export async function staticHost(folder, answer = () => false) {
  const server = createServer(async (request, response) => {
    if (await answer(request, response)) return;
    const { pathname } = new URL(request.url, 'http://localhost');
    const name = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    try {
      const bytes = await readFile(join(folder, name));
      response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const close = () => new Promise((done) => {
    server.close(done);
    server.closeAllConnections();
  });
  return { url: `http://localhost:${server.address().port}/`, close };
}
