import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AssessmentPlanStatus, AssessmentRuleType, ScorerRole, TargetStatus, ViewWhat } from '@hengcai/shared/enums';
import { Appraisal, HALF_IMPORTED, refusalOf, signedIn } from '../assessment/assessment-testing.ts';
import { fileBench } from '../by-file/file-testing.ts';
import { advance, errorsOf, key, opened, planInput, readyPlan, staffedCompany, type Saved } from './plan-testing.ts';
import { stageBench, type StageBench } from './stage-testing.ts';

const { NOT_OPEN, FILLING, SCORING, COMMUNICATING, CLOSED } = AssessmentPlanStatus;

interface PlanNow {
  planStatus: number;
  version: number;
  includedPlans: { planCode: string; planName: string; weight: string; settled: boolean }[];
  includedIn: { planCode: string }[];
}
interface Step {
  labelId: string;
  formula: string;
  shown: string | null;
  sentence: string | null;
  planCode?: string;
  steps: Step[];
}

let bench: StageBench;
let as: Awaited<ReturnType<typeof signedIn>>;
/** The year, not open; half of its form is typed, half comes from other plans. */
let year: Saved;

const QUARTERS = {
  1: { planName: '一季度', periodFrom: '2026-01-01', periodTo: '2026-03-31' },
  2: { planName: '二季度', periodFrom: '2026-04-01', periodTo: '2026-06-30' },
} as const;

const staff = (i: number) => bench.company.staffIds[i] ?? '';
const plan = (more: Parameters<typeof readyPlan>[2] = {}) => readyPlan(bench.services, bench.company, more);
const quarter = (which: 1 | 2, more: object = {}) =>
  plan({ plan: { ...QUARTERS[which], planName: `${QUARTERS[which].planName}${key()}`, ...more } });

/** A quarter whose results are final: each of the staff named has a score. */
async function settledQuarter(which: 1 | 2, scores: Record<number, string>, more: object = {}): Promise<Saved> {
  const open = await bench.goTo(await quarter(which, more), 3);
  for (const [i, score] of Object.entries(scores))
    await bench.write({ composed: score, composedRaw: score, levelName: 'A' }, open.id, staff(Number(i)));
  const version = await advance(bench.services, bench.company, open, COMMUNICATING, true);
  return { id: open.id, version };
}

const now = async ({ id }: Saved, token = bench.token): Promise<PlanNow> => {
  const [found] = await bench.services.ok<PlanNow[]>('performanceplane.getplanandrule', { planCode: id }, token);
  if (!found) throw new Error('The plan is gone.');
  return found;
};
const at = async (one: Saved) => ({ planCode: one.id, version: (await now(one)).version });
const include = async (one: Saved, ...plans: [of: { id: string }, weight: string][]) =>
  bench.call('performanceplane.saveincludeplan', {
    ...(await at(one)),
    plans: plans.map(([{ id }, weight]) => ({ planCode: id, weight })),
  });
const included = async (one: Saved, ...plans: [of: { id: string }, weight: string][]) => {
  const answer = await include(one, ...plans);
  if (!answer.success) throw new Error(JSON.stringify(answer));
};
const blockers = async (one: Saved, to: number) =>
  (await bench.check(one.id, to)).blockers.map(({ field, code }) => [field, code]);
const appraisalOf = (one: Saved, i = 0) => new Appraisal(bench.services, bench.company, one, staff(i));
/** Opens a plan and its scoring; everybody's targets are agreed. */
const scoring = async (one: Saved): Promise<Saved> => bench.goTo({ id: one.id, version: (await now(one)).version }, 2);
const scoredBy = async (of: Appraisal, person: string, boss: string) => {
  await of.score(person, ScorerRole.SELF, '80');
  await of.score(boss, ScorerRole.BOSS, '80');
};
const stepsOf = (step: Step, labelId: string): Step[] => [
  ...(step.labelId === labelId ? [step] : []),
  ...step.steps.flatMap((one) => stepsOf(one, labelId)),
];

beforeAll(async () => {
  bench = await stageBench();
  as = await signedIn(bench.services, bench.company);
});
beforeEach(async () => {
  year = await plan({ parts: HALF_IMPORTED });
});
afterAll(() => bench.services.stop());

