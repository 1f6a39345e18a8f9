import { createServer, type AddressInfo, type Server } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import { afterEach, expect, it } from 'vitest';
import type { Envelope } from '@hengcai/shared/contract/kernel';
import { encodeWirePassword } from '@hengcai/shared/rules/session/password';
import { selfSigned } from '../../../testing/certificate.ts';
import { BASE_DN, READER_DN, READER_SECRET, startDirectory } from '../../../testing/directory-server.ts';
import { startServices, type TestCompany, type TestServices } from '../../../testing/kit.ts';
import { hasSlapd, startSlapd } from '../../../testing/slapd.ts';

const codes = (envelope: Envelope) => (envelope.data as { errors: { code: string }[] }).errors.map(({ code }) => code);

let services: TestServices | undefined;
const stops: (() => unknown)[] = [];
afterEach(async () => {
  await services?.stop();
  services = undefined;
  for (const stop of stops.splice(0)) await stop();
});

/** Makes a company and switches it to a directory that is upgraded to TLS. */
async function switchTo(server: { url: string; host: string; cert: string }) {
  services = await startServices({ env: { OUTBOUND_HOSTS: server.host } });
  const company = await services.createTestCompany();
  const directory = {
    url: server.url,
    startTls: true,
    baseDn: BASE_DN,
    bindDn: READER_DN,
    bindSecret: READER_SECRET,
    userFilter: '(uid={name})',
    nameKind: 'account',
    caCertificate: server.cert,
  };
  const input = { loginWay: 2, directory, provider: null, version: 0 };
  return { services, company, saved: await services.call('ldapController.saveldap', input, company.adminToken) };
}

const login = ({ call }: TestServices, { code }: TestCompany, userName: string, password: string) =>
  call('root.login', { company: code, userName, password: encodeWirePassword(password), force: 'true' });

it('T23 signs in through StartTLS, against Debian’s slapd', async (context) => {
  context.skip(!hasSlapd(), 'slapd is not installed');
  const slapd = await startSlapd({ admin: 'Admin-Passw0rd' });
  stops.push(() => slapd.stop());
  const { services, company, saved } = await switchTo(slapd);
  expect(saved).toMatchObject({ success: true });
  expect(await login(services, company, 'admin', 'Admin-Passw0rd')).toMatchObject({ success: true });
  expect(codes(await login(services, company, 'admin', 'Wr0ngPassword'))).toEqual(['WRONG_CREDENTIALS']);
  expect(codes(await login(services, company, 'nobody', 'Admin-Passw0rd'))).toEqual(['WRONG_CREDENTIALS']);
});

it('T23 says nothing to a server that cannot encrypt', async () => {
  const plain = await startDirectory({ tls: false });
  stops.push(() => plain.stop());
  const { saved } = await switchTo(plain);
  expect(codes(saved)).toEqual(['DIRECTORY_UNREACHABLE']);
  expect(plain.binds).toEqual([]);
});

it('T23 does not go on in the clear when the encrypted line is cut', async () => {
  const { key, cert } = selfSigned();
  const heard: Buffer[] = [];
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (request) => {
      heard.push(request);
      // ExtendedResponse "success" to the message that asked for StartTLS, then TLS, then the cut.
      socket.write(Buffer.from([0x30, 0x0c, 2, 1, request[4] ?? 0, 0x78, 7, 0x0a, 1, 0, 4, 0, 4, 0]));
      const secure = new TLSSocket(socket, { isServer: true, secureContext: createSecureContext({ key, cert }) });
      secure.on('error', () => undefined);
      secure.once('data', () => socket.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => server.close());
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  const { saved } = await switchTo({ url: `ldap://${host}`, host, cert });
  expect(codes(saved)).toEqual(['DIRECTORY_UNREACHABLE']);
  expect(heard).toHaveLength(1);
  expect(Buffer.concat(heard).includes(READER_SECRET)).toBe(false);
});
