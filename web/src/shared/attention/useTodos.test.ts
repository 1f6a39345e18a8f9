import { expect, it } from 'vitest';
import { groupsOf } from './useTodos';

const row = (more: object) => ({
  type: 'SUBORDINATE_SCORE' as const,
  planId: 'p',
  planName: '年度考核',
  employeeId: 'e1',
  employeeName: '王一',
  lastDay: '2026-12-20',
  ...more,
});

it('one thing to do opens the very form', () => {
  const [group] = groupsOf([row({ type: 'MY_TARGETS' })]);
  expect(group?.path).toBe(
    '/performance/examine/details?empId=e1&assessmentPlanCode=p&viewerType=myself&queryType=targets&fromPage=messageCenter',
  );
});

it('several of one kind in one plan stand together, each with its form, and lead to the list', () => {
  const groups = groupsOf([row({}), row({ employeeId: 'e2', employeeName: '李二' }), row({ planId: 'q' })]);
  expect(groups.map((one) => [one.planId, one.forms.map((form) => form.name)])).toEqual([
    ['p', ['王一', '李二']],
    ['q', ['王一']],
  ]);
  expect(groups[0]?.path).toBe('/performance/examine?tabName=team&planId=p&waiting=yes');
  expect(groups[0]?.forms[1]?.path).toContain('empId=e2');
});

it('calibration opens the calibration of its plan; a kind this release does not know is left out', () => {
  const groups = groupsOf([
    row({ type: 'CALIBRATION', employeeId: null, employeeName: null }),
    row({ type: null }),
    row({ type: 'PROCESS_APPROVAL' }),
  ]);
  expect(groups.map((one) => one.path)).toEqual(['/performance/examine?tabName=calibration&planId=p']);
});
