import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CustomFieldType,
  EvaluateProcess,
  ExitKind,
  FieldGroup,
  LetterKind,
  PersonnelChangeType,
  ProbationPlanStatus,
  TodoType,
} from '@hengcai/shared/enums';
import { NOBODY } from '../../kit/calls.ts';
import { mail } from '../../kit/tables.ts';
import { readTable } from '../../kit/sheet/read.ts';
import { startServices, type TestFile, type TestServices } from '../../testing/kit.ts';
import { key } from '../../testing/templates.ts';
import { exitPeople } from '../employee/public.ts';
import { employee, personnelChange } from '../employee/tables.ts';
import { moveByDay, planEntries } from './daily.ts';
import {
  companyThatTries,
  managerAt,
  named,
  REGULAR,
  TODAY,
  trying,
  type Nodes,
  type PlanDetail,
  type Trying,
} from './probation-testing.ts';
import { roleFieldGroup } from '../settings/tables.ts';
import { startById } from './setup.ts';
import { probationPlan } from './tables.ts';

let services: TestServices;
let company: Trying;
let a: ReturnType<typeof trying>;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TODAY } });
});
afterAll(() => services.stop());
beforeEach(async () => {
  company = await companyThatTries(services);
  a = trying(services, company);
});

const { RUNNING, SCORING, APPROVING, ARCHIVED, TERMINATED, DRAFT } = ProbationPlanStatus;
const stateOf = ({ plan }: PlanDetail) => [plan.planStatus, plan.process];
const setPerson = (values: Partial<typeof employee.$inferInsert>) =>
  services.as(company, 'writes', (ctx) =>
    ctx.tx
      .update(employee)
      .set(values)
      .where(and(eq(employee.companyId, company.companyId), eq(employee.id, company.idOf.trial))),
  );
const changesOfTrial = () =>
  services.as(company, 'reads', ({ tx }) =>
    tx.select().from(personnelChange).where(eq(personnelChange.empId, company.idOf.trial)),
  );
const list = async (view: 'managed' | 'own', who: Parameters<typeof a.token>[0], more: object = {}) =>
  (await services.ok<{ items: PlanDetail['plan'][] }>('probationplan.listplan', { view, ...more }, a.token(who))).items;

