import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ApproverKind, ApprovalMode, MailPreference, ScorerRole, TodoType } from '@hengcai/shared/enums';
import { ACTS, tellingsOf } from '@hengcai/shared/rules/performance/handovers';
import { translate } from '../../messages/translate.ts';
import { startServices, type TestServices } from '../../testing/kit.ts';
import { mailTheDay } from '../message/public.ts';
import { stageReminder } from '../message/tables.ts';
import { mail } from '../../kit/tables.ts';
import { openAppraisalOf, signedIn, type Appraisal } from './assessment/assessment-testing.ts';
import { key, staffedCompany, TEST_DAY, type Staffed } from './plan/plan-testing.ts';

let services: TestServices;
let company: Staffed;
let appraisal: Appraisal;
let who: Awaited<ReturnType<typeof signedIn>>;
let nameOf: ReadonlyMap<string, string>;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
});
afterAll(() => services.stop());
beforeEach(async () => {
  company = await staffedCompany(services, 3);
  const [person = '', other = '', colleague = ''] = company.staffIds;
  nameOf = new Map([
    [person, 'person'],
    [other, 'other'],
    [colleague, 'colleague'],
    [company.bossIds[0], 'boss'],
    [company.bossIds[1], 'otherBoss'],
  ]);
  // The person, a colleague under the same superior, and that superior.
  const scope = { wholeCompany: false, empIds: [person, colleague, company.bossIds[0]] };
  appraisal = await openAppraisalOf(services, company, { scope });
  who = await signedIn(services, company);
});

interface Sent {
  empId: string;
  kind: string;
}
const rows = () =>
  services.as(company, 'reads', (ctx) =>
    ctx.tx.select().from(stageReminder).where(eq(stageReminder.companyId, company.companyId)).orderBy(stageReminder.id),
  );
/** Who was told what since the last time this was asked. */
const told = async (): Promise<string[]> => {
  const found: Sent[] = await rows();
  const fresh = found.slice(seen);
  seen = found.length;
  return fresh.map(({ empId, kind }) => `${nameOf.get(empId) ?? empId}: ${kind}`).sort();
};
let seen = 0;
beforeEach(() => (seen = 0));

interface TodoRow {
  typeId: number;
  assessmentPlanCode: string;
  empId: string | null;
  lastDay: string;
}
const todos = async (token: string) =>
  (await services.ok<TodoRow[]>('message.listtodo', {}, token)).map(
    ({ typeId, empId }) => [typeId, empId === null ? null : nameOf.get(empId)] as const,
  );
const counted = async (token: string) =>
  (await services.ok<{ typeId: number; backlogCount: number }[]>('message.listbacklogcount', {}, token))
    .filter((one) => one.backlogCount > 0)
    .map((one) => [one.typeId, one.backlogCount]);
interface Message {
  remindTypeName: string;
  remindContent: string;
  page: string | null;
  isRead: number;
  matter: { assessmentPlanCode: string; empId: string | null; typeId: number | null; waits: boolean } | null;
}
const messages = async (token: string) =>
  (await services.ok<{ items: Message[] }>('message.listremindmessage', {}, token)).items;
const open = async (token: string) =>
  (await messages(token)).filter((one) => one.isRead === 0).map((one) => one.remindTypeName);
const mails = () =>
  services.as(company, 'reads', (ctx) =>
    ctx.tx.select().from(mail).where(eq(mail.companyId, company.companyId)).orderBy(mail.id),
  );
const prefer = (token: string, preference: number) => services.ok('message.savemailpreference', { preference }, token);
const reject = async (token: string) => {
  const { version } = await appraisal.detail(token);
  await appraisal.ok('performancecheck.reject', token, { version, opinion: '请写得具体些' });
};
const submit = async (token: string, one = appraisal) => {
  const { version } = await one.fill(token);
  await one.ok('performancecheck.updatestatus', token, { version, action: 'submit' });
};
const approve = async (token: string, one = appraisal) => {
  const { version } = await one.detail(token);
  await one.ok('performancecheck.updatestatus', token, { version, action: 'approve' });
};
const plan = async () =>
  (
    await services.ok<{ version: number }[]>(
      'performanceplane.getplanandrule',
      { planCodes: [appraisal.plan.id] },
      who.admin,
    )
  )[0] ?? { version: 0 };
const back = async (to: number) =>
  services.ok(
    'performanceplane.reversalplan',
    {
      planCode: appraisal.plan.id,
      clientMutationId: key(),
      version: (await plan()).version,
      to,
      reason: '需要修改',
    },
    who.admin,
  );

