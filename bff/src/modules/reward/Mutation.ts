import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import { toAccountFilter, toBenefitFilter, toOrderFilter } from './filter.ts';

type Mutations =
  | 'addRewardValue'
  | 'updateRewardValue'
  | 'orderRewardValues'
  | 'deleteRewardValue'
  | 'saveRewardSetting'
  | 'sendThankYouLetter'
  | 'hideThankYouLetter'
  | 'adjustPoints'
  | 'exportPointAccounts'
  | 'saveExchangeRate'
  | 'redeemCommodity'
  | 'cancelCommodityOrder'
  | 'approveCommodityOrder'
  | 'rejectCommodityOrder'
  | 'deliverCommodityOrder'
  | 'exportCommodityOrders'
  | 'exportCommodityBenefits'
  | 'addCommodity'
  | 'updateCommodity'
  | 'shelveCommodity'
  | 'deleteCommodity'
  | 'addPointRule'
  | 'updatePointRule'
  | 'deletePointRule';

/** The fields whose names differ: REST's as the contract documents them, the schema's by the house rule. */
const VALUE = { valueId: 'id', valueName: 'name', valueNameEn: 'nameEn', valueIds: 'ids' };
const ORDER = { orderId: 'id' };
const RULE = { ruleId: 'id' };
const COMMODITY = { commodityId: 'id', commodityName: 'name' };

export const Mutation: Pick<MutationResolvers, Mutations> = {
  addRewardValue: (_root, { input: { name, nameEn, ...rest } }, { rest: { awardValues } }) =>
    payload(
      async () => ({ value: await awardValues.addValue({ ...rest, valueName: name, valueNameEn: nameEn }) }),
      VALUE,
    ),
  updateRewardValue: (_root, { input: { id, name, nameEn, ...rest } }, { rest: { awardValues } }) =>
    payload(
      async () => ({
        value: await awardValues.updateValue({ ...rest, valueId: id, valueName: name, valueNameEn: nameEn }),
      }),
      VALUE,
    ),
  orderRewardValues: (_root, { input: { ids } }, { rest }) =>
    payload(async () => ({ values: await rest.awardValues.orderValue({ valueIds: ids }) }), VALUE),
  deleteRewardValue: (_root, { input: { id, version } }, { rest }) =>
    payload(async () => {
      await rest.awardValues.deleteValue({ valueId: id, version });
      return { deletedId: id };
    }, VALUE),
  saveRewardSetting: (_root, { input }, { rest }) =>
    payload(async () => ({ setting: await rest.awardValues.savePointSetting(input) })),
  sendThankYouLetter: (_root, { input: { recipientIds, ...rest } }, { rest: { thanksLetters } }) =>
    payload(async () => ({ letter: await thanksLetters.sendLetter({ ...rest, empIds: recipientIds }) }), {
      empIds: 'recipientIds',
    }),
  hideThankYouLetter: (_root, { input: { id, ...rest } }, { rest: { thanksLetters } }) =>
    payload(async () => ({ letter: await thanksLetters.hideLetter({ ...rest, letterId: id }) }), { letterId: 'id' }),
  adjustPoints: (_root, { input: { employeeId, ...rest } }, { rest: { awardPoints } }) =>
    payload(async () => ({ account: await awardPoints.adjustPoints({ ...rest, empId: employeeId }) }), {
      empId: 'employeeId',
    }),
  exportPointAccounts: (_root, { input: { filter, format } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('awardPoints', 'exportAccount', { filter: toAccountFilter(filter), format }),
    })),
  saveExchangeRate: (_root, { input }, { rest }) =>
    payload(async () => ({ exchangeRate: await rest.exchangeRate.saveExchangeRate(input) })),
  addPointRule: (_root, { input: { level = null, years = null, ...input } }, { rest: { pointRules } }) =>
    payload(async () => ({ rule: await pointRules.addRuleTemplate({ ...input, level, years }) })),
  updatePointRule: (_root, { input: { id, ...input } }, { rest: { pointRules } }) =>
    payload(async () => ({ rule: await pointRules.updateRuleTemplate({ ...input, ruleId: id }) }), RULE),
  deletePointRule: (_root, { input: { id, version } }, { rest: { pointRules } }) =>
    payload(async () => {
      await pointRules.deleteRuleTemplate({ ruleId: id, version });
      return { deletedId: id };
    }, RULE),
  addCommodity: (_root, { input: { name, ...input } }, { rest: { commodities } }) =>
    payload(async () => ({ commodity: await commodities.addCommodity({ ...input, commodityName: name }) }), COMMODITY),
  updateCommodity: (_root, { input: { id, name, ...input } }, { rest: { commodities } }) =>
    payload(
      async () => ({
        commodity: await commodities.updateCommodity({ ...input, commodityId: id, commodityName: name }),
      }),
      COMMODITY,
    ),
  shelveCommodity: (_root, { input: { id, ...input } }, { rest: { commodities } }) =>
    payload(async () => ({ commodity: await commodities.shelveCommodity({ ...input, commodityId: id }) }), COMMODITY),
  deleteCommodity: (_root, { input: { id, version } }, { rest: { commodities } }) =>
    payload(async () => {
      await commodities.deleteCommodity({ commodityId: id, version });
      return { deletedId: id };
    }, COMMODITY),
  redeemCommodity: (_root, { input: { commodityId, ...input } }, { rest: { awardMall } }) =>
    payload(async () => ({ order: await awardMall.redeem({ ...input, commodityId }) })),
  cancelCommodityOrder: (_root, { input: { id, ...input } }, { rest: { awardMall } }) =>
    payload(async () => ({ order: await awardMall.cancelOwnOrder({ ...input, orderId: id }) }), ORDER),
  approveCommodityOrder: (_root, { input: { id, ...input } }, { rest: { conversionRecords } }) =>
    payload(async () => ({ order: await conversionRecords.approveConversion({ ...input, orderId: id }) }), ORDER),
  rejectCommodityOrder: (_root, { input: { id, ...input } }, { rest: { conversionRecords } }) =>
    payload(async () => ({ order: await conversionRecords.rejectConversion({ ...input, orderId: id }) }), ORDER),
  deliverCommodityOrder: (_root, { input: { id, ...input } }, { rest: { conversionRecords } }) =>
    payload(async () => ({ order: await conversionRecords.deliverConversion({ ...input, orderId: id }) }), ORDER),
  exportCommodityOrders: (_root, { input: { filter, format } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('conversionRecords', 'exportConversion', { filter: toOrderFilter(filter), format }),
    })),
  exportCommodityBenefits: (_root, { input: { filter, format } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('conversionRecords', 'exportBenefit', { filter: toBenefitFilter(filter), format }),
    })),
};
