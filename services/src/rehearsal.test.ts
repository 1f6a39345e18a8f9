import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServices, type TestServices } from './testing/kit.ts';
import { rehearse } from './rehearsal.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

/** What signing in leaves behind. */
const traces = async () => {
  const tables = ['login_counter', 'rate_bucket', 'verification_code', 'session', 'audit'];
  const counts = tables.map((table) => `(select count(*) from ${table})::int as ${table}`);
  return (
    await services.engine.run(`select ${counts.join()}, (select max(last_seen_at) from session) as seen,
      (select max(last_sign_in_at) from user_account) as entered, (select count(ended_at) from session)::int as ended`)
  ).rows;
};

it('goes without a company that anybody has entered', async () => {
  const before = services.statements();
  await rehearse(services.kernel);
  expect(services.statements()).toBe(before);
});

it('reads the first page as whoever signed in last and leaves nothing behind', async () => {
  await services.createTestCompany();
  const [before, read] = [await traces(), services.statements()];
  await rehearse(services.kernel);
  expect(services.statements()).toBeGreaterThan(read + 5);
  expect(await traces()).toEqual(before);
});
