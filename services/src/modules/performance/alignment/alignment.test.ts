import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AssessmentPlanStatus, ReportPeriod, ScorerRole } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { openAppraisalOf, refusalOf, signedIn, type Appraisal } from '../assessment/assessment-testing.ts';
import { employee, employment } from '../../employee/tables.ts';
import { agreeDept, openDeptPlan, withHeads } from '../department/dept-testing.ts';
import { key, staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';

interface Graph {
  targets: {
    cellCode: string;
    owner: { empId: string } | null;
    progress: string | null;
    rolledProgress: string | null;
  }[];
  links: { alignId: string; fromCellCode: string; toCellCode: string }[];
}

let services: TestServices;
let company: Staffed;
let as: Awaited<ReturnType<typeof signedIn>>;
/** A person, a colleague with the same superior, and somebody under another one. */
let person: Appraisal;
let colleague: Appraisal;
let stranger: Appraisal;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 4);
  as = await signedIn(services, company);
});
beforeEach(async () => {
  person = await openAppraisalOf(services, company);
  colleague = person.of(company.staffIds[2] ?? '');
  stranger = person.of(company.staffIds[1] ?? '');
});
afterAll(() => services.stop());

/** The one indicator of a form that is computed from figures. */
const figuresOf = async (form: Appraisal, token: string) =>
  (await form.detail(token)).indicators.find((row) => row.keyResult === '营业收入')?.rowId ?? '';
const link = (form: Appraisal, token: string, cellCode: string, toCellCode: string) =>
  form.call('performanceview.saveAlignInfo', token, { clientMutationId: key(), cellCode, toCellCode });
const graph = (form: Appraisal, token: string, call = 'getdetailbyalignview') =>
  form.ok<Graph>(`performanceview.${call}`, token);

test('a target serves an approved one of a colleague, and its progress rolls up once it is told', async () => {
  await person.agree(as.person, as.boss);
  const served = await figuresOf(person, as.person);
  expect(await colleague.ok('performanceview.listBossTargetPlan', as.colleague)).not.toEqual([]);
  await colleague.agree(as.colleague, as.boss);
  const serving = await figuresOf(colleague, as.colleague);
  expect((await link(colleague, as.colleague, serving, served)).success).toBe(true);
  // The same wish again changes nothing.
  await link(colleague, as.colleague, serving, served);

  const below = await graph(person, as.person);
  expect(below.links).toMatchObject([{ fromCellCode: serving, toCellCode: served }]);
  expect(below.targets.find((one) => one.cellCode === served)).toMatchObject({ progress: null, rolledProgress: null });
  expect((await graph(person, as.person, 'getMyAlignInfo')).links).toEqual([]);
  expect((await graph(person, as.person, 'getToMeAlignInfo')).links).toHaveLength(1);
  expect((await graph(colleague, as.colleague, 'getMyAlignInfo')).links).toHaveLength(1);
  expect(await person.ok('performanceview.getExistCellCodeList', as.person)).toEqual([served]);

  await person.goTo(AssessmentPlanStatus.SCORING);
  await colleague.score(as.colleague, ScorerRole.SELF, '80');
  const told = (await graph(person, as.person)).targets;
  // 150 on the way from 100 to 200.
  expect(told.find((one) => one.cellCode === serving)).toMatchObject({ progress: '50' });
  expect(told.find((one) => one.cellCode === served)).toMatchObject({ progress: null, rolledProgress: '50' });
});

test('targets of those above are offered before those of colleagues', async () => {
  const tokenOf = (empId: string) => services.signIn(company.code, company.numberOf.get(empId) ?? '');
  const [above, beside] = [person.of(company.bossIds[1]), person.of(company.staffIds[3] ?? '')];
  // By name the colleague comes first.
  await services.as(company, 'writes', ({ tx }) =>
    tx
      .update(employee)
      .set({ sortKey: 'zz' })
      .where(and(eq(employee.companyId, company.companyId), eq(employee.id, above.empId))),
  );
  await beside.agree(await tokenOf(beside.empId), as.otherBoss);
  await above.agree(as.otherBoss, as.boss);
  const offered = await stranger.ok<Graph['targets']>(
    'performanceview.listBossTargetPlan',
    await tokenOf(stranger.empId),
  );
  expect([...new Set(offered.map(({ owner }) => owner?.empId))]).toEqual([above.empId, beside.empId]);
});

