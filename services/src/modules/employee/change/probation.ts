import { PersonnelChangeType } from '@hengcai/shared/enums';
import type { Ctx } from '../../../kit/context.ts';
import { notFound, refused } from '../../../kit/failure.ts';
import { storedPeople } from '../current.ts';
import { lockForChange, record } from './file.ts';
import { isRegularised, regularise } from './file-dates.ts';
import { changesOf, counts } from './rows.ts';

/** Whether somebody left once and came back: a probation is agreed on only once (Labour Contract Law art. 19). */
export async function hasWorkedHereBefore(ctx: Ctx, empId: string): Promise<boolean> {
  const changes = await changesOf(ctx, [empId]);
  return changes.some((row) => counts(row) && row.state === 'effective' && row.changeType === PersonnelChangeType.EXIT);
}

/**
 * Files the regularisation of somebody who has passed the probation, on the agreed date; answers the change. Null where
 * nothing is left to file: it is filed already, or the date has come and the person is regular by law.
 */
export async function regulariseAfterProbation(ctx: Ctx, empId: string, reason: string): Promise<string | null> {
  const stored = (await storedPeople(ctx, [empId], true)).get(empId);
  const regularDate = stored?.values.regularDate ?? null;
  if (!stored || regularDate === null || regularDate <= ctx.today || stored.lastDay !== null) return null;
  if (isRegularised(await changesOf(ctx, [empId]), stored.values.entryDate)) return null;
  const change = await regularise(ctx, { empId, version: stored.version, regularDate, reason });
  return change.id;
}

/** Moves the regular date of somebody who has consented to a longer probation; what the law allows is asked before. */
export async function extendProbation(ctx: Ctx, empId: string, regularDate: string, reason: string): Promise<void> {
  const version = (await storedPeople(ctx, [empId], true)).get(empId)?.version;
  if (version === undefined) throw notFound();
  const stored = await lockForChange(ctx, { empId, version }, { regularDate });
  if (isRegularised(await changesOf(ctx, [empId]), stored.values.entryDate))
    throw refused({ field: 'regularDate', code: 'REGULAR_ALREADY' });
  await record(ctx, stored, {
    empId,
    changeType: PersonnelChangeType.COMMON,
    effectiveDate: ctx.today,
    reason,
    lines: [{ field: 'regularDate', before: stored.values.regularDate, after: regularDate }],
  });
}
