import type { Words } from './words.ts';

/** Values, thank-you letters and points. */
export const REWARDS: Words = {
  valueId: 'a value of the company',
  valueIds: 'all values of the company, the first one on top',
  valueName: 'unique in the company',
  valueNameEn: 'English name of the value; null: it has none',
  letterId: 'a thank-you letter',
  commodityId: 'something that points buy',
  commodityName: 'unique in the company',
  pictureId: 'the picture of a commodity',
  orderId: 'an order of a commodity',
  changeId: 'a change of the exchange rate',
  ruleId: 'a rule of points',
  entryId: 'an entry in the ledger of points',
};