test('circles are refused, and so is what is neither above nor across, or not approved', async () => {
  await person.agree(as.person, as.boss);
  const mine = await figuresOf(person, as.person);
  const draft = (await colleague.detail(as.boss)).indicators[0]?.rowId ?? '';
  expect(refusalOf(await link(person, as.person, mine, draft))).toEqual([400, [['toCellCode', 'UNKNOWN_REFERENCE']]]);
  await colleague.agree(as.colleague, as.boss);
  const theirs = await figuresOf(colleague, as.colleague);
  await link(person, as.person, mine, theirs);
  expect(refusalOf(await link(colleague, as.colleague, theirs, mine))).toEqual([
    422,
    [['toCellCode', 'ALIGNMENT_CIRCLE']],
  ]);
  const far = (await stranger.detail(as.otherBoss)).indicators[0]?.rowId ?? '';
  expect(refusalOf(await link(person, as.person, mine, far))).toEqual([400, [['toCellCode', 'UNKNOWN_REFERENCE']]]);
  expect((await link(person, as.colleague, mine, theirs)).status).toBe(404);
});

test('a link is taken back by whoever works on the form that serves, not by the served', async () => {
  await person.agree(as.person, as.boss);
  await colleague.agree(as.colleague, as.boss);
  await link(colleague, as.colleague, await figuresOf(colleague, as.colleague), await figuresOf(person, as.person));
  const [made] = (await graph(person, as.person)).links;
  const take = (form: Appraisal, token: string) =>
    form.call('performanceview.deleteAlignInfo', token, { alignId: made?.alignId });
  expect((await take(person, as.person)).status).toBe(404);
  expect((await take(colleague, as.colleague)).success).toBe(true);
  expect((await graph(person, as.person)).links).toEqual([]);
});

