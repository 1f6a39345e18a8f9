// Ctrl+K beside a large company: how long the search of people and plans takes, as whoever sees all of them and as others.
import type { Engine } from '@hengcai/services/src/db/engine.ts';
import { openAppraisalOf, signedIn } from '@hengcai/services/src/modules/performance/assessment/assessment-testing.ts';
import { staffedCompany, TEST_DAY, type Staffed } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { freshPostgres, testDatabaseUrl } from '@hengcai/services/src/testing/database.ts';
import { startServices } from '@hengcai/services/src/testing/kit.ts';
import { multiply } from '@hengcai/services/src/testing/multiply.ts';
import { figure, percentile, printTable } from './support/figures.ts';
import { numberOption } from './support/options.ts';

/** Of how many people a company of tests is made by copying. */
const STAFF = 98;
const GOAL_MS = 150;
/** One letter is the worst: it begins a word of everybody. */
const KEYWORDS = ['y', 'yg', 'yuangong', 'e0', 'e012', 'e012-77', 'k', 'kaohe', 'zz', '员', ''];

/** Half of the company below its first superior: the half whose heads come last in the order of the words. */
async function leadHalf(engine: Engine, { companyId, bossIds: [leader] }: Staffed): Promise<void> {
  await engine.run(`update employee set boss_id = '${leader}'
    where company_id = '${companyId}' and boss_id is null and id <> '${leader}' and id > '8'`);
  await engine.run('vacuum analyze employee');
}

/** Searches a company of `--people` (100,000) `--rounds` times (20) for each word. */
export async function run(): Promise<void> {
  if (!testDatabaseUrl()) throw new Error('TEST_DATABASE_URL names no server.');
  const people = numberOption('people', 100_000);
  const rounds = numberOption('rounds', 20);
  const server = await freshPostgres();
  const services = await startServices({ engine: server.engine, env: { DEMO_DATE: TEST_DAY } });
  try {
    const company = await staffedCompany(services, STAFF);
    const tokens = await signedIn(services, company);
    await openAppraisalOf(services, company);
    await services.as(company, 'writes', async ({ tx }) => {
      // Whoever leads people looks them up as well, but sees nobody else.
      await tx.execute(`insert into role_page (company_id, role_code, path, rights)
        values ('${company.companyId}', 'MANAGER', '/employee/details', 1) on conflict do nothing`);
    });
    await multiply(server.engine, company.companyId, Math.ceil(people / (STAFF + 2)), 1);
    await leadHalf(server.engine, company);
    const rows: string[][] = [];
    for (const who of ['admin', 'boss', 'person'] as const) {
      const all: number[] = [];
      for (const keyword of KEYWORDS) {
        const times: number[] = [];
        for (let n = 0; n < rounds; n += 1) {
          const begin = performance.now();
          await services.ok('search.search', { keyword }, tokens[who]);
          times.push(performance.now() - begin);
        }
        all.push(...times);
        rows.push([who, keyword || '(recent)', figure(percentile(times, 50)), figure(percentile(times, 95)), '']);
      }
      rows.push([who, 'all', figure(percentile(all, 50)), figure(percentile(all, 95)), `p95 < ${GOAL_MS}`]);
    }
    console.log(`${people} people in one company, as many in another, ${rounds} times each`);
    printTable(['caller', 'keyword', 'p50 ms', 'p95 ms', 'goal'], rows);
  } finally {
    await services.stop();
    await server.drop();
  }
}
