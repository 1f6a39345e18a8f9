import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutbound, OutboundRefused, type Checked } from './outbound.ts';

let server: Server;
let port: number;
let reached: string[] = [];
let answer: { status: number; headers: Record<string, string>; body: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    reached.push(`${request.method} ${request.headers.host}${request.url}`);
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());
beforeEach(() => {
  reached = [];
  answer = { status: 200, headers: {}, body: '{}' };
});

/** Names as a DNS of one's own answers them. */
const names = (table: Record<string, readonly string[]>) => (host: string) =>
  Promise.resolve((table[host] ?? []).map((address): Checked => ({ address, family: address.includes(':') ? 6 : 4 })));
const outbound = (hosts: string[] = [], table: Record<string, readonly string[]> = {}) =>
  createOutbound(new Set(hosts), names(table));
const get = { method: 'GET', headers: {} };

describe('T22 a connection to an address that a company entered', () => {
  it.each([
    'https://127.0.0.1',
    'https://2130706433',
    'https://0x7f000001',
    'https://0177.0.0.1',
    'https://127.1',
    'https://0.0.0.0',
    'https://[::1]',
    'https://[::]',
    'https://[::ffff:127.0.0.1]',
    'https://[::ffff:7f00:1]',
    'https://[::127.0.0.1]',
    'https://[64:ff9b::7f00:1]',
    'https://[2002:7f00:1::]',
    'https://10.0.0.1',
    'https://172.16.0.1',
    'https://172.31.255.255',
    'https://192.168.1.1',
    'https://100.64.0.1',
    'https://169.254.169.254',
    'https://[fe80::1]',
    'https://[fd00:ec2::254]',
    'https://224.0.0.1',
    'https://255.255.255.255',
  ])('is not made to %s', async (url) => {
    await expect(outbound().check(new URL(url))).rejects.toBeInstanceOf(OutboundRefused);
  });

  it.each([
    ['http', 'http://idp.example'],
    ['another port', 'https://idp.example:8443'],
    ['a directory', 'ldaps://idp.example'],
    ['a name nobody has', 'https://nowhere.example'],
    ['a name of our network', 'https://inside.example'],
    ['a name with one address of our network', 'https://both.example'],
  ])('is not made by %s', async (_what, url) => {
    const dns = { 'idp.example': ['8.8.8.8'], 'inside.example': ['10.1.2.3'], 'both.example': ['8.8.8.8', '10.1.2.3'] };
    await expect(outbound([], dns).check(new URL(url))).rejects.toBeInstanceOf(OutboundRefused);
  });

  it('is made to a public one, and to those the operator has listed wherever they are', async () => {
    const dns = { 'idp.example': ['8.8.8.8', '2a00:1450::1'], 'ldap.corp': ['10.1.2.3'] };
    const check = (url: string, hosts?: string[]) => outbound(hosts, dns).check(new URL(url));
    expect(await check('https://idp.example/path')).toEqual({ address: '8.8.8.8', family: 4 });
    expect(await check('https://1.1.1.1')).toEqual({ address: '1.1.1.1', family: 4 });
    expect(await check('ldaps://ldap.corp', ['ldap.corp:636'])).toEqual({ address: '10.1.2.3', family: 4 });
    await expect(check('ldap://ldap.corp', ['ldap.corp:636'])).rejects.toThrow('not listed');
    await expect(check('http://ldap.corp', ['ldap.corp:80'])).rejects.toThrow('not encrypted');
  });

  it('goes to the address that was checked, whatever the name means by the time of the connection', async () => {
    const answers = [['127.0.0.1'], ['10.9.9.9']];
    const rebinding = createOutbound(new Set([`idp.example:${port}`]), () =>
      Promise.resolve((answers.shift() ?? []).map((address): Checked => ({ address, family: 4 }))),
    );
    const response = await rebinding.fetch(`http://idp.example:${port}/a?b=c`, get);
    expect(response.status).toBe(200);
    expect(reached).toEqual([`GET idp.example:${port}/a?b=c`]);
    expect(answers).toHaveLength(1);
  });

  it('opens no TCP connection where it is refused', async () => {
    await expect(outbound().fetch(`http://127.0.0.1:${port}/`, get)).rejects.toBeInstanceOf(OutboundRefused);
    await expect(outbound().fetch(`https://localhost:${port}/`, get)).rejects.toBeInstanceOf(OutboundRefused);
    expect(reached).toEqual([]);
  });

  it('follows no redirect', async () => {
    answer = { status: 302, headers: { location: `http://127.0.0.1:${port}/inside` }, body: '' };
    const response = await outbound([`127.0.0.1:${port}`]).fetch(`http://127.0.0.1:${port}/`, get);
    expect([response.status, reached.length]).toEqual([302, 1]);
  });

  it('ends where an answer grows beyond a megabyte', async () => {
    answer = { status: 200, headers: {}, body: 'x'.repeat(1024 * 1024 + 1) };
    await expect(outbound([`127.0.0.1:${port}`]).fetch(`http://127.0.0.1:${port}/`, get)).rejects.toThrow('too large');
  });

  it('carries body and headers, and brings those of the answer', async () => {
    answer = { status: 201, headers: { 'x-one': '1' }, body: 'made' };
    const response = await outbound([`127.0.0.1:${port}`]).fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ a: 'b' }),
    });
    expect([response.status, response.headers.get('x-one'), await response.text()]).toEqual([201, '1', 'made']);
  });
});
