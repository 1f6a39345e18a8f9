import { Button, Flex, Icon, Link as TextLink, Stack, Text } from '@chakra-ui/react';
import { CircleAlertIcon, CircleCheckIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { sentences } from '../../../../i18n/sentences';
import { useT } from '../../../../i18n/useT';
import { Can } from '../../../../session/Can';
import { List } from '../../../../theme/parts/List';
import { Skeleton } from '../../../../theme/parts/Skeleton';
import { confirm } from '../../../../ui/confirm';
import { EmptyState } from '../../../../ui/EmptyState';
import { SectionCard } from '../../../../ui/Panel';
import { toast } from '../../../../ui/toast';
import { useTold } from '../../useTold';
import { CannotSignIn } from '../CannotSignIn';
import { IncludedPlans } from '../include/IncludedPlans';
import { type Plan, planPath } from '../planModel';
import { EmployeeTypes } from '../types/EmployeeTypes';
import { useAdvance } from '../useAdvance';
import { useReadiness } from '../useReadiness';
import { PlanSummary } from './PlanSummary';
import { stepOfField } from './steps';

/** Last step: the plan at a glance, what is still missing, each with the way to it; then the button that opens the plan. */
export function OpenStep({ plan, onOpened }: { plan: Plan; onOpened: () => void }) {
  const t = useT();
  const told = useTold();
  const check = useReadiness(plan.id, 'FILLING');
  const { run, busy } = useAdvance(plan);
  const open = async () => {
    const yes = await confirm({
      title: t('performance.plan.open.title'),
      body: sentences(t('performance.plan.open.body', { count: plan.scopeCount, name: plan.name }), told('openPlan')),
      action: t('performance.plan.open'),
    });
    if (!yes) return;
    const errors = await run('FILLING', false);
    if (errors.length === 0) return onOpened();
    toast.error(errors.map((one) => one.message).join('\n'));
    check.refetch();
  };
  if (check.failed) return <EmptyState kind="failed" onRetry={check.refetch} />;
  const ready = check.known && check.blockers.length === 0;
  return (
    <Stack gap="4">
      <IncludedPlans plan={plan} onChanged={check.refetch} />
      <EmployeeTypes plan={plan} onChanged={check.refetch} />
      <SectionCard
        title={t('performance.plan.step.open')}
        hint={t('performance.plan.open.hint')}
        actions={
          <Button size="sm" onClick={check.refetch} loading={check.loading}>
            {t('performance.plan.open.again')}
          </Button>
        }
      >
        {!check.known ? (
          <Skeleton h="24" />
        ) : (
          <Stack gap="5">
            <Flex gap="3" align="center">
              <Icon
                as={ready ? CircleCheckIcon : CircleAlertIcon}
                boxSize="6"
                color={ready ? 'status.approved' : 'status.approving'}
              />
              <Text>
                {ready
                  ? t('performance.plan.open.ready', { count: plan.scopeCount })
                  : t('performance.plan.open.missing', { count: check.blockers.length })}
              </Text>
            </Flex>
            {!ready && (
              <List.Root ps="9" gap="2" listStyleType="disc">
                {check.blockers.map((one, i) => (
                  <List.Item key={i}>
                    {one.message}
                    {stepOfField(one.field) !== 'open' && (
                      <TextLink asChild color="brand.fg" ms="3">
                        <Link to={planPath(plan.id, { step: stepOfField(one.field) })}>
                          {t('performance.plan.open.mend')}
                        </Link>
                      </TextLink>
                    )}
                  </List.Item>
                ))}
              </List.Root>
            )}
            <PlanSummary plan={plan} />
            <CannotSignIn count={check.withoutSignIn} />
            <Can do="edit" as="disabled">
              <Button
                variant="solid"
                alignSelf="flex-start"
                disabled={!ready}
                loading={busy}
                onClick={() => void open()}
              >
                {t('performance.plan.open')}
              </Button>
            </Can>
          </Stack>
        )}
      </SectionCard>
    </Stack>
  );
}
