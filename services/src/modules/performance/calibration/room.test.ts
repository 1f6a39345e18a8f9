import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AssessmentRuleType, ForceScope } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { signedIn, type Appraisal } from '../assessment/assessment-testing.ts';
import { staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';
import { calibratingPlan } from './calibration-testing.ts';

interface Group {
  deptId: string | null;
  bossEmpId: string | null;
  people: number;
  ungraded: number;
  meanBefore: string | null;
  meanNow: string | null;
  leniency: string | null;
  levels: { levelName: string; before: number; now: number }[];
}
interface Moves {
  total: number;
  moves: { person: { empId: string; version: number }; toLevelName: string; tied: boolean }[];
}

let services: TestServices;
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;

const staff = (i: number) => company.staffIds[i] ?? '';
const calibrating = async (rule: object = {}, others: Record<string, [string | null, string | null]> = {}) => {
  appraisal = await calibratingPlan(services, company, { rule, others });
};
const compared = (token: string, by: 'manager' | 'department', page: object = {}) =>
  services.ok<{ items: Group[]; total: number }>(
    'performancecheck.comparegroups',
    { planCode: appraisal.plan.id, by, ...page },
    token,
  );
const proposed = async (token: string) => {
  const { total, moves } = await services.ok<Moves>(
    'performancecheck.proposemoves',
    { planCode: appraisal.plan.id },
    token,
  );
  return { total, moves: moves.map(({ person, toLevelName, tied }) => [person.empId, toLevelName, tied]) };
};

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 6);
  as = await signedIn(services, company);
});
afterAll(() => services.stop());

describe('superiors and departments side by side', () => {
  test('have their mean against that of all, before anything moved and now, the furthest first', async () => {
    // The first superior scores 0, 2 and 4 and the second superior, the second 1, 3 and 5; nobody scores the first.
    await calibrating({}, { [staff(1)]: ['97', 'S'], [staff(3)]: ['97', 'S'], [staff(5)]: [null, null] });
    await appraisal.ok('performancecheck.assessmentEvaluation', as.boss, {
      version: 1,
      comment: '横向比较',
      levelName: 'A',
    });
    const { items, total } = await compared(as.admin, 'manager');
    expect(total).toBe(3);
    const all = items.map(({ bossEmpId, people, ungraded, meanBefore, meanNow, leniency }) => [
      company.bossIds.indexOf(bossEmpId ?? ''),
      people,
      ungraded,
      meanBefore,
      meanNow,
      leniency,
    ]);
    // Seven have a score: five of 80 and two of 97, 84.9 on average.
    expect(all).toEqual([
      [1, 3, 1, '97', '97', '12.1'],
      [0, 4, 0, '80', '81.3', '-4.9'],
      [-1, 1, 0, '80', '80', '-4.9'],
    ]);
    expect(items[1]?.levels.filter(({ before, now }) => before + now > 0)).toEqual([
      { levelName: 'A', before: 0, now: 1 },
      { levelName: 'B', before: 4, now: 3 },
    ]);
  });

  test('come by department too, page by page, and managers see their own people only', async () => {
    await calibrating();
    const pages = [await compared(as.admin, 'department', { pageSize: 1 })];
    pages.push(await compared(as.admin, 'department', { pageSize: 1, pageNo: 2 }));
    expect(pages.map(({ total }) => total)).toEqual([2, 2]);
    expect(pages.flatMap(({ items }) => items.map(({ deptId }) => deptId)).sort()).toEqual([...company.deptIds].sort());
    expect((await compared(as.otherBoss, 'manager')).items).toMatchObject([
      { bossEmpId: company.bossIds[1], people: 3 },
    ]);
    expect((await compared(as.person, 'manager')).total).toBe(0);
  });

  test('have no means where levels are scored', async () => {
    await calibrating({ ruleType: AssessmentRuleType.LEVEL });
    expect((await compared(as.admin, 'department')).items[0]).toMatchObject({
      meanBefore: null,
      meanNow: null,
      leniency: null,
    });
  });
});

describe('a proposal', () => {
  test('has the moves after which the levels have their heads, and changes nothing by itself', async () => {
    // Eight people at 10, 20, 50, 15 and 5 percent: 0.8, 1.6, 4, 1.2, 0.4 give 1, 2, 4, 1, 0.
    await calibrating(
      {},
      { [staff(0)]: ['99', 'S'], [staff(1)]: ['98', 'S'], [staff(2)]: ['82', 'B'], [staff(3)]: ['71', 'B'] },
    );
    const first = await proposed(as.admin);
    expect(first).toEqual({
      total: 3,
      moves: [
        [staff(1), 'A', false],
        [staff(2), 'A', false],
        [staff(3), 'C', false],
      ],
    });
    expect(await proposed(as.admin)).toEqual(first);
  });

  test('says where people with the same score would be told apart', async () => {
    await calibrating();
    const { total, moves } = await proposed(as.admin);
    expect([total, moves.every(([, , tied]) => tied === true)]).toEqual([4, true]);
  });

  test('is made for each group the rule counts by itself, and of those whom the caller calibrates', async () => {
    await calibrating({ forceScope: ForceScope.DEPARTMENT, minGroupSize: 4 }, { [staff(0)]: ['99', 'S'] });
    const { total } = await proposed(as.admin);
    expect(total).toBeGreaterThan(0);
    expect((await proposed(as.otherBoss)).total).toBe(0);
    expect((await proposed(as.person)).total).toBe(0);
  });
});
