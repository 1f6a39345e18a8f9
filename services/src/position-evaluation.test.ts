import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import { EvaluationState, TodoType } from '@hengcai/shared/enums';
import { addDays } from '@hengcai/shared/rules/dates';
import { startServices, type TestCompany, type TestServices } from './testing/kit.ts';
import { remindersOf } from './testing/reminders.ts';
import { idOf, peopleFor } from './modules/employee/fixtures.ts';
import { createGrades, createPositions } from './modules/position/public.ts';

const { DRAFT, EVALUATING, DONE, APPLIED } = EvaluationState;
const TODAY = '2026-11-01';
type Calls = Contract['positionassess']['endpoints'];
type Detail = DataOf<Calls['getevaluation']>;

let services: TestServices;
let company: TestCompany;
let ids: Record<'low' | 'high' | 'position', string>;
let tokens: Record<string, string>;
let keys = 0;
const KEYS = ['A1', 'B2', 'C3'];
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TODAY } });
});
afterAll(() => services.stop());

const keyed = (name: string, input: object) =>
  name.startsWith('add') ? { clientMutationId: `evaluation-${(keys += 1)}`, ...input } : { ...input };
const ok = <K extends keyof Calls>(name: K, input: object, as = 'admin') =>
  services.ok<DataOf<Calls[K]>>(`positionassess.${name}`, keyed(name, input), tokens[as] ?? company.adminToken);
async function refusal(name: keyof Calls, input: object, as = 'admin') {
  const { status, data } = await services.call(
    `positionassess.${name}`,
    keyed(name, input),
    tokens[as] ?? company.adminToken,
  );
  const { errors } = data as { errors: { field: string | null; code: string }[] };
  return [status, ...errors.map(({ field, code }) => `${field ?? '-'} ${code}`)];
}

const levels = (...points: string[]) => points.map((one) => ({ label: one, points: one }));
const options = () => ({
  factors: [
    { factorName: '影响', weight: '60', dimensions: [{ dimensionName: '范围', levels: levels('10', '50', '100') }] },
    { factorName: '知识', weight: '40', dimensions: [{ dimensionName: '深度', levels: levels('10', '50', '100') }] },
  ],
  bands: [
    { from: '0', gradeId: ids.low },
    { from: '50', gradeId: ids.high },
  ],
});

beforeEach(async () => {
  company = await services.createTestCompany();
  await services.as(company, 'writes', async (ctx) => {
    ids = { low: ctx.newId(), high: ctx.newId(), position: ctx.newId() };
    await createGrades(ctx, [
      { gradeId: ids.high, name: '高' },
      { gradeId: ids.low, name: '低' },
    ]);
    await createPositions(ctx, [{ positionId: ids.position, code: 'DEV', name: '工程师' }]);
    await peopleFor(
      ctx,
      KEYS.map((key) => ({ key })),
    );
  });
  tokens = {};
  for (const key of KEYS) tokens[key] = await services.signIn(company.code, key);
  await ok('saveoptions', { version: 0, ...options() });
});

const add = (...who: string[]) => ok('addevaluation', { positionId: ids.position, evaluatorIds: who.map(idOf) });
const named = ({ evaluation: { evaluationId, version } }: Detail) => ({ evaluationId, version });
const score = (of: Detail, choices: (number | null)[], as: string, submit = true) =>
  ok('scoreevaluation', { evaluationId: of.evaluation.evaluationId, choices, submit }, as);
const backlog = async (as: string) =>
  (
    await services.ok<{ typeId: number; backlogCount: number }[]>('message.listbacklogcount', {}, tokens[as] ?? '')
  ).filter(({ typeId, backlogCount }) => typeId === TodoType.POSITION_EVALUATION && backlogCount > 0);

it('S1.041 several people evaluate a position: mean and spread, the grade of the band, applied from a day on', async () => {
  const draft = await add('A1', 'B2');
  expect(draft.evaluation).toMatchObject({ state: DRAFT, evaluatorCount: 2, submittedCount: 0, mean: null });
  // Nobody is asked before it begins.
  expect(await refusal('getevaluation', named(draft), 'A1').then(([status]) => status)).toBe(400);
  expect(await ok('pageevaluation', {}, 'A1')).toMatchObject({ total: 0 });
  const begun = await ok('startevaluation', named(draft));
  expect(begun.evaluation.state).toBe(EVALUATING);

  const message = async () =>
    (await remindersOf(services, tokens['A1'] ?? '')).map(({ page, isRead }) => ({ page, isRead }));
  const page = `/position/evaluate/detail?id=${begun.evaluation.evaluationId}`;
  const saved = await score(begun, [2, null], 'A1', false);
  expect(await message()).toEqual([{ page, isRead: 0 }]);
  expect(saved.evaluators).toMatchObject([{ isMe: true, submittedAt: null, choices: [2, null] }]);
  expect(
    await refusal(
      'scoreevaluation',
      { evaluationId: begun.evaluation.evaluationId, choices: [2, null], submit: true },
      'A1',
    ),
  ).toEqual([422, 'choices.1 EVALUATION_CHOICE_REQUIRED']);
  const first = await score(begun, [2, 0], 'A1');
  expect(await message()).toEqual([{ page, isRead: 1 }]);
  // What one gave leads nobody who has still to answer.
  expect(first.evaluation).toMatchObject({ state: EVALUATING, submittedCount: 1, mean: null });
  expect(
    await refusal('scoreevaluation', { evaluationId: begun.evaluation.evaluationId, choices: [0, 0] }, 'A1'),
  ).toEqual([422, '- EVALUATION_SUBMITTED']);
  const last = await score(begun, [0, 1], 'B2');
  expect(last.evaluation).toMatchObject({
    state: DONE,
    mean: '45',
    lowest: '26',
    highest: '64',
    gradeId: ids.low,
    waitsForMe: false,
  });
  expect(last.evaluators.map(({ total }) => total)).toEqual(['64', '26']);

  const ahead = addDays(TODAY, 10);
  const applied = await ok('applyevaluation', { ...named(last), validFrom: ahead });
  expect(applied.evaluation).toMatchObject({ state: APPLIED, gradeId: ids.low, appliedFrom: ahead });
  const { versions } = await services.ok<DataOf<Contract['positionmanage']['endpoints']['getposition']>>(
    'positionmanage.getposition',
    { positionId: ids.position },
    company.adminToken,
  );
  expect(versions.map(({ validFrom, gradeId }) => [validFrom, gradeId])).toEqual([
    [TODAY, null],
    [ahead, ids.low],
  ]);
  // It can be evaluated again, and the grade is kept by a change of anything else.
  await add('A1');
});

