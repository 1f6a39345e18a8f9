import { useState } from 'react';
import type { ListRows } from '../../../ui/list/useListState';
import type { PageAt } from '../../../ui/list/listParams';
import { useCalibrationDistributionQuery, useCalibrationListQuery, type CalibrationListQuery } from './calibration.gen';

type Plan = NonNullable<CalibrationListQuery['assessmentPlan']>;
export type CalibrationPerson = NonNullable<Plan['calibration']>['items'][number];
export type CalibrationRule = NonNullable<Plan['rule']>;

export interface CalibrationConditions {
  keyword: string;
  levelName: string;
}

const FIRST: PageAt = { pageNo: 1, pageSize: 20 };

/** The calibration list of a plan with its distribution. The state stays in the panel: the address belongs to the page around it. */
export function useCalibration(planId: string) {
  const [conditions, setConditions] = useState<CalibrationConditions>({ keyword: '', levelName: '' });
  const [page, setPage] = useState(FIRST);
  const list = useCalibrationListQuery({
    variables: {
      planId,
      filter: { keyword: conditions.keyword || null, levelName: conditions.levelName || null },
      page,
    },
    fetchPolicy: 'cache-and-network',
  });
  const distribution = useCalibrationDistributionQuery({ variables: { planId }, fetchPolicy: 'cache-and-network' });
  const plan = (list.data ?? list.previousData)?.assessmentPlan;
  const rows: ListRows<CalibrationPerson> = {
    rows: plan?.calibration?.items ?? [],
    total: plan?.calibration?.total ?? 0,
    loading: list.loading,
    failed: Boolean(list.error),
    refetch: () => void list.refetch(),
  };
  return {
    ...rows,
    page,
    setPage,
    conditions,
    search: (next: CalibrationConditions) => {
      setConditions(next);
      setPage(FIRST);
    },
    rule: plan?.rule ?? null,
    distribution: distribution.data?.assessmentPlan?.distribution ?? null,
    refresh: () => {
      void list.refetch();
      void distribution.refetch();
    },
  };
}
