import { addMonths, periodIssues } from '@hengcai/shared/rules/analytics/people';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { today } from '../../../i18n/zone';
import { DepartmentPicker } from '../../../shared/pickers/DepartmentPicker';
import type { FilterField } from '../../../ui/list/filterFields';
import { LIST_QUERY } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { MonthRange } from '../people/MonthRange';
import { type PromotionLineFragment, type PromotionRatesQuery, usePromotionRatesQuery } from './promotion.gen';

export type PromotionRow = PromotionLineFragment;
export type PromotionReport = NonNullable<PromotionRatesQuery['promotionRates']>;

/** The last twelve whole months, everybody. */
const defaultsOn = (day: string) => ({
  from: addMonths(day.slice(0, 7), -12),
  to: addMonths(day.slice(0, 7), -1),
  departmentIds: [] as string[],
});

/** Promotion rates; their conditions live in the address. */
export function usePromotions() {
  const [defaults] = useState(() => defaultsOn(today()));
  const list = useListState(defaults);
  const { from, to, departmentIds } = list.filter;
  const filter = { from, to, departmentIds };
  const [issue = null] = periodIssues(filter, today());
  const query = usePromotionRatesQuery({ variables: { filter }, skip: issue !== null, ...LIST_QUERY });
  return {
    list,
    filter,
    issue,
    report: query.data?.promotionRates ?? null,
    loading: query.loading,
    refetch: () => void query.refetch(),
  };
}

export function usePromotionFilters(): FilterField<ReturnType<typeof defaultsOn>>[] {
  const t = useT();
  return [
    {
      kind: 'custom',
      label: t('analytics.filter.months'),
      render: ({ from, to }, change) => <MonthRange from={from} to={to} onChange={change} />,
    },
    {
      kind: 'custom',
      label: t('analytics.filter.department'),
      render: ({ departmentIds }, change) => (
        <DepartmentPicker
          multiple
          label={t('analytics.filter.department')}
          value={departmentIds}
          onChange={(ids) => change({ departmentIds: ids })}
        />
      ),
    },
  ];
}