it('S1.024 S3.047 S3.048 S4.082 S4.083 S4.084 a plan goes from its targets to the archive, each turn told, and a pass becomes a regularisation', async () => {
  const { ruleCode } = await a.rule();
  const draft = await a.add(ruleCode);
  const { planCode } = draft.plan;
  expect(draft.plan).toMatchObject({
    planStatus: DRAFT,
    regularDate: REGULAR,
    scoreFrom: '2026-11-24',
    selfScoreTo: '2026-11-27',
    scoreTo: '2026-11-30',
  });
  // A draft is HR's alone.
  expect((await a.call('getplan', 'boss', { planCode })).status).toBe(404);

  await a.did('startplan', 'hr', planCode);
  expect([await a.todos('trial', TodoType.PROBATION), await a.todos('boss', TodoType.PROBATION)]).toEqual([1, 0]);
  expect(await a.news('trial')).toContain('Your probation: Set targets');
  const [started] = await services.as(company, 'reads', ({ tx }) =>
    tx
      .select()
      .from(mail)
      .where(eq(mail.dedupeKey, `probationStart:${planCode}`)),
  );
  expect(started?.body).toContain(`/performance/probation/details?planCode=${planCode}`);
  const form = await a.get(planCode, 'trial');
  expect(form.processes.map(({ status }) => status)).toEqual([1, 0, 0, 0, 0, 0, 0]);
  await a.did('savetargets', 'trial', planCode, a.targets(form, false));
  // A draft of targets is its writer's.
  expect((await a.get(planCode, 'boss')).rows).toEqual([]);
  await a.did('savetargets', 'trial', planCode, a.targets(await a.get(planCode, 'trial')));
  expect(await a.todos('boss', TodoType.PROBATION)).toBe(1);
  expect(await a.refused('approvalassess', 'boss', planCode, { result: 2 })).toEqual([
    422,
    'opinion APPROVAL_OPINION_REQUIRED',
  ]);
  await a.did('approvalassess', 'boss', planCode, { result: 2, opinion: 'more customers' });
  expect((await a.get(planCode, 'trial')).targetOpinion).toBe('more customers');
  await a.did('savetargets', 'trial', planCode, a.targets(form));
  const agreed = await a.did('approvalassess', 'boss', planCode, { result: 1 });
  expect([...stateOf(agreed), agreed.plan.underWay]).toEqual([RUNNING, EvaluateProcess.SELF_SCORE, false]);

  await a.did('startprobationscore', 'hr', planCode);
  await a.did('savescore', 'trial', planCode, { scorerRole: 1, ...a.scores(await a.get(planCode, 'trial'), '90') });
  const sheet = { scorerRole: 2, ...a.scores(await a.get(planCode, 'boss'), '80') };
  expect(await a.refused('savescore', 'boss', planCode, sheet)).toEqual([422, 'passed DECISION_REQUIRED']);
  await a.did('savescore', 'boss', planCode, { ...sheet, passed: 1, summary: 'a good start' });
  expect((await a.get(planCode, 'trial')).bossSummary).toBeNull();
  expect(await a.todos('chief', TodoType.PROBATION)).toBe(1);
  const approved = await a.did('approvalassess', 'chief', planCode, { result: 1 });
  expect(approved.plan).toMatchObject({ result: 1, passed: 1, score: '83', levelName: 'A' });
  const seen = await a.get(planCode, 'trial');
  expect([seen.plan.score, seen.bossSummary]).toEqual(['83', 'a good start']);
  await a.did('confirmresult', 'trial', planCode, { comment: 'thanks' });
  expect(await a.todos('hr', TodoType.PROBATION)).toBe(1);
  const filed = await a.did('fileplan', 'hr', planCode);
  expect(filed.plan).toMatchObject({ planStatus: ARCHIVED, outcome: 1, passed: 1 });
  const regular = (await changesOfTrial()).filter(({ changeType }) => changeType === PersonnelChangeType.REGULARISE);
  expect(regular).toMatchObject([{ id: filed.changeId, state: 'pending', effectiveDate: REGULAR }]);
  expect(await a.news('trial')).toContain('You have passed your probation');

  const archived = await services.ok<{ items: { planCode: string }[] }>(
    'probationFlow.probationarchived',
    {},
    a.token('hr'),
  );
  expect(archived.items.map((one) => one.planCode)).toEqual([planCode]);
  const history = (who: 'hr' | 'trial') =>
    services.ok<{ event: number; text: string | null }[]>(
      'probationplan.listprobationhistory',
      { planCode },
      a.token(who),
    );
  expect((await history('hr')).map(({ event }) => event)).toEqual([15, 14, 12, 9, 8, 7, 5, 4, 6, 4, 3, 1]);
  const exported = await services.ok<TestFile>('probationExport.exportProbationPerformanceExcel', {}, a.token('hr'));
  const table = await readTable(Buffer.from(exported.bytes), exported.fileName, { rows: 10, columns: 20 });
  expect(table[1]?.cells.slice(0, 4)).toEqual(['trial', 'Person trial', 'Team', 'Person boss']);
});

it('what is exported is what the list shows, whichever conditions it has', async () => {
  await a.add((await a.rule()).ruleCode);
  const exported = async (conditions: Record<string, unknown>) => {
    const { bytes, fileName } = await services.ok<TestFile>(
      'probationExport.exportProbationPerformanceExcel',
      conditions,
      a.token('hr'),
    );
    return (await readTable(Buffer.from(bytes), fileName, { rows: 10, columns: 20 })).slice(1).length;
  };
  const listed = async (conditions: Record<string, unknown>) =>
    (await services.ok<{ total: number }>('probationplan.listplan', { view: 'managed', ...conditions }, a.token('hr')))
      .total;
  for (const [conditions, found] of [
    [{}, 1],
    [{ deptId: company.deptIds.north }, 1],
    [{ deptId: company.idOf.hr }, 0],
    [{ keyword: 'trial' }, 1],
    [{ keyword: 'boss' }, 0],
    [{ exitDue: true }, 0],
    [{ waitsForMe: true }, 0],
  ] as const)
    expect([await listed(conditions), await exported(conditions)], JSON.stringify(conditions)).toEqual([found, found]);
});

