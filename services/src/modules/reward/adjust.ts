import { OWN_POINTS_PAGE, type awardPoints as service } from '@hengcai/shared/contract/reward/points';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import { PointEntryKind } from '@hengcai/shared/enums';
import { checkAdjustment } from '@hengcai/shared/rules/reward/points';
import type { Ctx } from '../../kit/context.ts';
import { refused } from '../../kit/failure.ts';
import { oneAtATime } from '../../kit/one-at-a-time.ts';
import { tell } from '../../kit/tell.ts';
import { accountOf } from './accounts.ts';
import { addEntries } from './ledger.ts';

type Adjusted = ParsedOf<(typeof service)['endpoints']['adjustPoints']>;

/** Adds points to somebody or takes them back, and tells the person. */
export async function adjust(ctx: Ctx, { empId, delta, reason }: Adjusted) {
  // What lapses or is taken back at the same time would leave less than nothing.
  await oneAtATime(ctx, 'reward:points');
  const issues = checkAdjustment((await accountOf(ctx, empId)).balance, delta);
  if (issues.length > 0) throw refused(issues);
  const dedupeKey = `adjust:${ctx.newId()}`;
  const byEmpId = ctx.session.empId;
  await addEntries(ctx, [{ empId, delta, kind: PointEntryKind.ADJUST, reason, byEmpId, dedupeKey }]);
  await ctx.audit({ action: 'points.adjusted', objectType: 'points', objectId: empId, params: { delta, reason } });
  await tell(ctx, [
    {
      empId,
      kind: delta > 0 ? 'pointsAdded' : 'pointsTaken',
      params: { points: String(Math.abs(delta)), reason },
      label: null,
      page: OWN_POINTS_PAGE,
      dedupeKey,
    },
  ]);
  return accountOf(ctx, empId);
}