test('every telling of the table has its texts in both languages', () => {
  const names = ACTS.flatMap((act) => tellingsOf(act).map(({ name }) => name));
  for (const language of ['zh-CN', 'en-US'] as const) {
    const missing = names.filter((name) =>
      ['type', 'text'].some((part) => translate(language, `remind.${part}.${name}`).startsWith('remind.')),
    );
    expect(missing).toEqual([]);
  }
});

describe('filling in', () => {
  test('opening a plan tells everybody in its scope and nobody else', async () => {
    expect(await told()).toEqual(['boss: planOpened', 'colleague: planOpened', 'person: planOpened']);
    expect(await todos(who.person)).toEqual([[TodoType.MY_TARGETS, 'person']]);
    expect(await counted(who.person)).toEqual([[TodoType.MY_TARGETS, 1]]);
    expect([await todos(who.otherBoss), await messages(who.otherBoss)]).toEqual([[], []]);
    expect(await messages(who.person)).toMatchObject([
      {
        isRead: 0,
        matter: {
          assessmentPlanCode: appraisal.plan.id,
          empId: appraisal.empId,
          typeId: TodoType.MY_TARGETS,
          waits: true,
        },
      },
    ]);
  });

  test('submitted targets are the superior’s to decide, and no longer the person’s to fill in', async () => {
    await told();
    await submit(who.person);
    expect(await told()).toEqual(['boss: targetsSubmitted']);
    expect([await todos(who.person), await open(who.person)]).toEqual([[], []]);
    expect(await todos(who.boss)).toEqual([
      [TodoType.MY_TARGETS, 'boss'],
      [TodoType.TARGET_APPROVAL, 'person'],
    ]);
    expect((await messages(who.boss))[0]?.remindContent).toContain('员工E003');
  });

  test('returned targets are the person’s again, approved ones are told as news', async () => {
    await submit(who.person);
    await told();
    await reject(who.boss);
    expect(await told()).toEqual(['person: targetsReturned']);
    expect(await todos(who.person)).toEqual([[TodoType.MY_TARGETS, 'person']]);
    expect(await open(who.person)).toEqual(['Targets sent back']);
    await submit(who.person);
    await told();
    await approve(who.boss);
    expect(await told()).toEqual(['person: targetsApproved']);
    expect([await todos(who.person), await open(who.person)]).toEqual([[], ['Targets approved']]);
    // Nothing is to be done, and one reads on all the same.
    const [news] = await messages(who.person);
    expect(news?.page).toMatch(/^\/performance\/examine\/details\?empId=\w+&assessmentPlanCode=\w+&viewerType=myself/);
  });

  test('approving many tells each person, and the work is gone from the superior’s lists', async () => {
    await submit(who.person);
    await submit(who.colleague, appraisal.of(company.staffIds[2] ?? ''));
    await told();
    await services.ok(
      'performanceflow.batchbosscheck',
      {
        clientMutationId: key(),
        planCode: appraisal.plan.id,
        empIds: [company.staffIds[0], company.staffIds[2]],
      },
      who.boss,
    );
    expect(await told()).toEqual(['colleague: targetsApproved', 'person: targetsApproved']);
    expect(await todos(who.boss)).toEqual([[TodoType.MY_TARGETS, 'boss']]);
    expect(await open(who.boss)).toEqual(['Fill in your targets']);
  });

  test('taken back targets wait for nobody, and targets a superior sets are told to the person', async () => {
    await submit(who.person);
    const submitted = await appraisal.detail(who.person);
    await told();
    const taken = { version: submitted.version, action: 'withdraw' };
    const { version } = await appraisal.ok('performancecheck.updatestatus', who.person, taken);
    expect(await told()).toEqual([]);
    expect(await todos(who.boss)).toEqual([[TodoType.MY_TARGETS, 'boss']]);
    expect(await open(who.boss)).toEqual(['Fill in your targets']);
    const rows = submitted.indicators.map(({ sort: _sort, fixed: _fixed, achievedValue: _achieved, ...row }) => row);
    await appraisal.ok('performanceview.allotperformance', who.boss, { version, rows });
    expect(await told()).toEqual(['person: targetsAssigned']);
    expect([await todos(who.person), await open(who.person)]).toEqual([[], ['Targets assigned to you']]);
  });

  test('while filling in is closed it is nobody’s turn to fill in', async () => {
    await appraisal.switch({ fillInClosed: true });
    expect([await todos(who.person), await open(who.person)]).toEqual([[], []]);
    await appraisal.switch({ fillInClosed: false });
    expect(await open(who.person)).toEqual(['Fill in your targets']);
  });

  test('who joins an open plan is told, the others are not told again', async () => {
    await told();
    await services.ok(
      'performanceplane.planescope',
      {
        planCode: appraisal.plan.id,
        version: (await plan()).version,
        wholeCompany: false,
        deptIds: [],
        empIds: [company.staffIds[0], company.staffIds[1], company.staffIds[2], company.bossIds[0]],
        excludedEmpIds: [],
      },
      who.admin,
    );
    expect(await told()).toEqual(['other: fillTargets']);
  });
});

