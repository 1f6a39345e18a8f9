import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabaseUrl } from '../../../testing/database.ts';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { key, opened, readyPlan, staffedCompany, TEST_DAY, type Staffed } from './plan-testing.ts';
import { assessmentInfo } from '../tables.ts';

let services: TestServices | undefined;
let company: Staffed;

beforeAll(async () => {
  if (testDatabaseUrl() === undefined) return;
  services = await startServices({ database: 'postgres', env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services);
});
afterAll(() => services?.stop());

const NO_SERVER = 'TEST_DATABASE_URL is not set: PGlite has one connection and cannot contend';
const times = <T>(count: number, run: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => run(i)));
const statuses = (answers: readonly { status: number }[]) => answers.map((one) => one.status).sort();

test('of twenty who open a plan one does, and nobody joins twice', async (ctx) => {
  if (!services) return ctx.skip(true, NO_SERVER);
  const running = services;
  const plan = await readyPlan(services, company);
  const move = { planCode: plan.id, version: plan.version, to: 1 };
  const answers = await times(20, () =>
    running.call('performanceflow.advance', { clientMutationId: key(), ...move }, company.adminToken),
  );
  expect(statuses(answers)).toEqual([200, ...Array<number>(19).fill(409)]);
  const [people] = await running.as(company, 'reads', ({ tx }) =>
    tx
      .select({ n: sql<number>`count(*)::int` })
      .from(assessmentInfo)
      .where(eq(assessmentInfo.planId, plan.id)),
  );
  expect(people?.n).toBe(8);
});

test('a plan is moved on or its scope is changed, never both from the same state', async (ctx) => {
  if (!services) return ctx.skip(true, NO_SERVER);
  const running = services;
  const ready = await readyPlan(services, company);
  const seen = { planCode: ready.id, version: await opened(services, company, ready) };
  const scope = { wholeCompany: false, deptIds: [company.deptIds[0]], empIds: [], excludedEmpIds: [], reason: '缩减' };
  const answers = await times(10, (i) =>
    i % 2 === 0
      ? running.call(
          'performanceflow.advance',
          { clientMutationId: key(), ...seen, to: 2, openAnyway: true },
          company.adminToken,
        )
      : running.call('performanceplane.planescope', { ...seen, ...scope }, company.adminToken),
  );
  expect(statuses(answers)).toEqual([200, ...Array<number>(9).fill(409)]);
});
