import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBff, type TestBff } from '../../testing/bff.ts';
import { id } from '../../testing/rows.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

const plan = (n: number) => ({ assessmentPlanCode: id('plan', n), assessmentPlanName: `考核${n}` });

it('the figures of the home page are one call, however many plans, departments and people they name', async () => {
  bff.upstream.answer('overview', 'homeoverview', () => ({
    plans: [1, 2].map((n) => ({
      ...plan(n),
      status: 1 as const,
      locked: false,
      lastDay: '2026-11-20',
      overdue: n === 1,
      people: 3,
      done: 1,
      missing: [
        { deptId: id('department'), deptName: '销售部', deptNameEn: 'Sales', count: 1 },
        { deptId: null, deptName: null, deptNameEn: null, count: 1 },
      ],
      superiorLeft: n,
      mayRemind: true,
    })),
    team: {
      total: 9,
      items: [{ ...plan(1), typeId: 101 as const, empId: id('employee'), empName: '王一', lastDay: '2026-11-20' }],
    },
    neverSignedIn: null,
    probation: {
      total: 1,
      items: [{ empId: id('employee', 2), empName: '李二', empNameEn: 'Li Er', regularDate: '2026-11-30' }],
    },
    firstSteps: [{ step: 4 as const, done: false }],
  }));

  const { data } = await bff.send(`{ homeOverview {
    plans { plan { id name } status overdue people done missing { department { id name nameEn } count } superiorLeft mayRemind }
    team { total items { type plan { name } employee { id name } lastDay } }
    neverSignedIn
    probation { total items { employee { id name nameEn } regularDate } }
    firstSteps { step done }
  } }`);

  const { plans, ...rest } = data?.['homeOverview'] as { plans: unknown[] };
  expect(plans[0]).toEqual({
    plan: { id: id('plan'), name: '考核1' },
    status: 'FILLING',
    overdue: true,
    people: 3,
    done: 1,
    missing: [
      { department: { id: id('department'), name: '销售部', nameEn: 'Sales' }, count: 1 },
      { department: null, count: 1 },
    ],
    superiorLeft: 1,
    mayRemind: true,
  });
  expect(rest).toEqual({
    team: {
      total: 9,
      items: [
        {
          type: 'MY_TARGETS',
          plan: { name: '考核1' },
          employee: { id: id('employee'), name: '王一' },
          lastDay: '2026-11-20',
        },
      ],
    },
    neverSignedIn: null,
    probation: {
      total: 1,
      items: [{ employee: { id: id('employee', 2), name: '李二', nameEn: 'Li Er' }, regularDate: '2026-11-30' }],
    },
    firstSteps: [{ step: 'OPEN_PLAN', done: false }],
  });
  expect(bff.upstream.names()).toEqual(['overview.homeoverview']);
});