describe('targets of departments', () => {
  type Department = { planCode: string; deptId: string };
  interface DeptView {
    alignment: Graph;
    indicators: { rowId: string; keyResult: string }[];
  }
  /** A member of the second department, whose head is the second boss; the first one heads the company. */
  let member: Appraisal;
  let own: string;
  let second: Department;
  let root: Department;
  let served: { dept: string; root: string };
  const dept = (about: Department, token: string) =>
    services.ok<DeptView>('performanceview.getDeptAssessmentDetail', about, token);
  const rowIn = (view: DeptView) => view.indicators.find((row) => row.keyResult === '部门收入')?.rowId ?? '';
  const serves = (form: Appraisal, token: string) =>
    form.ok<{ cellCode: string; owner: object | null; department: { deptId: string } | null }[]>(
      'performanceview.listBossTargetPlan',
      token,
    );

  beforeEach(async () => {
    await withHeads(services, company);
    await services.as(company, 'writes', (ctx) =>
      ctx.tx
        .update(employment)
        .set({ deptId: company.rootId })
        .where(and(eq(employment.companyId, company.companyId), eq(employment.empId, company.staffIds[2] ?? ''))),
    );
    member = await openDeptPlan(services, company);
    const planCode = member.plan.id;
    second = { planCode, deptId: company.deptIds[1] };
    root = { planCode, deptId: company.rootId };
    await agreeDept(services, second, as.otherBoss, as.boss);
    await agreeDept(services, root, as.boss, null);
    served = { dept: rowIn(await dept(second, as.otherBoss)), root: rowIn(await dept(root, as.boss)) };
    own = await services.signIn(company.code, company.numberOf.get(member.empId) ?? '');
    await member.agree(own, as.otherBoss);
  });

  test('a person’s target serves one of the own department or one above it, no other’s, and rolls up into it', async () => {
    const mine = await figuresOf(member, own);
    const offered = (await serves(member, own)).filter((one) => one.department !== null);
    expect(offered.every((one) => one.owner === null)).toBe(true);
    expect(new Set(offered.map((one) => one.department?.deptId))).toEqual(new Set([second.deptId, root.deptId]));
    const stranger = member.of(company.staffIds[0] ?? '');
    await stranger.agree(as.person, as.boss);
    const far = await link(stranger, as.person, await figuresOf(stranger, as.person), served.dept);
    expect(refusalOf(far)).toEqual([400, [['toCellCode', 'UNKNOWN_REFERENCE']]]);

    for (const to of [served.dept, served.root, served.dept])
      expect((await link(member, own, mine, to)).success).toBe(true);
    expect((await graph(member, own)).links).toHaveLength(2);
    expect((await graph(member, own, 'getMyAlignInfo')).links).toHaveLength(2);
    expect(await member.ok('performanceview.getExistCellCodeList', own)).toEqual([mine]);
    const detail = await member.ok<{ alignment: Graph }>('performanceview.getIndicatorDetail', own, { rowId: mine });
    expect(detail.alignment.targets.map((one) => one.cellCode)).toEqual(
      expect.arrayContaining([mine, served.dept, served.root]),
    );

    await member.ok('performanceview.saveprogressnote', own, {
      rowId: mine,
      value: '150',
      text: '过半',
      clientMutationId: key(),
    });
    // 150 on the way from 100 to 200.
    const seenBy = async (about: Department, token: string, id: string) =>
      (await dept(about, token)).alignment.targets.find((one) => one.cellCode === id);
    expect(await seenBy(second, as.otherBoss, served.dept)).toMatchObject({ progress: null, rolledProgress: '50' });
    expect(await seenBy(root, as.boss, served.root)).toMatchObject({ rolledProgress: '50' });
    expect(await seenBy(second, as.otherBoss, mine)).toMatchObject({ progress: '50', owner: { empId: member.empId } });
    const report = await services.ok<{ targets: { rowId: string; progress: string | null }[] }>(
      'workReport.workreport',
      { period: ReportPeriod.MONTH, day: TEST_DAY, deptId: second.deptId },
      as.otherBoss,
    );
    expect(report.targets.find((one) => one.rowId === served.dept)?.progress).toBe('50');
  });

  test('a member sees the own line to a target of the department, with the progress of all, and no colleague’s', async () => {
    const other = member.of(company.staffIds[3] ?? '');
    const others = await services.signIn(company.code, company.numberOf.get(other.empId) ?? '');
    await other.agree(others, as.otherBoss);
    const [mine, theirs] = [await figuresOf(member, own), await figuresOf(other, others)];
    await link(other, others, theirs, served.dept);
    const note = { rowId: theirs, value: '200', text: '完成', clientMutationId: key() };
    await other.ok('performanceview.saveprogressnote', others, note);
    const before = (await dept(second, own)).alignment;
    expect(before.links).toEqual([]);
    expect(before.targets).toMatchObject([{ cellCode: served.dept, rolledProgress: '100' }]);

    await link(member, own, mine, served.dept);
    const after = (await dept(second, own)).alignment;
    expect(after.links).toMatchObject([{ fromCellCode: mine, toCellCode: served.dept }]);
    expect(JSON.stringify(after)).not.toContain(theirs);
    expect((await dept(second, as.otherBoss)).alignment.links).toHaveLength(2);
  });

  test('a link goes when it is taken back, and with the target of the department once others are agreed', async () => {
    const mine = await figuresOf(member, own);
    await link(member, own, mine, served.dept);
    await link(member, own, mine, served.root);
    const [first] = (await graph(member, own)).links.filter((one) => one.toCellCode === served.root);
    await member.ok('performanceview.deleteAlignInfo', own, { alignId: first?.alignId });
    expect((await graph(member, own)).links).toMatchObject([{ toCellCode: served.dept }]);
    // The form is filled in anew, with other targets than before.
    await agreeDept(services, second, as.otherBoss, as.boss);
    expect((await graph(member, own)).links).toEqual([]);
    expect((await dept(second, as.otherBoss)).alignment).toEqual({ targets: [], links: [] });
  });
});
