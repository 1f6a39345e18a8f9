import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatCount, formatDate } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { Facts } from '../../../ui/Facts';
import { PageHeader } from '../../../ui/PageHeader';
import { SectionCard } from '../../../ui/Panel';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { type CommunicatingPlansQuery, useCommunicatingPlansQuery } from './examine.gen';
import { ExamineTabs } from './ExamineTabs';

type Plan = NonNullable<CommunicatingPlansQuery['communicatingPlans']>[number];

/** The plans whose results are being confirmed: how far that is, and whose turn it is. */
export function CommunicationTab() {
  const t = useT();
  const { data, loading, error, refetch } = useCommunicatingPlansQuery({ fetchPolicy: 'cache-and-network' });
  const plans = data?.communicatingPlans ?? [];
  return (
    <>
      <PageHeader title={t('performance.title.examine')} purpose={t('performance.examine.purpose')} />
      <ExamineTabs />
      {loading && !data ? (
        <Skeleton h="40" />
      ) : error && !data ? (
        <EmptyState kind="failed" onRetry={() => void refetch()} />
      ) : plans.length === 0 ? (
        <EmptyState
          title={t('performance.examine.communication.empty')}
          hint={t('performance.examine.communication.hint')}
        />
      ) : (
        <Stack gap="4">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </Stack>
      )}
    </>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const t = useT();
  const of = (count: number) => `${formatCount(count)} / ${formatCount(plan.people)}`;
  const team = `?${new URLSearchParams({ tabName: 'team', planId: plan.id }).toString()}`;
  return (
    <SectionCard
      id={`communication-${plan.id}`}
      title={plan.name}
      hint={t('performance.examine.communication.until', { day: formatDate(plan.lastDay) })}
      actions={
        plan.people > 0 && (
          <Button asChild variant={plan.waiting > 0 ? 'solid' : 'outline'} size="sm">
            <Link to={plan.waiting > 0 ? `${team}&waiting=yes` : team}>
              {t('performance.examine.communication.team')}
            </Link>
          </Button>
        )
      }
    >
      <Stack gap="3">
        <Text>
          {plan.waiting > 0
            ? t('performance.examine.communication.waiting', { count: plan.waiting })
            : t('performance.examine.communication.nothing')}
        </Text>
        <Facts
          items={[
            ...(plan.own
              ? [
                  {
                    label: t('performance.examine.communication.own'),
                    value: t(
                      plan.ownConfirmed
                        ? 'performance.examine.communication.own.yes'
                        : 'performance.examine.communication.own.no',
                    ),
                  },
                ]
              : []),
            ...(plan.people > 0
              ? [
                  { label: t('performance.examine.communication.confirmed'), value: of(plan.confirmed) },
                  { label: t('performance.examine.communication.finished'), value: of(plan.finished) },
                ]
              : []),
          ]}
        />
        {plan.own && !plan.ownConfirmed && (
          <Flex>
            <Link to="?tabName=mine&assessFilterStage=confirm">{t('performance.examine.communication.mine')}</Link>
          </Flex>
        )}
      </Stack>
    </SectionCard>
  );
}
