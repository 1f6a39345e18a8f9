import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startBff, type TestBff } from '../../testing/bff.ts';
import { id } from '../../testing/rows.ts';
import type { ProbationPlanRow } from './rows.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(() => void (bff.upstream.calls.length = 0));

const plan = (n: number): ProbationPlanRow => ({
  planCode: id('plan', n),
  empId: id('employee', n),
  empNumber: `E${n}`,
  empName: `Employee-${n}`,
  deptId: id('dept', n),
  deptName: `Department-${n}`,
  deptNameEn: null,
  ruleCode: id('rule'),
  ruleName: 'Rule',
  evaluateEmpId: id('employee', 9),
  evaluateEmpName: 'Boss',
  planStatus: 98,
  process: 4,
  underWay: false,
  targetSetter: 1,
  entryDate: '2026-09-01',
  regularDate: '2026-12-01',
  scoreFrom: '2026-11-24',
  scoreTo: '2026-11-30',
  selfScoreTo: '2026-11-27',
  overdue: false,
  result: 0,
  passed: 0,
  outcome: 2,
  score: null,
  levelName: null,
  waitsForMe: false,
  problem: null,
  updatedAt: '2026-11-01T01:00:00.000Z',
  version: 3,
});

it('a page of plans is one call, with the names that stand in it', async () => {
  bff.upstream.answer('probationplan', 'listplan', () => ({
    items: [1, 2, 3].map(plan),
    total: 3,
    pageNo: 1,
    pageSize: 10,
  }));

  const { data } = await bff.send(`{ probationPlans(filter: { view: OWN, statuses: [TERMINATED] }) {
    items { employee { id } employeeName department { name } superior { id } superiorName status outcome passed } } }`);

  expect((data?.['probationPlans'] as { items: object[] }).items[1]).toEqual({
    employee: { id: id('employee', 2) },
    employeeName: 'Employee-2',
    department: { name: 'Department-2' },
    superior: { id: id('employee', 9) },
    superiorName: 'Boss',
    status: 'TERMINATED',
    outcome: 'FAILED',
    passed: false,
  });
  expect(bff.upstream.names()).toEqual(['probationplan.listplan']);
  expect(bff.upstream.calls[0]?.input).toMatchObject({ view: 'own', planStatus: [98] });
});

it('a refused decision names the field of the schema', async () => {
  bff.upstream.refuse('probationplan', 'approvalassess', {
    status: 422,
    errors: [{ field: 'result', code: 'PROBATION_OVER', message: 'The probation ended' }],
  });

  const { data } = await bff.send(
    'mutation ($input: DecideProbationInput!) { decideProbation(input: $input) { detail { id } userErrors { field code } } }',
    { input: { id: id('plan'), version: 1, agreed: true } },
  );

  expect(data?.['decideProbation']).toEqual({
    detail: null,
    userErrors: [{ field: 'agreed', code: 'PROBATION_OVER' }],
  });
  expect(bff.upstream.calls[0]?.input).toMatchObject({ planCode: id('plan'), version: 1, result: 1 });
});
