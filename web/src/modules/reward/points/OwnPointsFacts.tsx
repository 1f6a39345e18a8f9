import { formatDate } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { Facts } from '../../../ui/Facts';
import { SectionCard } from '../../../ui/Panel';
import { Resting } from '../../../ui/Resting';
import { useOwnPointsQuery } from './points.gen';

/** The two purses of the reader, and what lapses next. */
export function OwnPointsFacts() {
  const t = useT();
  const { data, loading, error, refetch } = useOwnPointsQuery({ fetchPolicy: 'cache-and-network' });
  const own = data?.ownPoints;
  return (
    <SectionCard id="own" title={t('reward.own.title')}>
      {!own && loading && <Resting h="40px" />}
      {!own && !loading && (
        <EmptyState
          compact
          {...(error
            ? { kind: 'failed' as const, onRetry: () => void refetch() }
            : { title: t('reward.own.noPerson'), hint: t('reward.own.noPerson.hint') })}
        />
      )}
      {own && (
        <Facts
          items={[
            { label: t('reward.own.balance'), value: t('reward.points', { count: own.balance }) },
            {
              label: t('reward.own.allowance'),
              value:
                own.monthlyAllowance === 0
                  ? t('reward.own.noAllowance')
                  : t('reward.own.left', { left: own.allowanceLeft, count: own.monthlyAllowance }),
            },
            {
              label: t('reward.own.lapse'),
              value: own.nextLapse
                ? t('reward.own.lapses', { count: own.nextLapse.points, day: formatDate(own.nextLapse.day) })
                : t('reward.own.nothingLapses'),
            },
          ]}
        />
      )}
    </SectionCard>
  );
}
