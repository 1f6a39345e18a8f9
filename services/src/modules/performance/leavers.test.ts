import { and, eq, inArray, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  AssessmentPlanStatus,
  ExitKind,
  MailPreference,
  ScorerRole,
  TargetStatus,
  TodoType,
} from '@hengcai/shared/enums';
import { readTable } from '../../kit/sheet/read.ts';
import { mail } from '../../kit/tables.ts';
import { startServices, type TestFile, type TestServices } from '../../testing/kit.ts';
import { exitPeople } from '../employee/public.ts';
import { employee, employment } from '../employee/tables.ts';
import { mailTheDay } from '../message/public.ts';
import { stageReminder } from '../message/tables.ts';
import { accountOfEmployee } from '../session/public.ts';
import { grantRole } from '../settings/public.ts';
import { openAppraisalOf, refusalOf, signedIn, type Appraisal } from './assessment/assessment-testing.ts';
import { key, staffedCompany, TEST_DAY, type Staffed } from './plan/plan-testing.ts';
import { remindOfStages } from './plan/reminders.ts';

const YESTERDAY = '2026-11-01';
const { SELF, BOSS, PARTNER } = ScorerRole;
const { SCORING, CALIBRATING, COMMUNICATING, CLOSED } = AssessmentPlanStatus;

let services: TestServices;
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
});
afterAll(() => services.stop());
beforeEach(async () => {
  company = await staffedCompany(services, 4);
});

async function start(changes: Parameters<typeof openAppraisalOf>[2] = {}): Promise<void> {
  appraisal = await openAppraisalOf(services, company, changes);
  as = await signedIn(services, company);
}
const staff = (i: number) => company.staffIds[i] ?? '';
const signIn = (empId: string) => services.signIn(company.code, company.numberOf.get(empId) ?? '');
const leave = (empId: string) =>
  services.as(company, 'writes', (ctx) =>
    exitPeople(ctx, [{ empId, lastDay: YESTERDAY, exitKind: ExitKind.VOLUNTARY, reason: '个人原因' }]),
  );
const comeBack = (empId: string) =>
  services.as(company, 'writes', (ctx) =>
    ctx.tx
      .update(employee)
      .set({ lastDay: null })
      .where(and(eq(employee.companyId, company.companyId), eq(employee.id, empId))),
  );
/** Reports are handed over before their superior leaves. */
const handOver = (empIds: readonly string[], bossId: string | null) =>
  services.as(company, 'writes', async (ctx) => {
    for (const [table, id] of [
      [employee, employee.id],
      [employment, employment.empId],
    ] as const)
      await ctx.tx
        .update(table)
        .set({ bossId })
        .where(and(eq(table.companyId, company.companyId), inArray(id, [...empIds])));
  });

interface Row {
  empId: string;
  hasLeft: boolean;
  superiorLeft: boolean;
  bossEmpId: string | null;
  bossScore?: string | null;
}
const people = async (filter: object = {}) =>
  (
    await services.ok<{ items: Row[] }>(
      'performanceflow.viewdetails',
      { planCode: appraisal.plan.id, pageSize: 50, ...filter },
      as.admin,
    )
  ).items;
const inList = async (name: string, token: string) =>
  (await services.ok<{ items: Row[] }>(name, { planCode: appraisal.plan.id, pageSize: 50 }, token)).items.find(
    ({ empId }) => empId === appraisal.empId,
  );
/** What the stage of the plan waits for because of somebody. */
const heldUpBy = async (to: number, empId = appraisal.empId) =>
  (
    await services.ok<{ pending: { empId: string | null; code: string }[] }>(
      'performanceflow.checkadvance',
      { planCode: appraisal.plan.id, to },
      as.admin,
    )
  ).pending
    .filter((one) => one.empId === empId)
    .map(({ code }) => code);
const todos = async (token: string) =>
  (await services.ok<{ typeId: number; empId: string | null }[]>('message.listtodo', {}, token))
    .filter(({ empId }) => empId === appraisal.empId)
    .map(({ typeId }) => typeId);
