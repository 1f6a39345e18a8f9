import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  ApprovalMode,
  ApproverKind,
  AssessmentPlanStage,
  AssessmentPlanStatus,
  BossStage,
  EmployeeStage,
  TargetStatus,
  TodoType,
  type ValueOf,
} from '@hengcai/shared/enums';
import { startApproval } from '../../../kit/approval.ts';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { Review } from '../../../testing/review360.ts';
import { stageReminder } from '../../message/tables.ts';
import { mail } from '../../../kit/tables.ts';
import { userAccount } from '../../session/tables.ts';
import { TARGETS_SUBJECT } from '../approval/approval-runs.ts';
import {
  advance,
  errorsOf,
  key,
  opened,
  readyPlan,
  staffedCompany,
  TEST_DAY,
  type Saved,
  type Staffed,
} from './plan-testing.ts';
import { remindOfStages } from './reminders.ts';
import { assessmentInfo, assessmentPlan } from '../tables.ts';

let services: TestServices;
let company: Staffed;
let person: string;
let boss: string;
let plan: Saved;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
});
afterAll(() => services.stop());
beforeEach(async () => {
  company = await staffedCompany(services, 3);
  [person = ''] = company.staffIds;
  [boss] = company.bossIds;
  const ready = await readyPlan(services, company);
  plan = { id: ready.id, version: await opened(services, company, ready) };
  await forget();
});

/** What moving the plan told is a matter of its own (handover.test). */
const forget = () =>
  services.as(company, 'writes', async (ctx) => {
    await ctx.tx.delete(stageReminder).where(eq(stageReminder.companyId, company.companyId));
    await ctx.tx.delete(mail).where(eq(mail.companyId, company.companyId));
  });

const write = (set: Partial<typeof assessmentInfo.$inferSelect>, empId?: string) =>
  services.as(company, 'writes', (ctx) =>
    ctx.tx
      .update(assessmentInfo)
      .set(set)
      .where(and(eq(assessmentInfo.planId, plan.id), empId ? eq(assessmentInfo.empId, empId) : undefined)),
  );
/** Submitted targets, as the approval engine has them. */
const submit = (empId: string) =>
  services.as(company, 'writes', async (ctx) => {
    const [info] = await ctx.tx
      .update(assessmentInfo)
      .set({ targetStatus: TargetStatus.PENDING_APPROVAL })
      .where(and(eq(assessmentInfo.planId, plan.id), eq(assessmentInfo.empId, empId)))
      .returning();
    const node = { name: '上级', kind: ApproverKind.NAMED, empIds: [info?.bossEmpId ?? ''], mode: ApprovalMode.ANY };
    await startApproval(ctx, { subjectType: TARGETS_SUBJECT, subjectId: info?.id ?? '' }, [node], empId);
  });
const remind = (more: object = {}) =>
  services.call('performanceflow.remind', { clientMutationId: key(), planCode: plan.id, ...more }, company.adminToken);
const sent = async () =>
  (
    await services.as(company, 'reads', (ctx) =>
      ctx.tx
        .select()
        .from(stageReminder)
        .where(eq(stageReminder.companyId, company.companyId))
        .orderBy(stageReminder.id),
    )
  ).map(({ empId, kind, params }) => [empId, kind, params.count]);
const signIn = (empId: string) => services.signIn(company.code, company.numberOf.get(empId) ?? '');

