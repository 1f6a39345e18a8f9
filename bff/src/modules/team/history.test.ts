import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startBff, type TestBff } from '../../testing/bff.ts';
import { employeeRow, id } from '../../testing/rows.ts';
import type { TeamMemberResultsRow } from './rows.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(() => void (bff.upstream.calls.length = 0));

const appraisal: TeamMemberResultsRow['appraisals'][number] = {
  assessmentInfoId: id('info'),
  assessmentPlanCode: id('plan'),
  assessmentPlanName: '年度考核',
  periodFrom: '2026-01-01',
  periodTo: '2026-12-31',
  status: 5,
  employeeStage: 7,
  composedScore: '88.5',
  levelName: 'B',
  viewerType: 'leader',
};

it('a page of results of chosen plans is one call, the plans and superiors on it included', async () => {
  bff.upstream.answer('teamHistory', 'teamresults', () => ({
    items: [1, 2].map((n) => ({ employee: employeeRow(n, { bossEmpId: id('employee', 1) }), appraisals: [appraisal] })),
    total: 2,
    pageNo: 1,
    pageSize: 10,
  }));
  const { data } = await bff.send(
    `query Results($planIds: [ID!]) { teamResults(filter: { includeBelow: true }, planIds: $planIds) {
      total items { id employee { number manager { number } } appraisals { plan { id name } status composedScore levelName } }
    } }`,
    { planIds: [id('plan')] },
  );
  const result = {
    plan: { id: id('plan'), name: '年度考核' },
    status: 'CLOSED',
    composedScore: '88.5',
    levelName: 'B',
  };
  expect(data?.['teamResults']).toMatchObject({
    total: 2,
    items: [
      { id: id('employee', 1), employee: { manager: { number: employeeRow(1).empNumber } }, appraisals: [result] },
      { id: id('employee', 2), appraisals: [result] },
    ],
  });
  expect(bff.upstream.calls.map(({ input }) => input)).toEqual([
    { filter: { includeBelow: true, assessmentPlanCodes: [id('plan')] } },
  ]);
});

it('the finished plans are told with heads by level', async () => {
  const levels = [{ levelName: 'A', people: 2 }];
  bff.upstream.answer('teamHistory', 'teamresultplans', () => [
    {
      assessmentPlanCode: id('plan'),
      assessmentPlanName: '年度考核',
      periodFrom: '2026-01-01',
      periodTo: '2026-12-31',
      people: 2,
      averageScore: null,
      levels,
    },
  ]);
  const { data } = await bff.send(`{ teamResultPlans { id name people averageScore levels { levelName people } } }`);
  expect(data).toEqual({
    teamResultPlans: [{ id: id('plan'), name: '年度考核', people: 2, averageScore: null, levels }],
  });
});
