import type { QueryResolvers } from '../../generated/schema.ts';
import { toExitFilter } from './filter.ts';

export const Query: Pick<QueryResolvers, 'exitRates' | 'exitLeavers' | 'reportFilterOptions'> = {
  exitRates: (_root, { filter }, { rest }) => rest.exitRate.getExitRateData({ filter: toExitFilter(filter) }),
  exitLeavers: (_root, { filter, key, page }, { rest }) =>
    rest.exitRate.getExitEmpData({ ...page, filter: toExitFilter(filter), key: key ?? undefined }),
  reportFilterOptions: (_root, { input: { year, from, to, choices } }, { rest }) =>
    rest.reportFilter.reportFilterOptions({
      year: year ?? undefined,
      from: from ?? undefined,
      to: to ?? undefined,
      ...Object.fromEntries(choices.map((choice) => [choice, true])),
    }),
};
