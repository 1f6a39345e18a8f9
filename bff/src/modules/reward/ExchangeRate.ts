import type { ExchangeRateResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { ExchangeRateRow } from './rows.ts';

export const ExchangeRate: ResolversOf<ExchangeRateResolvers, ExchangeRateRow> = {
  id: (rate) => rate.settingId,
};
