import type * as z from 'zod';
import type { Commodity } from '@hengcai/shared/contract/reward/commodities';
import type { ExchangeRate, ExchangeRateChange } from '@hengcai/shared/contract/reward/exchange';
import type { ThankYouLetter } from '@hengcai/shared/contract/reward/letters';
import type { RewardPerson } from '@hengcai/shared/contract/reward/people';
import type { OwnPoints, PointAccount, PointEntry } from '@hengcai/shared/contract/reward/points';
import type { RewardSetting, RewardValue } from '@hengcai/shared/contract/reward/values';

export type RewardValueRow = z.output<typeof RewardValue>;
export type RewardSettingRow = z.output<typeof RewardSetting>;
export type RewardPersonRow = z.output<typeof RewardPerson>;
export type ThankYouLetterRow = z.output<typeof ThankYouLetter>;
export type OwnPointsRow = z.output<typeof OwnPoints>;
export type PointEntryRow = z.output<typeof PointEntry>;
export type PointAccountRow = z.output<typeof PointAccount>;
export type ExchangeRateRow = z.output<typeof ExchangeRate>;
export type ExchangeRateChangeRow = z.output<typeof ExchangeRateChange>;
export type CommodityRow = z.output<typeof Commodity>;
