import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'ldapts';
import { selfSigned } from './certificate.ts';
import { BASE_DN, READER_DN, READER_SECRET } from './directory-server.ts';

const SUFFIX = 'dc=corp,dc=test';

/** Where Debian's slapd stands; null where it is not installed. SLAPD_ROOT: unpacked elsewhere than at the root. */
function findSlapd(): { program: string; root: string } | null {
  const root = process.env.SLAPD_ROOT ?? '';
  const program = join(root, '/usr/sbin/slapd');
  return existsSync(program) ? { program, root } : null;
}
export const hasSlapd = () => findSlapd() !== null;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Debian's slapd on a free port of this machine, with StartTLS and the given people (uid to password). */
export async function startSlapd(people: Readonly<Record<string, string>>) {
  const found = findSlapd();
  if (!found) throw new Error('slapd is not installed.');
  const { program, root } = found;
  const folder = mkdtempSync(join(tmpdir(), 'hengcai-slapd-'));
  const { key, cert } = selfSigned();
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content, { mode: 0o600 });
    return join(folder, name);
  };
  mkdirSync(join(folder, 'data'));
  const conf = file(
    'slapd.conf',
    [
      ...['core', 'cosine', 'inetorgperson'].map((schema) => `include ${root}/etc/ldap/schema/${schema}.schema`),
      `modulepath ${root}/usr/lib/ldap`,
      'moduleload back_mdb',
      `pidfile ${folder}/slapd.pid`,
      `TLSCertificateFile ${file('cert.pem', cert)}`,
      `TLSCertificateKeyFile ${file('key.pem', key)}`,
      // What is not encrypted is refused: a password that came in the clear would be seen here as a failure.
      'security tls=1',
      'database mdb',
      `suffix "${SUFFIX}"`,
      `rootdn "${READER_DN}"`,
      `rootpw ${READER_SECRET}`,
      `directory ${folder}/data`,
      'maxsize 10485760',
    ].join('\n'),
  );
  const port = await freePort();
  const libraries =
    root === ''
      ? {}
      : {
          LD_LIBRARY_PATH: execFileSync('sh', ['-c', `echo ${root}/usr/lib/*-linux-gnu`])
            .toString()
            .trim(),
        };
  const child = spawn(program, ['-f', conf, '-h', `ldap://127.0.0.1:${port}`, '-d', '0'], {
    stdio: 'ignore',
    env: { ...process.env, ...libraries },
  });
  const ended = once(child, 'exit');
  const client = await connected(port, cert);
  await client.bind(READER_DN, READER_SECRET);
  await client.add(SUFFIX, { objectClass: ['dcObject', 'organization'], dc: 'corp', o: 'Corp' });
  await client.add(BASE_DN, { objectClass: 'organizationalUnit', ou: 'people' });
  for (const [uid, userPassword] of Object.entries(people)) {
    await client.add(`uid=${uid},${BASE_DN}`, { objectClass: 'inetOrgPerson', uid, cn: uid, sn: uid, userPassword });
  }
  await client.unbind();
  return {
    url: `ldap://localhost:${port}`,
    host: `localhost:${port}`,
    cert,
    async stop() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Connects as soon as the server listens. */
async function connected(port: number, ca: string): Promise<Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new Client({ url: `ldap://127.0.0.1:${port}`, connectTimeout: 2_000, timeout: 5_000 });
    try {
      await client.startTLS({ ca, servername: 'localhost' });
      return client;
    } catch (error) {
      if (attempt === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
