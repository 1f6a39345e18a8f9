import type * as z from 'zod';
import type { RewardSetting, RewardValue } from '@hengcai/shared/contract/reward/values';

export type RewardValueRow = z.output<typeof RewardValue>;
export type RewardSettingRow = z.output<typeof RewardSetting>;
