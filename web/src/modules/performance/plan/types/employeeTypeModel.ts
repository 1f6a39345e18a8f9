import { compare, isDecimal, sum } from '@hengcai/shared/numbers';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { Plan } from '../planModel';
import type { PlanEmployeeTypesFragment, SaveEmployeeTypeMutationVariables } from './types.gen';

export type EmployeeType = NonNullable<PlanEmployeeTypesFragment['employeeTypes']>[number];

/** A type while it is edited; the weights stand in the order of the plan's templates. */
export interface EmployeeTypeValues {
  name: string;
  jobFamilyIds: string[];
  modules: { weight: string }[];
}

const templateIds = (plan: Plan): string[] => plan.modules.flatMap(({ template }) => template?.id ?? []);

/** A new type begins with the weights of the plan: as a rule only some of them are others. */
export const typeValuesOf = (plan: Plan, type: EmployeeType | null): EmployeeTypeValues => ({
  name: type?.name ?? '',
  jobFamilyIds: type ? [...type.jobFamilyIds] : [],
  modules: plan.modules.map(({ template, weight }) => ({
    weight: type ? (type.modules.find((one) => one.templateId === template?.id)?.weight ?? '') : weight,
  })),
});

export function checkType({ name, jobFamilyIds, modules }: EmployeeTypeValues): RuleIssue[] {
  const rows = modules.flatMap(({ weight }, i): RuleIssue[] => {
    if (weight === '') return [issue(`modules.${i}.weight`, 'WEIGHT_REQUIRED')];
    const sound =
      isDecimal(weight, LIMITS.decimalDigits) && compare(weight, 0) > 0 && compare(weight, LIMITS.weightTotal) <= 0;
    return sound ? [] : [issue(`modules.${i}.weight`, 'WEIGHT_OUT_OF_RANGE')];
  });
  const total = rows.length === 0 ? sum(modules.map((one) => one.weight)) : null;
  return [
    ...(name.trim() === '' ? [issue('name', 'EMP_TYPE_NAME_REQUIRED')] : []),
    ...(jobFamilyIds.length === 0 ? [issue('jobFamilyIds', 'EMP_TYPE_FAMILIES_REQUIRED')] : []),
    ...rows,
    ...(total !== null && compare(total, LIMITS.weightTotal) !== 0
      ? [issue('modules', 'TEMPLATE_WEIGHTS_NOT_100', { sum: total })]
      : []),
  ];
}

export const typeInput = (
  { name, jobFamilyIds, modules }: EmployeeTypeValues,
  plan: Plan,
  type: EmployeeType | null,
): SaveEmployeeTypeMutationVariables['input'] => ({
  planId: plan.id,
  ...(type && { id: type.id, version: type.version }),
  name: name.trim(),
  jobFamilyIds,
  modules: templateIds(plan).map((templateId, i) => ({ templateId, weight: modules[i]?.weight ?? '' })),
});
