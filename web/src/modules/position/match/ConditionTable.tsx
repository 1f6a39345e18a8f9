import { useT } from '../../../i18n/useT';
import { formatNumber } from '../../../i18n/format';
import type { Column } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import type { PersonMatchDetailsFragment } from './match.gen';
import { Level, LevelScale, percent, ResultStatus } from './MatchFacts';

type Condition = PersonMatchDetailsFragment['conditions'][number];

/** What somebody's levels come to, condition by condition, gaps first. */
export function ConditionTable({ conditions }: Pick<PersonMatchDetailsFragment, 'conditions'>) {
  const t = useT();
  const columns: Column<Condition>[] = [
    { id: 'item', header: t('position.match.condition'), width: 150, cell: ({ item }) => item.name },
    { id: 'result', header: t('position.match.result'), width: 140, cell: (c) => <ResultStatus result={c.result} /> },
    {
      id: 'level',
      header: t('position.match.level'),
      numeric: true,
      width: 80,
      cell: (c) => <Level value={c.assessed?.level} />,
    },
    {
      id: 'own',
      header: t('position.match.own'),
      numeric: true,
      width: 80,
      cell: (c) => <Level value={c.ownView?.level} />,
    },
    {
      id: 'asked',
      header: t('position.match.asked'),
      width: 110,
      cell: (c) => t('position.match.span', { minimum: formatNumber(c.minimum), ideal: formatNumber(c.ideal) }),
    },
    {
      id: 'scale',
      header: t('position.match.scale'),
      width: 170,
      cell: ({ minimum, ideal, assessed, ownView }) => (
        <LevelScale minimum={minimum} ideal={ideal} level={assessed?.level ?? null} own={ownView?.level ?? null} />
      ),
    },
    {
      id: 'gap',
      header: t('position.match.gap'),
      numeric: true,
      width: 90,
      cell: (c) => <Level value={c.gap} />,
    },
    { id: 'match', header: t('position.match.match'), numeric: true, width: 90, cell: (c) => percent(c.match) },
  ];
  return (
    <DataTable
      label={t('position.match.conditions')}
      rows={conditions}
      rowKey={({ item }) => item.id}
      rowName={({ item }) => item.name}
      columns={columns}
      cards
    />
  );
}
