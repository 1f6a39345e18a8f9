import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { listen, listenFailure, type Listening } from './listen.ts';

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);
const others = Object.values(networkInterfaces()).flatMap(
  (addresses) => addresses?.filter(({ internal, family }) => !internal && family === 'IPv4') ?? [],
);

let server: http.Server;
let listening: Listening | undefined;
afterEach(async () => {
  server.closeAllConnections();
  await Promise.all([listening?.close(), new Promise((resolve) => server.close(resolve))]);
});

async function start(host: string | null, port = 0): Promise<number> {
  server = http.createServer((_request, response) => response.end('here'));
  listening = await listen(server, { host, port });
  return listening.port;
}
const answerAt = async (host: string, port: number) =>
  (await fetch(`http://${host}:${port}`, { headers: { connection: 'close' } })).text();
const refusalAt = async (host: string, port: number) => {
  const socket = net.connect({ host, port });
  const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException];
  return error.code;
};

it('answers this machine at 127.0.0.1', async () => {
  expect(await answerAt('127.0.0.1', await start(null))).toBe('here');
});

it('answers this machine at ::1 where there is one', async (ctx) => {
  ctx.skip(!hasIpv6, 'no IPv6 on this machine');
  expect(await answerAt('[::1]', await start(null))).toBe('here');
});

it('answers no other machine unless it is told to', async (ctx) => {
  const [other] = others;
  ctx.skip(other === undefined, 'no network on this machine');
  const host = other?.address ?? '';
  expect(await refusalAt(host, await start(null))).toBe('ECONNREFUSED');
  await listening?.close();
  await new Promise((resolve) => server.close(resolve));
  expect(await answerAt(host, await start('0.0.0.0'))).toBe('here');
});

it('listens on one address where one is given', async (ctx) => {
  ctx.skip(!hasIpv6, 'no IPv6 on this machine');
  expect(await refusalAt('::1', await start('127.0.0.1'))).toBe('ECONNREFUSED');
});

it('says which port somebody else has', async () => {
  const port = await start(null);
  const taken = { host: null, port };
  const late = http.createServer();
  const error = await listen(late, taken).catch((reason: unknown) => reason);

  expect(listenFailure(error, taken)).toBe(`Port ${port} is already in use; choose another one with PORT=<port>.`);
});
