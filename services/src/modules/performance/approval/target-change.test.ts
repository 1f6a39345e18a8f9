import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ApprovalMode, ApproverKind, AssessmentPlanStatus, TargetStatus } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import {
  openAppraisalOf,
  refusalOf as refusal,
  signedIn,
  type Appraisal,
  type AssessmentData,
} from '../assessment/assessment-testing.ts';
import { staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';

let services: TestServices;
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 4);
  as = await signedIn(services, company);
});
beforeEach(async () => {
  appraisal = await openAppraisalOf(services, company);
});
afterAll(() => services.stop());

type Row = AssessmentData['indicators'][number];
const named = (rows: readonly Row[], name: string) => rows.find((row) => row.keyResult === name);
/** The form with another value to reach. */
const wanted = async (targetValue: string) => {
  const { indicators, targetChange } = await appraisal.detail(as.person);
  return (targetChange?.indicators ?? indicators).map(({ sort: _s, fixed: _f, achievedValue: _a, ...row }) =>
    row.keyResult === '营业收入' ? { ...row, targetValue } : row,
  );
};
const change = async (token: string, action: string, more: object = {}) =>
  appraisal.call('performanceview.updatetarget', token, {
    version: (await appraisal.detail(token)).version,
    action,
    ...more,
  });
const submit = async (targetValue = '300') =>
  change(as.person, 'submit', { rows: await wanted(targetValue), reason: '市场变化' });
const todos = async (token: string) => {
  const { items } = await services.ok<{ items: { empId: string }[] }>(
    'performanceview.listdirectlyunder',
    { planCode: appraisal.plan.id, waitingForMe: true, pageNo: 1, pageSize: 10 },
    token,
  );
  return items.map((one) => one.empId);
};

test('updatetarget: agreed targets stand until the change is approved, and the approver sees old and new', async () => {
  await appraisal.agree(as.person, as.boss);
  expect((await submit()).success).toBe(true);
  expect(await todos(as.boss)).toEqual([appraisal.empId]);
  const seen = await appraisal.detail(as.boss);
  expect(seen.targetStatus).toBe(TargetStatus.APPROVED);
  expect(named(seen.indicators, '营业收入')).toMatchObject({ targetValue: '200' });
  expect(seen.targetChange).toMatchObject({
    reason: '市场变化',
    targetStatus: TargetStatus.PENDING_APPROVAL,
    entries: [{ keyResult: '营业收入', column: 'targetValue', before: '200', after: '300' }],
  });
  // While it waits, neither the person nor the manager changes the targets in another way.
  expect(await appraisal.may('changeTargets', as.person)).toBe('TARGETS_SUBMITTED');
  expect(await appraisal.may('setSubordinateTargets', as.boss)).toBe('TARGETS_SUBMITTED');

  expect((await change(as.boss, 'approve')).success).toBe(true);
  const after = await appraisal.detail(as.person);
  expect(after.targetChange).toBeNull();
  expect(named(after.indicators, '营业收入')).toMatchObject({ targetValue: '300' });
  expect(await todos(as.boss)).toEqual([]);
  const { items } = await appraisal.ok<{ items: object[] }>('performanceview.gettargetlog', as.person, {
    pageNo: 1,
    pageSize: 10,
  });
  expect(items[0]).toMatchObject({
    column: 'targetValue',
    before: '200',
    after: '300',
    reason: '市场变化',
    byEmpId: appraisal.empId,
  });
});

test('updatetarget: a returned change keeps what was typed, for its writer alone, and the agreed targets', async () => {
  await appraisal.agree(as.person, as.boss);
  await submit();
  expect(refusal(await change(as.boss, 'reject'))).toEqual([422, [['opinion', 'APPROVAL_OPINION_REQUIRED']]]);
  expect((await change(as.boss, 'reject', { opinion: '写清依据' })).success).toBe(true);
  expect((await appraisal.detail(as.boss)).targetChange).toBeNull();
  const own = await appraisal.detail(as.person);
  expect(own.targetChange).toMatchObject({ targetStatus: TargetStatus.REJECTED, opinion: '写清依据' });
  expect(named(own.targetChange?.indicators ?? [], '营业收入')).toMatchObject({ targetValue: '300' });
  expect(named(own.indicators, '营业收入')).toMatchObject({ targetValue: '200' });
  expect((await submit('250')).success).toBe(true);
  expect((await change(as.person, 'withdraw')).success).toBe(true);
  expect((await appraisal.detail(as.person)).targetChange).toMatchObject({ targetStatus: TargetStatus.PENDING_FILL });
});

