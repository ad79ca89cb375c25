// A client that speaks to the host without the page: by its own socket, with the frames of `host/rooms/src/frame.rs`,
// sealed as in `sealed.rs`, or with garbage.

import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ROUNDS = 1 << 15;
const CIPHER = 'chacha20-poly1305';
const TAG = { authTagLength: 16 };
const BINARY = 2;
/** Senders of messages, as a nonce names them. */
const [TABLE, MEMBER] = [1, 2];

const sha256 = (...parts) => parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest();

/** The room and the key in a link. */
export function readLink(link) {
  const [, code, pass] = link.match(/#seat=([0-9A-Z]{10})-([0-9A-Z-]+)/);
  const values = [...pass.replaceAll('-', '')].map((symbol) => SYMBOLS.indexOf(symbol));
  let key = sha256('roundhouse pass 1', code, Buffer.of(0), Buffer.from(values));
  for (let round = 1; round < ROUNDS; round += 1) key = sha256(key);
  return { code, pass, key };
}

/** Command of a match, as a message: a revision, and a command by its number and fields. */
export const ask = (revision, ...command) => {
  const [turn, change] = revision.match(/\d+/g).map(Number);
  return Buffer.from([2, ...varint(turn), ...varint(change), ...command]);
};

/** A number as postcard writes it. */
export function varint(number) {
  return number < 128 ? [number] : [(number & 127) | 128, ...varint(number >>> 7)];
}

/** The first words of a member, in the version that pages speak. */
const MESSAGES = new URL('../../crates/app/src/room/message.rs', import.meta.url);
const [, VERSION] = /const VERSION: u16 = (\d+);/.exec(readFileSync(MESSAGES, 'utf8'));
export const CLAIM = Buffer.from([0, ...varint(Number(VERSION))]);

function nonce(from, counter) {
  const bytes = Buffer.alloc(12);
  bytes[0] = from;
  bytes.writeBigUInt64LE(BigInt(counter), 4);
  return bytes;
}

/** Sealed messages between a table and a member after they have met. */
export class Channel {
  #counter = 0;

  constructor(key, members, tables) {
    this.key = sha256('roundhouse room 1', key, members, tables);
  }

  seal(plain, counter = this.#counter++) {
    const cipher = createCipheriv(CIPHER, this.key, nonce(MEMBER, counter), TAG);
    const count = Buffer.alloc(8);
    count.writeBigUInt64LE(BigInt(counter));
    return Buffer.concat([count, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  }

  /** Opens a message that the table has sealed, or a member. Returns null if it does not open. */
  open(message, from = TABLE) {
    const [count, sealed, tag] = [message.subarray(0, 8), message.subarray(8, -16), message.subarray(-16)];
    const decipher = createDecipheriv(CIPHER, this.key, nonce(from, count.readBigUInt64LE()), TAG);
    decipher.setAuthTag(tag);
    try {
      return Buffer.concat([decipher.update(sealed), decipher.final()]);
    } catch {
      return null;
    }
  }
}

export { MEMBER, TABLE };

/** A socket into a room, with direct access to its bytes. */
export class RudeSocket {
  #bytes = Buffer.alloc(0);
  #heard = [];
  #waits = [];

  /** Connects to a room of the host at a port. */
  static async open(port, code) {
    const rude = new RudeSocket();
    rude.socket = connect(port, '127.0.0.1');
    rude.socket.on('error', () => {});
    rude.gone = new Promise((done) => rude.socket.on('close', done));
    const key = randomBytes(16).toString('base64');
    rude.socket.write(
      `GET /room/${code} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
    await new Promise((done) => {
      rude.socket.on('data', (bytes) => {
        rude.#bytes = Buffer.concat([rude.#bytes, bytes]);
        const end = rude.isOpen ? -1 : rude.#bytes.indexOf('\r\n\r\n');
        if (end >= 0) {
          rude.isOpen = true;
          rude.#bytes = rude.#bytes.subarray(end + 4);
          done();
        }
        if (rude.isOpen) rude.#read();
      });
    });
    return rude;
  }

  /** Splits the bytes into whole messages. The host sends no masked and no fragmented ones. */
  #read() {
    for (;;) {
      const bytes = this.#bytes;
      if (bytes.length < 2) return;
      const short = bytes[1] & 127;
      const head = short === 126 ? 4 : short === 127 ? 10 : 2;
      if (bytes.length < head) return;
      const length = short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short;
      if (bytes.length < head + length) return;
      const payload = bytes.subarray(head, head + length);
      this.#bytes = bytes.subarray(head + length);
      if ((bytes[0] & 15) !== BINARY) continue;
      const waiting = this.#waits.shift();
      if (waiting) waiting(payload);
      else this.#heard.push(payload);
    }
  }

  /** The next frame of the host. */
  next() {
    if (this.#heard.length > 0) return Promise.resolve(this.#heard.shift());
    return new Promise((done) => this.#waits.push(done));
  }

  /** Sends a frame, as a whole or only its first bytes. */
  send(frame, { first = Infinity } = {}) {
    const mask = randomBytes(4);
    const length = frame.length < 126 ? [128 | frame.length] : [128 | 126, frame.length >> 8, frame.length & 255];
    const masked = frame.map((byte, at) => byte ^ mask[at % 4]);
    const bytes = Buffer.concat([Buffer.of(128 | BINARY, ...length), mask, masked]);
    this.socket.write(bytes.subarray(0, first));
  }

  /** Sends bytes that are no WebSocket's. */
  write(bytes) {
    this.socket.write(bytes);
  }

  /** Enters the room. */
  async enter() {
    this.send(Buffer.of(1, 3));
    return this.nextOf(129);
  }

  /** The next frame of a kind. */
  async nextOf(kind) {
    for (;;) {
      const frame = await this.next();
      if (frame[1] === kind) return frame.subarray(2);
    }
  }

  /** Says a payload to the table. */
  say(...parts) {
    this.send(Buffer.concat([Buffer.of(1, 4), ...parts]));
  }

  /** Greets the table. Returns the resulting channel with a key. */
  async meet(key) {
    const own = randomBytes(16);
    this.say(Buffer.of(0), own);
    for (;;) {
      const told = await this.nextOf(133);
      if (told[0] === 1 && told.subarray(1, 17).equals(own)) return new Channel(key, own, told.subarray(17, 33));
    }
  }

  /** Seals a text and sends it. Returns the payload, so a test can send it again. */
  sealed(channel, plain) {
    const payload = Buffer.concat([Buffer.of(2), channel.seal(plain)]);
    this.say(payload);
    return payload;
  }

  close() {
    this.socket.destroy();
    return this.gone;
  }
}
