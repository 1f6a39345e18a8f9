import { and, desc, eq, sql } from 'drizzle-orm';
import type { exchangeRate as service } from '@hengcai/shared/contract/reward/exchange';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { refused } from '../../kit/failure.ts';
import { oneAtATime } from '../../kit/one-at-a-time.ts';
import { mapPage, paged } from '../../kit/paged.ts';
import { demandVersion } from '../../kit/version.ts';
import { employee } from '../employee/tables.ts';
import { PERSON } from './people.ts';
import { exchangeRate } from './tables.ts';

/** What a point is worth until the company says otherwise. */
const FIRST = { pointsPerYuan: LIMITS.exchangeRateMin, version: 0 };

/** The rate as it is now. */
export async function rateNow({ tx, session }: Ctx) {
  const [row] = await tx
    .select({ pointsPerYuan: exchangeRate.pointsPerYuan, version: exchangeRate.version })
    .from(exchangeRate)
    .where(eq(exchangeRate.companyId, session.companyId))
    .orderBy(desc(exchangeRate.version))
    .limit(1);
  return { settingId: session.companyId, ...(row ?? FIRST) };
}

export const exchangeRateHandlers: Handlers<typeof service> = {
  getExchangeRate: (_asked, ctx) => rateNow(ctx),

  async listExchangeRate(page, ctx) {
    const { companyId } = ctx.session;
    const found = await paged(
      page,
      ({ limit, offset }) =>
        ctx.tx
          .select({
            changeId: exchangeRate.id,
            pointsPerYuan: exchangeRate.pointsPerYuan,
            formerPointsPerYuan: sql<number>`lag(${exchangeRate.pointsPerYuan}, 1, ${FIRST.pointsPerYuan})
              over (order by ${exchangeRate.version})`,
            by: PERSON,
            at: exchangeRate.at,
          })
          .from(exchangeRate)
          .leftJoin(employee, and(eq(employee.companyId, companyId), eq(employee.id, exchangeRate.byEmpId)))
          .where(eq(exchangeRate.companyId, companyId))
          .orderBy(desc(exchangeRate.version))
          .limit(limit)
          .offset(offset),
      () => ctx.tx.$count(exchangeRate, eq(exchangeRate.companyId, companyId)),
    );
    return mapPage(found, ({ at, ...change }) => ({ ...change, at: at.toISOString() }));
  },

  async saveExchangeRate({ version, pointsPerYuan }, ctx) {
    await oneAtATime(ctx, 'reward:rate');
    const now = await rateNow(ctx);
    await demandVersion(now, version, () => now);
    if (now.pointsPerYuan === pointsPerYuan) throw refused({ field: 'pointsPerYuan', code: 'RATE_UNCHANGED' });
    const { companyId, empId: byEmpId } = ctx.session;
    await ctx.tx
      .insert(exchangeRate)
      .values({ companyId, id: ctx.newId(), version: version + 1, pointsPerYuan, byEmpId, at: ctx.now });
    await ctx.audit({
      action: 'reward.exchangeRate',
      objectType: 'exchangeRate',
      objectId: companyId,
      params: { pointsPerYuan },
      before: { pointsPerYuan: now.pointsPerYuan },
      after: { pointsPerYuan },
    });
    return rateNow(ctx);
  },
};