const told = async (empId: string) =>
  (
    await services.as(company, 'reads', (ctx) =>
      ctx.tx
        .select()
        .from(stageReminder)
        .where(and(eq(stageReminder.companyId, company.companyId), eq(stageReminder.empId, empId)))
        .orderBy(stageReminder.id),
    )
  ).map(({ kind }) => kind);
/** The messages somebody has, the newest first. */
const messages = async (token: string) =>
  (
    await services.ok<{ items: { remindTypeName: string; remindContent: string; page: string | null }[] }>(
      'message.listremindmessage',
      { pageSize: 200 },
      token,
    )
  ).items;
/** What somebody was told by an act. */
async function toldBy(empId: string, act: () => Promise<unknown>): Promise<string[]> {
  const before = (await told(empId)).length;
  await act();
  return (await told(empId)).slice(before);
}
const confirm = (token: string) => appraisal.ok('performanceview.confirmAssessmentNote', token, { action: 'confirm' });

describe('the form of somebody who has left', () => {
  test('is marked in lists and on the form, and can be looked for', async () => {
    await start();
    expect((await people()).filter(({ hasLeft }) => hasLeft)).toEqual([]);
    await leave(appraisal.empId);
    expect((await people()).filter(({ hasLeft }) => hasLeft).map(({ empId }) => empId)).toEqual([appraisal.empId]);
    expect((await people({ hasLeft: true })).map(({ empId }) => empId)).toEqual([appraisal.empId]);
    expect(await inList('performanceview.listdirectlyunder', as.boss)).toMatchObject({ hasLeft: true });
    expect(await appraisal.detail(as.boss)).toMatchObject({ hasLeft: true });
    await comeBack(appraisal.empId);
    expect(await appraisal.detail(as.boss)).toMatchObject({ hasLeft: false });
    expect(await people({ hasLeft: true })).toEqual([]);
  });

  test('gets its targets from the superior, whatever the plan says of that, and filling in does not wait for it', async () => {
    await start({ plan: { managersMaySetTargets: false } });
    expect(await heldUpBy(SCORING)).toEqual(['TARGETS_PENDING']);
    expect(await appraisal.may('setSubordinateTargets', as.boss)).toBe('MANAGERS_SET_NO_TARGETS');
    await leave(appraisal.empId);
    expect(await heldUpBy(SCORING)).toEqual([]);
    const { version, parts } = await appraisal.detail(as.boss);
    expect(await appraisal.may('setSubordinateTargets', as.boss)).toBe(true);
    const row = (at: number, more: object = {}) => ({
      companyModuleCode: parts[at]?.companyModuleCode,
      partCode: parts[at]?.partCode,
      keyResult: '交接客户',
      weight: '80',
      priority: 1,
      ...more,
    });
    const fixed = (await appraisal.detail(as.boss)).indicators.map(
      ({ sort: _sort, fixed: _fixed, achievedValue: _achieved, ...one }) => one,
    );
    await appraisal.ok('performanceview.allotperformance', as.boss, {
      version,
      rows: [...fixed, row(0), row(1, { keyResult: '营业收入', startValue: '100', targetValue: '200', weight: '100' })],
    });
    expect(await appraisal.detail(as.boss)).toMatchObject({ targetStatus: TargetStatus.APPROVED, hasLeft: true });
  });

  test('keeps filling in waiting while targets wait for their approver', async () => {
    await start();
    const { version } = await appraisal.fill(as.person);
    await appraisal.ok('performancecheck.updatestatus', as.person, { version, action: 'submit' });
    await leave(appraisal.empId);
    expect(await heldUpBy(SCORING)).toEqual(['TARGETS_PENDING']);
    expect(await todos(as.boss)).toEqual([TodoType.TARGET_APPROVAL]);
    await appraisal.ok('performancecheck.updatestatus', as.boss, {
      version: (await appraisal.detail(as.boss)).version,
      action: 'approve',
    });
    expect(await heldUpBy(SCORING)).toEqual([]);
  });

  test('is scored without a self score from the day after, and settled without the person', async () => {
    await start();
    await appraisal.agree(as.person, as.boss);
    await appraisal.goTo(SCORING);
    expect(await appraisal.may('saveBossScore', as.boss)).toBe('SELF_SCORE_FIRST');
    expect(await heldUpBy(CALIBRATING)).toEqual(['SELF_SCORES_PENDING', 'BOSS_SCORES_PENDING']);
    expect(await toldBy(company.bossIds[0], () => leave(appraisal.empId))).toEqual(
      expect.arrayContaining(['selfScoreAbsent']),
    );
    expect(await heldUpBy(CALIBRATING)).toEqual(['BOSS_SCORES_PENDING']);
    expect(await todos(as.boss)).toEqual([TodoType.SUBORDINATE_SCORE]);
    expect(await appraisal.detail(as.boss)).toMatchObject({ withoutSelfScore: true });
    await appraisal.score(as.boss, BOSS, '80');
    expect(await heldUpBy(CALIBRATING)).toEqual([]);
    await appraisal.goTo(CALIBRATING);
    expect(await inList('performancecheck.querylist', as.boss)).toMatchObject({ hasLeft: true, bossScore: '80' });
    await appraisal.goTo(COMMUNICATING);
    expect(await toldBy(appraisal.empId, () => confirm(as.boss))).toEqual([]);
    expect(await heldUpBy(CLOSED)).toEqual([]);
    await appraisal.goTo(CLOSED);
    expect((await people({ hasLeft: true })).map(({ empId }) => empId)).toEqual([appraisal.empId]);
    const { fileName, bytes } = await services.ok<TestFile>(
      'performanceexport.exportPerformanceExcel',
      { planCode: appraisal.plan.id },
      as.admin,
    );
    const lines = await readTable(Buffer.from(bytes), fileName, { rows: 100, columns: 20 });
    const number = company.numberOf.get(appraisal.empId);
    expect(lines.find(({ cells }) => cells[0] === number)?.cells[4]).toBe('Left');
  });

  test('is no longer waited for to confirm, nor reminded of anything', async () => {
    await start();
    await appraisal.agree(as.person, as.boss);
    await appraisal.goTo(SCORING);
    await appraisal.score(as.person, SELF, '90');
    await appraisal.score(as.boss, BOSS, '80');
    await appraisal.goTo(COMMUNICATING);
    await confirm(as.boss);
    expect(await heldUpBy(CLOSED)).toEqual(['CONFIRMATIONS_PENDING']);
    await leave(appraisal.empId);
    expect(await heldUpBy(CLOSED)).toEqual([]);
    const remind = () =>
      services.ok(
        'performanceflow.remind',
        { clientMutationId: key(), planCode: appraisal.plan.id, empIds: [appraisal.empId] },
        as.admin,
      );
    expect(await toldBy(appraisal.empId, remind)).toEqual([]);
    expect(await toldBy(appraisal.empId, () => services.as(company, 'writes', (ctx) => remindOfStages(ctx)))).toEqual(
      [],
    );
    await comeBack(appraisal.empId);
    expect(await heldUpBy(CLOSED)).toEqual(['CONFIRMATIONS_PENDING']);
  });

  test('is no matter of the mail of the day any more', async () => {
    await start();
    await services.ok('message.savemailpreference', { preference: MailPreference.DAILY }, as.person);
    await appraisal.agree(as.person, as.boss);
    const mailed = async () => {
      await services.as(company, 'writes', mailTheDay);
      const { length } = await services.as(company, 'reads', (ctx) =>
        ctx.tx
          .select()
          .from(mail)
          .where(and(eq(mail.companyId, company.companyId), like(mail.dedupeKey, `day:${appraisal.empId}:%`))),
      );
      return length;
    };
    await leave(appraisal.empId);
    expect(await mailed()).toBe(0);
    await comeBack(appraisal.empId);
    expect(await mailed()).toBe(1);
  });

  test('stays as it was where the person had confirmed, and where they left after the archive', async () => {
    await start();
    await appraisal.agree(as.person, as.boss);
    await appraisal.goTo(SCORING);
    await appraisal.score(as.person, SELF, '90');
    await appraisal.score(as.boss, BOSS, '80');
    await appraisal.goTo(COMMUNICATING);
    await confirm(as.boss);
    await confirm(as.person);
    await leave(appraisal.empId);
    expect(await appraisal.detail(as.boss)).toMatchObject({ hasLeft: false });
    const other = appraisal.of(staff(2));
    await appraisal.goTo(CLOSED);
    const { offsetMs } = services.kernel.clock;
    services.kernel.clock.offsetMs += 3 * 86_400_000;
    try {
      await services.as(company, 'writes', (ctx) =>
        exitPeople(ctx, [{ empId: staff(2), lastDay: '2026-11-03', exitKind: ExitKind.VOLUNTARY, reason: '个人原因' }]),
      );
      const boss = await signIn(company.bossIds[0]);
      expect(await other.detail(boss)).toMatchObject({ hasLeft: false });
    } finally {
      services.kernel.clock.offsetMs = offsetMs;
    }
  });
});

