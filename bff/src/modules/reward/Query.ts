import type { QueryResolvers } from '../../generated/schema.ts';
import { toAccountFilter, toBenefitFilter, toOrderFilter } from './filter.ts';

type Queries =
  | 'rewardValues'
  | 'rewardSetting'
  | 'thankYouLetters'
  | 'thankableColleagues'
  | 'ownPoints'
  | 'ownPointEntries'
  | 'pointAccounts'
  | 'pointEntries'
  | 'pointRanking'
  | 'exchangeRate'
  | 'commodities'
  | 'mallCommodities'
  | 'ownCommodityOrders'
  | 'commodityOrders'
  | 'commodityBenefits'
  | 'exchangeRateChanges'
  | 'pointRules'
  | 'pointRuleLevels';

export const Query: Pick<QueryResolvers, Queries> = {
  rewardValues: (_root, _args, { rest }) => rest.awardValues.listValue(),
  rewardSetting: (_root, _args, { rest }) => rest.awardValues.getPointSetting(),
  thankYouLetters: (_root, { filter, page }, { rest }) =>
    rest.thanksLetters.listLetter({
      ...page,
      filter: {
        box: filter?.box ?? undefined,
        valueId: filter?.valueId ?? undefined,
        letterId: filter?.letterId ?? undefined,
      },
    }),
  thankableColleagues: (_root, { keyword, limit }, { rest }) =>
    rest.thanksLetters.listColleague({ keyword: keyword ?? undefined, limit }),
  ownPoints: (_root, _args, { rest }) => rest.awardPoints.getOwnPoints(),
  ownPointEntries: (_root, { page }, { rest }) => rest.awardPoints.listOwnEntry({ ...page }),
  pointAccounts: (_root, { filter, page }, { rest }) =>
    rest.awardPoints.listAccount({ ...page, filter: toAccountFilter(filter) }),
  pointEntries: (_root, { employeeId, page }, { rest }) => rest.awardPoints.listEntry({ ...page, empId: employeeId }),
  pointRanking: (_root, { filter: { from, to, ownDepartment, valueId }, page }, { rest }) =>
    rest.awardPoints.listRanking({
      ...page,
      filter: { from, to, ownDept: ownDepartment, valueId: valueId ?? undefined },
    }),
  exchangeRate: (_root, _args, { rest }) => rest.exchangeRate.getExchangeRate(),
  exchangeRateChanges: (_root, { page }, { rest }) => rest.exchangeRate.listExchangeRate({ ...page }),
  pointRules: (_root, { page }, { rest }) => rest.pointRules.listRuleTemplate({ ...page }),
  pointRuleLevels: (_root, _args, { rest }) => rest.pointRules.listRuleLevel(),
  commodities: (_root, { filter, page }, { rest }) =>
    rest.commodities.listCommodity({
      ...page,
      filter: { keyword: filter?.keyword ?? undefined, onShelf: filter?.onShelf ?? undefined },
    }),
  mallCommodities: (_root, { keyword, page }, { rest }) =>
    rest.awardMall.listMall({ ...page, keyword: keyword ?? undefined }),
  ownCommodityOrders: (_root, { page }, { rest }) => rest.awardMall.listOwnOrder({ ...page }),
  commodityOrders: (_root, { filter, page }, { rest }) =>
    rest.conversionRecords.listConversion({ ...page, filter: toOrderFilter(filter) }),
  commodityBenefits: (_root, { filter, page }, { rest }) =>
    rest.conversionRecords.listBenefit({ ...page, filter: toBenefitFilter(filter) }),
};
