// Lists of people in a large company beside a small one: how much longer the same takes, and what a long export holds.
import { performance } from 'node:perf_hooks';
import { EmployeeSort } from '@hengcai/shared/contract/employee/employee';
import { SignInStatus } from '@hengcai/shared/enums';
import { openAppraisalOf, signedIn } from '@hengcai/services/src/modules/performance/assessment/assessment-testing.ts';
import { staffedCompany, TEST_DAY } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { freshPglite, freshPostgres, testDatabaseUrl } from '@hengcai/services/src/testing/database.ts';
import { startServices, type TestServices } from '@hengcai/services/src/testing/kit.ts';
import { multiply } from '@hengcai/services/src/testing/multiply.ts';
import { collectGarbage, heldMemory } from './support/garbage.ts';
import { figure, megabytes, percentile, printTable } from './support/figures.ts';
import { numberOption } from './support/options.ts';

/** Of how many people a company of tests is made by copying. */
const STAFF = 98;
const SMALL = 1000;
/** What the embedded database is for. */
const MEDIUM = 10_000;
const OTHERS = 9;
const GOAL_RATIO = 3;
const GOAL_EXPORT_MB = 150;

interface Ids {
  person: string;
  dept: string;
}
type Call = readonly [name: string, call: string, input: (ids: Ids) => Record<string, unknown>];
const listed = (name: string, input: Record<string, unknown>): Call => [name, 'empmanage.emplist', () => input];

const CALLS: readonly Call[] = [
  listed('list', {}),
  listed('page 5', { pageNo: 5 }),
  ['of a department', 'empmanage.emplist', ({ dept }) => ({ filter: { deptIds: [dept], includeSubDepts: false } })],
  ['with those below', 'empmanage.emplist', ({ dept }) => ({ filter: { deptIds: [dept] } })],
  listed('in service', { filter: { status: [2] } }),
  listed('has signed in', { filter: { signIn: [SignInStatus.SIGNED_IN] } }),
  listed('found by a word', { filter: { keyword: 'e012' } }),
  ...EmployeeSort.options.map((sort) => listed(`by ${sort}`, { sort })),
  ['search', 'search.search', () => ({ keyword: 'e012' })],
  ['picker', 'empmanage.listbisedeemp', () => ({ keyword: 'e01' })],
  ['chart level', 'deptmanage.selectalldept', ({ dept }) => ({ deptIds: [dept], headcounts: true })],
  ['detail', 'empmanage.empdetail', ({ person }) => ({ empId: person })],
];
/** Counts everybody: a question of its own, which grows with the company. */
const FIGURES: Call = ['figures (grow)', 'empmanage.getempsummaryinfo', () => ({})];

interface Measured {
  /** p95 in milliseconds by the name of the call. */
  p95: Map<string, number>;
  exported: { bytes: number; growth: number; held: number; seconds: number };
}

/** So many pieces of an export are read between two looks at what is held. */
const LOOK = 50;

/** Drains an export twice: by how much the process grew meanwhile, reading included, and how much of that was no garbage. */
async function drain(services: TestServices, token: string): Promise<Measured['exported']> {
  const grown = await drainOnce(services, token, false);
  return { ...grown, held: (await drainOnce(services, token, true)).held };
}

async function drainOnce(services: TestServices, token: string, looking: boolean): Promise<Measured['exported']> {
  collectGarbage();
  const [before, heldBefore] = [process.memoryUsage.rss(), heldMemory()];
  const begin = performance.now();
  const answer = await fetch(`${services.url}/empmanage/exportempinfo`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ format: 'xlsx' }),
  });
  let [bytes, most, held, pieces] = [0, before, heldBefore, 0];
  for await (const piece of answer.body ?? []) {
    bytes += (piece as Uint8Array).length;
    most = Math.max(most, process.memoryUsage.rss());
    pieces += 1;
    if (looking && pieces % LOOK === 0) held = Math.max(held, heldMemory());
  }
  return { bytes, growth: most - before, held: held - heldBefore, seconds: (performance.now() - begin) / 1000 };
}

async function measure(embedded: boolean, people: number, others: number, rounds: number): Promise<Measured> {
  const server = embedded ? undefined : await freshPostgres();
  const engine = server?.engine ?? (await freshPglite());
  const services = await startServices({ engine, env: { DEMO_DATE: TEST_DAY } });
  try {
    const company = await staffedCompany(services, STAFF);
    const { admin } = await signedIn(services, company);
    await openAppraisalOf(services, company);
    await multiply(engine, company.companyId, Math.ceil(SMALL / (STAFF + 2)), others);
    if (people > SMALL) await multiply(engine, company.companyId, Math.ceil(people / SMALL), 0, 'x');
    // As autovacuum does within a minute: it tells which rows an index may answer alone.
    await engine.run('vacuum analyze');
    const ids = { person: company.staffIds[0] ?? '', dept: company.deptIds[0] };
    const p95 = new Map<string, number>();
    // What a process still compiles of its code belongs to no call.
    for (const [, call, input] of CALLS) await services.ok(call, input(ids), admin);
    for (const [name, call, input] of [...CALLS, FIGURES]) {
      const times: number[] = [];
      for (let n = -3; n < rounds; n += 1) {
        const begin = performance.now();
        await services.ok(call, input(ids), admin);
        if (n >= 0) times.push(performance.now() - begin);
      }
      p95.set(name, percentile(times, 95));
    }
    return { p95, exported: await drain(services, admin) };
  } finally {
    await services.stop();
    await server?.drop();
  }
}

/** A company of `--people` (100,000) and one of 1,000, each beside nine of 1,000; `--rounds` (20) of each call. */
export async function run(): Promise<void> {
  if (!testDatabaseUrl()) throw new Error('TEST_DATABASE_URL names no server.');
  const people = numberOption('people', 100_000);
  const rounds = numberOption('rounds', 20);
  const small = await measure(false, SMALL, OTHERS, rounds);
  const large = await measure(false, people, OTHERS, rounds);
  const of = ({ p95 }: Measured, name: string) => p95.get(name) ?? Number.NaN;
  console.log(`${people} people beside ${OTHERS} companies of ${SMALL}, ${rounds} times each, p95 in ms`);
  printTable(
    ['call', `${SMALL}`, `${people}`, 'ratio', 'goal'],
    [...small.p95.keys()].map((name) => [
      name,
      figure(of(small, name)),
      figure(of(large, name)),
      figure(of(large, name) / of(small, name)),
      name === FIGURES[0] ? '' : `< ${GOAL_RATIO}`,
    ]),
  );
  const { bytes, growth, held, seconds } = large.exported;
  printTable(
    ['export of everybody', 'MB', 's', 'growth MB', 'goal', 'held MB'],
    [['xlsx', megabytes(bytes), figure(seconds), megabytes(growth), `< ${GOAL_EXPORT_MB} MB`, megabytes(held)]],
  );
  const embedded = await measure(true, MEDIUM, 0, rounds);
  const server = await measure(false, MEDIUM, 0, rounds);
  console.log(`${MEDIUM} people, one caller, p95 in ms`);
  printTable(
    ['call', 'PostgreSQL', 'embedded', 'ratio', 'goal'],
    [...server.p95.keys()].map((name) => [
      name,
      figure(of(server, name)),
      figure(of(embedded, name)),
      figure(of(embedded, name) / of(server, name)),
      '< 3',
    ]),
  );
}