test('of several approvers one after the other, the next is told once it is their turn', async () => {
  company = await staffedCompany(services, 3);
  const named = (empId: string) => ({
    nodeName: '节点',
    kind: ApproverKind.NAMED,
    empIds: [empId],
    mode: ApprovalMode.ANY,
  });
  appraisal = await openAppraisalOf(services, company, {
    scope: { wholeCompany: false, empIds: [company.staffIds[0] ?? ''] },
    flow: [named(company.bossIds[0]), named(company.bossIds[1])],
  });
  nameOf = new Map([
    [company.staffIds[0] ?? '', 'person'],
    [company.bossIds[0], 'boss'],
    [company.bossIds[1], 'otherBoss'],
  ]);
  who = await signedIn(services, company);
  await submit(who.person);
  expect(await told()).toEqual(['boss: targetsSubmitted', 'person: planOpened']);
  await approve(who.boss);
  expect(await told()).toEqual(['otherBoss: targetsPassedOn']);
  expect([await todos(who.boss), await todos(who.otherBoss)]).toEqual([[], [[TodoType.TARGET_APPROVAL, 'person']]]);
  await approve(who.otherBoss);
  expect(await told()).toEqual(['person: targetsApproved']);
});

describe('scoring, calibrating, confirming', () => {
  beforeEach(async () => {
    await appraisal.agree(who.person, who.boss);
    await appraisal.goTo(2);
  });

  test('opening scoring tells who scores first, the self score tells the superior, sending back tells the scorer', async () => {
    expect(await told()).toContain('person: scoringOpened');
    expect(await todos(who.person)).toEqual([[TodoType.MY_SCORE, 'person']]);
    await appraisal.score(who.person, ScorerRole.SELF, '90');
    expect(await told()).toEqual(['boss: selfScoreSubmitted']);
    expect(await todos(who.person)).toEqual([]);
    expect(await todos(who.boss)).toContainEqual([TodoType.SUBORDINATE_SCORE, 'person']);
    await appraisal.ok('performancecheck.sendbackmark', who.boss, { scorerRole: ScorerRole.SELF, reason: '请补充' });
    expect(await told()).toEqual(['person: selfScoreSentBack']);
    await appraisal.score(who.person, ScorerRole.SELF, '90');
    await appraisal.score(who.boss, ScorerRole.BOSS, '80');
    expect(await told()).toEqual(['boss: selfScoreSubmitted']);
    await appraisal.ok('performancecheck.sendbackmark', who.admin, { scorerRole: ScorerRole.BOSS, reason: '请复核' });
    expect(await told()).toEqual(['boss: bossScoreSentBack']);
  });

  test('opening calibration tells the superiors, who have one thing to do a plan, until communication opens', async () => {
    await appraisal.score(who.person, ScorerRole.SELF, '90');
    await appraisal.score(who.boss, ScorerRole.BOSS, '80');
    await told();
    await appraisal.goTo(3);
    expect(await told()).toEqual(['boss: calibrationOpened']);
    expect(await todos(who.boss)).toEqual([[TodoType.CALIBRATION, null]]);
    expect(await counted(who.boss)).toEqual([[TodoType.CALIBRATION, 1]]);
    await appraisal.goTo(4);
    expect(await told()).toEqual(['boss: resultsToConfirm']);
    expect(await todos(who.boss)).toEqual([[TodoType.SUBORDINATE_CONFIRM, 'person']]);
    expect(await open(who.boss)).toEqual(['Results to confirm']);
  });

  test('a confirmed result is the person’s to confirm, an objection the superior’s to answer; no text tells a result', async () => {
    await appraisal.score(who.person, ScorerRole.SELF, '91');
    await appraisal.score(who.boss, ScorerRole.BOSS, '87');
    await appraisal.goTo(4);
    await told();
    await appraisal.ok('performanceview.confirmAssessmentNote', who.boss, { action: 'confirm', text: '' });
    expect(await told()).toEqual(['person: resultToConfirm']);
    expect([await todos(who.boss), await open(who.boss)]).toEqual([[], []]);
    await appraisal.ok('performanceview.confirmAssessmentNote', who.person, { action: 'object', text: '请再看看' });
    expect(await told()).toEqual(['boss: resultObjected']);
    expect([await todos(who.person), await open(who.person)]).toEqual([[], ['Targets approved']]);
    await appraisal.ok('performanceview.confirmAssessmentNote', who.boss, { action: 'confirm', text: '' });
    await appraisal.ok('performanceview.confirmAssessmentNote', who.person, { action: 'confirm', text: '' });
    expect(await told()).toEqual(['person: resultToConfirm']);
    expect([await todos(who.person), await todos(who.boss)]).toEqual([[], []]);
    const texts = [...(await messages(who.person)), ...(await messages(who.boss))].map((one) => one.remindContent);
    const written = [...texts, ...(await mails()).flatMap((one) => [one.subject, one.body.replace(/https?:\S+/g, '')])];
    expect(written.filter((text) => /\b(91|87|88\.2|A|B)\b/.test(text))).toEqual([]);
  });

  test('work goes with the stage: returned, locked, stopped', async () => {
    await told();
    await back(1);
    expect(await told()).toEqual(['boss: fillingAgain', 'colleague: fillingAgain']);
    expect([await todos(who.person), await open(who.person)]).toEqual([[], ['Targets approved']]);
    await appraisal.goTo(2);
    expect(await told()).toContain('person: scoringOpened');
    await appraisal.switch({ locked: true });
    expect([await todos(who.person), await open(who.person)]).toEqual([[], ['Targets approved']]);
    await appraisal.switch({ locked: false });
    expect(await todos(who.person)).toEqual([[TodoType.MY_SCORE, 'person']]);
    await services.ok(
      'performanceflow.stop',
      { planCode: appraisal.plan.id, clientMutationId: key(), version: (await plan()).version, reason: '不再进行' },
      who.admin,
    );
    expect([await told(), await todos(who.person), await open(who.person)]).toEqual([[], [], ['Targets approved']]);
  });

  test('returning to scoring and to calibration tells whose turn it is again', async () => {
    await appraisal.goTo(3);
    await told();
    await back(2);
    expect(await told()).toEqual(['person: scoringAgain']);
    await appraisal.score(who.person, ScorerRole.SELF, '90');
    await appraisal.goTo(4);
    await told();
    await back(3);
    expect(await told()).toEqual(['boss: calibrationAgain']);
    await back(2);
    expect(await told()).toEqual(['boss: scoresDue']);
  });
});