describe('which plans another takes', () => {
  test('S5.071 weights add up to 100, and each wrong plan is named at its field', async () => {
    const [first, second] = [await quarter(1), await quarter(2)];
    expect(refusalOf(await include(year, [first, '50'], [second, '49.9999']))).toEqual([
      422,
      [['plans', 'INCLUDED_WEIGHTS_NOT_100']],
    ]);
    expect(refusalOf(await include(year, [first, '50'], [first, '50']))).toEqual([
      422,
      [['plans.1.planCode', 'INCLUDED_TWICE']],
    ]);
    expect(refusalOf(await include(year, [first, '0'], [second, '100']))).toEqual([
      422,
      [['plans.0.weight', 'WEIGHT_OUT_OF_RANGE']],
    ]);
    const thirteen = Array.from({ length: 13 }, (): [{ id: string }, string] => [{ id: key() }, '1']);
    expect((await include(year, ...thirteen)).status).toBe(400);
    const stopped = await bench.goTo(await quarter(1), FILLING);
    await bench.call('performanceflow.stop', { planCode: stopped.id, version: stopped.version, reason: '组织调整' });
    const last = await plan({ plan: { periodFrom: '2025-12-01', periodTo: '2026-02-28' } });
    const levels = await plan({ rule: { ruleType: AssessmentRuleType.LEVEL } });
    const five = await plan({ rule: { fullScore: '200', levels: scaled } });
    const other = await staffedCompany(bench.services, 2, 'x');
    const foreign = await readyPlan(bench.services, other);
    const wrong = [year, stopped, last, levels, five, foreign];
    const weights = ['10', '10', '10', '10', '10', '50'];
    expect(refusalOf(await include(year, ...wrong.map((one, i): [Saved, string] => [one, weights[i] ?? ''])))).toEqual([
      422,
      [
        ['plans.0.planCode', 'INCLUDED_ITSELF'],
        ['plans.1.planCode', 'INCLUDED_STOPPED'],
        ['plans.2.planCode', 'INCLUDED_OTHER_PERIOD'],
        ['plans.3.planCode', 'INCLUDED_BY_LEVEL'],
        ['plans.4.planCode', 'INCLUDED_OTHER_SCALE'],
        ['plans.5.planCode', 'UNKNOWN_REFERENCE'],
      ],
    ]);
    const offered = await bench.services.ok<{ planCode: string }[]>(
      'performanceplane.getSameModulePlanList',
      { planCode: year.id, toInclude: true },
      bench.token,
    );
    const codes = offered.map((one) => one.planCode);
    expect(codes).toEqual(expect.arrayContaining([first.id, second.id]));
    for (const { id } of wrong) expect(codes).not.toContain(id);
  });

  test('no plan comes back to itself, over however many', async () => {
    const [half, first] = [await plan(), await plan()];
    await included(year, [half, '100']);
    await included(half, [first, '100']);
    expect(refusalOf(await include(first, [year, '100']))).toEqual([422, [['plans.0.planCode', 'INCLUDED_CIRCLE']]]);
    const offered = await bench.services.ok<{ planCode: string }[]>(
      'performanceplane.getSameModulePlanList',
      { planCode: first.id, toInclude: true },
      bench.token,
    );
    expect(offered.map((one) => one.planCode)).not.toContain(year.id);
  });

  test('is set until the plan opens, free again when it comes back, and for who edits plans', async () => {
    const [first, second] = [await quarter(1), await quarter(2)];
    await included(year, [second, '25'], [first, '75']);
    expect((await now(year)).includedPlans).toMatchObject([
      { planCode: second.id, weight: '25', settled: false },
      { planCode: first.id, weight: '75', settled: false },
    ]);
    expect((await now(first)).includedIn).toMatchObject([{ planCode: year.id }]);
    const open = await bench.goTo({ id: year.id, version: (await now(year)).version }, FILLING);
    expect((await include(open, [first, '100'])).status).toBe(422);
    // Whoever takes part reads nothing of what is still prepared.
    expect((await now(year, as.person)).includedPlans).toEqual([]);
    const denied = { ...(await at(year)), clientMutationId: key(), plans: [] };
    expect((await bench.services.call('performanceplane.saveincludeplan', denied, as.person)).status).toBe(403);
    await bench.back(open, NOT_OPEN);
    await included(year);
    expect((await now(year)).includedPlans).toEqual([]);
  });

  test('a plan that counts in another is not deleted', async () => {
    const first = await quarter(1);
    await included(year, [first, '100']);
    const remove = async () => bench.services.call('performanceplane.deleteplane', await at(first), bench.token);
    expect(errorsOf(await remove())).toEqual([[null, 'PLAN_INCLUDED']]);
    await included(year);
    expect((await remove()).status).toBe(200);
  });
});

