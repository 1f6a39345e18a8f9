import { issue } from '@hengcai/shared/rules/issue';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useIssueText } from '../../../../i18n/useIssueText';
import { issuesResolver } from '../../../../shared/save/issuesResolver';
import { outcome } from '../../../../shared/save/outcome';
import { useSavePlanScopeMutation } from '../plan.gen';
import type { Plan } from '../planModel';

export interface ScopeValues {
  who: 'all' | 'some';
  departmentIds: string[];
  employeeIds: string[];
  excludedEmployeeIds: string[];
  /** Why people leave an open plan. */
  reason: string;
}

const ids = (things: readonly ({ id: string } | null)[] | null): string[] =>
  (things ?? []).flatMap((one) => (one ? [one.id] : []));

const valuesOf = ({ scope }: Plan): ScopeValues => ({
  who: scope.wholeCompany ? 'all' : 'some',
  departmentIds: ids(scope.departments),
  employeeIds: ids(scope.employees),
  excludedEmployeeIds: ids(scope.excludedEmployees),
  reason: '',
});

/** Whether the scope takes in less than it did, so that people may leave. */
export function narrows(plan: Plan, { who, ...now }: Omit<ScopeValues, 'reason'>): boolean {
  const before = valuesOf(plan);
  const lacks = (some: readonly string[], all: readonly string[]) => all.some((id) => !some.includes(id));
  return (
    lacks(before.excludedEmployeeIds, now.excludedEmployeeIds) ||
    (who === 'some' &&
      (before.who === 'all' ||
        lacks(now.departmentIds, before.departmentIds) ||
        lacks(now.employeeIds, before.employeeIds)))
  );
}

/** Who takes part in a plan. People who joined or left one by one meanwhile are taken into a form nobody has edited. */
export function useScopeForm(plan: Plan) {
  const issueText = useIssueText();
  const form = useForm<ScopeValues>({
    defaultValues: valuesOf(plan),
    resolver: issuesResolver(
      ({ who, departmentIds, employeeIds }) =>
        who === 'some' && departmentIds.length + employeeIds.length === 0
          ? [issue('departmentIds', 'SCOPE_EMPTY')]
          : [],
      issueText,
    ),
  });
  const { isDirty } = form.formState;
  const seen = useRef(plan.version);
  useEffect(() => {
    if (seen.current === plan.version || isDirty) return;
    seen.current = plan.version;
    form.reset(valuesOf(plan));
  }, [form, isDirty, plan]);
  const [save] = useSavePlanScopeMutation();
  const onSave = ({ who, ...chosen }: ScopeValues) =>
    outcome(async () => {
      const some = who === 'some' ? chosen : { ...chosen, departmentIds: [], employeeIds: [] };
      return (
        await save({
          variables: { input: { id: plan.id, version: plan.version, wholeCompany: who === 'all', ...some } },
        })
      ).data?.saveAssessmentPlanScope;
    });
  return { form, onSave };
}
