import { and, eq, sql } from 'drizzle-orm';
import { PersonnelChangeTask, PersonnelChangeType } from '@hengcai/shared/enums';
import { addDays } from '@hengcai/shared/rules/dates';
import { revokeApproval } from '../../../kit/approval.ts';
import type { Ctx } from '../../../kit/context.ts';
import { forbidden, Failure, notFound, refused, stale } from '../../../kit/failure.ts';
import { returningSteps } from '../../../kit/leaving.ts';
import { storedPeople, type Stored } from '../current.ts';
import type { FieldName } from '../fields.ts';
import { readerOf, rightsOverPerson } from '../rights.ts';
import { requireEditable } from '../save.ts';
import { employee, personnelChange, type ChangeLine } from '../tables.ts';
import { visibleEmployees } from '../visible.ts';
import { applyChange } from './apply.ts';
import { CHANGE_SUBJECT } from './approval/subject.ts';
import { changeData, isCancellable, isReversible } from './data.ts';
import { expectedOn, isDated } from './expected.ts';
import { hold } from './hold.ts';
import { openAccounts, refillHeadships } from './leave.ts';
import { auditParams, changesOf, counts, lockChange, takesEffect, updateChange, type ChangeRow } from './rows.ts';
import { tellCancelled, tellDone, tellReversed } from './tell.ts';

interface Asked {
  changeId: string;
  version: number;
}

/** A change as the caller has seen it, and its person, locked in the order in which every other writer locks them. */
async function lockAsked(ctx: Ctx, { changeId, version }: Asked): Promise<{ row: ChangeRow; stored: Stored }> {
  const [person] = await ctx.tx
    .select({ empId: employee.id })
    .from(employee)
    .where(
      and(
        visibleEmployees(ctx),
        sql`${employee.id} = (select c.emp_id from ${personnelChange} c where c.company_id = ${ctx.session.companyId} and c.id = ${changeId})`,
      ),
    );
  const stored = person && (await storedPeople(ctx, [person.empId], true)).get(person.empId);
  const row = stored && (await lockChange(ctx, changeId));
  if (!row) throw notFound();
  requireEditable(await rightsOverPerson(ctx, await readerOf(ctx), row.empId), { regularDate: '' });
  if (row.empId === ctx.session.empId) throw forbidden();
  if (row.version !== version) throw stale((await changeData(ctx, [row]))[0]);
  return { row, stored };
}

/** Drops a change whose day has not come, or that waits for approval; with an exit the people go back who were to be handed over. */
export async function cancelChange(ctx: Ctx, asked: Asked): Promise<ChangeRow> {
  const { row, stored } = await lockAsked(ctx, asked);
  if (!isCancellable(row)) throw refused(row.state === 'effective' ? 'CHANGE_IS_EFFECTIVE' : 'CHANGE_IS_OVER');
  if (row.state === 'approving') await revokeApproval(ctx, { subjectType: CHANGE_SUBJECT, subjectId: row.id });
  else if (row.changeType === PersonnelChangeType.EXIT) {
    await setLastDay(ctx, stored, null);
    const handedOver = and(
      eq(personnelChange.companyId, ctx.session.companyId),
      eq(personnelChange.cameWith, row.id),
      eq(personnelChange.state, 'pending'),
    );
    await ctx.tx
      .update(personnelChange)
      .set({ state: 'cancelled', task: null, version: sql`${personnelChange.version} + 1` })
      .where(handedOver);
  }
  const cancelled = await updateChange(ctx, row, { state: 'cancelled', task: null });
  await audit(ctx, 'change.cancelled', cancelled, stored);
  await tellCancelled(ctx, cancelled);
  return cancelled;
}

/**
 * Takes back a change that has taken effect: a new change of the same day restores what stood there before, and both stay
 * on record. Refused where a later change, or a correction, touched the same fields.
 */