describe('what a superior leaves behind', () => {
  /** The second superior leads staff 1 and 3 and reports to the first. */
  const superior = () => company.bossIds[1];
  const goes = async () => {
    await handOver([staff(1), staff(3)], company.bossIds[0]);
    await leave(superior());
  };
  let one: string;
  beforeEach(async () => {
    await start();
    appraisal = appraisal.of(staff(1));
    one = await signIn(staff(1));
  });

  test('targets that wait for approval go to the manager above, who is told once', async () => {
    for (const [form, token] of [
      [appraisal, one],
      [appraisal.of(staff(3)), await signIn(staff(3))],
    ] as const) {
      const { version } = await form.fill(token);
      await form.ok('performancecheck.updatestatus', token, { version, action: 'submit' });
    }
    const before = (await messages(as.boss)).length;
    await goes();
    expect((await messages(as.boss)).slice(0, -before || undefined)).toMatchObject([
      {
        remindTypeName: 'Targets to approve',
        remindContent: expect.stringContaining('The targets of 2 people in “'),
      },
    ]);
    expect(await todos(as.boss)).toEqual([TodoType.TARGET_APPROVAL]);
    await appraisal.ok('performancecheck.updatestatus', as.boss, {
      version: (await appraisal.detail(as.boss)).version,
      action: 'approve',
    });
    expect(await appraisal.detail(one)).toMatchObject({
      targetStatus: TargetStatus.APPROVED,
      bossEmpId: company.bossIds[0],
    });
  });

  test('open scoring goes to who is superior then, who is told', async () => {
    await appraisal.agree(one, as.otherBoss);
    await appraisal.goTo(SCORING);
    await appraisal.score(one, SELF, '90');
    expect(await toldBy(company.bossIds[0], goes)).toContain('scoresDue');
    expect(await todos(as.boss)).toEqual([TodoType.SUBORDINATE_SCORE]);
    await appraisal.score(as.boss, BOSS, '70');
    expect(await appraisal.detail(as.boss)).toMatchObject({ bossEmpId: company.bossIds[0] });
  });

  test('what was scored counts as it is, and its confirmation goes on', async () => {
    await appraisal.agree(one, as.otherBoss);
    await appraisal.goTo(SCORING);
    await appraisal.score(one, SELF, '90');
    await appraisal.score(as.otherBoss, BOSS, '80');
    const { composedScore } = await appraisal.detail(as.admin);
    await goes();
    const after = await appraisal.detail(as.boss);
    expect(after).toMatchObject({ composedScore });
    expect(after.sheets.find(({ scorerRole }) => scorerRole === BOSS)).toMatchObject({ scorerEmpId: superior() });
    await appraisal.goTo(CALIBRATING);
    // 60 % of 80, and 40 % of the 50 the figures come to.
    expect(await inList('performancecheck.querylist', as.boss)).toMatchObject({ bossScore: '68' });
    await appraisal.goTo(COMMUNICATING);
    expect(await todos(as.boss)).toEqual([TodoType.SUBORDINATE_CONFIRM]);
    await confirm(as.boss);
    expect(await todos(one)).toEqual([TodoType.MY_CONFIRM]);
  });

  test('a result sent back is scored again by the superior of then', async () => {
    await appraisal.agree(one, as.otherBoss);
    await appraisal.goTo(SCORING);
    await appraisal.score(one, SELF, '90');
    await appraisal.score(as.otherBoss, BOSS, '80');
    await appraisal.goTo(CALIBRATING);
    await goes();
    const { version } = await appraisal.detail(as.admin);
    await appraisal.ok('performancecheck.rejectandverify', as.admin, { action: 'reject', reason: '请复核', version });
    expect(await inList('performancecheck.querylist', as.boss)).toMatchObject({ bossScore: null });
    await appraisal.score(as.boss, BOSS, '60');
    expect(await inList('performancecheck.querylist', as.boss)).toMatchObject({ bossScore: '56' });
  });

  test('of somebody who has left as well it goes to the manager above the superior', async () => {
    await appraisal.agree(one, as.otherBoss);
    await appraisal.goTo(SCORING);
    await leave(staff(1));
    await handOver([staff(3)], company.bossIds[0]);
    await leave(superior());
    expect(await todos(as.boss)).toEqual([TodoType.SUBORDINATE_SCORE]);
  });
});

