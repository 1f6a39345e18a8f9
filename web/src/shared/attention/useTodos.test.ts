import { expect, it } from 'vitest';
import { countedOnly, groupsOf } from './useTodos';

const row = (more: object) => ({
  type: 'SUBORDINATE_SCORE' as const,
  plan: { id: 'p', name: '年度考核' },
  employee: { id: 'e1', name: '王一' },
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
  const groups = groupsOf([
    row({}),
    row({ employee: { id: 'e2', name: '李二' } }),
    row({ plan: { id: 'q', name: '季度考核' } }),
  ]);
  expect(groups.map((one) => [one.plan.id, one.forms.map((form) => form.name)])).toEqual([
    ['p', ['王一', '李二']],
    ['q', ['王一']],
  ]);
  expect(groups[0]?.path).toBe('/performance/examine?tabName=team&planId=p&waiting=yes');
  expect(groups[0]?.forms[1]?.path).toContain('empId=e2');
});

it('calibration opens the calibration of its plan; a kind this release does not know is left out', () => {
  const groups = groupsOf([
    row({ type: 'CALIBRATION', employee: null }),
    row({ type: null }),
    row({ type: 'PROCESS_APPROVAL' }),
  ]);
  expect(groups.map((one) => one.path)).toEqual(['/performance/examine?tabName=calibration&planId=p']);
});

it('kinds without a form of their own stand beside the forms, and none twice', () => {
  const todo = (kind: 'SUBORDINATE_SCORE' | 'PROBATION') => ({ kind, count: 1, path: '/' });
  const todos = [todo('SUBORDINATE_SCORE'), todo('PROBATION')];
  expect(countedOnly(todos, groupsOf([row({})]))).toEqual([todo('PROBATION')]);
});
