import type { ExitRateRowResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { ExitRateRowRow } from './rows.ts';

export const ExitRateRow: ResolversOf<ExitRateRowResolvers, ExitRateRowRow> = {
  share: ({ figures }) => figures?.share ?? null,
};
