import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBff, type TestBff } from '@hengcai/bff/src/testing/bff.ts';

/** What we do otherwise on purpose; everything else that is found is a fault. */
const DELIBERATE: Readonly<Record<string, string>> = {
  // A request that could not run is one of HTTP, too: caches, proxies and logs see it, whatever the client accepts.
  '572B': 'warn',
  FDE2: 'warn',
  '7B9B': 'warn',
  // Operations come by POST alone: an address stands in histories and logs, and can be opened from anywhere.
  '5A70': 'notice',
  D6D5: 'notice',
  '6A70': 'notice',
};

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

const audits = serverAudits({ url: () => `${bff.url}/graphql` });

describe('P23 GraphQL over HTTP', () => {
  it.each(audits)('$id $name', async ({ id, fn }) => {
    const result = await fn();

    expect([result.status, 'reason' in result && result.reason]).toEqual([
      DELIBERATE[id] ?? 'ok',
      id in DELIBERATE && expect.anything(),
    ]);
  });

  it('is audited whole', () => {
    expect(audits.length).toBeGreaterThanOrEqual(61);
    expect(audits.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(DELIBERATE)));
  });
});