describe('S5.138 sheets that save themselves', () => {
  const draft = (sheetVersion: number, seq: number, score: string, clientId = 'window-one') => ({
    submit: false,
    scorerRole: 1,
    sheetVersion,
    clientId,
    seq,
    rows: [{ rowCode, score }],
  });
  let planCode: string;
  let rowCode: string;
  const scoreNow = async () => (await a.get(planCode, 'trial')).rows[0]?.selfScore;
  beforeEach(async () => {
    planCode = await a.inScoring();
    rowCode = (await a.get(planCode, 'trial')).rows[0]?.rowCode ?? '';
  });

  it('within one window the later save stands, whichever comes first, and another window is told', async () => {
    const first = await a.did('savescore', 'trial', planCode, draft(1 + 1, 3, '70'));
    // An answer that got lost leaves the window with the number it had.
    await a.did('savescore', 'trial', planCode, draft(2, 5, '80'));
    await a.did('savescore', 'trial', planCode, draft(2, 4, '75'));
    expect(await scoreNow()).toBe('80');
    expect(await a.refused('savescore', 'trial', planCode, draft(first.sheetVersion, 1, '60', 'window-two'))).toEqual([
      409,
      'version CONFLICT',
    ]);
    const now = (await a.get(planCode, 'trial')).sheetVersion;
    await a.did('savescore', 'trial', planCode, draft(now, 1, '90', 'window-two'));
    expect(await scoreNow()).toBe('90');
  });

  it('a draft keeps nobody else from acting, and what was submitted from an older sheet is refused', async () => {
    const { version } = (await a.get(planCode, 'hr')).plan;
    await a.did('savescore', 'trial', planCode, draft(2, 1, '70'));
    expect(
      await a.refused('savescore', 'trial', planCode, { ...draft(2, 1, '60', 'window-two'), submit: true }),
    ).toEqual([409, 'version CONFLICT']);
    const stopped = await services.call(
      'probationplan.terminateplan',
      { planCode, version, conditionNotMet: 'absent' },
      a.token('hr'),
    );
    expect(stopped.success).toBe(true);
    expect(await a.refused('savescore', 'trial', planCode, draft(3, 2, '75'))).toEqual([
      422,
      ' PROBATION_ACTION_NOT_OPEN',
    ]);
  });
});

it('S3.047 what tells of a turn leads to its plan, and is read once the turn is over, by whichever way', async () => {
  const { ruleCode } = await a.rule();
  const { planCode } = (await a.add(ruleCode)).plan;
  await a.did('startplan', 'hr', planCode);
  const messages = async (who: 'trial' | 'boss') => {
    const { items } = await services.ok<{ items: { page: string | null; isRead: number; matter: object | null }[] }>(
      'message.listremindmessage',
      {},
      a.token(who),
    );
    return items.map(({ page, isRead, matter }) => [page, isRead, matter]);
  };
  const page = `/performance/probation/details?planCode=${planCode}`;
  expect(await messages('trial')).toEqual([[page, 0, null]]);
  await a.did('savetargets', 'trial', planCode, a.targets(await a.get(planCode, 'trial')));
  expect([await messages('trial'), await messages('boss')]).toEqual([[[page, 1, null]], [[page, 0, null]]]);
  await a.did('terminateplan', 'hr', planCode, { conditionNotMet: 'left the field' });
  expect(await messages('boss')).toEqual([
    [page, 0, null],
    [page, 1, null],
  ]);
});

it('S3.049 a rejected result goes back to the superior, who learns why and the person does not', async () => {
  const planCode = await a.inApproval();
  const back = await a.did('approvalassess', 'chief', planCode, { result: 2, opinion: 'too kind' });
  expect(stateOf(back)).toEqual([SCORING, EvaluateProcess.BOSS_SCORE]);
  expect(back.plan.result).toBe(2);
  expect((await a.get(planCode, 'boss')).resultOpinion).toBe('too kind');
  const own = await a.get(planCode, 'trial');
  expect([own.resultOpinion, own.plan.result, own.plan.score]).toEqual([null, 0, null]);
  expect(await a.news('boss')).toContain('Probation score sent back');
});

