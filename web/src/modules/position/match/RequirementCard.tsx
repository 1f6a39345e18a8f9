import { Button } from '@chakra-ui/react';
import { dec, sum } from '@hengcai/shared/numbers';
import { useState } from 'react';
import { formatNumber } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { SectionCard } from '../../../ui/Panel';
import { DataTable } from '../../../ui/table/DataTable';
import type { RequirementFormFragment } from './match.gen';
import { LevelScale, percent } from './MatchFacts';
import { RequirementDrawer } from './RequirementDrawer';

/** What a position asks of whoever holds it. */
export function RequirementCard({ requirement }: { requirement: RequirementFormFragment }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { conditions, editable } = requirement;
  const whole = sum(conditions.map(({ weight }) => weight));
  const change = editable && (
    <Button onClick={() => setOpen(true)}>
      {t(conditions.length > 0 ? 'position.match.requirement.change' : 'position.match.requirement.say')}
    </Button>
  );
  return (
    <SectionCard
      id="conditions"
      title={t('position.match.conditions')}
      hint={t('position.match.conditions.hint')}
      actions={conditions.length > 0 && change}
    >
      <DataTable
        label={t('position.match.conditions')}
        rows={conditions}
        rowKey={({ item }) => item.id}
        rowName={({ item }) => item.name}
        empty={
          <EmptyState
            compact
            title={t('position.match.requirement.none')}
            hint={t(editable ? 'position.match.requirement.none.hint' : 'position.match.requirement.none.wait')}
            action={change}
          />
        }
        columns={[
          { id: 'item', header: t('position.match.condition'), width: 160, cell: ({ item }) => item.name },
          {
            id: 'minimum',
            header: t('position.match.minimum'),
            numeric: true,
            width: 90,
            cell: (c) => formatNumber(c.minimum),
          },
          {
            id: 'ideal',
            header: t('position.match.ideal'),
            numeric: true,
            width: 80,
            cell: (c) => formatNumber(c.ideal),
          },
          {
            id: 'scale',
            header: t('position.match.scale'),
            width: 180,
            cell: (c) => <LevelScale minimum={c.minimum} ideal={c.ideal} level={null} own={null} />,
          },
          {
            id: 'weight',
            header: t('position.match.share'),
            numeric: true,
            width: 90,
            cell: (c) => percent(dec(c.weight).times(100).div(dec(whole)).toString()),
          },
        ]}
      />
      {open && <RequirementDrawer requirement={requirement} onClose={() => setOpen(false)} />}
    </SectionCard>
  );
}
