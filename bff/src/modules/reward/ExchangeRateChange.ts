import type { ExchangeRateChangeResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { ExchangeRateChangeRow } from './rows.ts';

export const ExchangeRateChange: ResolversOf<ExchangeRateChangeResolvers, ExchangeRateChangeRow> = {
  id: (change) => change.changeId,
};