it('S1.041 an evaluation keeps the factors it began with, and ends with those who have submitted', async () => {
  const begun = await ok('startevaluation', named(await add('A1', 'B2', 'C3')));
  expect(await refusal('finishevaluation', named(begun))).toEqual([422, '- EVALUATION_NOBODY_SUBMITTED']);
  const [impact] = options().factors;
  await ok('saveoptions', { version: 1, factors: [{ ...impact, weight: '100' }], bands: options().bands });
  await score(begun, [2, 2], 'A1');
  await score(begun, [1, 1], 'B2');
  expect(
    await refusal('updateevaluation', {
      ...named(await ok('getevaluation', { evaluationId: begun.evaluation.evaluationId })),
      evaluatorIds: [idOf('B2')],
    }),
  ).toEqual([422, 'evaluatorIds EVALUATOR_HAS_SUBMITTED']);
  const done = await ok(
    'finishevaluation',
    named(await ok('getevaluation', { evaluationId: begun.evaluation.evaluationId })),
  );
  expect(done.evaluation).toMatchObject({
    state: DONE,
    submittedCount: 2,
    evaluatorCount: 3,
    mean: '75',
    gradeId: ids.high,
  });
  expect(done.options.factors).toHaveLength(2);
});

it('S1.041 an evaluator sees the own evaluations only, is told of them and has them to do', async () => {
  const begun = await ok('startevaluation', named(await add('A1', 'B2')));
  const { evaluationId } = begun.evaluation;
  expect(await backlog('A1')).toEqual([{ typeId: TodoType.POSITION_EVALUATION, backlogCount: 1 }]);
  expect(await backlog('C3')).toEqual([]);
  expect(await ok('pageevaluation', { waiting: true }, 'A1')).toMatchObject({
    items: [{ evaluationId, waitsForMe: true }],
  });
  expect(await ok('pageevaluation', {}, 'C3')).toMatchObject({ total: 0 });
  expect(await refusal('getevaluation', { evaluationId }, 'C3')).toEqual([404, '- NOT_FOUND']);
  expect(await refusal('scoreevaluation', { evaluationId, choices: [0, 0] }, 'C3')).toEqual([404, '- NOT_FOUND']);
  expect((await refusal('startevaluation', named(begun), 'A1'))[0]).toBe(403);
  await score(begun, [0, 0], 'A1');
  expect(await backlog('A1')).toEqual([]);
});

it('S1.041 a position has one evaluation under way, by people who are there; one that was not applied can be deleted', async () => {
  const draft = await add('A1');
  expect(await refusal('addevaluation', { positionId: ids.position, evaluatorIds: [idOf('A1')] })).toEqual([
    422,
    'positionId EVALUATION_UNDER_WAY',
  ]);
  expect(await refusal('updateevaluation', { ...named(draft), evaluatorIds: [ids.low] })).toEqual([
    422,
    'evaluatorIds.0 UNKNOWN_REFERENCE',
  ]);
  const changed = await ok('updateevaluation', { ...named(draft), evaluatorIds: [idOf('B2'), idOf('C3')] });
  expect(changed.evaluators.map(({ empId }) => empId)).toEqual([idOf('B2'), idOf('C3')]);
  expect((await refusal('deleteevaluation', named(draft)))[0]).toBe(409);
  await ok('deleteevaluation', named(changed));
  expect(await ok('pageevaluation', {})).toMatchObject({ total: 0 });
});

it('S1.041 what positions are evaluated by is saved whole, by who saw it last, with grades there are', async () => {
  expect(await ok('getoptions', {})).toMatchObject({ version: 1, factors: [{ factorName: '影响' }, {}] });
  expect((await refusal('saveoptions', { version: 0, ...options() }))[0]).toBe(409);
  const wrong = { ...options(), bands: [{ from: '0', gradeId: ids.position }] };
  expect(await refusal('saveoptions', { version: 1, ...wrong })).toEqual([422, 'bands.0.gradeId UNKNOWN_REFERENCE']);
  const [grade] = await services.ok<{ gradeId: string; version: number }[]>(
    'rankmanage.listgrade',
    {},
    company.adminToken,
  );
  const { status } = await services.call(
    'rankmanage.deletegrade',
    { gradeId: grade!.gradeId, version: 1 },
    company.adminToken,
  );
  expect(status).toBe(422);
});