it('S3.050 S4.025 termination means that the person fails: an exit is proposed, and none is filed', async () => {
  const planCode = await a.inScoring();
  expect(await a.refused('terminateplan', 'hr', planCode, { conditionNotMet: '' })).toEqual([
    422,
    'conditionNotMet CONDITION_REQUIRED',
  ]);
  const ended = await a.did('terminateplan', 'hr', planCode, { conditionNotMet: 'no licence to drive' });
  expect(ended.plan).toMatchObject({ planStatus: TERMINATED, passed: 0, outcome: 2 });
  expect([ended.lastExitDay, ended.conditionNotMet]).toEqual(['2026-11-30', 'no licence to drive']);
  expect(await a.todos('hr', TodoType.PROBATION_EXIT)).toBe(1);
  expect((await changesOfTrial()).filter(({ changeType }) => changeType === PersonnelChangeType.EXIT)).toEqual([]);
  await setPerson({ lastDay: '2026-11-20' });
  expect(await a.todos('hr', TodoType.PROBATION_EXIT)).toBe(0);
});

it('nobody fails after the end of the probation, whoever is asked last', async () => {
  const failed = { passed: 0, conditionNotMet: 'no licence to drive' };
  const planCode = await a.inApproval({}, failed);
  await services.as(company, 'writes', (ctx) =>
    ctx.tx.update(probationPlan).set({ regularDate: TODAY }).where(eq(probationPlan.id, planCode)),
  );
  expect(await a.refused('approvalassess', 'chief', planCode, { result: 1 })).toEqual([422, 'result PROBATION_OVER']);
  const back = await a.did('approvalassess', 'chief', planCode, { result: 2, opinion: 'too late' });
  expect(back.plan.overdue).toBe(true);
  const sheet = { scorerRole: 2, ...a.scores(await a.get(planCode, 'boss'), '50', failed) };
  expect(await a.refused('savescore', 'boss', planCode, sheet)).toEqual([422, 'passed PROBATION_OVER']);
});

it('S7.105 S7.106 approvers are added behind the present node and taken away until they are reached', async () => {
  const planCode = await a.inApproval();
  const roles = await services.ok<{ node: { kind: number }; people: { empName: string }[] }[]>(
    'probationplan.listapprovalrole',
    { empId: company.idOf.trial, evaluateEmpId: company.idOf.boss },
    a.token('hr'),
  );
  expect(roles.map(({ people }) => people.map(({ empName }) => empName))).toEqual([
    ['Person chief'],
    ['Person hr', 'Person hr2'].sort(),
  ]);
  const nodes = () =>
    services.ok<Nodes>(
      'probationplan.listapprovalnode',
      { assessmentPlanCode: planCode, empId: company.idOf.trial },
      a.token('hr'),
    );
  await a.did('addapproval', 'chief', planCode, { after: 0, node: named([company.idOf.hr2], 'Second look') });
  await a.did('addapproval', 'hr', planCode, { after: 1, node: named([company.idOf.other], 'Third look') });
  expect((await nodes()).map(({ nodeName, added, current }) => [nodeName, added, current])).toEqual([
    ['Manager 2', false, true],
    ['Second look', true, false],
    ['Third look', true, false],
  ]);
  expect(await a.refused('addapproval', 'hr', planCode, { after: 0, node: named([company.idOf.trial]) })).toEqual([
    422,
    'node NO_APPROVER_FOUND',
  ]);
  expect(await a.refused('deleteapproval', 'hr', planCode, { at: 0 })).toEqual([422, 'at APPROVAL_NODE_NOT_ADDED']);
  await a.did('deleteapproval', 'hr', planCode, { at: 2 });
  await a.did('approvalassess', 'chief', planCode, { result: 1 });
  expect(await a.refused('deleteapproval', 'hr', planCode, { at: 1 })).toEqual([422, 'at APPROVAL_NODE_PASSED']);
  expect(stateOf(await a.did('approvalassess', 'hr2', planCode, { result: 1 }))).toEqual([
    APPROVING,
    EvaluateProcess.CONFIRMATION,
  ]);
});