test('updatetarget adds and takes away targets, which a second request knows again', async () => {
  await appraisal.agree(as.person, as.boss);
  const rows = await wanted('200');
  const [first] = rows.filter((row) => row.keyResult === '营业收入');
  const split = [
    ...rows.filter((row) => row !== first).map((row) => row),
    { ...first, weight: '60' },
    { ...first, rowId: undefined, keyResult: '回款', weight: '40' },
  ];
  expect((await change(as.person, 'submit', { rows: split, reason: '拆分' })).success).toBe(true);
  expect((await appraisal.detail(as.boss)).targetChange?.entries.map((one) => [one.keyResult, one.column])).toEqual(
    expect.arrayContaining([
      ['营业收入', 'weight'],
      ['回款', 'added'],
    ]),
  );
  await change(as.boss, 'reject', { opinion: '再想想' });
  expect((await change(as.person, 'submit', { rows: await wanted('500'), reason: '拆分' })).success).toBe(true);
  await change(as.boss, 'approve');
  const { indicators } = await appraisal.detail(as.person);
  expect(named(indicators, '回款')).toMatchObject({ weight: '40' });
});

test('updatetarget refuses what changes nothing, has no reason or does not sum to 100, and whoever may not', async () => {
  const none = { rows: [], reason: '市场变化' };
  expect(refusal(await change(as.person, 'submit', none))).toEqual([422, [[null, 'TARGETS_NOT_APPROVED']]]);
  await appraisal.agree(as.person, as.boss);
  const same = await wanted('200');
  expect(refusal(await change(as.person, 'submit', { rows: same, reason: '市场变化' }))).toEqual([
    422,
    [[null, 'NOTHING_CHANGED']],
  ]);
  expect(refusal(await change(as.person, 'submit', { rows: await wanted('300') }))).toEqual([
    422,
    [['reason', 'REQUIRED']],
  ]);
  const less = same.map((row) => (row.keyResult === '营业收入' ? { ...row, weight: '90' } : row));
  expect(refusal(await change(as.person, 'submit', { rows: less, reason: '市场变化' }))[0]).toBe(422);
  expect(refusal(await change(as.boss, 'submit', none))).toEqual([422, [[null, 'ROLE_NOT_ALLOWED']]]);
  await submit();
  expect(refusal(await change(as.admin, 'approve'))).toEqual([422, [[null, 'ROLE_NOT_ALLOWED']]]);
});

test('S4.026 updatetarget is refused once scoring has opened, and a change that still waited lapses', async () => {
  await appraisal.agree(as.person, as.boss);
  await submit();
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  expect(refusal(await submit('400'))).toEqual([422, [[null, 'STAGE_PASSED']]]);
  expect(refusal(await change(as.boss, 'approve'))).toEqual([422, [[null, 'STAGE_PASSED']]]);
  expect(await todos(as.boss)).toEqual([]);
  expect(named((await appraisal.detail(as.person)).indicators, '营业收入')).toMatchObject({ targetValue: '200' });
});

test('updatetarget goes through every node of the plan’s flow', async () => {
  const node = { kind: ApproverKind.NAMED, mode: ApprovalMode.ANY };
  appraisal = await openAppraisalOf(services, company, {
    flow: [
      { ...node, nodeName: '上级', empIds: [company.bossIds[0]] },
      { ...node, nodeName: '人力资源', empIds: [company.bossIds[1]] },
    ],
  });
  const { version } = await appraisal.fill(as.person);
  await appraisal.ok('performancecheck.updatestatus', as.person, { version, action: 'submit' });
  for (const token of [as.boss, as.otherBoss])
    await appraisal.ok('performancecheck.updatestatus', token, {
      version: (await appraisal.detail(token)).version,
      action: 'approve',
    });
  await submit();
  await change(as.boss, 'approve');
  expect(await todos(as.otherBoss)).toEqual([appraisal.empId]);
  expect(named((await appraisal.detail(as.person)).indicators, '营业收入')).toMatchObject({ targetValue: '200' });
  await change(as.otherBoss, 'approve');
  expect(named((await appraisal.detail(as.person)).indicators, '营业收入')).toMatchObject({ targetValue: '300' });
});
