import { ProjectAllocation } from '@hengcai/shared/enums';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { checkBudget, checkBudgetDraft, type ProjectBudget } from '@hengcai/shared/rules/projectfund/budget';
import { today } from '../../../i18n/zone';
import { type MemberRow, toMembers, toMembersInput, toRows } from '../members/memberModel';
import type { ProjectBudgetPartsFragment } from './budgets.gen';

export type Detail = ProjectBudgetPartsFragment;
type Allocation = keyof typeof ProjectAllocation;

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

const isAllocation = (name: string | null): name is Allocation => name !== null && name in ProjectAllocation;

export const toValues = ({ project, members }: Detail): BudgetValues => ({
  name: project.name,
  number: project.number,
  kindId: project.kind.id,
  allocation: isAllocation(project.allocation) ? project.allocation : 'FIXED_AMOUNT',
  budget: project.budget,
  startDate: project.startDate,
  endDate: project.endDate,
  members: toRows(members),
});

/** What is saved: an amount that follows from a salary is not sent. */
export const toInput = ({ name, number, members, ...values }: BudgetValues) => ({
  ...values,
  name: name.trim(),
  number: number.trim(),
  members: toMembersInput(members, values.allocation === 'FIXED_AMOUNT'),
});

const toProject = (values: BudgetValues): ProjectBudget => ({
  budget: values.budget,
  startDate: values.startDate,
  endDate: values.endDate,
  allocateType: ProjectAllocation[values.allocation],
  members: toMembers(values.members, values.allocation === 'FIXED_AMOUNT'),
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
  return checkBudget({ ...project, members: toMembers(toRows(detail.members), true) });
};