it('S6.050 managers set probation targets where the plan says so, and nobody has to approve them', async () => {
  const { ruleCode } = await a.rule({ targetSetter: 2, selfRatio: '0', bossRatio: '100' });
  const { planCode } = (await a.add(ruleCode)).plan;
  await a.did('startplan', 'hr', planCode);
  const form = await a.get(planCode, 'boss');
  expect(await a.refused('savetargets', 'trial', planCode, a.targets(form))).toEqual([
    422,
    ' PROBATION_ACTION_NOT_OPEN',
  ]);
  expect(stateOf(await a.did('savetargets', 'boss', planCode, a.targets(form)))).toEqual([
    RUNNING,
    EvaluateProcess.BOSS_SCORE,
  ]);
});

it('an extension needs the rule, the consent and the law; the plan goes on as another one', async () => {
  const strict = await a.inScoring();
  expect(
    await a.refused('extendplan', 'hr', strict, {
      clientMutationId: key(),
      regularDate: '2027-01-01',
      consentOn: TODAY,
      consentNote: 'signed',
    }),
  ).toEqual([422, ' PROBATION_ACTION_NOT_OPEN']);
  await a.did('terminateplan', 'hr', strict, { conditionNotMet: 'never mind' });

  const planCode = await a.inScoring({ ruleName: 'Extends', extensionAllowed: true });
  const extend = (more: object) => ({
    clientMutationId: key(),
    regularDate: '2027-02-01',
    consentOn: TODAY,
    consentNote: 'signed letter',
    ...more,
  });
  // Three years: six months at most, counted from the entry.
  expect((await a.get(planCode, 'hr')).latestRegularDate).toBe('2027-03-01');
  expect(await a.refused('extendplan', 'hr', planCode, extend({ regularDate: '2027-03-02' }))).toEqual([
    422,
    'regularDate EXTENSION_TOO_LONG',
  ]);
  expect(await a.refused('extendplan', 'hr', planCode, extend({ consentOn: '2026-11-02' }))).toEqual([
    422,
    'consentOn CONSENT_AHEAD',
  ]);
  await setPerson({ contractEnd: '2027-08-30' });
  expect(await a.refused('extendplan', 'hr', planCode, extend({}))).toEqual([422, 'regularDate EXTENSION_TOO_LONG']);
  await setPerson({ contractEnd: '2029-08-31' });
  const next = await a.did('extendplan', 'hr', planCode, extend({}));
  expect(next).toMatchObject({ formerPlanCode: planCode, consentNote: 'signed letter', extensionAllowed: false });
  expect([...stateOf(next), next.plan.regularDate]).toEqual([RUNNING, EvaluateProcess.SELF_SCORE, '2027-02-01']);
  expect(next.rows.map(({ keyResult, selfScore }) => [keyResult, selfScore])).toEqual([
    ['安全生产零事故', null],
    ['Sign three customers', null],
  ]);
  expect((await a.get(planCode, 'hr')).plan).toMatchObject({
    planStatus: ARCHIVED,
    outcome: 3,
    passed: null,
    regularDate: REGULAR,
  });
});

it('whoever enters gets a plan by the nearest rule, once; what cannot start stays a draft that says why', async () => {
  const wide = await a.rule({ ruleName: 'Wide' });
  const near = await a.rule({ ruleName: 'Near', scoringDays: 60 });
  const scope = (one: typeof wide, deptIds: string[]) =>
    services.ok<typeof wide>(
      'probationplanrule.savescope',
      { ruleCode: one.ruleCode, version: one.version, deptIds },
      a.token('hr'),
    );
  const on = (one: typeof wide) =>
    services.ok<typeof wide>(
      'probationplanrule.enableordisablerule',
      { ruleCode: one.ruleCode, version: one.version, enabled: 'true' },
      a.token('hr'),
    );
  const both = [
    await on(await scope(wide, [company.deptIds.north])),
    await on(await scope(near, [company.deptIds.team])),
  ];
  expect(both.map(({ enabled }) => enabled)).toEqual([true, true]);
  // Entered before the rules were switched on.
  await services.as(company, 'writes', planEntries);
  expect(await list('managed', 'hr')).toEqual([]);
  await setPerson({ entryDate: TODAY });
  await services.as(company, 'writes', planEntries);
  await services.as(company, 'writes', planEntries);
  expect(await list('managed', 'hr')).toMatchObject(
    [{ ruleName: 'Near', planStatus: DRAFT, problem: 'Scoring must be shorter than the probation' }].map(
      ({ problem: _problem, ...one }) => one,
    ),
  );
  expect((await list('managed', 'hr'))[0]?.problem).toMatch(/shorter than the probation \(\d+ days?\)$/);

  const [draft] = await list('managed', 'hr');
  await a.did('deleteplan', 'hr', draft?.planCode ?? '');
  await scope(
    await services.ok<typeof wide>('probationplanrule.ruledetail', { ruleCode: near.ruleCode }, a.token('hr')),
    [],
  );
  await services.as(company, 'writes', planEntries);
  expect(await list('managed', 'hr')).toMatchObject([{ ruleName: 'Wide', planStatus: RUNNING }]);
});

