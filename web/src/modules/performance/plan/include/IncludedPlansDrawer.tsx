import { LIMITS } from '@hengcai/shared/rules/limits';
import { useForm, useWatch } from 'react-hook-form';
import { formatDateRange } from '../../../../i18n/format';
import { useIssueText } from '../../../../i18n/useIssueText';
import { useT } from '../../../../i18n/useT';
import { NumberCell, SelectCell } from '../../../../shared/grid/cells';
import { EditGrid } from '../../../../shared/grid/EditGrid';
import { WeightSum } from '../../../../shared/grid/WeightSum';
import { issuesResolver } from '../../../../shared/save/issuesResolver';
import { outcome } from '../../../../shared/save/outcome';
import { useLiveChecks } from '../../../../shared/save/useLiveChecks';
import { Skeleton } from '../../../../theme/parts/Skeleton';
import { EmptyState } from '../../../../ui/EmptyState';
import { FormDrawer } from '../../../../ui/form/FormDrawer';
import { useMutationKey } from '../../assessment/useMutationKey';
import type { Plan } from '../planModel';
import { useIncludablePlansQuery, useIncludePlansMutation } from './include.gen';
import { checkInclude, type IncludeValues, includeValuesOf } from './includeModel';

interface Props {
  plan: Plan;
  onClose: () => void;
  onSaved: () => void;
}

/** Which plans count in this one, and how much each; their weights are summed while they are typed. */
export function IncludedPlansDrawer({ plan, onClose, onSaved }: Props) {
  const t = useT();
  const issueText = useIssueText();
  const keyed = useMutationKey();
  const [include] = useIncludePlansMutation();
  const { data, error, refetch } = useIncludablePlansQuery({ variables: { id: plan.id }, fetchPolicy: 'network-only' });
  const form = useForm<IncludeValues>({
    mode: 'onTouched',
    defaultValues: includeValuesOf(plan),
    resolver: issuesResolver(checkInclude, issueText),
  });
  useLiveChecks(form);
  const plans = useWatch({ control: form.control, name: 'plans' });
  const offered = data?.assessmentPlan?.includablePlans;
  // What is chosen stays a choice, even if it no longer fits: the save says why.
  const known = [
    ...(offered ?? []).map((one) => ({
      value: one.id,
      label: `${one.name} · ${formatDateRange(one.periodFrom, one.periodTo)}`,
    })),
    ...plan.includedPlans
      .filter(({ planId }) => !offered?.some(({ id }) => id === planId))
      .map(({ planId, name }) => ({ value: planId, label: name })),
  ];
  const optionsAt = (at: number) =>
    known.map((one) => ({ ...one, disabled: plans.some(({ planId }, i) => i !== at && planId === one.value) }));
  const cell = (header: string, at: number) => t('performance.plan.include.cell', { number: at + 1, header });
  return (
    <FormDrawer
      open
      form={form}
      size="wide"
      title={t('performance.plan.include')}
      description={t('performance.plan.include.help')}
      onClose={onClose}
      onSave={async (values) => {
        const errors = await outcome(() =>
          keyed(
            JSON.stringify(values),
            async (clientMutationId) =>
              (
                await include({
                  variables: {
                    input: { clientMutationId, planId: plan.id, version: plan.version, plans: values.plans },
                  },
                })
              ).data?.includeAssessmentPlans,
          ),
        );
        if (errors.length === 0) onSaved();
        return errors;
      }}
    >
      {error && !offered ? (
        <EmptyState compact kind="failed" onRetry={() => void refetch()} />
      ) : !offered ? (
        <Skeleton h="24" />
      ) : known.length === 0 ? (
        <EmptyState
          compact
          title={t('performance.plan.include.nobody')}
          hint={t('performance.plan.include.nobody.hint')}
        />
      ) : (
        <EditGrid
          name="plans"
          label={t('performance.plan.include')}
          max={LIMITS.includedPlansMax}
          addLabel={t('performance.plan.include.add')}
          blank={() => ({
            planId: '',
            weight: form.getValues('plans').length === 0 ? String(LIMITS.weightTotal) : '',
          })}
          columns={[
            {
              id: 'planId',
              header: t('performance.plan.include.plan'),
              width: 360,
              cell: (name, at) => (
                <SelectCell name={name} label={cell(t('performance.plan.include.plan'), at)} options={optionsAt(at)} />
              ),
            },
            {
              id: 'weight',
              header: t('performance.plan.include.weight'),
              width: 140,
              numeric: true,
              total: <WeightSum values={plans.map((one) => one.weight)} />,
              cell: (name, at) => (
                <NumberCell
                  name={name}
                  label={cell(t('performance.plan.include.weight'), at)}
                  places={LIMITS.decimalDigits}
                  unit="%"
                />
              ),
            },
          ]}
        />
      )}
    </FormDrawer>
  );
}