describe('who is reminded', () => {
  test('while filling in: who has not submitted, and the superior whose approval is waited for, once however many wait', async () => {
    await write({ targetStatus: TargetStatus.APPROVED });
    await write({ targetStatus: TargetStatus.REJECTED }, company.bossIds[1]);
    for (const one of company.staffIds) await submit(one);
    expect((await remind()).data).toEqual({ reminded: 3 });
    expect((await sent()).sort()).toEqual(
      [
        [boss, 'approveTargets', '2'],
        [company.bossIds[1], 'approveTargets', '1'],
        [company.bossIds[1], 'fillTargets', '1'],
      ].sort(),
    );
  });

  test('only for the people named', async () => {
    expect((await remind({ empIds: [person] })).data).toEqual({ reminded: 1 });
    expect(await sent()).toEqual([[person, 'fillTargets', '1']]);
  });

  test('while scoring: the person first, then the superior', async () => {
    await write({ targetStatus: TargetStatus.APPROVED });
    plan.version = await advance(services, company, plan, 2, true);
    await forget();
    await write({ employeeStage: EmployeeStage.BOSS_RATED, bossStage: BossStage.SCORED });
    await write({ employeeStage: EmployeeStage.APPROVED, bossStage: BossStage.TARGETS_APPROVED }, person);
    await remind();
    await write({ employeeStage: EmployeeStage.SELF_RATED, bossStage: BossStage.TO_SCORE }, person);
    await remind();
    expect(await sent()).toEqual([
      [person, 'selfScore', '1'],
      [boss, 'bossScore', '1'],
    ]);
  });

  test('by a superior: the own people, of what is theirs to do, and those who owe nothing are listed', async () => {
    const [, stranger, colleague] = company.staffIds;
    await submit(colleague ?? '');
    const byBoss = async (empIds: unknown[]) =>
      services.call(
        'performanceflow.remindteam',
        { clientMutationId: key(), planCode: plan.id, empIds },
        await signIn(boss),
      );
    const answer = await byBoss([person, stranger, colleague, boss]);
    const { reminded, failures } = answer.data as { reminded: number; failures: { empId: string; code: string }[] };
    expect([reminded, failures.map(({ empId, code }) => [empId, code]).sort()]).toEqual([
      1,
      [
        [stranger, 'NOT_FOUND'],
        [colleague, 'NOTHING_TO_REMIND_OF'],
        [boss, 'NOT_FOUND'],
      ].sort(),
    ]);
    // Whose approval is waited for, here the superior, is not told by it.
    expect(await sent()).toEqual([[person, 'fillTargets', '1']]);
    await services.ok(
      'performanceflow.lockplan',
      { planCode: plan.id, version: plan.version, locked: true },
      company.adminToken,
    );
    expect(errorsOf(await byBoss([person]))).toEqual([[null, 'PLAN_LOCKED']]);
  });

  test('a locked plan reminds nobody', async () => {
    await services.ok(
      'performanceflow.lockplan',
      { planCode: plan.id, version: plan.version, locked: true },
      company.adminToken,
    );
    expect(errorsOf(await remind())).toEqual([[null, 'PLAN_LOCKED']]);
    await services.as(company, 'writes', remindOfStages);
    expect(await sent()).toEqual([]);
  });
});

test('one wish reminds once, and each reminder is mailed in the language of the account', async () => {
  const clientMutationId = key();
  await services.as(company, 'writes', (ctx) =>
    ctx.tx.update(userAccount).set({ language: 'zh-CN' }).where(eq(userAccount.empId, person)),
  );
  await remind({ clientMutationId });
  await remind({ clientMutationId });
  expect((await sent()).length).toBe(5);
  const mails = await services.as(company, 'reads', (ctx) =>
    ctx.tx.select().from(mail).where(eq(mail.companyId, company.companyId)),
  );
  expect(mails.length).toBe(5);
  const [mine] = mails.filter((one) => one.recipient.startsWith(company.numberOf.get(person) ?? ''));
  const subjects = mails.map((one) => one.subject.split(' · ')[0]);
  expect([mine?.subject.split(' · ')[0], mine?.body.includes(`empId=${person}`)]).toEqual(['目标填报提醒', true]);
  expect(new Set(subjects)).toEqual(new Set(['目标填报提醒', 'Targets to fill in']));
});

test('S3.070 the daily step reminds on the configured day of the present stage, once', async () => {
  await services.as(company, 'writes', (ctx) =>
    ctx.tx
      .update(assessmentPlan)
      .set({ reminders: [{ stage: 1, dates: [TEST_DAY] }] })
      .where(eq(assessmentPlan.id, plan.id)),
  );
  await services.as(company, 'writes', remindOfStages);
  await services.as(company, 'writes', remindOfStages);
  expect((await sent()).length).toBe(5);
  plan.version = await advance(services, company, plan, 2, true);
  await forget();
  await services.as(company, 'writes', remindOfStages);
  expect(await sent()).toEqual([]);
});

