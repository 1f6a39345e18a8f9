import type { Envelope } from '@hengcai/shared/contract/kernel';
import { ReportPeriod } from '@hengcai/shared/enums';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { setHeads } from '../../org/public.ts';
import { agreeDept, openDeptPlan, withHeads } from '../department/dept-testing.ts';
import { key, staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';
import { openAppraisalOf, refusalOf, signedIn, type Appraisal } from './assessment-testing.ts';

const PAGE = '/performance/work-report';
const DAY_MS = 24 * 60 * 60 * 1000;

let services: TestServices;
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;
let day: string;

interface Report {
  person: { empId: string };
  from: string;
  to: string;
  done: string;
  next: string;
  version: number;
  mayWrite: boolean;
  targets: { keyResult: string; progress: string | null; notes: { text: string }[] }[];
}

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 4);
  as = await signedIn(services, company);
  appraisal = await openAppraisalOf(services, company);
  await appraisal.agree(as.person, as.boss);
  const rows = (await appraisal.detail(as.person)).indicators;
  const rowId = rows.find((row) => row.keyResult === '营业收入')?.rowId;
  const noted = { rowId, value: '150', text: '新签两家', clientMutationId: key() };
  const { notes } = await appraisal.ok<{ notes: { week: string }[] }>(
    'performanceview.saveprogressnote',
    as.person,
    noted,
  );
  day = notes[0]?.week ?? '';
});
afterAll(() => services.stop());

const week = (more: object = {}) => ({ period: ReportPeriod.WEEK, day, ...more });
const read = (token: string, more: object = {}) => services.call('workReport.workreport', week(more), token);
const reportOf = async (token: string, more: object = {}) => (await read(token, more)).data as Report;
const save = (token: string, more: object) =>
  services.call('workReport.saveworkreport', { ...week(), clientMutationId: key(), ...more }, token);
const object = () => `${appraisal.empId}.${ReportPeriod.WEEK}.${day}`;
const share = (token: string, more: object = {}) =>
  services.call('share.createshare', { pageUrl: PAGE, objectId: object(), ...more }, token);
const shared = (token: string): Promise<Envelope> => services.call('workReport.sharedworkreport', { token });
const tokenIn = (made: Envelope) => (made.data as { token: string }).token;

test('S1.026 a report has the agreed targets with what was noted that week, and what the person writes', async () => {
  const mine = await reportOf(as.person);
  expect(mine).toMatchObject({ from: day, done: '', version: 0, mayWrite: true });
  expect(mine.targets.find((one) => one.keyResult === '营业收入')).toMatchObject({
    progress: '50',
    notes: [{ text: '新签两家' }],
  });
  expect((await save(as.person, { version: 0, done: '拜访三家客户', next: '签约' })).success).toBe(true);
  expect(await reportOf(as.boss, { empId: appraisal.empId })).toMatchObject({
    done: '拜访三家客户',
    next: '签约',
    version: 1,
    mayWrite: false,
  });
});

test('what another tab has written is not written over, and nothing is no report', async () => {
  expect((await save(as.person, { version: 0, done: '另一个标签页', next: '' })).status).toBe(409);
  expect(refusalOf(await save(as.person, { version: 1, done: ' ', next: '' }))).toEqual([422, [['done', 'REQUIRED']]]);
  expect(refusalOf(await save(as.person, { version: 0, day: '2027-03-01', done: '以后', next: '' }))).toEqual([
    422,
    [['day', 'REPORT_AHEAD']],
  ]);
  expect((await save(as.person, { version: 1, done: '拜访四家客户', next: '签约' })).success).toBe(true);
});

test('nobody reads a colleague’s or a superior’s report, managers those of their own people, by who has written', async () => {
  expect((await read(as.colleague, { empId: appraisal.empId })).status).toBe(404);
  expect((await read(as.person, { empId: company.bossIds[0] })).status).toBe(404);
  const list = (written?: boolean, token = as.boss) =>
    services.ok<{ items: { person: { empId: string } }[]; total: number }>(
      'workReport.workreportlist',
      { ...week(), ...(written !== undefined && { written }), pageNo: 1, pageSize: 20 },
      token,
    );
  expect((await list(undefined, as.person)).total).toBe(0);
  expect((await list(true)).items.map((one) => one.person.empId)).toEqual([appraisal.empId]);
  const [all, without] = [await list(), await list(false)];
  expect(without.total).toBe(all.total - 1);
  expect(all.items.map((one) => one.person.empId)).not.toContain(company.bossIds[0]);
});