it('the mail that a plan starts with names what the company has added, also where it starts by itself', async () => {
  const field = { clientMutationId: key(), groupCode: FieldGroup.CONTACT, fieldType: CustomFieldType.TEXT };
  const { fieldId } = await services.ok<{ fieldId: string }>(
    'customField.add',
    { ...field, name: '工服尺码' },
    company.adminToken,
  );
  const empId = company.idOf.trial;
  const held = { empId, version: 1, customValues: [{ fieldId, values: ['XL'] }] };
  await services.ok('empupdate.contactsinfo', held, company.adminToken);
  const kind = { kind: LetterKind.PROBATION, language: 'en-US' };
  const words = { letterTemplateName: 'own', letterSubject: 'Hi', letterBody: '{{工服尺码}} {{link}}' };
  const { letterTemplateId } = await services.ok<{ letterTemplateId: string }>(
    'mailTemplate.addtemplate',
    { ...kind, ...words },
    company.adminToken,
  );
  await services.ok('mailTemplate.usetemplate', { ...kind, letterTemplateId }, company.adminToken);
  const { ruleCode } = await a.rule();
  const startedWith = async (start: (planCode: string) => Promise<unknown>) => {
    const { planCode } = (await a.add(ruleCode)).plan;
    await start(planCode);
    const [sent] = await services.as(company, 'reads', ({ tx }) =>
      tx
        .select({ body: mail.body })
        .from(mail)
        .where(eq(mail.dedupeKey, `probationStart:${planCode}`)),
    );
    await a.did('terminateplan', 'hr', planCode, { conditionNotMet: 'never mind' });
    return sent?.body;
  };
  const { companyId, companyCode, timeZone } = company.session;
  const itself = { ...NOBODY, companyId, companyCode, timeZone };
  expect(await startedWith((planCode) => a.did('startplan', 'hr', planCode))).toContain('XL http');
  expect(
    await startedWith((planCode) =>
      services.as(company, 'writes', (ctx) => startById({ ...ctx, session: itself }, planCode)),
    ),
  ).toContain('XL http');
  await services.as(company, 'writes', (ctx) =>
    ctx.tx.delete(roleFieldGroup).where(eq(roleFieldGroup.fieldGroup, FieldGroup.CONTACT)),
  );
  expect(await startedWith((planCode) => a.did('startplan', 'hr', planCode))).toContain('________ http');
});

it('scoring opens on its day, keeps superior and date from then on, and an exit stops the plan', async () => {
  const { ruleCode } = await a.rule({ targetSetter: 2 });
  const { planCode } = (await a.add(ruleCode)).plan;
  await a.did('startplan', 'hr', planCode);
  await a.did('savetargets', 'boss', planCode, a.targets(await a.get(planCode, 'boss')));
  await services.as(company, 'writes', moveByDay);
  expect((await a.get(planCode, 'hr')).plan.planStatus).toBe(RUNNING);
  // A moved date moves a plan that is not scoring yet.
  await setPerson({ regularDate: '2026-11-08' });
  expect((await a.get(planCode, 'hr')).plan.scoreFrom).toBe(TODAY);
  await services.as(company, 'writes', moveByDay);
  await setPerson({ regularDate: REGULAR, bossId: company.idOf.other });
  const open = await a.get(planCode, 'hr');
  expect(open.plan).toMatchObject({ planStatus: SCORING, regularDate: '2026-11-08', evaluateEmpId: company.idOf.boss });
  await setPerson({ lastDay: '2026-11-06' });
  expect(await a.todos('trial', TodoType.PROBATION)).toBe(0);
  await services.as(company, 'writes', moveByDay);
  expect((await a.get(planCode, 'hr')).plan).toMatchObject({ planStatus: TERMINATED, outcome: 4, passed: null });
});