describe('where nobody stands above a superior who leaves', () => {
  /** The first superior leads staff 0 and 2 and the second one, and reports to nobody. */
  const chooses = (empIds: readonly string[], bossEmpId: string, token = as.admin) =>
    services.call(
      'performanceflow.choosesuperior',
      { clientMutationId: key(), planCode: appraisal.plan.id, empIds, bossEmpId },
      token,
    );
  const led = () => [staff(0), staff(2), company.bossIds[1]].sort();
  const goes = async () => {
    await handOver(led(), null);
    await leave(company.bossIds[0]);
  };
  const withoutSuperior = async () =>
    (await people({ superiorLeft: true })).map(({ empId, superiorLeft }) => superiorLeft && empId).sort();
  const atHome = async () => {
    const home = await services.ok<{ plans: { superiorLeft: number }[] }>('overview.homeoverview', {}, as.admin);
    return home.plans.map(({ superiorLeft }) => superiorLeft);
  };

  test('HR finds the appraisals at home and in the plan, and chooses who is superior, who is told', async () => {
    await start();
    const { version } = await appraisal.fill(as.person);
    await appraisal.ok('performancecheck.updatestatus', as.person, { version, action: 'submit' });
    expect([await atHome(), await withoutSuperior()]).toEqual([[0], []]);
    await goes();
    expect([await atHome(), await withoutSuperior()]).toEqual([[3], led()]);

    expect(await toldBy(company.bossIds[1], () => chooses([staff(0), staff(2)], company.bossIds[1]))).toEqual([
      'targetsPassedOn',
    ]);
    expect([await atHome(), await withoutSuperior()]).toEqual([[1], [company.bossIds[1]]]);
    expect(await todos(as.otherBoss)).toEqual([TodoType.TARGET_APPROVAL]);
    await appraisal.ok('performancecheck.updatestatus', as.otherBoss, {
      version: (await appraisal.detail(as.otherBoss)).version,
      action: 'approve',
    });
    expect(await appraisal.detail(as.person)).toMatchObject({
      targetStatus: TargetStatus.APPROVED,
      bossEmpId: company.bossIds[1],
    });
  });

  test('somebody without targets waits for no superior once scoring is open', async () => {
    await start();
    await appraisal.agree(as.person, as.boss);
    await appraisal.goTo(SCORING);
    await goes();
    expect([await atHome(), await withoutSuperior()]).toEqual([[1], [staff(0)]]);
    await appraisal.score(as.person, SELF, '90');
    expect(await toldBy(company.bossIds[1], () => chooses([staff(0)], company.bossIds[1]))).toEqual(['scoresDue']);
  });

  test('nobody becomes their own superior, who has left becomes none, and managers choose none', async () => {
    await start();
    await leave(staff(3));
    const answer = await chooses([company.bossIds[1], staff(0)], company.bossIds[1]);
    expect(answer.data).toMatchObject({
      changed: 1,
      failures: [{ empId: company.bossIds[1], message: 'Nobody is their own manager' }],
    });
    expect(refusalOf(await chooses([staff(0)], staff(3)))).toEqual([422, [['bossEmpId', 'UNKNOWN_REFERENCE']]]);
    expect((await chooses([staff(0)], company.bossIds[0], as.otherBoss)).status).toBe(403);
    await appraisal.switch({ locked: true, reason: '核对' });
    expect(refusalOf(await chooses([staff(0)], company.bossIds[0]))).toEqual([422, [[null, 'PLAN_LOCKED']]]);
  });
});

