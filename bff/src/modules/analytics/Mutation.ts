import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import { toExitFilter } from './filter.ts';

export const Mutation: Pick<MutationResolvers, 'exportExitRates' | 'exportExitLeavers'> = {
  exportExitRates: (_root, { input: { filter, format } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('exitRate', 'exportExitRateData', { filter: toExitFilter(filter), format }),
    })),
  exportExitLeavers: (_root, { input: { filter, key, format } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('exitRate', 'exportExitEmpData', {
        filter: toExitFilter(filter),
        key: key ?? undefined,
        format,
      }),
    })),
};