it('S4.086 HR reminds whoever it is the turn of', async () => {
  const planCode = await a.inScoring();
  const before = (await a.news('trial')).length;
  const input = { clientMutationId: key(), planCodes: [planCode] };
  expect(await services.ok('probationplan.probationremind', input, a.token('hr'))).toEqual({ reminded: 1 });
  expect((await a.news('trial')).length).toBe(before + 1);
});

it('S7.104 S4.085 a plan is seen by those it concerns; drafts are deleted, nothing else is', async () => {
  const { ruleCode } = await a.rule();
  const { planCode } = (await a.add(ruleCode)).plan;
  expect(
    (
      await services.call(
        'probationplan.saveplan',
        { clientMutationId: key(), empId: company.idOf.trial, ruleCode },
        a.token('hr'),
      )
    ).status,
  ).toBe(422);
  await a.did('updatemailtemplate', 'hr', planCode, { mailTemplateId: null });
  await a.did('startplan', 'hr', planCode);
  expect(await a.refused('deleteplan', 'hr', planCode)).toEqual([422, ' PROBATION_ACTION_NOT_OPEN']);
  expect((await a.call('getplan', 'other', { planCode })).status).toBe(404);
  expect(
    [await list('own', 'trial'), await list('own', 'boss'), await list('own', 'other')].map(({ length }) => length),
  ).toEqual([1, 1, 0]);
  const { plan } = await a.get(planCode, 'boss');
  expect(
    (await a.call('terminateplan', 'boss', { planCode, version: plan.version, conditionNotMet: 'x' })).status,
  ).toBe(403);
  await a.did('terminateplan', 'hr', planCode, { conditionNotMet: 'never mind' });
  const other = (await a.add(ruleCode)).plan.planCode;
  await a.did('deleteplan', 'hr', other);
  expect((await a.call('getplan', 'hr', { planCode: other })).status).toBe(404);
});

it('a start is refused once the regular date is past, and without anybody who scores', async () => {
  const { ruleCode } = await a.rule();
  const { planCode } = (await a.add(ruleCode)).plan;
  await setPerson({ regularDate: TODAY });
  expect(await a.refused('startplan', 'hr', planCode)).toEqual([422, ' PROBATION_OVER']);
  await setPerson({ regularDate: REGULAR, bossId: null });
  expect(await a.refused('startplan', 'hr', planCode)).toEqual([422, ' PROBATION_NO_SUPERIOR']);
});

