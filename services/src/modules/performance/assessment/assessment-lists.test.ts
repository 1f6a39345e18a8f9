import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EmployeeStage, AssessmentPlanStatus } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { userAccount } from '../../session/tables.ts';
import { grantRole } from '../../settings/public.ts';
import { openAppraisalOf, refusalOf, signedIn, type Appraisal } from './assessment-testing.ts';
import { key, staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';

let services: TestServices;
let company: Staffed;
let older: Appraisal;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 6);
  older = await openAppraisalOf(services, company);
  appraisal = await openAppraisalOf(services, company);
  as = await signedIn(services, company);
});
afterAll(() => services.stop());

interface Row {
  planCode: string;
  empId: string;
  employeeStage: number;
}
const list = (name: 'querysettingplane' | 'listdirectlyunder', token: string, filter: object = {}) =>
  services.ok<{ items: Row[]; total: number }>(`performanceview.${name}`, { ...filter }, token);

test('everybody sees the own appraisals, newest plan first', async () => {
  const mine = await list('querysettingplane', as.person);
  expect(mine.items).toMatchObject([
    { planCode: appraisal.plan.id, empId: appraisal.empId },
    { planCode: older.plan.id, empId: appraisal.empId },
  ]);
  expect((await list('querysettingplane', as.person, { planYear: 2025 })).total).toBe(0);
  const at = async (...employeeStage: number[]) =>
    (await list('querysettingplane', as.person, { employeeStage })).total;
  const stages = new Set(mine.items.map((row) => row.employeeStage));
  const others = Object.values(EmployeeStage).filter((stage) => !stages.has(stage));
  expect([await at(), await at(...stages), await at(...others)]).toEqual([2, 2, 0]);
  expect((await list('querysettingplane', as.admin)).total).toBe(0);
});

test('S2.014 superiors see the people they score, by name, filtered by plan, name and stage, page by page', async () => {
  const team = (filter: object) => list('listdirectlyunder', as.boss, { planCode: appraisal.plan.id, ...filter });
  const all = await team({});
  // Three of the staff and the head of the other department.
  expect([all.total, new Set(all.items.map((row) => row.empId)).size]).toEqual([4, 4]);
  const pages = await Promise.all([1, 2, 3].map((pageNo) => team({ pageNo, pageSize: 2 })));
  expect(pages.flatMap((page) => page.items)).toEqual(all.items);
  expect((await team({ keyword: company.numberOf.get(appraisal.empId) })).items).toMatchObject([
    { empId: appraisal.empId },
  ]);
  expect((await team({ employeeStage: [EmployeeStage.SELF_RATED] })).total).toBe(0);
  expect((await list('listdirectlyunder', as.person)).total).toBe(0);
});

test('whom an approval asks sees the form in the list while it waits, and only then', async () => {
  const head = appraisal.of(company.bossIds[1]);
  const { version } = await head.fill(as.otherBoss);
  await head.ok('performancecheck.updatestatus', as.otherBoss, { version, action: 'submit' });
  const waiting = () => list('listdirectlyunder', as.boss, { waitingForMe: true });
  expect((await waiting()).items.map((row) => row.empId)).toEqual([company.bossIds[1]]);
  await services.ok(
    'performanceflow.batchbosscheck',
    { clientMutationId: key(), planCode: appraisal.plan.id, empIds: [company.bossIds[1]] },
    as.boss,
  );
  expect((await waiting()).total).toBe(0);
});

test('what waits for the superior comes first, and goes back to its place once it is done', async () => {
  const order = async () =>
    (await list('listdirectlyunder', as.boss)).items.map(({ empId, planCode }) => [planCode, empId]);
  const before = await order();
  const last = before.findLast(([planCode]) => planCode === appraisal.plan.id) ?? [];
  const [, empId = ''] = last;
  const own = await services.signIn(company.code, company.numberOf.get(empId) ?? '');
  const { version } = await appraisal.of(empId).fill(own);
  await appraisal.of(empId).ok('performancecheck.updatestatus', own, { version, action: 'submit' });
  expect(await order()).toEqual([last, ...before.filter((one) => one !== last)]);
  await services.ok(
    'performanceflow.batchbosscheck',
    { clientMutationId: key(), planCode: appraisal.plan.id, empIds: [empId] },
    as.boss,
  );
  expect(await order()).toEqual(before);
});

test('plans for filters are those the caller takes part or scores in', async () => {
  const plans = (token: string) => services.ok<{ planCode: string }[]>('performanceview.listmyplan', {}, token);
  expect((await plans(as.person)).map((plan) => plan.planCode)).toEqual([appraisal.plan.id, older.plan.id]);
  expect(await plans(as.admin)).toEqual([]);
});

test('somebody of HR meets the own appraisal as everybody does', async () => {
  await services.as(company, 'writes', async (ctx) => {
    const [account] = await ctx.tx
      .select({ id: userAccount.id })
      .from(userAccount)
      .where(and(eq(userAccount.companyId, company.companyId), eq(userAccount.empId, company.staffIds[2] ?? '')));
    await grantRole(ctx, account?.id ?? '', 'hr');
  });
  expect((await appraisal.detail(as.colleague)).viewer).toBe('setter');
  const own = appraisal.of(company.staffIds[2] ?? '');
  expect((await own.detail(as.colleague)).viewer).toBe('myself');
  expect(await own.may('setSubordinateTargets', as.colleague)).toBe('ROLE_NOT_ALLOWED');
});

test('an appraisal of a plan that was taken back to prepare is there for HR alone', async () => {
  const planCode = older.plan.id;
  const [plan] = await services.ok<{ version: number }[]>(
    'performanceplane.getplanandrule',
    { planCodes: [planCode] },
    as.admin,
  );
  await services.ok(
    'performanceplane.reversalplan',
    {
      clientMutationId: key(),
      planCode,
      version: plan?.version,
      to: AssessmentPlanStatus.NOT_OPEN,
      reason: '重新设置',
    },
    as.admin,
  );
  expect(refusalOf(await older.call('performanceview.getAssessmentBaseDetail', as.person))).toEqual([
    404,
    [[null, 'NOT_FOUND']],
  ]);
  expect((await older.detail(as.admin)).viewer).toBe('setter');
  expect((await list('querysettingplane', as.person)).items.map((row) => row.planCode)).toEqual([appraisal.plan.id]);
});

test('the audit trail of an appraisal is open to whoever may see the appraisal', async () => {
  const { assessmentInfoId: objectId } = await appraisal.detail(as.person);
  const trail = (token: string) => services.call('platform.auditlist', { objectType: 'assessment', objectId }, token);
  expect([(await trail(as.person)).status, (await trail(as.boss)).status, (await trail(as.otherBoss)).status]).toEqual([
    200, 200, 404,
  ]);
});