export async function reverseChange(ctx: Ctx, asked: Asked & { reason: string }): Promise<ChangeRow> {
  const { row, stored } = await lockAsked(ctx, asked);
  if (!isReversible(row)) throw refused(row.state === 'pending' ? 'CHANGE_IS_AHEAD' : 'CHANGE_IS_OVER');
  const later = (await changesOf(ctx, [row.empId])).find((one) => isLater(one, row));
  if (later) throw refused({ field: '', code: 'TOUCHED_LATER', params: { day: later.effectiveDate } });
  const lines = row.changeType === PersonnelChangeType.EXIT ? [] : await restore(ctx, row, stored, asked.reason);
  if (row.changeType === PersonnelChangeType.EXIT) await bringBack(ctx, row, stored);
  await updateChange(ctx, row, { state: 'reversed', task: null });
  const [reversal] = await ctx.tx
    .insert(personnelChange)
    .values({
      companyId: ctx.session.companyId,
      id: ctx.newId(),
      empId: row.empId,
      changeType: row.changeType,
      state: 'effective',
      effectiveDate: row.effectiveDate,
      exitKind: row.exitKind,
      reason: asked.reason,
      lines,
      reverses: row.id,
      createdBy: ctx.session.userId || null,
      createdAt: ctx.now,
    })
    .returning();
  if (!reversal) throw notFound();
  await audit(ctx, 'change.reversed', row, stored);
  await tellReversed(ctx, row);
  return reversal;
}

/** Ends what a change left to HR: what failed is tried again at once, the rest was looked after. */
export async function settleChange(ctx: Ctx, asked: Asked): Promise<ChangeRow> {
  const { row, stored } = await lockAsked(ctx, asked);
  if (row.task === null) throw refused('CHANGE_IS_OVER');
  if (row.task !== PersonnelChangeTask.FAILED) {
    const settled = await updateChange(ctx, row, { task: null });
    await audit(ctx, 'change.settled', settled, stored);
    return settled;
  }
  if (row.state !== 'pending' || !takesEffect(row, ctx.today)) throw refused('CHANGE_IS_OVER');
  try {
    const done = await applyChange(ctx, row);
    await tellDone(ctx, done);
    return done;
  } catch (error) {
    // The form has no fields of the change: the reason stands above it.
    throw error instanceof Failure ? refused(error.issues.map((one) => ({ ...one, field: '' }))) : error;
  }
}

/** Whether a change came after another one and touched the same fields, or the same last day. */
function isLater(one: ChangeRow, row: ChangeRow): boolean {
  if (!counts(one) || one.id === row.id || one.state !== 'effective' || one.effectiveDate <= row.effectiveDate)
    return false;
  const exits = [one, row].some(({ changeType }) => changeType === PersonnelChangeType.EXIT);
  if (exits) return one.changeType === row.changeType || one.changeType === PersonnelChangeType.ENTRY;
  return one.lines.some(({ field }) => row.lines.some((line) => line.field === field));
}

/** Puts back what stood before the day; answers the lines of the reversal. */
async function restore(ctx: Ctx, row: ChangeRow, stored: Stored, reason: string): Promise<ChangeLine[]> {
  const now = await expectedOn(ctx, stored, [], ctx.today);
  const corrected = row.lines.filter(({ field, after }) => now(field as FieldName) !== after);
  if (corrected.length > 0) throw refused({ field: '', code: 'TOUCHED_LATER', params: { day: ctx.today } });
  // Somebody may have filed a change of an earlier day since: what stands on the day before counts.
  const dayBefore = await expectedOn(ctx, stored, [], addDays(row.effectiveDate, -1));
  const lines = row.lines.map(({ field, before, after }): ChangeLine => ({
    field,
    before: after,
    after: isDated(field) && row.effectiveDate > stored.values.entryDate ? dayBefore(field) : before,
  }));
  const dated = lines.some(({ field }) => isDated(field));
  // What is kept by date is put back from the day of the change on, the rest today.
  await hold(ctx, stored, { effectiveDate: dated ? row.effectiveDate : ctx.today, reason }, lines);
  return lines;
}

/** Somebody who has left has not: the last day goes, and the account opens again. */
async function bringBack(ctx: Ctx, row: ChangeRow, stored: Stored): Promise<void> {
  if (stored.lastDay !== row.effectiveDate)
    throw refused({ field: '', code: 'TOUCHED_LATER', params: { day: stored.lastDay ?? stored.values.entryDate } });
  await setLastDay(ctx, stored, null);
  await refillHeadships(ctx, [row]);
  await openAccounts(ctx, row.empId);
  for (const step of returningSteps()) await step(ctx, row.empId);
}

async function setLastDay(ctx: Ctx, { empId, version }: Stored, lastDay: string | null): Promise<void> {
  await ctx.tx
    .update(employee)
    .set({ lastDay, version: version + 1, updatedAt: ctx.now })
    .where(and(eq(employee.companyId, ctx.session.companyId), eq(employee.id, empId)));
}

const audit = (ctx: Ctx, action: string, row: ChangeRow, stored: Stored): Promise<void> =>
  ctx.audit({
    action,
    objectType: 'personnelChange',
    objectId: row.id,
    params: auditParams(row, stored.values.empName),
  });