describe('of a department', () => {
  let head: string;
  let above: string;
  let dept: { planCode: string; deptId: string };
  beforeAll(async () => {
    await withHeads(services, company);
    [above, head] = [as.boss, as.otherBoss];
    const { plan } = await openDeptPlan(services, company);
    dept = { planCode: plan.id, deptId: company.deptIds[1] ?? '' };
    await agreeDept(services, dept, head, above);
  });
  const about = () => ({ deptId: dept.deptId });
  const lines = (token: string, more: object = {}) =>
    services.ok<{ items: { person: { empId: string }; department: { deptId: string } | null }[]; total: number }>(
      'workReport.workreportlist',
      { ...week(), departments: true, pageNo: 1, pageSize: 20, ...more },
      token,
    );

  test('S1.026 its head writes it beside the agreed targets of the department, one of it besides the own', async () => {
    const { departments } = (await reportOf(head)) as Report & { departments: { deptId: string }[] };
    expect(departments.map((one) => one.deptId)).toEqual([dept.deptId]);
    const blank = await reportOf(head, about());
    expect(blank).toMatchObject({ department: about(), writer: null, done: '', version: 0, mayWrite: true });
    expect(blank.targets.map((one) => one.keyResult)).toEqual(expect.arrayContaining(['部门签约额', '部门收入']));
    expect((await save(head, { version: 0, done: '自己的', next: '' })).success).toBe(true);
    expect((await save(head, { ...about(), version: 0, done: '部门本周', next: '部门下周' })).success).toBe(true);
    expect((await save(head, { ...about(), version: 0, done: '另一个标签页', next: '' })).status).toBe(409);
    expect(await reportOf(head)).toMatchObject({ done: '自己的', department: null, writer: null, version: 1 });
    expect(await reportOf(head, about())).toMatchObject({
      done: '部门本周',
      next: '部门下周',
      person: { empId: company.bossIds[1] },
      writer: { empId: company.bossIds[1] },
    });
  });

  test('whoever reads the reports of its head reads it, its members do not, and nobody else writes it', async () => {
    expect(await reportOf(above, about())).toMatchObject({ done: '部门本周', mayWrite: false });
    expect(await reportOf(company.adminToken, about())).toMatchObject({ done: '部门本周', mayWrite: false });
    const member = await services.signIn(company.code, company.numberOf.get(company.staffIds[1] ?? '') ?? '');
    expect((await read(member, about())).status).toBe(404);
    expect((await save(above, { ...about(), version: 1, done: '上级代写', next: '' })).status).toBe(404);
    expect((await read(head, { ...about(), empId: company.bossIds[1] })).status).toBe(400);
  });

  test('departments stand in a list of their own, by whose report was written, the own ones aside', async () => {
    expect((await lines(above)).items).toMatchObject([
      { person: { empId: company.bossIds[1] }, department: { deptId: dept.deptId } },
    ]);
    expect((await lines(above, { written: false })).total).toBe(0);
    expect((await lines(head)).items).toEqual([]);
    expect((await lines(company.adminToken, { written: true, pageSize: 1 })).total).toBe(1);
    const { total } = await lines(company.adminToken, { pageSize: 1 });
    expect(total).toBe(3);
  });

  test('S2.001 a link shows it as it shows a person’s: progress, no scores, no other reports', async () => {
    const objectId = `dept.${dept.deptId}.${ReportPeriod.WEEK}.${day}`;
    const made = await share(above, { objectId });
    expect((made.data as { share: { objectName: string } }).share.objectName).toContain('部门2');
    const { data } = await shared(tokenIn(made));
    expect(data).toMatchObject({ done: '部门本周', department: about(), departments: [], mayWrite: false });
    expect(JSON.stringify(data)).not.toMatch(/score|level/i);
    expect((await share(as.person, { objectId })).status).toBe(403);
  });

  test('a head who comes later goes on with what stands, and without a head there is no report', async () => {
    const setHead = (headEmpId: string | null) =>
      services.as(company, 'writes', (ctx) => setHeads(ctx, [{ deptId: dept.deptId, headEmpId }]));
    await setHead(company.bossIds[0] ?? '');
    expect((await read(head, about())).status).toBe(404);
    expect(await reportOf(above, about())).toMatchObject({
      done: '部门本周',
      writer: { empId: company.bossIds[1] },
      mayWrite: true,
    });
    await setHead(null);
    expect((await read(above, about())).status).toBe(404);
    await setHead(company.bossIds[1] ?? '');
  });
});

test('S2.001 a link shows a report without signing in, as its maker sees it then, until it is over', async () => {
  expect((await share(as.person)).status).toBe(403);
  expect((await share(as.boss, { objectId: `${company.staffIds[1]}.1.2026-13-01` })).status).toBe(400);
  expect((await share(as.otherBoss)).status).toBe(404);

  const made = await share(as.boss);
  const token = tokenIn(made);
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect((await shared(token)).data).toMatchObject({
    person: { empId: appraisal.empId },
    next: '签约',
    mayWrite: false,
  });
  expect(refusalOf(await shared(`${token.slice(1)}0`))).toEqual([422, [['token', 'SHARE_OVER']]]);

  const { rows } = await services.engine.run('select t::text as row from share_link t', []);
  expect(JSON.stringify(rows)).not.toContain(token.slice(0, 20));
});

test('a link ends when it is withdrawn, after its days, and with the account of its maker', async () => {
  const [withdrawn, kept] = [await share(as.boss), await share(as.boss, { validDays: 1 })];
  const list = () =>
    services.ok<{ items: { shareId: string; endedAt: string | null }[] }>(
      'share.sharelist',
      { pageUrl: PAGE, pageNo: 1, pageSize: 10 },
      as.boss,
    );
  const { share: link } = withdrawn.data as { share: { shareId: string } };
  expect((await services.call('share.revokeshare', { shareId: link.shareId }, as.person)).status).toBe(404);
  await services.ok('share.revokeshare', { shareId: link.shareId }, as.boss);
  expect((await shared(tokenIn(withdrawn))).status).toBe(422);
  expect((await list()).items.find((one) => one.shareId === link.shareId)?.endedAt).not.toBeNull();

  expect((await shared(tokenIn(kept))).success).toBe(true);
  services.kernel.clock.offsetMs += 2 * DAY_MS;
  expect((await shared(tokenIn(kept))).status).toBe(422);
  const usual = await share(await services.signIn(company.code, company.numberOf.get(company.bossIds[0]) ?? ''));
  expect((await shared(tokenIn(usual))).success).toBe(true);
  await services.engine.run('update user_account set enabled = false where company_id = $1 and emp_id = $2', [
    company.companyId,
    company.bossIds[0],
  ]);
  expect((await shared(tokenIn(usual))).status).toBe(422);
});