describe('opening', () => {
  test('needs exactly one part that takes the results, and plans that still fit', async () => {
    const first = await quarter(1);
    const typed = await plan();
    await included(typed, [first, '100']);
    expect(await blockers(typed, FILLING)).toEqual([['modules', 'INCLUDED_NO_PART']]);
    const [manual, imported] = HALF_IMPORTED;
    const twice = await plan({
      parts: [
        { ...manual, weight: '40' },
        { ...imported, weight: '30' },
        { ...imported, partName: '第二项', partNameEn: null, weight: '30' },
      ],
    });
    await included(twice, [first, '100']);
    expect(await blockers(twice, FILLING)).toEqual([['modules', 'INCLUDED_SEVERAL_PARTS']]);
    await included(year, [first, '100']);
    expect(await blockers(year, FILLING)).toEqual([]);
    const half = { ...planInput({ planName: `半年${key()}` }), ...(await at(year)), periodFrom: '2026-07-01' };
    expect((await bench.call('performanceplane.saveassess', half)).status).toBe(200);
    expect(await blockers(year, FILLING)).toEqual([['includedPlans', 'INCLUDED_OTHER_PERIOD']]);
  });

  test('a quarter does not open with another scale than the year that runs and takes it', async () => {
    const first = await quarter(1);
    await included(year, [first, '100']);
    await opened(bench.services, bench.company, { id: year.id, version: (await now(year)).version });
    const { ruleId, templateId } = await plan({ rule: { fullScore: '200', levels: scaled } });
    await bench.services.ok(
      'performanceplane.saveplanrule',
      { ...(await at(first)), ruleCode: ruleId, modules: [{ companyModuleCode: templateId, weight: '100' }], flow: [] },
      bench.token,
    );
    expect(await blockers(first, FILLING)).toEqual([['includedPlans', 'INCLUDED_OTHER_SCALE']]);
  });
});

