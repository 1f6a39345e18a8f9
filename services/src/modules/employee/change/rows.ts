import { and, asc, eq } from 'drizzle-orm';
import { PersonnelChangeStatus, PersonnelChangeType, type ValueOf } from '@hengcai/shared/enums';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { notFound } from '../../../kit/failure.ts';
import { personnelChange } from '../tables.ts';

export type ChangeRow = typeof personnelChange.$inferSelect;
type Status = ValueOf<typeof PersonnelChangeStatus>;

const { PENDING, EFFECTIVE, CANCELLED, REVERSED, APPROVING, REFUSED } = PersonnelChangeStatus;
/** The status on the wire of a row; drafts are never sent. */
export const STATUS: Readonly<Record<ChangeRow['state'], Status>> = {
  draft: PENDING,
  approving: APPROVING,
  refused: REFUSED,
  pending: PENDING,
  effective: EFFECTIVE,
  cancelled: CANCELLED,
  reversed: REVERSED,
};
/** The states behind a status. */
export const statesOf = (status: Status): ChangeRow['state'][] =>
  (Object.keys(STATUS) as ChangeRow['state'][]).filter((state) => STATUS[state] === status);

/**
 * Changes that say what holds on a day, or will once they are approved: neither taken back nor themselves taking one back.
 */
export const counts = (row: Pick<ChangeRow, 'state' | 'reverses'>): boolean =>
  (row.state === 'pending' || row.state === 'effective' || row.state === 'approving') && row.reverses === null;

/** An entry of somebody who was here before; a first entry changes nothing of a record that is new. */
export const isReentry = ({ changeType, lines }: Pick<ChangeRow, 'changeType' | 'lines'>): boolean =>
  changeType === PersonnelChangeType.ENTRY && lines.length > 0;

/** The changes of some people, by day and in the order in which they were filed. */
export const changesOf = (ctx: Ctx, empIds: readonly string[]): Promise<ChangeRow[]> =>
  ctx.tx
    .select()
    .from(personnelChange)
    .where(and(eq(personnelChange.companyId, ctx.session.companyId), isAnyOf(personnelChange.empId, empIds)))
    .orderBy(asc(personnelChange.effectiveDate), asc(personnelChange.createdAt), asc(personnelChange.id));

/** Changes by their ids. */
export const changesById = async (ctx: Ctx, ids: readonly string[]): Promise<ChangeRow[]> =>
  ids.length === 0
    ? []
    : ctx.tx
        .select()
        .from(personnelChange)
        .where(and(eq(personnelChange.companyId, ctx.session.companyId), isAnyOf(personnelChange.id, ids)));

/** One change, locked. Answers null where there is none. */
export async function lockChange(ctx: Ctx, changeId: string): Promise<ChangeRow | null> {
  const [row] = await ctx.tx
    .select()
    .from(personnelChange)
    .where(and(eq(personnelChange.companyId, ctx.session.companyId), eq(personnelChange.id, changeId)))
    .for('update');
  return row ?? null;
}

/** Writes what became of a change; everybody else who saw it has seen a former version. */
export async function updateChange(
  ctx: Ctx,
  row: Pick<ChangeRow, 'id' | 'version'>,
  values: Partial<Omit<ChangeRow, 'companyId' | 'id' | 'version'>>,
): Promise<ChangeRow> {
  const [written] = await ctx.tx
    .update(personnelChange)
    .set({ ...values, version: row.version + 1 })
    .where(
      and(
        eq(personnelChange.companyId, ctx.session.companyId),
        eq(personnelChange.id, row.id),
        eq(personnelChange.version, row.version),
      ),
    )
    .returning();
  if (!written) throw notFound();
  return written;
}

/** The day on which a change takes effect: of an exit the one after the last. */
export const takesEffect = (row: Pick<ChangeRow, 'changeType' | 'effectiveDate'>, today: string): boolean =>
  row.changeType === PersonnelChangeType.EXIT ? row.effectiveDate < today : row.effectiveDate <= today;

/** What an audit line of a change names. */
export const auditParams = (row: ChangeRow, name: string): Record<string, string | number | null> => ({
  name,
  type: row.changeType,
  date: row.effectiveDate,
});
