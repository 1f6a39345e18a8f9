import { issue } from '@hengcai/shared/rules/issue';
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
}

const ids = (things: readonly ({ id: string } | null)[] | null): string[] =>
  (things ?? []).flatMap((one) => (one ? [one.id] : []));

/** Who takes part in a plan. */
export function useScopeForm(plan: Plan) {
  const issueText = useIssueText();
  const { scope } = plan;
  const form = useForm<ScopeValues>({
    defaultValues: {
      who: scope.wholeCompany ? 'all' : 'some',
      departmentIds: ids(scope.departments),
      employeeIds: ids(scope.employees),
      excludedEmployeeIds: ids(scope.excludedEmployees),
    },
    resolver: issuesResolver(
      ({ who, departmentIds, employeeIds }) =>
        who === 'some' && departmentIds.length + employeeIds.length === 0
          ? [issue('departmentIds', 'SCOPE_EMPTY')]
          : [],
      issueText,
    ),
  });
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
