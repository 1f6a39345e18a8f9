import { Commodity } from './Commodity.ts';
import { CommodityBenefit } from './CommodityBenefit.ts';
import { CommodityOrder } from './CommodityOrder.ts';
import { ExchangeRate } from './ExchangeRate.ts';
import { ExchangeRateChange } from './ExchangeRateChange.ts';
import { MallCommodity } from './MallCommodity.ts';
import { Mutation } from './Mutation.ts';
import { OwnPoints } from './OwnPoints.ts';
import { PointAccount } from './PointAccount.ts';
import { PointEntry } from './PointEntry.ts';
import { PointRule } from './PointRule.ts';
import { Query } from './Query.ts';
import { RewardPerson } from './RewardPerson.ts';
import { RewardSetting } from './RewardSetting.ts';
import { RewardValue } from './RewardValue.ts';
import { ThankYouLetter } from './ThankYouLetter.ts';

export const reward = {
  Query,
  Mutation,
  OwnPoints,
  PointAccount,
  PointEntry,
  PointRule,
  RewardPerson,
  RewardSetting,
  RewardValue,
  ThankYouLetter,
  Commodity,
  CommodityBenefit,
  CommodityOrder,
  MallCommodity,
  ExchangeRate,
  ExchangeRateChange,
};
