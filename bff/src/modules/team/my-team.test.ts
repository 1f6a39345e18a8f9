import { EmployeeStatus } from '@hengcai/shared/enums';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startBff, type TestBff } from '../../testing/bff.ts';
import { employeeRow, id } from '../../testing/rows.ts';
import type { TeamMemberRow } from './rows.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(() => void (bff.upstream.calls.length = 0));

const member = (n: number): TeamMemberRow => ({
  employee: employeeRow(n, { bossEmpId: id('employee', 1) }),
  reports: n,
  appraisal:
    n === 1
      ? {
          assessmentInfoId: id('info'),
          assessmentPlanCode: id('plan'),
          assessmentPlanName: '年度考核',
          periodFrom: '2026-01-01',
          periodTo: '2026-12-31',
          status: 2,
          employeeStage: 2,
          composedScore: null,
          levelName: null,
          viewerType: 'leader',
        }
      : null,
});

it('a page of the team is one call, their superior among them included', async () => {
  bff.upstream.answer('myTeam', 'getMyTeamMembersInfo', () => ({
    items: [member(1), member(2)],
    total: 12,
    pageNo: 2,
    pageSize: 2,
  }));
  const { data } = await bff.send(
    `query Team($filter: MyTeamFilterInput, $page: PageInput) { myTeam(filter: $filter, page: $page) {
      total pageNo pageSize
      items { id reports employee { number manager { number } } appraisal { plan { name } status viewer } }
    } }`,
    {
      filter: { includeBelow: true, managerId: id('employee', 1), keyword: 'li', statuses: ['PROBATION'] },
      page: { pageNo: 2, pageSize: 2 },
    },
  );
  const number = employeeRow(1).empNumber;
  expect(data?.['myTeam']).toMatchObject({
    total: 12,
    pageNo: 2,
    pageSize: 2,
    items: [
      {
        id: id('employee', 1),
        reports: 1,
        employee: { number, manager: { number } },
        appraisal: { plan: { name: '年度考核' }, status: 'SCORING', viewer: 'LEADER' },
      },
      { reports: 2, employee: { manager: { number } }, appraisal: null },
    ],
  });
  expect(bff.upstream.calls.map(({ input }) => input)).toEqual([
    {
      filter: { includeBelow: true, bossEmpId: id('employee', 1), keyword: 'li', status: [EmployeeStatus.PROBATION] },
      pageNo: 2,
      pageSize: 2,
    },
  ]);
});

it('whoever is not in the team is null', async () => {
  bff.upstream.answer('myTeam', 'getMyTeamMembersInfo', () => ({ items: [], total: 0, pageNo: 1, pageSize: 10 }));
  const { data } = await bff.send(`query One($id: ID!) { teamMember(id: $id) { id } }`, { id: id('employee', 7) });
  expect(data).toEqual({ teamMember: null });
  expect(bff.upstream.calls.map(({ input }) => input)).toEqual([{ filter: { empIds: [id('employee', 7)] } }]);
});

it('the file of the team is a link to what the services answer, with the filter of the list', async () => {
  const { data } = await bff.send(
    `mutation File($input: ExportMyTeamInput!) { exportMyTeam(input: $input) { file { url name } userErrors { code } } }`,
    { input: { filter: { includeBelow: true } } },
  );
  expect(data).toMatchObject({
    exportMyTeam: { file: { url: expect.stringMatching(/^\/files\//) }, userErrors: [] },
  });
});
