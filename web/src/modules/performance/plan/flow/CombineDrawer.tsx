import { Box, Stack, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useForm } from 'react-hook-form';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { useT } from '../../../../i18n/useT';
import { outcome } from '../../../../shared/save/outcome';
import { Checkbox } from '../../../../theme/parts/Checkbox';
import { Skeleton } from '../../../../theme/parts/Skeleton';
import { EmptyState } from '../../../../ui/EmptyState';
import { FormDrawer } from '../../../../ui/form/FormDrawer';
import { toast } from '../../../../ui/toast';
import { useMutationKey } from '../../assessment/useMutationKey';
import { type SimilarPlansQuery, useCombinePlansMutation, useSimilarPlansQuery } from '../combine.gen';
import type { Plan } from '../planModel';

type Similar = NonNullable<NonNullable<SimilarPlansQuery['assessmentPlan']>['similarPlans']>[number];

interface Values {
  otherPlanIds: string[];
}

/** Which plans are calibrated with this one: those of the same period, levels and proportions, each with what is in the way. */
export function CombineDrawer({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const t = useT();
  const label = useEnumLabel();
  const keyed = useMutationKey();
  const [combine] = useCombinePlansMutation();
  const { data, error, refetch } = useSimilarPlansQuery({ variables: { id: plan.id }, fetchPolicy: 'network-only' });
  const form = useForm<Values>({ defaultValues: { otherPlanIds: plan.combinedPlans.map((one) => one.id) } });
  const chosen = form.watch('otherPlanIds');
  const similar = data?.assessmentPlan?.similarPlans;
  const inTheWay = (one: Similar): string | null => {
    if (one.sharedPeople > 0) return t('performance.manage.combine.shared', { count: one.sharedPeople });
    if (one.elsewhere) return t('performance.manage.combine.elsewhere');
    return one.status === 'CALIBRATING' ? t('performance.manage.combine.passed') : null;
  };
  const set = (id: string, on: boolean) =>
    form.setValue('otherPlanIds', on ? [...chosen, id] : chosen.filter((one) => one !== id), { shouldDirty: true });
  return (
    <FormDrawer
      open
      form={form}
      title={t('performance.manage.combine')}
      description={t('performance.manage.combine.body')}
      onClose={onClose}
      isEmpty={similar?.length === 0}
      onSave={async ({ otherPlanIds }) => {
        if (!form.formState.isDirty) return [];
        const errors = await outcome(() =>
          keyed(
            JSON.stringify(otherPlanIds),
            async (clientMutationId) =>
              (
                await combine({
                  variables: { input: { clientMutationId, planId: plan.id, version: plan.version, otherPlanIds } },
                })
              ).data?.combineAssessmentPlans,
          ),
        );
        if (errors.length === 0)
          toast.success(
            t(otherPlanIds.length > 0 ? 'performance.manage.combine.done' : 'performance.manage.combine.undone'),
          );
        return errors;
      }}
    >
      {error && !similar ? (
        <EmptyState compact kind="failed" onRetry={() => void refetch()} />
      ) : !similar ? (
        <Skeleton h="24" />
      ) : similar.length === 0 ? (
        <EmptyState
          compact
          title={t('performance.manage.combine.none')}
          hint={t('performance.manage.combine.none.hint')}
        />
      ) : (
        <Stack gap="3" role="group" aria-label={t('performance.manage.combine.plans')}>
          {similar.map((one) => {
            const reason = inTheWay(one);
            const on = chosen.includes(one.id);
            const full = !on && chosen.length >= LIMITS.combinedPlansMax - 1;
            return (
              <Box key={one.id} borderWidth="1px" rounded="md" p="3">
                <Checkbox.Root
                  alignItems="flex-start"
                  checked={on}
                  disabled={!on && (reason !== null || full)}
                  onCheckedChange={(e) => set(one.id, e.checked === true)}
                >
                  <Checkbox.HiddenInput />
                  <Checkbox.Control mt="0.5" />
                  <Checkbox.Label fontWeight="normal">
                    <Text>{one.name}</Text>
                    <Text color="fg.muted" textStyle="xs">
                      {[
                        one.status ? label('AssessmentPlanStatus', one.status) : '-',
                        t('performance.manage.peopleCount', { count: one.people }),
                        t(
                          one.sameTemplates
                            ? 'performance.manage.combine.sameTemplates'
                            : 'performance.manage.combine.otherTemplates',
                        ),
                      ].join(' · ')}
                    </Text>
                    {reason && (
                      <Text color="fg.muted" textStyle="xs">
                        {reason}
                      </Text>
                    )}
                  </Checkbox.Label>
                </Checkbox.Root>
              </Box>
            );
          })}
        </Stack>
      )}
    </FormDrawer>
  );
}