test('who has not left after all gets no appraisals back, and whoever manages the plan learns which those are', async () => {
  await start();
  await services.as(company, 'writes', async (ctx) =>
    grantRole(ctx, (await accountOfEmployee(ctx, staff(2)))?.userId ?? '', 'hr'),
  );
  const hr = await signIn(staff(2));
  await handOver([staff(1), staff(3)], company.bossIds[0]);
  await leave(company.bossIds[1]);
  const { items } = await services.ok<{ items: { changeId: string; version: number; empId: string }[] }>(
    'personnelChange.list',
    { pageSize: 50 },
    as.admin,
  );
  const exit = items.find(({ empId }) => empId === company.bossIds[1]);
  await services.ok(
    'personnelChange.reverse',
    { changeId: exit?.changeId, version: exit?.version, clientMutationId: key(), reason: '误操作' },
    as.admin,
  );
  expect((await people()).find(({ empId }) => empId === staff(1))).toMatchObject({ bossEmpId: company.bossIds[0] });
  const [told] = (await messages(hr)).filter(
    ({ remindTypeName }) => remindTypeName === 'Appraisals stay with another manager',
  );
  expect(told?.remindContent).toContain('these appraisals stay with whoever took them over: 员工E004, 员工E006');
  expect(told?.page).toBe(`/performance/management/assess_set_details?id=${appraisal.plan.id}`);
});

test('a co-assessor who has left is not waited for, and the superior is told', async () => {
  await start({ plan: { selfRatio: '20', partnerRatio: '20', bossRatio: '60' } });
  await appraisal.agree(as.person, as.boss);
  await appraisal.ok('performanceview.pickTogetherAssessor', as.boss, {
    clientMutationId: key(),
    assessors: [{ empId: staff(1) }, { empId: staff(3) }],
  });
  await appraisal.goTo(SCORING);
  await appraisal.score(as.person, SELF, '90');
  await appraisal.score(await signIn(staff(1)), PARTNER, '50');
  expect(await appraisal.may('submitBossScore', as.boss)).toBe('CO_ASSESSORS_FIRST');
  expect(await toldBy(company.bossIds[0], () => leave(staff(3)))).toContain('scoresDue');
  expect(await appraisal.may('submitBossScore', as.boss)).toBe(true);
  await appraisal.score(as.boss, BOSS, '70');
  // Of the part scored by hand 20 % of 90, 20 % of the 50 that came, 60 % of 70; the figures of the other come to 50.
  expect(await appraisal.detail(as.admin)).toMatchObject({ composedScore: '62' });
});