it('S4.087 S5.045 S5.107 S5.108 S7.103 rules: unique names, sound scoring periods, one for a department, on and off, deleted while unused', async () => {
  const made = await a.rule();
  const save = async (more: object) => {
    const { data } = await services.call('probationplanrule.saverule', a.ruleInput(more), a.token('hr'));
    return ((data as { errors?: { field: string; code: string }[] }).errors ?? []).map(
      ({ field, code }) => `${field} ${code}`,
    );
  };
  expect(await save({})).toEqual(['ruleName ALREADY_USED']);
  const verify = (ruleName: string) => services.ok('probationplanrule.verifyrulename', { ruleName }, a.token('hr'));
  expect([await verify('Ordinary'), await verify('Free')]).toEqual([{ exists: true }, { exists: false }]);
  expect(await save({ ruleName: 'B', scoringDays: 0 })).toEqual(['scoringDays SCORING_DAYS_NONE']);
  expect(await save({ ruleName: 'B', scoringDays: 200, flow: [], bossRatio: '60' })).toEqual([
    'scoringDays SCORING_DAYS_TOO_LONG',
    'bossRatio SOURCE_RATIOS_NOT_100',
    'flow APPROVAL_NODES_COUNT',
  ]);
  expect(
    (
      await services.call(
        'probationplan.saveplan',
        { clientMutationId: key(), empId: company.idOf.trial, ruleCode: made.ruleCode, scoringDays: 91 },
        a.token('hr'),
      )
    ).status,
  ).toBe(422);
  const scoped = await services.ok<typeof made>(
    'probationplanrule.savescope',
    { ruleCode: made.ruleCode, version: made.version, deptIds: [company.deptIds.team] },
    a.token('hr'),
  );
  const second = await a.rule({ ruleName: 'Second', flow: [managerAt(1), named([company.idOf.hr])] });
  const taken = await services.call(
    'probationplanrule.savescope',
    { ruleCode: second.ruleCode, version: second.version, deptIds: [company.deptIds.team] },
    a.token('hr'),
  );
  expect(taken.message).toContain('already follows the rule “Ordinary”');
  expect(await services.ok('probationplanrule.listdept', {}, a.token('hr'))).toMatchObject([
    { deptName: 'Team', ruleName: 'Ordinary' },
  ]);
  const [team] = (
    await services.ok<{ deptId: string; version: number }[]>('deptmanage.selectalldept', {}, company.adminToken)
  ).filter(({ deptId }) => deptId === company.deptIds.team);
  const closing = { deptId: company.deptIds.team, version: team?.version };
  expect(await services.call('deptmanage.deletedept', closing, company.adminToken)).toMatchObject({
    data: { errors: [{ code: 'DEPARTMENT_HAS_PEOPLE' }, { code: 'DEPARTMENT_IN_PROBATION_RULES' }] },
  });
  const on = await services.ok<typeof made>(
    'probationplanrule.enableordisablerule',
    { ruleCode: made.ruleCode, version: scoped.version, enabled: 'true' },
    a.token('hr'),
  );
  const off = await services.ok<typeof made>(
    'probationplanrule.enableordisablerule',
    { ruleCode: made.ruleCode, version: on.version, enabled: 'false' },
    a.token('hr'),
  );
  expect([on.enabled, off.enabled]).toEqual([true, false]);
  await a.add(made.ruleCode);
  expect(
    (
      await services.call(
        'probationplanrule.deleteprobationrule',
        { ruleCode: made.ruleCode, version: off.version },
        a.token('hr'),
      )
    ).status,
  ).toBe(422);
  await services.ok(
    'probationplanrule.deleteprobationrule',
    { ruleCode: second.ruleCode, version: second.version },
    a.token('hr'),
  );
  const rules = await services.ok<{ items: { ruleName: string; planCount: number }[] }>(
    'probationplanrule.listrule',
    {},
    a.token('hr'),
  );
  expect(rules.items.map(({ ruleName, planCount }) => [ruleName, planCount])).toEqual([['Ordinary', 1]]);
});

it('whoever looks after a probation and leaves is followed by whoever leads the person, who is told', async () => {
  const { ruleCode } = await a.rule();
  const { planCode } = (await a.add(ruleCode, { evaluateEmpId: company.idOf.other })).plan;
  await a.did('startplan', 'hr', planCode);
  await a.did('savetargets', 'trial', planCode, a.targets(await a.get(planCode, 'trial')));
  await a.did('approvalassess', 'other', planCode, { result: 1 });
  await a.did('startprobationscore', 'hr', planCode);
  await a.did('savescore', 'trial', planCode, { scorerRole: 1, ...a.scores(await a.get(planCode, 'trial'), '90') });
  expect([await a.todos('other', TodoType.PROBATION), await a.todos('boss', TodoType.PROBATION)]).toEqual([1, 0]);
  await services.as(company, 'writes', (ctx) =>
    exitPeople(ctx, [
      { empId: company.idOf.other, lastDay: '2026-10-31', exitKind: ExitKind.VOLUNTARY, reason: 'moves away' },
    ]),
  );
  expect(await a.todos('boss', TodoType.PROBATION)).toBe(1);
  expect(await a.news('boss')).toEqual(['Probation: Manager’s score']);
  const sheet = { scorerRole: 2, ...a.scores(await a.get(planCode, 'boss'), '80', { passed: 1 }) };
  expect((await a.did('savescore', 'boss', planCode, sheet)).plan).toMatchObject({ planStatus: APPROVING });
});
