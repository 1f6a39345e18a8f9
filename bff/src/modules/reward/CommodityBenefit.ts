import type { CommodityBenefitResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { CommodityBenefitRow } from './rows.ts';

export const CommodityBenefit: ResolversOf<CommodityBenefitResolvers, CommodityBenefitRow> = {
  id: (benefit) => benefit.benefitId,
};
