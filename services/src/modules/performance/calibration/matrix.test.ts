import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import type { performancecheck } from '@hengcai/shared/contract/performance/calibration';
import { AssessmentPlanStatus, Potential, ScorerRole, ViewScoreAt } from '@hengcai/shared/enums';
import { readTable } from '../../../kit/sheet/read.ts';
import { startServices, type TestFile, type TestServices } from '../../../testing/kit.ts';
import { openAppraisalOf, refusalOf, signedIn, type Appraisal } from '../assessment/assessment-testing.ts';
import { staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';
import { calibratingPlan } from './calibration-testing.ts';

type Matrix = z.output<(typeof performancecheck)['endpoints']['performancematrix']['data']>;

let services: TestServices;
let company: Staffed;
let as: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 6);
  as = await signedIn(services, company);
});
afterAll(() => services.stop());

const scoring = async (plan: object): Promise<Appraisal> => {
  const appraisal = await openAppraisalOf(services, company, { plan });
  await appraisal.agree(as.person, as.boss);
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  await appraisal.score(as.person, ScorerRole.SELF, '80');
  return appraisal;
};
const submit = async (appraisal: Appraisal, token: string, scorerRole: number, more: object) =>
  appraisal.call('performancecheck.updateCheckStatus', token, {
    ...(await appraisal.sheet(token, scorerRole, '90')),
    ...more,
  });
const matrixOf = async (appraisal: Appraisal, token: string) =>
  services.ok<Matrix>('performancecheck.performancematrix', { planCode: appraisal.plan.id }, token);
/** The cells in which somebody is: row, level and who is named there. */
const filled = ({ rows }: Matrix) =>
  rows.flatMap(({ potential, lastLevelName, cells }) =>
    cells.flatMap(({ levelName, count, people }) =>
      count === 0
        ? []
        : [[potential ?? lastLevelName, levelName, count, people.map(({ empId }) => company.staffIds.indexOf(empId))]],
    ),
  );
const audited = async (appraisal: Appraisal, token: string) => {
  const { assessmentInfoId: objectId } = await appraisal.detail(token);
  const trail = { objectType: 'assessment', objectId, pageNo: 1, pageSize: 50 };
  const { items } = await services.ok<{ items: { action: string }[] }>('platform.auditlist', trail, token);
  return items.filter(({ action }) => action === 'assessment.potentialSet').length;
};

test('the superior says the potential with the scores, where the plan asks for it, and the person never learns it', async () => {
  const appraisal = await scoring({ asksPotential: true, viewScoreAt: ViewScoreAt.AFTER_OPEN });
  expect(refusalOf(await submit(appraisal, as.boss, ScorerRole.BOSS, {}))).toEqual([
    422,
    [['potential', 'POTENTIAL_REQUIRED']],
  ]);
  const draft = { ...(await appraisal.sheet(as.boss, ScorerRole.BOSS, '90')), clientId: 'client-one', seq: 1 };
  await appraisal.ok('performancecheck.scoreresult', as.boss, { ...draft, potential: Potential.LOW });
  const seen = async (token: string) => {
    const { asksPotential, potential } = await appraisal.detail(token);
    return [asksPotential, potential];
  };
  // A draft is the superior's alone.
  expect([await seen(as.boss), await seen(as.admin), await seen(as.person)]).toEqual([
    [true, Potential.LOW],
    [true, null],
    [false, null],
  ]);
  expect((await submit(appraisal, as.boss, ScorerRole.BOSS, { potential: Potential.HIGH })).success).toBe(true);
  expect([await seen(as.boss), await seen(as.admin), await seen(as.person)]).toEqual([
    [true, Potential.HIGH],
    [true, Potential.HIGH],
    [false, null],
  ]);
  expect([await audited(appraisal, as.admin), await audited(appraisal, as.person)]).toEqual([1, 0]);
});

test('nobody else says it, and nobody where the plan does not ask', async () => {
  const asking = await openAppraisalOf(services, company, { plan: { asksPotential: true } });
  await asking.agree(as.person, as.boss);
  await asking.goTo(AssessmentPlanStatus.SCORING);
  const refusal = [422, [['potential', 'POTENTIAL_NOT_ASKED']]];
  expect(refusalOf(await submit(asking, as.person, ScorerRole.SELF, { potential: Potential.HIGH }))).toEqual(refusal);
  const other = await scoring({});
  expect(refusalOf(await submit(other, as.boss, ScorerRole.BOSS, { potential: Potential.HIGH }))).toEqual(refusal);
  expect((await submit(other, as.boss, ScorerRole.BOSS, {})).success).toBe(true);
});

test('the matrix has people by potential and level, best first, without the own result, and the file names it', async () => {
  const appraisal = await scoring({ asksPotential: true });
  await submit(appraisal, as.boss, ScorerRole.BOSS, { potential: Potential.HIGH });
  await appraisal.goTo(AssessmentPlanStatus.CALIBRATING);
  const matrix = await matrixOf(appraisal, as.admin);
  expect([matrix.by, matrix.rows.map(({ potential }) => potential)]).toEqual(['potential', [3, 2, 1]]);
  expect(matrix.rows[0]?.cells.map(({ levelName }) => levelName)).toEqual(['D', 'C', 'B', 'A', 'S']);
  expect(filled(matrix)).toEqual([[Potential.HIGH, 'B', 1, [0]]]);
  expect(filled(await matrixOf(appraisal, as.boss))).toEqual([[Potential.HIGH, 'B', 1, [0]]]);
  expect(filled(await matrixOf(appraisal, as.otherBoss))).toEqual([]);
  const answer = await services.call(
    'performancecheck.exportExcel',
    { planCode: appraisal.plan.id },
    as.admin,
    'en-US',
  );
  const file = answer.data as TestFile;
  const [head, ...lines] = (await readTable(Buffer.from(file.bytes), file.fileName, { rows: 50, columns: 20 })).map(
    ({ cells }) => cells,
  );
  const at = head?.indexOf('Potential') ?? -1;
  const mine = lines.find(([number]) => number === company.numberOf.get(company.staffIds[0] ?? ''));
  expect([at, mine?.[at]]).toEqual([10, '3 high']);
});

test('without potential the rows are the levels of the last results', async () => {
  const [first = '', second = '', third = ''] = company.staffIds;
  const before = await calibratingPlan(services, company, { others: { [first]: ['96', 'S'], [second]: [null, null] } });
  await before.goTo(AssessmentPlanStatus.CLOSED);
  const now = await calibratingPlan(services, company, {
    others: { [first]: ['70', 'B'], [second]: ['70', 'B'], [third]: ['90', 'A'] },
  });
  const matrix = await matrixOf(now, as.admin);
  expect([matrix.by, matrix.rows.map(({ lastLevelName }) => lastLevelName)]).toEqual([
    'last',
    ['S', 'A', 'B', 'C', 'D', null],
  ]);
  expect(filled(matrix).filter(([row]) => row === 'S' || row === null)).toEqual([
    ['S', 'B', 1, [0]],
    [null, 'B', 1, [1]],
  ]);
  expect(filled(matrix)).toContainEqual(['B', 'A', 1, [2]]);
});
