import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBff, type TestBff } from '../testing/bff.ts';

const BACKLOG = 'query Backlog { backlog { count } }';
const PUBLIC = { PUBLIC_URL: 'https://hr.example.com', TICKET_KEY: 'k'.repeat(32) };
const TOKEN = 'reader-of-the-metrics-of-this-copy';

/** A build of the browser client with one document. */
const folder = mkdtempSync(path.join(tmpdir(), 'hengcai-metrics-'));
writeFileSync(
  path.join(folder, 'documents.json'),
  JSON.stringify({ [createHash('sha256').update(BACKLOG).digest('hex')]: BACKLOG }),
);
afterAll(() => rmSync(folder, { recursive: true }));

const read = (bff: TestBff, headers: Record<string, string> = {}) => fetch(`${bff.url}/metrics`, { headers });

describe('the metrics', () => {
  let bff: TestBff;
  let text: string;
  /** The number behind a name with these labels. */
  const numberOf = (name: string, labels: Record<string, string> = {}): number => {
    const line = text
      .split('\n')
      .find(
        (one) =>
          one.startsWith(name) && Object.entries(labels).every(([key, value]) => one.includes(`${key}="${value}"`)),
      );
    return Number(line?.split(' ').at(-1) ?? NaN);
  };

  beforeAll(async () => {
    bff = await startBff({ WEB_DIST: folder });
    bff.upstream.answer('message', 'listbacklogcount', () => []);
    await bff.send(BACKLOG);
    await bff.send(BACKLOG);
    for (let n = 0; n < 20; n += 1) await bff.send(`query Made_up_${n} { notices { id } }`);
    await bff.send('{ nothing }');
    text = await (await read(bff)).text();
  });
  afterAll(() => bff.stop());

  it('count the operations of the product by name and code', () => {
    expect(numberOf('hengcai_operation_duration_seconds_count', { operation: 'Backlog', code: 'ok' })).toBe(2);
  });

  it('count all other operations together, whatever they are called', () => {
    const other = (code: string) => numberOf('hengcai_operation_duration_seconds_count', { operation: 'other', code });

    expect(other('UPSTREAM_UNAVAILABLE')).toBe(20);
    expect(other('GRAPHQL_VALIDATION_FAILED')).toBe(1);
    expect(text).not.toContain('Made_up');
  });

  it('count the calls of each REST service by outcome, with their duration', () => {
    const calls = (service: string, outcome: string) =>
      numberOf('hengcai_rest_call_duration_seconds_count', { service, outcome });

    expect([calls('message', 'ok'), calls('index', 'serverError')]).toEqual([2, 20]);
    expect(numberOf('hengcai_rest_call_duration_seconds_sum', { service: 'message' })).toBeGreaterThan(0);
  });

  it('say what is going on now: requests, places, sockets', () => {
    expect(numberOf('hengcai_http_requests_in_flight'), 'the reading itself').toBe(1);
    expect(numberOf('hengcai_rest_calls_running', { service: 'message', kind: 'call' })).toBe(0);
    expect(numberOf('hengcai_rest_calls_waiting', { service: 'message', kind: 'call' })).toBe(0);
    expect(numberOf('hengcai_http_open_sockets')).toBeGreaterThan(0);
  });

  it('say how the process fares: CPU, memory, event loop', () => {
    for (const name of [
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(numberOf(name), name).toBeGreaterThan(0);
  });
});

describe('without METRICS_TOKEN', () => {
  it('are read on this machine, and not through a proxy on it', async () => {
    const bff = await startBff();
    const statuses = [await read(bff), await read(bff, { 'x-forwarded-for': '203.0.113.7' })].map(
      ({ status }) => status,
    );
    await bff.stop();

    expect(statuses).toEqual([200, 404]);
  });

  it('are not there where others can reach the product', async () => {
    const bff = await startBff(PUBLIC);
    const answer = await read(bff);
    await bff.stop();

    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  });
});

it('with METRICS_TOKEN are read by whoever shows it, and by nobody else', async () => {
  const bff = await startBff({ ...PUBLIC, METRICS_TOKEN: TOKEN });
  const tries = [
    { authorization: `Bearer ${TOKEN}` },
    { authorization: `Bearer ${TOKEN}x` },
    { authorization: TOKEN },
    {},
  ];
  const statuses = await Promise.all(
    tries.map(async (headers) => (await read(bff, headers as Record<string, string>)).status),
  );
  await bff.stop();

  expect(statuses).toEqual([200, 404, 404, 404]);
});
