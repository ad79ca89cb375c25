// The network between a page and the host, under a test's control: every byte of TCP goes through it. It can fall
// silent, like a lost network, or cut all connections.

import { connect, createServer } from 'node:net';

/** A network to the host's port on this machine, with a separate port. */
export class Wire {
  #server;
  #pairs = new Set();
  /** The directions in which no bytes pass. */
  #frozen = new Set();
  #isCut = false;
  /** Chunks of bytes that have passed; null while they are not written down. */
  #passed = null;

  static async to(port) {
    const wire = new Wire();
    wire.target = port;
    await wire.#listen();
    return wire;
  }

  #listen() {
    this.#server = createServer((near) => this.#join(near));
    return new Promise((done) => this.#server.listen(0, '127.0.0.1', done));
  }

  get port() {
    return this.#server.address().port;
  }

  #join(near) {
    if (this.#isCut) return near.resetAndDestroy();
    const far = connect(this.target, '127.0.0.1');
    const pair = [near, far];
    this.#pairs.add(pair);
    for (const [from, to, way] of [[near, far, 'up'], [far, near, 'down']]) {
      from.setNoDelay();
      // Its end is that of the other.
      from.on('error', () => {});
      from.on('close', () => {
        this.#pairs.delete(pair);
        to.destroy();
      });
      from.on('end', () => to.end());
      from.on('data', (bytes) => {
        this.#passed?.push(bytes);
        to.write(bytes);
      });
      if (this.#frozen.has(way)) from.pause();
    }
    return undefined;
  }

  /** From now on all bytes are written down. */
  listen() {
    this.#passed = [];
  }

  /** All bytes that were written down. */
  heard() {
    return Buffer.concat(this.#passed);
  }

  /** Stops all bytes, up to the host or down from it, without a message to either. */
  freeze(...ways) {
    this.#frozen = new Set(ways.length > 0 ? ways : ['up', 'down']);
    this.#breathe();
  }

  /** Lets through the bytes that waited, and everything after them. */
  thaw() {
    this.#frozen.clear();
    this.#breathe();
  }

  #breathe() {
    for (const [near, far] of this.#pairs) {
      for (const [end, way] of [[near, 'up'], [far, 'down']]) {
        if (this.#frozen.has(way)) end.pause();
        else end.resume();
      }
    }
  }

  /** All connections end, and none can be made. */
  cut() {
    this.#isCut = true;
    for (const end of [...this.#pairs].flat()) end.resetAndDestroy();
  }

  /** Connections can be made again. */
  mend() {
    this.#isCut = false;
    this.#frozen.clear();
  }

  close() {
    this.cut();
    return new Promise((done) => this.#server.close(done));
  }
}
