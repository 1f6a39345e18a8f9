import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBff, type TestBff } from '../testing/bff.ts';

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: http.IncomingHttpHeaders;
  body: string;
}

let services: http.Server;
let received: Received[];
const paths: string[] = [];
let bff: TestBff;
beforeAll(async () => {
  received = [];
  services = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      paths.push(url ?? '');
      if (!url?.startsWith('/scim')) return void response.writeHead(404).end();
      received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      if (method === 'DELETE') return void response.writeHead(204).end();
      response
        .writeHead(201, {
          'content-type': 'application/scim+json',
          location: 'https://hr.example.com/scim/v2/Users/1',
          'set-cookie': 'never=passed',
        })
        .end('{"id":"1"}');
    });
  });
  await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
  bff = await startBff({ REST_URL: `http://127.0.0.1:${(services.address() as AddressInfo).port}` });
});
afterAll(async () => {
  await bff.stop();
  services.close();
  services.closeAllConnections();
});

const BEARER = { authorization: 'Bearer hcs_token' };
const send = (method: string, path: string, headers: Record<string, string>, body?: string) =>
  fetch(`${bff.url}/scim/v2${path}`, { method, headers, ...(body !== undefined && { body }) });

it('S7.053 what a directory pushes reaches the services as it came, and their answer the directory', async () => {
  const body = '{"userName":"王@example.com"}';
  const answer = await send(
    'POST',
    '/Users?attributes=userName',
    { ...BEARER, 'content-type': 'application/scim+json' },
    body,
  );
  expect([answer.status, await answer.text(), answer.headers.get('location')]).toEqual([
    201,
    '{"id":"1"}',
    'https://hr.example.com/scim/v2/Users/1',
  ]);
  expect(answer.headers.get('content-type')).toBe('application/scim+json');
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(received.at(-1)).toMatchObject({
    method: 'POST',
    url: '/scim/v2/Users?attributes=userName',
    body,
    headers: { ...BEARER, 'content-type': 'application/scim+json', 'x-forwarded-for': '127.0.0.1' },
  });
  expect((await send('DELETE', '/Users/1', BEARER)).status).toBe(204);
});

it('T20 a browser’s session pushes nothing, and nobody does without the token', async () => {
  const before = received.length;
  for (const headers of [{}, { cookie: 'sid=session' }] as Record<string, string>[]) {
    const refused = await send('POST', '/Users', headers, '{}');
    expect([refused.status, ((await refused.json()) as { status: string }).status]).toEqual([401, '401']);
  }
  const large = await send('POST', '/Users', BEARER, 'x'.repeat(2 * 1024 * 1024 + 1));
  expect([large.status, large.headers.get('content-type')]).toEqual([
    413,
    expect.stringContaining('application/scim+json'),
  ]);
  expect(received.length).toBe(before);
  expect(bff.lines.join('')).not.toContain('hcs_token');
});

it.each([
  '/scim/v2/../../metrics',
  '/scim/v2/Users/%2e%2e/%2E%2e/%2e./metrics',
  '/scim/v2/..\\..\\metrics',
  '/scim/v2x',
])('T20 nothing leads out of what directories may reach: %s', async (path) => {
  const { hostname, port } = new URL(bff.url);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const request = http.request({ hostname, port, path, headers: BEARER }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.on('error', reject).end();
  });
  expect(status).toBe(404);
  expect(paths).not.toContain('/metrics');
});
