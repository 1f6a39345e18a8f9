import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { EmptyState } from '../../../ui/EmptyState';
import { Facts } from '../../../ui/Facts';
import { SectionCard } from '../../../ui/Panel';
import { Resting } from '../../../ui/Resting';
import { PointSettingDrawer } from './PointSettingDrawer';
import { useRewardSettingQuery } from './values.gen';

/** How many points people may give, and how long those received hold. */
export function PointSettingCard() {
  const t = useT();
  const [editing, setEditing] = useState(false);
  const { data, loading, refetch } = useRewardSettingQuery({ fetchPolicy: 'cache-and-network' });
  const setting = data?.rewardSetting;
  return (
    <SectionCard
      id="points"
      title={t('reward.setting.title')}
      hint={t('reward.setting.hint')}
      actions={
        setting && (
          <Can do="edit">
            <Button onClick={() => setEditing(true)}>{t('reward.setting.edit')}</Button>
          </Can>
        )
      }
    >
      {!setting && loading && <Resting h="40px" />}
      {!setting && !loading && <EmptyState compact kind="failed" onRetry={() => void refetch()} />}
      {setting && (
        <Facts
          columns={2}
          items={[
            {
              label: t('reward.setting.allowance'),
              value:
                setting.monthlyAllowance === 0
                  ? t('reward.setting.noPoints')
                  : t('reward.points', { count: setting.monthlyAllowance }),
            },
            { label: t('reward.setting.lapse'), value: t('reward.setting.months', { count: setting.lapseMonths }) },
          ]}
        />
      )}
      {editing && setting && <PointSettingDrawer setting={setting} onClose={() => setEditing(false)} />}
    </SectionCard>
  );
}
