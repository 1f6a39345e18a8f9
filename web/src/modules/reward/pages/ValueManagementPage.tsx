import { Button, Stack } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { EmptyState } from '../../../ui/EmptyState';
import { usePageAccess } from '../../../ui/PageAccess';
import { PageHeader } from '../../../ui/PageHeader';
import { SectionCard } from '../../../ui/Panel';
import { SortableList } from '../../../ui/SortableList';
import { PointSettingCard } from '../values/PointSettingCard';
import { type RewardValue, useValueList } from '../values/useValueList';
import { ValueDrawer } from '../values/ValueDrawer';
import { ValueLine } from '../values/ValueLine';

/** What the company holds dear, in an order, and how many points people may give. */
export default function ValueManagementPage() {
  const t = useT();
  const { edit } = usePageAccess();
  const [editing, setEditing] = useState<RewardValue | 'new' | null>(null);
  const list = useValueList();
  const { values, loading } = list;
  const add = (
    <Can do="edit">
      <Button variant="solid" onClick={() => setEditing('new')}>
        <PlusIcon />
        {t('reward.value.new')}
      </Button>
    </Can>
  );
  const line = (value: RewardValue) => (
    <ValueLine
      value={value}
      onEdit={() => setEditing(value)}
      onEnable={(enabled) => void list.enable(value, enabled)}
      onRemove={() => void list.remove(value)}
    />
  );
  return (
    <>
      <PageHeader title={t('reward.title.values')} purpose={t('reward.values.purpose')} actions={add} />
      <Stack gap="4">
        <SectionCard
          id="values"
          title={t('reward.values')}
          hint={t('reward.values.count', { count: values?.length ?? 0, max: LIMITS.rewardValuesMax })}
        >
          {!values && loading && <Skeleton h="40" />}
          {!values && !loading && <EmptyState kind="failed" onRetry={list.refetch} />}
          {values?.length === 0 && (
            <EmptyState title={t('reward.values.empty')} hint={t('reward.values.empty.hint')} action={add} />
          )}
          {values && values.length > 0 && edit && (
            <SortableList
              items={values}
              idOf={({ id }) => id}
              nameOf={localName}
              onChange={(next) => void list.putInOrder(next)}
              draw={line}
            />
          )}
          {values && !edit && (
            <Stack as="ul" listStyleType="none" gap="3">
              {values.map((value) => (
                <li key={value.id}>{line(value)}</li>
              ))}
            </Stack>
          )}
        </SectionCard>
        <PointSettingCard />
      </Stack>
      {editing && (
        <ValueDrawer
          value={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onAdded={list.refetch}
        />
      )}
    </>
  );
}
