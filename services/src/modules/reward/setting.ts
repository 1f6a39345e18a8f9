import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { RewardSetting } from '@hengcai/shared/contract/reward/values';
import type { Ctx } from '../../kit/context.ts';
import { oneAtATime } from '../../kit/one-at-a-time.ts';
import { demandVersion } from '../../kit/version.ts';
import { rewardSetting } from './tables.ts';

type Setting = z.output<typeof RewardSetting>;

/** Letters carry no points until the company says how many. */
const FIRST = { monthlyAllowance: 0, lapseMonths: 24, version: 0 };

/** The settings of points as they are now. */
export async function pointSetting({ tx, session }: Ctx): Promise<Setting> {
  const [row] = await tx
    .select({
      monthlyAllowance: rewardSetting.monthlyAllowance,
      lapseMonths: rewardSetting.lapseMonths,
      version: rewardSetting.version,
    })
    .from(rewardSetting)
    .where(eq(rewardSetting.companyId, session.companyId));
  return { settingId: session.companyId, ...(row ?? FIRST) };
}

/** Saves them whole. */
export async function savePointSetting(ctx: Ctx, { version, ...after }: Omit<Setting, 'settingId'>): Promise<Setting> {
  await oneAtATime(ctx, 'reward:setting');
  const now = await pointSetting(ctx);
  await demandVersion(now, version, () => now);
  const { companyId } = ctx.session;
  const row = { companyId, ...after, version: version + 1 };
  await ctx.tx.insert(rewardSetting).values(row).onConflictDoUpdate({ target: rewardSetting.companyId, set: row });
  await ctx.audit({
    action: 'reward.setting',
    objectType: 'rewardSetting',
    objectId: companyId,
    params: after,
    before: { monthlyAllowance: now.monthlyAllowance, lapseMonths: now.lapseMonths },
    after,
  });
  return { settingId: companyId, ...after, version: row.version };
}
