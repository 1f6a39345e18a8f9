import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshPglite } from '../testing/database.ts';
import { startServices, type TestServices } from '../testing/kit.ts';

const TOKEN = 'reader-of-the-metrics-of-this-copy';

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

const read = (url: string, headers: Record<string, string> = {}) => fetch(`${url}/metrics`, { headers });

it('count requests by endpoint and by status of the envelope, unknown paths together', async () => {
  await services.call('platform.capabilities');
  await services.call('systemUser.getUser');
  await fetch(`${services.url}/made/up/1`);
  await fetch(`${services.url}/made/up/2`);
  const text = await (await read(services.url)).text();

  expect(text).toContain('hengcai_requests_total{endpoint="platform.capabilities",status="200"} 1');
  expect(text).toContain('hengcai_requests_total{endpoint="systemUser.getUser",status="208"} 1');
  expect(text).toContain('hengcai_requests_total{endpoint="other",status="404"} 2');
  expect(text).toContain('hengcai_request_duration_seconds_count{endpoint="platform.capabilities"} 1');
  expect(text).not.toContain('made');
});

it('count transactions, and say what is going on now', async () => {
  await services.createTestCompany();
  const text = await (await read(services.url)).text();

  expect(text).toMatch(/hengcai_transaction_duration_seconds_count\{outcome="committed"\} [1-9]/);
  expect(text).toMatch(/hengcai_transactions_open \d/);
  expect(text).toContain('hengcai_http_requests_in_flight 1');
  expect(text).toMatch(/process_cpu_seconds_total [\d.]+/);
});

it('are read on this machine alone, or by whoever shows METRICS_TOKEN', async () => {
  const proxied = await read(services.url, { 'x-forwarded-for': '203.0.113.7' });
  const guarded = await startServices({ engine: await freshPglite(), env: { METRICS_TOKEN: TOKEN } });
  const statuses = [
    proxied,
    await read(guarded.url, { authorization: `Bearer ${TOKEN}` }),
    await read(guarded.url, { authorization: `Bearer ${TOKEN}x` }),
    await read(guarded.url),
  ].map(({ status }) => status);
  await guarded.stop();

  expect(statuses).toEqual([404, 200, 404, 404]);
});
