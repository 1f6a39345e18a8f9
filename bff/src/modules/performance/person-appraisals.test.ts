import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBff, type TestBff } from '../../testing/bff.ts';
import { id } from '../../testing/rows.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

it('the appraisals of a person are one call, however many there are', async () => {
  const line = (n: number) => ({
    assessmentInfoId: id('info', n),
    assessmentPlanCode: id('plan', n),
    assessmentPlanName: `考核${n}`,
    periodFrom: '2026-01-01',
    periodTo: '2026-12-31',
    status: 5 as const,
    employeeStage: 7 as const,
    composedScore: n === 1 ? '88.5' : null,
    levelName: n === 1 ? 'A' : null,
    viewerType: 'leader' as const,
  });
  bff.upstream.answer('personappraisals', 'personappraisals', () => [line(1), line(2)]);

  const { data } = await bff.send(
    `query Of($id: ID!) { personAppraisals(employeeId: $id) {
      id plan { id name } periodFrom status employeeStage composedScore levelName viewer
    } }`,
    { id: id('employee') },
  );

  const [first, second] = data?.['personAppraisals'] as Record<string, unknown>[];
  expect(first).toMatchObject({
    plan: { id: id('plan'), name: '考核1' },
    composedScore: '88.5',
    levelName: 'A',
    viewer: 'LEADER',
  });
  expect(second).toMatchObject({ composedScore: null, levelName: null, periodFrom: '2026-01-01', status: 'CLOSED' });
  expect(bff.upstream.calls.map(({ input }) => input)).toEqual([{ empId: id('employee') }]);
});
