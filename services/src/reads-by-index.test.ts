import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EmployeeSort } from '@hengcai/shared/contract/employee/employee';
import { ScorerRole } from '@hengcai/shared/enums';
import { openAppraisalOf, signedIn } from './modules/performance/assessment/assessment-testing.ts';
import { staffedCompany, TEST_DAY, type Staffed } from './modules/performance/plan/plan-testing.ts';
import { freshPostgres, testDatabaseUrl, type ServerDatabase } from './testing/database.ts';
import { explaining, type Lookup, type Scan } from './testing/explaining.ts';
import { startServices, type TestServices } from './testing/kit.ts';
import { multiply } from './testing/multiply.ts';

/** A company of forty people, made 250 times as large, and nine more like it: 10,000 of 100,000 people. */
const STAFF = 38;
const TIMES = 250;
const OTHERS = 9;
/** From so many rows on a table is no longer read from its first row to its last. */
const BIG = 20_000;

let server: ServerDatabase | undefined;
let services: TestServices;
let company: Staffed;
let scans: () => Scan[];
let lookups: () => Lookup[];
let tokens: Awaited<ReturnType<typeof signedIn>>;
let plan: string;
const bigTables = new Set<string>();

beforeAll(async () => {
  if (!testDatabaseUrl()) return;
  server = await freshPostgres();
  const explained = explaining(server.engine);
  ({ scans, lookups } = explained);
  services = await startServices({ engine: explained.engine, env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, STAFF);
  tokens = await signedIn(services, company);
  const appraisal = await openAppraisalOf(services, company);
  plan = appraisal.plan.id;
  await appraisal.agree(tokens.person, tokens.boss);
  await appraisal.goTo(2);
  await appraisal.score(tokens.person, ScorerRole.SELF, '80');
  await appraisal.score(tokens.boss, ScorerRole.BOSS, '85');
  await appraisal.goTo(3);
  await multiply(server.engine, company.companyId, TIMES, OTHERS);
  const { rows } = await server.engine.run(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and reltuples >= ${BIG}`,
  );
  for (const { name } of rows) bigTables.add(String(name));
});
afterAll(async () => {
  await services?.stop();
  await server?.drop();
});
beforeEach((ctx) => ctx.skip(!testDatabaseUrl(), 'no PostgreSQL to ask for plans'));

type Who = keyof Awaited<ReturnType<typeof signedIn>>;
const ids = () => company.staffIds.slice(0, 20);

type Asked = [name: string, who: Who, call: string, input?: () => object];

/** What people call up all day, and as whom. */
const HOURLY: readonly Asked[] = [
  ['employees, first page', 'admin', 'empmanage.emplist'],
  ['employees, second page', 'admin', 'empmanage.emplist', () => ({ pageNo: 2 })],
  ...EmployeeSort.options.flatMap((sort) =>
    [false, true].map((descending): Asked => {
      const name = `employees by ${sort}, descending ${descending}`;
      return [name, 'admin', 'empmanage.emplist', () => ({ sort, descending })];
    }),
  ),
  ['employees found by a word', 'admin', 'empmanage.emplist', () => ({ filter: { keyword: 'e012' } })],
  ['employees found by a letter', 'admin', 'empmanage.emplist', () => ({ filter: { keyword: 'e' } })],
  ['employees of a department', 'admin', 'empmanage.emplist', () => ({ filter: { deptIds: company.deptIds } })],
  ['employees in service', 'admin', 'empmanage.emplist', () => ({ filter: { status: [1] } })],
  ['people by id', 'person', 'empmanage.getallempinfo', () => ({ empIds: ids() })],
  ['people picker', 'admin', 'empmanage.listbisedeemp', () => ({ keyword: 'e01' })],
  ['people picker of a manager', 'boss', 'empmanage.listbisedeemp', () => ({ keyword: 'e01' })],
  ['picker of superiors', 'admin', 'empmanage.ableleader', () => ({ keyword: 'e01', empId: ids()[0] })],
  ['search for a name', 'admin', 'search.search', () => ({ keyword: 'yuang' })],
  ['search for a number', 'admin', 'search.search', () => ({ keyword: 'e012' })],
  ['search of a person', 'person', 'search.search', () => ({ keyword: 'k' })],
  ['departments by id', 'person', 'deptmanage.selectalldept', () => ({ deptIds: company.deptIds })],
  ['tree of departments', 'admin', 'deptmanage.selectalldept'],
  ['plans', 'admin', 'performanceplane.listAllPlan'],
  ['plans by id', 'person', 'performanceplane.getplanandrule', () => ({ planCodes: [plan] })],
  ['people of a plan', 'admin', 'performanceflow.viewdetails', () => ({ planCode: plan })],
  ['scope of a plan', 'admin', 'performanceview.getscopebyplan', () => ({ planCode: plan })],
  ['appraisal page, tabs', 'boss', 'performanceview.getAssessmentTabList'],
  ['appraisal page, own', 'person', 'performanceview.querysettingplane'],
  ['appraisal page, people led', 'boss', 'performanceview.listdirectlyunder'],
  ['appraisal page, people waiting', 'boss', 'performanceview.listdirectlyunder', () => ({ waitingForMe: true })],
  ['appraisal page, plans', 'boss', 'performanceview.listmyplan'],
  ['own appraisal', 'person', 'performanceview.getAssessmentBaseDetail', () => ({ planCode: plan, empId: ids()[0] })],
  [
    'appraisal of somebody led',
    'boss',
    'performanceview.getAssessmentBaseDetail',
    () => ({ planCode: plan, empId: ids()[0] }),
  ],
  ['changes of targets', 'boss', 'performanceview.gettargetlog', () => ({ planCode: plan, empId: ids()[0] })],
  ['approvals of targets', 'boss', 'performanceview.listApprovalNode', () => ({ planCode: plan, empId: ids()[0] })],
  ['calibration', 'admin', 'performancecheck.querylist', () => ({ planCode: plan })],
  ['calibration of a person', 'admin', 'performancecheck.listScore', () => ({ planCode: plan, empId: ids()[0] })],
  ['message centre', 'boss', 'message.loginmessage'],
  ['message centre of the administrator', 'admin', 'message.loginmessage'],
  ['things to do', 'boss', 'message.listtodo'],
  ['reminders', 'person', 'message.listremindmessage'],
  ['notices', 'person', 'index.listNotice'],
  ['schedule of a day', 'person', 'index.listIndexSchedule', () => ({ remindDate: TEST_DAY })],
  ['menu', 'person', 'menu.getUserMenu'],
  ['who is signed in', 'person', 'systemUser.getUser'],
];

it.each(HOURLY)('%s: no long table is read as a whole', async (_name, who, call, input = () => ({})) => {
  scans();
  await services.ok(call, { ...input() }, tokens[who]);
  const whole = scans().filter(({ table }) => bigTables.has(table));
  expect(whole).toEqual([]);
});

/** Where people are looked for by what somebody types. */
const SEARCHES = HOURLY.filter(([name, who]) => who === 'admin' && /found by|picker|search/.test(name));

it.each(SEARCHES)(
  '%s: the words are a range of one index, of one company',
  async (_name, who, call, input = () => ({})) => {
    lookups();
    await services.ok(call, { ...input() }, tokens[who]);
    const words = lookups().filter(({ index }) => index.startsWith('employee_key_company_id_key'));
    expect(words.length).toBeGreaterThan(0);
    for (const { condition } of words) {
      expect(condition).toContain('company_id =');
      expect(condition).toMatch(/key\)?(::\w+)? >= .*key\)?(::\w+)? < /);
    }
  },
);

it('offers whom a manager sees, however many others are found first', async () => {
  const offered = async (keyword: string) => {
    const people = await services.ok<{ empId: string }[]>(
      'empmanage.listbisedeemp',
      { keyword, limit: 50 },
      tokens.boss,
    );
    return people.map(({ empId }) => empId);
  };
  expect(await offered('e')).toEqual(await offered(''));
});

it('notices a statement that reads everybody', async () => {
  scans();
  await services.as(company, 'reads', async ({ tx }) => {
    await tx.execute(sql`set local enable_indexscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    await tx.execute(sql`select count(*) from employee`);
  });
  expect([...bigTables].sort()).toEqual(expect.arrayContaining(['assessment_info', 'employee', 'user_account']));
  expect(scans()).toMatchObject([{ table: 'employee' }]);
});
