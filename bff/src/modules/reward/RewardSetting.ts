import type { RewardSettingResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { RewardSettingRow } from './rows.ts';

export const RewardSetting: ResolversOf<RewardSettingResolvers, RewardSettingRow> = {
  id: (setting) => setting.settingId,
};
