import { ProjectAllocation } from '@hengcai/shared/enums';
import type { RuleIssue } from '@hengcai/shared/rules/issue';
import { checkBonus, checkMembersDraft } from '@hengcai/shared/rules/projectfund/budget';
import { type MemberRow, toMembers, toRows } from '../members/memberModel';
import type { ProjectBonusPartsFragment, ProjectFundPartsFragment } from './bonuses.gen';

export type Bonus = ProjectBonusPartsFragment;
export type Project = ProjectFundPartsFragment;
export interface BonusValues {
  members: MemberRow[];
}

export const isFixed = ({ fund }: Project): boolean => fund.allocation === 'FIXED_AMOUNT';

/** Who stands in the approved budget. */
export const budgetedIn = ({ members }: Project): ReadonlySet<string> =>
  new Set(members.flatMap(({ employee }) => employee?.id ?? []));

/** A new bonus begins with the members of the budget; what it gives them is typed. */
export const newBonus = (project: Project): BonusValues => ({
  members: toRows(project.members).map((row) => ({ ...row, actualDays: '', amount: '', memo: '' })),
});

export const toValues = ({ members }: Bonus): BonusValues => ({ members: toRows(members) });

/** What is wrong with what was typed; what a draft may still lack is none of it. */
export const issuesOf = ({ members }: BonusValues, project: Project): RuleIssue[] =>
  checkMembersDraft(toMembers(members, isFixed(project)));

/** What keeps a bonus from being submitted. */
export const missingIn = ({ members, project }: Bonus): RuleIssue[] =>
  checkBonus({
    allocateType: isFixed(project) ? ProjectAllocation.FIXED_AMOUNT : ProjectAllocation.SALARY_COEFFICIENT,
    members: toMembers(toRows(members), true),
    budgeted: budgetedIn(project),
    left: project.fund.left,
  });