describe('mails', () => {
  const to = async () => (await mails()).map((one) => [one.recipient.split('@')[0], one.subject]);

  test('are sent at once, once a day or never, as each person chose, with the subject and a link to the form', async () => {
    expect((await mails()).length).toBe(3);
    await prefer(who.person, MailPreference.NEVER);
    await prefer(who.boss, MailPreference.DAILY);
    expect(await services.ok('message.mailpreference', {}, who.boss)).toEqual({ preference: MailPreference.DAILY });
    await services.as(company, 'writes', (ctx) => ctx.tx.delete(mail).where(eq(mail.companyId, company.companyId)));
    await submit(who.person);
    await reject(who.boss);
    await submit(who.person);
    await submit(who.colleague, appraisal.of(company.staffIds[2] ?? ''));
    expect(await to()).toEqual([]);
    await reject(who.boss);
    await submit(who.person);
    await services.as(company, 'writes', mailTheDay);
    await services.as(company, 'writes', mailTheDay);
    const boss = company.numberOf.get(company.bossIds[0]) ?? '';
    expect(await to()).toEqual([[boss, 'You have 3 open tasks']]);
    const [day] = await mails();
    expect(day?.body).toContain(
      `/performance/examine/details?empId=${appraisal.empId}&assessmentPlanCode=${appraisal.plan.id}&viewerType=leader&queryType=targets`,
    );
  });

  test('at once: one for each telling, in the saved language', async () => {
    await services.ok('systemUser.saveLanguage', { language: 'en-US' }, who.boss);
    await submit(who.person);
    const [last] = (await mails()).slice(-1);
    expect(last?.subject).toMatch(/^Targets to approve · /);
    expect(last?.body).toContain('viewerType=leader');
    expect(last?.body).not.toContain('员工');
  });

  test('what is done before the day’s mail is not in it', async () => {
    await prefer(who.boss, MailPreference.DAILY);
    await services.as(company, 'writes', (ctx) =>
      ctx.tx.delete(stageReminder).where(inArray(stageReminder.empId, [company.bossIds[0]])),
    );
    await submit(who.person);
    await approve(who.boss);
    const before = (await mails()).length;
    await services.as(company, 'writes', mailTheDay);
    expect((await mails()).length).toBe(before);
  });
});
