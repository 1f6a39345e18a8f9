import { ProjectAllocation, ProjectBudgetState, type ValueOf } from '../../enums.ts';
import { compare, dec, isDecimal, roundHalfUp, sum } from '../../numbers.ts';
import { issue, type RuleIssue } from '../issue.ts';

/** Places of days (halves of a day are told), of coefficients and of amounts. */
export const DAYS_PLACES = 1;
export const COEFFICIENT_PLACES = 2;
export const AMOUNT_PLACES = 2;
const DAYS_DIGITS = 4;
const COEFFICIENT_DIGITS = 3;
const AMOUNT_DIGITS = 12;

type Allocation = ValueOf<typeof ProjectAllocation>;
type State = ValueOf<typeof ProjectBudgetState>;

/** A member as it was typed; null: not yet. */
export interface ProjectMember {
  empId: string;
  planDays: string | null;
  actualDays: string | null;
  coefficient: string | null;
  /** Asked for where the amount is fixed; otherwise it follows from the salary. */
  amount: string | null;
  memo: string | null;
}
export interface ProjectBudget {
  startDate: string;
  endDate: string;
  budget: string;
  allocateType: Allocation;
  members: readonly ProjectMember[];
}

/** States in which whoever applies may still change an application. */
export const isOpenApply = (state: State): boolean =>
  state === ProjectBudgetState.DRAFT || state === ProjectBudgetState.REJECTED || state === ProjectBudgetState.WITHDRAWN;

/** What is wrong with what was typed, of a draft too: what is missing may come later. */
export const checkBudgetDraft = ({ startDate, endDate, budget, members }: ProjectBudget): RuleIssue[] => [
  ...(endDate < startDate ? [issue('endDate', 'PROJECT_END_BEFORE_START')] : []),
  ...(isDecimal(budget, AMOUNT_PLACES, AMOUNT_DIGITS) && compare(budget, 0) > 0
    ? []
    : [issue('budget', 'PROJECT_BUDGET_INVALID')]),
  ...checkMembersDraft(members),
];

/** The same of the members alone. */
export function checkMembersDraft(members: readonly ProjectMember[]): RuleIssue[] {
  const seen = new Set<string>();
  return members.flatMap((member, at) => {
    const twice = seen.has(member.empId);
    seen.add(member.empId);
    const found = typedWrong(member, `members.${at}`);
    return twice ? [issue(`members.${at}.empId`, 'PROJECT_MEMBER_TWICE'), ...found] : found;
  });
}

function typedWrong({ planDays, actualDays, coefficient, amount }: ProjectMember, path: string): RuleIssue[] {
  const days = (value: string) => isDecimal(value, DAYS_PLACES, DAYS_DIGITS) && compare(value, 0) >= 0;
  const wrong = (name: string, value: string | null, fits: (value: string) => boolean, code: string) =>
    value === null || fits(value) ? [] : [issue(`${path}.${name}`, code)];
  return [
    ...wrong('planDays', planDays, (value) => days(value) && compare(value, 0) > 0, 'PROJECT_PLAN_DAYS_INVALID'),
    ...wrong('actualDays', actualDays, days, 'PROJECT_DAYS_INVALID'),
    ...wrong(
      'coefficient',
      coefficient,
      (value) => isDecimal(value, COEFFICIENT_PLACES, COEFFICIENT_DIGITS) && compare(value, 0) >= 0,
      'PROJECT_COEFFICIENT_INVALID',
    ),
    ...wrong(
      'amount',
      amount,
      (value) => isDecimal(value, AMOUNT_PLACES, AMOUNT_DIGITS) && compare(value, 0) >= 0,
      'PROJECT_AMOUNT_INVALID',
    ),
  ];
}

/** What keeps an application from being submitted; of the coefficient type with the amounts that were computed. */
export function checkBudget(project: ProjectBudget): RuleIssue[] {
  const { members, allocateType, budget } = project;
  const lacks = missingOfMembers(members, allocateType);
  const issues = [...(members.length === 0 ? [NOBODY] : []), ...checkBudgetDraft(project), ...lacks];
  if (issues.length > 0) return issues;
  const total = totalOf(members);
  return compare(total, budget) > 0 ? [issue('budget', 'PROJECT_BUDGET_EXCEEDED', { total })] : [];
}

/** What a bonus is asked for, of a project whose budget was approved. */
export interface ProjectBonus {
  allocateType: Allocation;
  members: readonly ProjectMember[];
  /** Who stands in the budget. */
  budgeted: ReadonlySet<string>;
  /** What is left of the budget; null: not known here. */
  left: string | null;
}

/** What keeps an application for a bonus from being submitted: beside the rest, who is new in it needs a memo. */
export function checkBonus({ allocateType, members, budgeted, left }: ProjectBonus): RuleIssue[] {
  const issues = [
    ...(members.length === 0 ? [NOBODY] : []),
    ...checkMembersDraft(members),
    ...missingOfMembers(members, allocateType),
    ...members.flatMap(({ empId, amount, memo }, at) =>
      budgeted.has(empId) || memo || isZero(amount) ? [] : [issue(`members.${at}.memo`, 'PROJECT_NEW_NEEDS_MEMO')],
    ),
  ];
  if (issues.length > 0 || left === null) return issues;
  const total = totalOf(members);
  return compare(total, left) > 0 ? [issue('members', 'PROJECT_BONUS_EXCEEDED', { total, left })] : [];
}

const NOBODY = issue('members', 'PROJECT_MEMBERS_MISSING');
const isZero = (amount: string | null): boolean => amount !== null && isDecimal(amount) && compare(amount, 0) === 0;
const totalOf = (members: readonly ProjectMember[]): string =>
  roundHalfUp(sum(members.flatMap(({ amount }) => amount ?? [])), AMOUNT_PLACES);

const missingOfMembers = (members: readonly ProjectMember[], allocateType: Allocation): RuleIssue[] =>
  members.flatMap((member, at) => [
    ...(['planDays', 'actualDays', 'coefficient'] as const).flatMap((name) =>
      member[name] === null ? [issue(`members.${at}.${name}`, 'PROJECT_MEMBER_INCOMPLETE')] : [],
    ),
    ...(member.amount === null && allocateType === ProjectAllocation.FIXED_AMOUNT
      ? [issue(`members.${at}.amount`, 'PROJECT_MEMBER_INCOMPLETE')]
      : []),
    ...(isZero(member.amount) && !member.memo ? [issue(`members.${at}.memo`, 'PROJECT_ZERO_NEEDS_MEMO')] : []),
  ]);

/** What a member gets by the salary of a month: salary x coefficient x actual days / plan days. Null while one of them is missing. */
export function amountBySalary(
  salary: string,
  { planDays, actualDays, coefficient }: Pick<ProjectMember, 'planDays' | 'actualDays' | 'coefficient'>,
): string | null {
  if (planDays === null || actualDays === null || coefficient === null || compare(planDays, 0) <= 0) return null;
  return roundHalfUp(dec(salary).times(coefficient).times(actualDays).div(planDays), AMOUNT_PLACES);
}
