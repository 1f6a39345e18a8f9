import { ProjectAllocation } from '@hengcai/shared/enums';
import { compare, isDecimal, padded, sum } from '@hengcai/shared/numbers';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import {
  AMOUNT_PLACES,
  checkBudget,
  checkBudgetDraft,
  type ProjectBudget,
} from '@hengcai/shared/rules/projectfund/budget';
import { localName } from '../../../i18n/format';
import { today } from '../../../i18n/zone';
import type { CellChange } from '../../../ui/sheet/sheetModel';
import type { ProjectBudgetPartsFragment } from './budgets.gen';

export type Detail = ProjectBudgetPartsFragment;
type Allocation = keyof typeof ProjectAllocation;

/** A member while it is edited: every figure is the text that was typed, '' for none yet. */
export interface MemberRow {
  employeeId: string;
  name: string;
  planDays: string;
  actualDays: string;
  coefficient: string;
  amount: string;
  memo: string;
}
export interface BudgetValues {
  name: string;
  number: string;
  kindId: string;
  allocation: Allocation;
  budget: string;
  startDate: string;
  endDate: string;
  members: MemberRow[];
}

/** Code of what is asked for and was left empty. */
export const REQUIRED = 'REQUIRED';

export const newBudget = (): BudgetValues => ({
  name: '',
  number: '',
  kindId: '',
  allocation: 'FIXED_AMOUNT',
  budget: '',
  startDate: today(),
  endDate: '',
  members: [],
});

export const newMember = (person: { id: string; name: string; nameEn: string | null; number: string }): MemberRow => ({
  employeeId: person.id,
  name: `${localName(person)} (${person.number})`,
  planDays: '',
  actualDays: '',
  coefficient: '1',
  amount: '',
  memo: '',
});

const isAllocation = (name: string | null): name is Allocation => name !== null && name in ProjectAllocation;

export const toValues = ({ project, members }: Detail): BudgetValues => ({
  name: project.name,
  number: project.number,
  kindId: project.kind.id,
  allocation: isAllocation(project.allocation) ? project.allocation : 'FIXED_AMOUNT',
  budget: project.budget,
  startDate: project.startDate,
  endDate: project.endDate,
  members: members.flatMap(({ employee, planDays, actualDays, coefficient, amount, memo }) =>
    employee
      ? [
          {
            ...newMember(employee),
            planDays: planDays ?? '',
            actualDays: actualDays ?? '',
            coefficient: coefficient ?? '',
            amount: amount ?? '',
            memo: memo ?? '',
          },
        ]
      : [],
  ),
});

/** What is saved: an amount that follows from a salary is not sent. */
export const toInput = ({ name, number, members, ...values }: BudgetValues) => ({
  ...values,
  name: name.trim(),
  number: number.trim(),
  members: members.map(({ employeeId, planDays, actualDays, coefficient, amount, memo }) => ({
    employeeId,
    planDays: planDays || null,
    actualDays: actualDays || null,
    coefficient: coefficient || null,
    amount: values.allocation === 'FIXED_AMOUNT' ? amount || null : null,
    memo: memo.trim() || null,
  })),
});

const toProject = (values: BudgetValues): ProjectBudget => ({
  budget: values.budget,
  startDate: values.startDate,
  endDate: values.endDate,
  allocateType: ProjectAllocation[values.allocation],
  members: toInput(values).members.map(({ employeeId: empId, ...member }) => ({ empId, ...member })),
});

/** What is wrong with what was typed: the required fields first; what a draft may still lack is none of it. */
export function issuesOf(values: BudgetValues): RuleIssue[] {
  const empty = (['name', 'number', 'kindId', 'budget', 'startDate', 'endDate'] as const).filter(
    (field) => values[field].trim() === '',
  );
  const fields: ReadonlySet<string> = new Set(empty);
  return [
    ...empty.map((field) => issue(field, REQUIRED)),
    // An empty end is missing rather than before the start.
    ...checkBudgetDraft(toProject(values)).filter(({ field }) => !fields.has(field)),
  ];
}

/** What keeps an application from being submitted; none of it where amounts are not for the reader. */
export const missingIn = (detail: Detail): RuleIssue[] => {
  const project = toProject(toValues(detail));
  const amounts = detail.members.map(({ amount }) => amount);
  return checkBudget({
    ...project,
    members: project.members.map((member, at) => ({ ...member, amount: amounts[at] ?? null })),
  });
};

/** Rows with what was typed; those that stay are the same objects. */
export function changed(rows: readonly MemberRow[], changes: readonly CellChange[]): MemberRow[] {
  return rows.map((row) => {
    const own = changes.filter(({ rowId }) => rowId === row.employeeId);
    return own.reduce<MemberRow>((now, { columnId, value }) => ({ ...now, [columnId]: value }), row);
  });
}

/** All amounts together; what is no amount counts for nothing. */
export const totalOf = (rows: readonly { amount: string | null }[]): string =>
  padded(sum(rows.flatMap(({ amount }) => (isDecimal(amount) ? [amount] : []))), AMOUNT_PLACES);

export const isOver = (total: string, budget: string): boolean => isDecimal(budget) && compare(total, budget) > 0;

const same = (a: string, b: string | null): boolean =>
  a === (b ?? '') || (isDecimal(a) && isDecimal(b) && compare(a, b) === 0);

/** The amount that was computed for a row; null while the row is not what was saved. */
export function computedFor(row: MemberRow, saved: Detail | null): string | null {
  if (saved?.project.allocation !== 'SALARY_COEFFICIENT') return null;
  const member = saved.members.find(({ employee }) => employee?.id === row.employeeId);
  const isSame =
    member &&
    same(row.planDays, member.planDays) &&
    same(row.actualDays, member.actualDays) &&
    same(row.coefficient, member.coefficient);
  return isSame ? member.amount : null;
}
