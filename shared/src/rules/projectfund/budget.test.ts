import { expect, it } from 'vitest';
import { ProjectAllocation } from '../../enums.ts';
import {
  amountBySalary,
  checkBonus,
  checkBudget,
  checkBudgetDraft,
  type ProjectBudget,
  type ProjectMember,
} from './budget.ts';

const member = (more: Partial<ProjectMember> = {}): ProjectMember => ({
  empId: 'a',
  planDays: '20',
  actualDays: '20',
  coefficient: '1',
  amount: '500',
  memo: null,
  ...more,
});
const project = (members: ProjectMember[], more: Partial<ProjectBudget> = {}): ProjectBudget => ({
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  budget: '1000',
  allocateType: ProjectAllocation.FIXED_AMOUNT,
  members,
  ...more,
});
const codes = (issues: { field: string; code: string }[]) => issues.map(({ field, code }) => `${field} ${code}`);

it('a whole application is sound, up to its budget', () => {
  expect(checkBudget(project([member(), member({ empId: 'b' })]))).toEqual([]);
  expect(codes(checkBudget(project([member(), member({ empId: 'b', amount: '500.01' })])))).toEqual([
    'budget PROJECT_BUDGET_EXCEEDED',
  ]);
});

it.each<[string, Partial<ProjectMember>, string]>([
  ['plan days of none', { planDays: '0' }, 'members.0.planDays PROJECT_PLAN_DAYS_INVALID'],
  ['a quarter of a day', { actualDays: '1.25' }, 'members.0.actualDays PROJECT_DAYS_INVALID'],
  ['a coefficient of three places', { coefficient: '1.234' }, 'members.0.coefficient PROJECT_COEFFICIENT_INVALID'],
  ['a negative amount', { amount: '-1' }, 'members.0.amount PROJECT_AMOUNT_INVALID'],
  ['a missing amount', { amount: null }, 'members.0.amount PROJECT_MEMBER_INCOMPLETE'],
  ['nothing for somebody without a memo', { amount: '0' }, 'members.0.memo PROJECT_ZERO_NEEDS_MEMO'],
])('refused is %s', (_what, more, said) => {
  expect(codes(checkBudget(project([member(more)])))).toEqual([said]);
});

it('a draft may be incomplete, and never contradict itself', () => {
  const nothing = member({ planDays: null, actualDays: null, coefficient: null, amount: null });
  expect(checkBudgetDraft(project([nothing]))).toEqual([]);
  expect(codes(checkBudgetDraft(project([member(), member()], { endDate: '2026-10-31', budget: '0' })))).toEqual([
    'endDate PROJECT_END_BEFORE_START',
    'budget PROJECT_BUDGET_INVALID',
    'members.1.empId PROJECT_MEMBER_TWICE',
  ]);
});

it('an amount follows from salary, coefficient and the days that were worked of those planned', () => {
  const days = { planDays: '3', actualDays: '1', coefficient: '0.5' };
  expect(amountBySalary('10000', days)).toBe('1666.67');
  expect(amountBySalary('10000', { ...days, coefficient: null })).toBeNull();
});

it.each<[string, Partial<ProjectMember>, string | null, string[]]>([
  ['somebody of the budget', {}, '500', []],
  ['S5.129 somebody new without a memo', { empId: 'new' }, '500', ['members.0.memo PROJECT_NEW_NEEDS_MEMO']],
  ['S5.129 somebody new with a memo', { empId: 'new', memo: 'joined in May' }, '500', []],
  [
    'S5.130 somebody new who gets nothing, without a memo',
    { empId: 'new', amount: '0' },
    '500',
    ['members.0.memo PROJECT_ZERO_NEEDS_MEMO'],
  ],
  ['more than is left', {}, '499.99', ['members PROJECT_BONUS_EXCEEDED']],
  ['whatever is left where that is not known', {}, null, []],
])('a bonus for %s', (_what, more, left, said) => {
  const asked = {
    allocateType: ProjectAllocation.FIXED_AMOUNT,
    members: [member(more)],
    budgeted: new Set(['a']),
    left,
  };
  expect(codes(checkBonus(asked))).toEqual(said);
});

it('a bonus for nobody is none', () => {
  const asked = { allocateType: ProjectAllocation.FIXED_AMOUNT, members: [], budgeted: new Set(['a']), left: '500' };
  expect(codes(checkBonus(asked))).toEqual(['members PROJECT_MEMBERS_MISSING']);
});
