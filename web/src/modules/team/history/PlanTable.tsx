import { Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { DASH, formatCount, formatDateRange, formatList, formatNumber } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { SectionCard } from '../../../ui/Panel';
import type { Column } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { historyPath } from './historyPaths';
import type { ResultPlan } from './useResultPlans';

/** The finished plans with what the team reached; each leads to who reached what in it. */
export function PlanTable({ plans, reach }: { plans: readonly ResultPlan[]; reach: string }) {
  const t = useT();
  const pathOf = ({ id }: ResultPlan) =>
    `${historyPath('people')}?${new URLSearchParams({ plans: id, ...(reach && { reach }) }).toString()}`;
  const columns: Column<ResultPlan>[] = [
    {
      id: 'name',
      header: t('team.results.plan'),
      maxWidth: 280,
      cell: (plan) => (
        <ChakraLink asChild>
          <Link to={pathOf(plan)}>{plan.name}</Link>
        </ChakraLink>
      ),
    },
    {
      id: 'period',
      header: t('team.results.period'),
      width: 220,
      cell: ({ periodFrom, periodTo }) => formatDateRange(periodFrom, periodTo),
    },
    { id: 'people', header: t('team.results.people'), numeric: true, cell: ({ people }) => formatCount(people) },
    {
      id: 'average',
      header: t('team.results.average'),
      numeric: true,
      cell: ({ averageScore }) => (averageScore === null ? DASH : formatNumber(averageScore)),
    },
    {
      id: 'levels',
      header: t('team.results.levels'),
      cell: ({ levels }) =>
        levels.length === 0
          ? DASH
          : formatList(levels.map(({ levelName, people }) => t('team.results.level.count', { levelName, people }))),
    },
  ];
  const title = t('team.results.plans');
  return (
    <SectionCard id="plans" title={title}>
      <DataTable label={title} columns={columns} rows={plans} rowKey={({ id }) => id} cards />
    </SectionCard>
  );
}