describe('results', () => {
  test('are taken when scoring opens, as they were communicated; who has none in a plan is scored by the others', async () => {
    const first = await settledQuarter(1, { 0: '90', 2: '70.5' });
    await bench.write({ calibratedScore: '92.25' }, first.id, staff(0));
    const second = await settledQuarter(2, { 0: '80.75' });
    const third = await quarter(1);
    await included(year, [first, '40'], [second, '20'], [third, '40']);
    const open = await bench.goTo({ id: year.id, version: (await now(year)).version }, FILLING);
    const { pending } = await bench.check(year.id, SCORING);
    expect(pending.map(({ code, empId }) => [code, empId])).toEqual([
      ['INCLUDED_RESULTS_MISSING', null],
      ['INCLUDED_RESULTS_MISSING', null],
      ['INCLUDED_NOT_SETTLED', null],
    ]);
    const scored = { id: open.id, version: await advance(bench.services, bench.company, open, SCORING, true) };
    const of = appraisalOf(scored);
    // (40 × 92.25 + 20 × 80.75) ÷ 60 = 88.4166…
    expect((await of.detail(as.boss)).importedScores).toMatchObject([
      {
        score: '88.4',
        plans: [
          { planCode: first.id, weight: '66.67', score: '92.25' },
          { planCode: second.id, weight: '33.33', score: '80.75' },
        ],
      },
    ]);
    await scoredBy(of, as.person, as.boss);
    // Half of it 80: 84.2083…, rounded once at the end.
    expect((await of.detail(as.boss)).composedScore).toBe('84.2');
    const colleague = appraisalOf(scored, 2);
    await scoredBy(colleague, as.colleague, as.boss);
    expect((await colleague.detail(as.boss)).composedScore).toBe('75.3');
    const { items } = await bench.services.ok<{ items: { empId: string; missingResults: number }[] }>(
      'performanceflow.viewdetails',
      { planCode: year.id },
      bench.token,
    );
    const missing = new Map(items.map(({ empId, missingResults }) => [empId, missingResults]));
    expect([missing.get(staff(0)), missing.get(staff(2)), missing.get(staff(1))]).toEqual([1, 2, 3]);
  });

  test('the passport says which plans, how much each counts, and leads to those the reader may open', async () => {
    const first = await settledQuarter(1, { 0: '92.5' });
    const second = await settledQuarter(2, { 0: '80' });
    await bench.write({ bossEmpId: bench.company.bossIds[1] }, second.id, staff(0));
    await included(year, [first, '25'], [second, '75']);
    const of = appraisalOf(await scoring(year));
    await scoredBy(of, as.person, as.boss);
    const passport = await of.ok<Step>('performanceview.getscorepassport', as.boss);
    expect(stepsOf(passport, 'passport.PLAN').map(({ shown, planCode }) => [shown, planCode])).toEqual([
      ['92.5', first.id],
      ['80', undefined],
    ]);
    const [part] = stepsOf(passport, 'passport.MODULE').filter(({ steps }) => steps[0]?.labelId === 'passport.PLAN');
    expect(part?.formula).toBe('25% × 92.5 + 75% × 80');
    expect(part?.sentence).toMatch(/ 25% \(92\.5\).* 75% \(80\), which gives 83\.1\.$/);
    const asHr = stepsOf(await of.ok<Step>('performanceview.getscorepassport', as.admin), 'passport.PLAN');
    expect(asHr.map(({ planCode }) => planCode)).toEqual([first.id, second.id]);
  });

  test('what a quarter hides from somebody, the year tells that person only together', async () => {
    const first = await settledQuarter(1, { 0: '92.5' }, { viewWhat: ViewWhat.COMMENTS });
    const second = await settledQuarter(2, { 0: '80' });
    await included(year, [first, '25'], [second, '75']);
    const of = appraisalOf(await scoring(year));
    await scoredBy(of, as.person, as.boss);
    await of.switch({ viewScoreAt: 2 });
    const passport = await of.ok<Step>('performanceview.getscorepassport', as.person);
    expect(JSON.stringify(passport)).toContain('83.1');
    expect(JSON.stringify(passport)).not.toContain('92.5');
    const { importedScores } = await of.detail(as.person);
    expect(importedScores).toMatchObject([{ score: '83.1', plans: [] }]);
  });

  test('stay as they were taken, until scoring opens once more; who joins then brings theirs', async () => {
    const first = await settledQuarter(1, { 0: '60', 4: '70' });
    const scope = { wholeCompany: false, empIds: [staff(0)] };
    year = await plan({ parts: HALF_IMPORTED, scope });
    await included(year, [first, '100']);
    const scored = await scoring(year);
    const of = appraisalOf(scored);
    await scoredBy(of, as.person, as.boss);
    await bench.write({ calibratedScore: '90' }, first.id, staff(0));
    expect((await of.detail(as.boss)).composedScore).toBe('70');
    await bench.services.ok(
      'performanceflow.saveUnoEmp',
      { ...(await at(year)), empIds: [staff(4)], reason: '补入' },
      bench.token,
    );
    await bench.write({ targetStatus: TargetStatus.APPROVED }, year.id, staff(4));
    expect((await appraisalOf(scored, 4).detail(as.boss)).importedScores).toMatchObject([{ score: '70' }]);
    const back = (await bench.back({ id: year.id, version: (await now(year)).version }, FILLING)).data as Saved;
    await advance(bench.services, bench.company, { id: year.id, version: back.version }, SCORING, true);
    expect((await of.detail(as.boss)).composedScore).toBe('85');
  });

  test('of a plan that is closed count, of one that was stopped do not, and a score by file goes before them', async () => {
    const first = await settledQuarter(1, { 0: '60' });
    await advance(bench.services, bench.company, first, CLOSED, true);
    const second = await settledQuarter(2, { 0: '100' });
    await included(year, [first, '50'], [second, '50']);
    const open = await bench.goTo({ id: year.id, version: (await now(year)).version }, FILLING);
    await bench.call('performanceflow.stop', { planCode: second.id, version: second.version, reason: '组织调整' });
    expect((await bench.check(year.id, SCORING)).pending.map(({ code }) => code)).toContain('INCLUDED_NOT_SETTLED');
    const version = await advance(bench.services, bench.company, open, SCORING, true);
    expect((await appraisalOf({ id: open.id, version }).detail(as.boss)).importedScores).toMatchObject([
      { score: '60', plans: [{ planCode: first.id }] },
    ]);
    const head = ['工号', '姓名', '考核模块', '导入得分', '评分说明'];
    const number = bench.company.numberOf.get(staff(0)) ?? '';
    const line = [number, '', '安全考试', { number: '66' }, '补报'];
    expect(
      await fileBench(bench.services).sent('performanceplane.importAssessmentModuleScore', as.admin, [head, line], {
        planCode: year.id,
      }),
    ).toEqual([[number, 'add']]);
    expect((await appraisalOf({ id: open.id, version }).detail(as.boss)).importedScores).toMatchObject([
      { score: '66', note: '补报', plans: [] },
    ]);
  });
});

const scaled = [
  { name: 'A', low: '100', high: '200', proportion: '50', points: '2' },
  { name: 'B', low: '0', high: '100', proportion: '50', points: '1' },
];
