import { EXIT_DIMENSIONS, type ExitDimension } from '@hengcai/shared/rules/analytics/exit-rate';
import { addMonths, periodIssues } from '@hengcai/shared/rules/analytics/people';
import { useState } from 'react';
import { today } from '../../../i18n/zone';
import { LIST_QUERY } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { type ExitRateLineFragment, type ExitRatesQueryVariables, useExitRatesQuery } from './exit.gen';

type Filter = ExitRatesQueryVariables['filter'];
export type ExitRow = ExitRateLineFragment;
export type ExitFigures = NonNullable<ExitRow['figures']>;

/** The last twelve whole months, everybody. */
const defaultsOn = (day: string) => ({
  from: addMonths(day.slice(0, 7), -12),
  to: addMonths(day.slice(0, 7), -1),
  basis: 'AVERAGE',
  departmentIds: [] as string[],
  rankIds: [] as string[],
  jobFamilyIds: [] as string[],
  workCities: [] as string[],
  isManager: '',
  sexes: [] as string[],
  educations: [] as string[],
  ageRanges: [] as string[],
  entryFrom: '',
  entryTo: '',
  planIds: [] as string[],
});
export type ExitFilter = ReturnType<typeof defaultsOn>;

const DIMENSIONS = Object.keys(EXIT_DIMENSIONS) as ExitDimension[];
const DIMENSION_NAMES = {
  date: 'DATE',
  reason: 'REASON',
  department: 'DEPARTMENT',
  jobFamily: 'JOB_FAMILY',
  rank: 'RANK',
  service: 'SERVICE',
  age: 'AGE',
  level: 'LEVEL',
} as const satisfies Record<ExitDimension, Filter['dimension']>;

/** What the page of a dimension is called. */
export const TITLES = {
  date: 'analytics.title.exitDate',
  reason: 'analytics.title.exitReason',
  department: 'analytics.title.exitDepartment',
  jobFamily: 'analytics.title.exitJobFamily',
  rank: 'analytics.title.exitRank',
  service: 'analytics.title.exitService',
  age: 'analytics.title.exitAge',
  level: 'analytics.title.exitLevel',
} as const satisfies Record<ExitDimension, string>;

/** What the address asks for, as the schema takes it. */
function asked(
  dimension: ExitDimension,
  { basis, isManager, entryFrom, entryTo, planIds, ...filter }: ExitFilter,
): Filter {
  return {
    ...filter,
    sexes: filter.sexes as NonNullable<Filter['sexes']>,
    educations: filter.educations as NonNullable<Filter['educations']>,
    dimension: DIMENSION_NAMES[dimension],
    basis: basis === 'START_AND_JOINS' ? basis : 'AVERAGE',
    ...(isManager && { isManager: isManager === 'yes' }),
    ...(entryFrom && { entryFrom }),
    ...(entryTo && { entryTo }),
    ...(dimension === 'level' && { planIds }),
  };
}

/** The report of one dimension; its conditions live in the address and stay when another dimension is chosen. */
export function useExitRates(dimension: ExitDimension) {
  const [defaults] = useState(() => defaultsOn(today()));
  const list = useListState(defaults);
  const filter = asked(dimension, list.filter);
  const [issue = null] = periodIssues(list.filter, today());
  const query = useExitRatesQuery({ variables: { filter }, skip: issue !== null, ...LIST_QUERY });
  // Rows of another dimension would stand under the wrong heading.
  const report = query.data?.exitRates ?? null;
  const known = report ?? query.previousData?.exitRates;
  return {
    list,
    filter,
    /** What leavers are divided by. */
    basis: list.filter.basis === 'START_AND_JOINS' ? ('START_AND_JOINS' as const) : ('AVERAGE' as const),
    /** The dimensions the reader may go on to; those of the last answer until the next comes, all before the first. */
    dimensions: DIMENSIONS.filter(
      (one) => one === dimension || (known?.dimensions.includes(DIMENSION_NAMES[one]) ?? true),
    ),
    issue,
    report,
    loading: query.loading,
    refetch: () => void query.refetch(),
  };
}
