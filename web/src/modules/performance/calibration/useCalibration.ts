import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import type { PageAt } from '../../../ui/list/listParams';
import { useT } from '../../../i18n/useT';
import { downloadFile } from '../../../session/files';
import { act } from '../../../shared/save/outcome';
import {
  useCalibrationDistributionQuery,
  useCalibrationListQuery,
  useExportCalibrationMutation,
  type CalibrationDistributionQuery,
  type CalibrationListQuery,
} from './calibration.gen';

type Plan = NonNullable<CalibrationListQuery['assessmentPlan']>;
export type CalibrationPerson = NonNullable<Plan['calibration']>['items'][number];
export type CalibrationRule = NonNullable<Plan['rule']>;
export type CalibrationDistribution = NonNullable<
  NonNullable<CalibrationDistributionQuery['assessmentPlan']>['distribution']
>;

export interface CalibrationConditions {
  keyword: string;
  levelName: string;
}

const FIRST: PageAt = { pageNo: 1, pageSize: 20 };

/** What tells of the results of a plan, here and on the page around it: their numbers agree. */
const AROUND = ['PlanReadiness'];
const ALL = ['CalibrationList', 'CalibrationDistribution', 'CalibrationGroups', 'PerformanceMatrix', ...AROUND];

/** The calibration list of a plan with its distribution. The state stays in the panel: the address belongs to the page around it. */
export function useCalibration(planId: string, listed: boolean) {
  const client = useApolloClient();
  const t = useT();
  const [exportList] = useExportCalibrationMutation();
  const [conditions, setConditions] = useState<CalibrationConditions>({ keyword: '', levelName: '' });
  const [page, setPage] = useState(FIRST);
  const list = useCalibrationListQuery({
    variables: {
      planId,
      filter: { keyword: conditions.keyword || null, levelName: conditions.levelName || null },
      page,
    },
    ...LIST_QUERY,
    // The board asks level by level; what the list knew of the rule stays.
    skip: !listed,
  });
  const distribution = useCalibrationDistributionQuery({ variables: { planId }, fetchPolicy: 'cache-and-network' });
  const plan = (list.data ?? list.previousData)?.assessmentPlan;
  return {
    ...listRows(list, (data) => data.assessmentPlan?.calibration),
    page,
    setPage,
    conditions,
    search: (next: CalibrationConditions) => {
      setConditions(next);
      setPage(FIRST);
    },
    rule: plan?.rule ?? null,
    distribution: distribution.data?.assessmentPlan?.distribution ?? null,
    exportFile: () =>
      act(async () => {
        const { data } = await exportList({ variables: { input: { planId } } });
        if (data?.exportCalibration?.file) await downloadFile(data.exportCalibration.file);
        return data?.exportCalibration;
      }, t('performance.calib.exported')),
    /** After a file, which goes past the queries of the page, and after a write; one that has told the row is half of it. */
    refresh: (told?: unknown) => {
      const stale = told ? AROUND : ALL;
      void client.refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => queryName !== undefined && stale.includes(queryName),
      });
    },
  };
}
