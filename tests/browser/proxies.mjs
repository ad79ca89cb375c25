// Debian's nginx and Caddy before the project's own host, with the files that docs/hosting.md recommends; only names,
// ports and folders differ. `cargo xtask deep` fetches both programs into target/proxies.

import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FETCHED = fileURLToPath(new URL('../../target/proxies', import.meta.url));
const recommended = (name) => readFileSync(new URL(`../../host/package/${name}`, import.meta.url), 'utf8');
/** A name that Chromium finds on this machine and takes for another one. */
const NAME = 'roundhouse.test';

const running = new Set();
process.once('exit', () => running.forEach((proxy) => proxy.kill('SIGKILL')));

/** Replaces each of these, and fails without them, because the tests use exactly the recommended files. */
function replace(text, pairs) {
  return pairs.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`There is no ${from} in what is recommended.`);
    return text.replaceAll(from, to);
  }, text);
}

const KINDS = {
  nginx: {
    program: join(FETCHED, 'usr/sbin/nginx'),
    write(place, { folder, port, host, certificate, key }) {
      const site = replace(recommended('nginx.conf'), [
        ['listen 443 ', `listen 127.0.0.1:${port} `],
        ['listen [::]:443 ', `listen [::1]:${port} `],
        ['server_name play.example.org', `server_name ${NAME}`],
        ['/etc/letsencrypt/live/play.example.org/fullchain.pem', certificate],
        ['/etc/letsencrypt/live/play.example.org/privkey.pem', key],
        ['/usr/share/roundhouse/page', folder],
        ['127.0.0.1:8787', `127.0.0.1:${host}`],
      ]);
      writeFileSync(join(place, 'site.conf'), site);
      // These lines are around a site in Debian's own nginx.conf. nginx writes all its files into the folder.
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      writeFileSync(join(place, 'nginx.conf'), `
        load_module ${join(FETCHED, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so')};
        daemon off;
        ${process.getuid() === 0 ? 'user root;' : ''}
        pid ${place}/pid;
        error_log stderr;
        events {}
        http {
          access_log off;
          ${temporary.map((name) => `${name}_temp_path ${place}/${name};`).join(' ')}
          include ${place}/site.conf;
        }`);
      return ['-p', place, '-c', join(place, 'nginx.conf')];
    },
  },
  caddy: {
    program: join(FETCHED, 'usr/bin/caddy'),
    write(place, { folder, port, host, certificate, key }) {
      const site = replace(recommended('Caddyfile'), [
        // A certificate of our own, because no authority knows the name.
        ['{\n\tservers {', '{\n\tadmin off\n\tauto_https disable_redirects\n\tservers {'],
        ['play.example.org {', `https://${NAME}:${port} {\n\tbind 127.0.0.1 ::1\n\ttls ${certificate} ${key}`],
        ['/usr/share/roundhouse/page', folder],
        ['127.0.0.1:8787', `127.0.0.1:${host}`],
      ]);
      writeFileSync(join(place, 'Caddyfile'), site);
      return ['run', '--config', join(place, 'Caddyfile'), '--adapter', 'caddyfile'];
    },
  },
};

/** Reason why the tests cannot run here; nothing if they can. */
export function whyNot() {
  const missing = Object.values(KINDS).filter(({ program }) => !existsSync(program));
  return missing.length > 0 ? `${missing[0].program} is missing; \`cargo xtask deep\` fetches it on Debian` : null;
}

function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  return new Promise((done) => server.once('listening', () => {
    const { port } = server.address();
    server.close(() => done(port));
  }));
}

const answers = (port) => new Promise((done) => {
  const socket = connect(port, '127.0.0.1');
  socket.once('connect', () => done(true)).once('error', () => done(false)).once('close', () => socket.destroy());
  socket.once('connect', () => socket.end());
});

/** Lets a proxy give out a folder, and ask the host at a port for all else; resolves to its address, its network
    port, and a function that stops it. */
export async function startProxy(kind, { folder, host }) {
  const place = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  const [certificate, key] = [join(place, 'certificate.pem'), join(place, 'key.pem')];
  execFileSync('openssl', [
    'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2',
    '-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`, '-keyout', key, '-out', certificate,
  ], { stdio: 'pipe' });
  const port = await freePort();
  mkdirSync(join(place, 'home'));
  const args = KINDS[kind].write(place, { folder, port, host, certificate, key });
  const env = { ...process.env, HOME: join(place, 'home'), XDG_DATA_HOME: join(place, 'home'), XDG_CONFIG_HOME: join(place, 'home') };
  const proxy = spawn(KINDS[kind].program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(proxy);
  let said = '';
  for (const stream of [proxy.stdout, proxy.stderr]) stream.on('data', (words) => (said += words));
  const gone = new Promise((done) => proxy.once('close', done));
  gone.then(() => {
    running.delete(proxy);
    rmSync(place, { recursive: true });
  });
  while (!(await answers(port))) {
    if (proxy.exitCode !== null) throw new Error(`${kind} has not started: ${said}`);
    await new Promise((done) => setTimeout(done, 50));
  }
  const stop = () => {
    proxy.kill('SIGTERM');
    return gone;
  };
  return { url: `https://${NAME}:${port}/`, stop };
}
