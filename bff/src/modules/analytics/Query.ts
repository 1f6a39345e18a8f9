import type { QueryResolvers } from '../../generated/schema.ts';
import { STRUCTURE, toCell, toExitFilter, toPromotionFilter, toSide } from './filter.ts';

export const Query: Pick<
  QueryResolvers,
  | 'exitRates'
  | 'exitLeavers'
  | 'promotedPeople'
  | 'promotionRates'
  | 'reportFilterOptions'
  | 'structure'
  | 'structurePeople'
> = {
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
  structure: (_root, { filter: { dimension, sides } }, { rest }) =>
    rest.organizational[STRUCTURE[dimension]]({ sides: sides.map(toSide) }),
  structurePeople: (_root, { cell, page }, { rest }) =>
    rest.organizational.getStructureEmpData({ ...page, ...toCell(cell) }),
  promotionRates: (_root, { filter }, { rest }) => rest.promotion.groupbydept({ filter: toPromotionFilter(filter) }),
  promotedPeople: (_root, { filter, key, page }, { rest }) =>
    rest.promotion.getPromoteEmpData({ ...page, filter: toPromotionFilter(filter), key: key ?? undefined }),
};
