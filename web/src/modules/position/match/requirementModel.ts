import { checkConditions } from '@hengcai/shared/rules/position/match';
import type { RuleIssue } from '@hengcai/shared/rules/issue';
import type { RequirementFormFragment } from './match.gen';

/** What a position asks for while it is edited: every figure is the text that was typed. */
export interface RequirementValues {
  conditions: { name: string; minimum: string; ideal: string; weight: string }[];
}

export const blankCondition = () => ({ name: '', minimum: '', ideal: '', weight: '1' });

export const toValues = ({ conditions }: RequirementFormFragment): RequirementValues => ({
  conditions: conditions.map(({ item, minimum, ideal, weight }) => ({ name: item.name, minimum, ideal, weight })),
});

/** Issues of the shared rule at the fields of the form. */
export const issuesOf = ({ conditions }: RequirementValues): RuleIssue[] =>
  checkConditions(conditions.map(({ name, ...asked }) => ({ ...asked, itemName: name }))).map((one) => ({
    ...one,
    field: one.field.replace(/itemName$/, 'name'),
  }));