test('the message centre shows own reminders in the language of the call and marks them as read', async () => {
  await remind();
  const token = await signIn(person);
  const list = () => services.call('message.listremindmessage', {}, token, 'en-US');
  const data = (await list()).data as {
    total: number;
    items: { messageId: string; remindTypeName: string; remindContent: string; isRead: number }[];
  };
  expect(data).toMatchObject({ total: 1, items: [{ remindTypeName: 'Targets to fill in', isRead: 0 }] });
  expect(data.items[0]?.remindContent).toContain('by 2026-11-20');
  const other = await signIn(company.staffIds[1] ?? '');
  await services.ok('message.updatemessagestate', { messageIds: [data.items[0]?.messageId] }, other);
  expect((await list()).data).toMatchObject({ items: [{ isRead: 0 }] });
  const mine = await signIn(person);
  await services.ok('message.updatemessagestate', { messageIds: [data.items[0]?.messageId] }, mine);
  expect((await services.call('message.listremindmessage', {}, mine)).data).toMatchObject({ items: [{ isRead: 1 }] });
});

test('the backlog counts what waits for the caller, per kind, and nothing in a locked plan', async () => {
  await submit(person);
  const token = await signIn(boss);
  const count = async (typeId: number) =>
    (await services.ok<{ typeId: number; backlogCount: number }[]>('message.listbacklogcount', {}, token)).find(
      (one) => one.typeId === typeId,
    )?.backlogCount;
  expect(await count(TodoType.TARGET_APPROVAL)).toBe(1);
  await write({ targetStatus: TargetStatus.APPROVED });
  plan.version = await advance(services, company, plan, 2, true);
  expect([
    await count(TodoType.TARGET_APPROVAL),
    await count(TodoType.MY_SCORE),
    await count(TodoType.SUBORDINATE_SCORE),
  ]).toEqual([0, 1, 0]);
  await write({ employeeStage: EmployeeStage.SELF_RATED, bossStage: BossStage.TO_SCORE }, person);
  expect(await count(TodoType.SUBORDINATE_SCORE)).toBe(1);
  await write({ composed: '80', levelName: 'B' });
  for (const to of [3, 4]) plan.version = await advance(services, company, plan, to, true);
  expect(await count(TodoType.SUBORDINATE_CONFIRM)).toBe(3);
  await write({ bossStage: BossStage.CONFIRMED, employeeStage: EmployeeStage.PENDING_CONFIRM }, boss);
  expect(await count(TodoType.MY_CONFIRM)).toBe(1);
  await services.ok(
    'performanceflow.lockplan',
    { planCode: plan.id, version: plan.version, locked: true },
    company.adminToken,
  );
  expect([await count(TodoType.MY_CONFIRM), await count(TodoType.SUBORDINATE_CONFIRM)]).toEqual([0, 0]);
});

test('S3.070 on a date of the scoring stage raters with a form left are reminded, once, and nobody else', async () => {
  const review = await Review.open(services);
  const ofReview = review.company;
  const subject = ofReview.staffIds[0] ?? '';
  const [done = '', left = ''] = ofReview.staffIds.slice(1);
  await review.invite(ofReview.adminToken, subject, [done, left]);
  const remindOn = (stage: ValueOf<typeof AssessmentPlanStage>) =>
    services.as(ofReview, 'writes', async (ctx) => {
      await ctx.tx
        .update(assessmentPlan)
        .set({ reminders: [{ stage, dates: [TEST_DAY] }] })
        .where(eq(assessmentPlan.id, review.plan.id));
      await remindOfStages(ctx);
      await remindOfStages(ctx);
    });
  const reminded = async (empId: string) => {
    const page = await services.ok<{ items: { remindTypeName: string }[] }>(
      'message.listremindmessage',
      {},
      await review.token(empId),
    );
    return page.items.filter(({ remindTypeName }) => remindTypeName === 'Please submit your 360 form').length;
  };
  await remindOn(AssessmentPlanStage.FILL);
  expect(await reminded(left)).toBe(0);
  await review.goTo(AssessmentPlanStatus.SCORING);
  await review.submit(await review.token(done), subject, [5, 5]);
  await remindOn(AssessmentPlanStage.SCORE);
  expect([await reminded(left), await reminded(done), await reminded(subject)]).toEqual([1, 0, 0]);

  // HR reminds those who hold up the plan: raters too, about everybody or about those who are named.
  const remind = (empIds?: string[]) =>
    services.ok<{ reminded: number }>(
      'performanceflow.remind',
      { planCode: review.plan.id, empIds, clientMutationId: key() },
      ofReview.adminToken,
    );
  const others = (await remind([done])).reminded;
  expect(await reminded(left)).toBe(1);
  const named = (await remind([subject])).reminded;
  expect(await reminded(left)).toBe(2);
  await remind();
  expect([await reminded(left), await reminded(done), named - others]).toEqual([3, 0, 1]);
});
