import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Ctx } from '../../../../kit/context.ts';
import { insertMany } from '../../../../kit/insert-many.ts';
import { appendAudits } from '../../../../kit/audit.ts';
import { updateMany } from '../../../../kit/update-many.ts';
import { inServiceOn } from '../../status.ts';
import { employee } from '../../tables.ts';
import { syncPerson, type GoneReason } from '../../tables-sync.ts';
import type { Gathered } from './gather.ts';
import type { Here } from './rows.ts';

/** Everybody who is or was here, with who they are in the directory. */
export const peopleHere = (ctx: Ctx): Promise<Here[]> =>
  ctx.tx
    .select({
      empId: employee.id,
      number: employee.empNumber,
      email: employee.email,
      hasLeft: sql<boolean>`not ${inServiceOn(ctx.today)}`.mapWith(Boolean),
      externalId: syncPerson.externalId,
    })
    .from(employee)
    .leftJoin(syncPerson, and(eq(syncPerson.companyId, employee.companyId), eq(syncPerson.empId, employee.id)))
    .where(eq(employee.companyId, ctx.session.companyId));

/** Keeps who people are in the directory, by which they are found again whatever their number or email becomes. */
export async function keepLinks(
  ctx: Ctx,
  links: readonly (readonly [externalId: string, empId: string])[],
): Promise<void> {
  const { companyId } = ctx.session;
  const known = new Set(
    (await ctx.tx.select({ empId: syncPerson.empId }).from(syncPerson).where(eq(syncPerson.companyId, companyId))).map(
      ({ empId }) => empId,
    ),
  );
  await insertMany(
    ctx.tx,
    syncPerson,
    links
      .filter(([, empId]) => !known.has(empId))
      .map(([externalId, empId]) => ({
        companyId,
        empId,
        externalId,
        problems: [],
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })),
  );
}

/**
 * People in service whom the directory had and has no more, or only as somebody who has left. With `keep` it is kept
 * since when, and whoever is back there is no longer gone.
 */
export async function whoIsGone(
  ctx: Ctx,
  { people }: Pick<Gathered, 'people'>,
  { keep = false } = {},
): Promise<{ empId: string; number: string; reason: GoneReason }[]> {
  const { companyId } = ctx.session;
  const linked = await ctx.tx
    .select({
      empId: syncPerson.empId,
      number: employee.empNumber,
      externalId: syncPerson.externalId,
      reason: syncPerson.goneReason,
    })
    .from(syncPerson)
    .innerJoin(employee, and(eq(employee.companyId, syncPerson.companyId), eq(employee.id, syncPerson.empId)))
    .where(and(eq(syncPerson.companyId, companyId), isNotNull(syncPerson.externalId), inServiceOn(ctx.today)))
    .orderBy(employee.sortKey, employee.id);
  const judged = linked.map(({ empId, number, externalId, reason: before }) => {
    const there = people.get(externalId ?? '');
    const reason: GoneReason | null = there === undefined ? 'missing' : there.hasLeft ? 'inactive' : null;
    return { empId, number, before, reason };
  });
  if (keep) {
    const changed = judged.filter(({ before, reason }) => before !== reason);
    await updateMany(
      ctx.tx,
      syncPerson,
      ['companyId', 'empId'],
      changed.map(({ empId, reason }) => ({
        companyId,
        empId,
        goneSince: reason === null ? null : ctx.now,
        goneReason: reason,
        decision: null,
        updatedAt: ctx.now,
      })),
    );
    await appendAudits(
      ctx,
      changed.map(({ empId, reason }) => ({
        action: reason === null ? 'sync.personBack' : 'sync.personGone',
        objectType: 'employee',
        objectId: empId,
        params: { directory: ctx.t('sync.fileName') },
      })),
    );
  }
  return judged.flatMap(({ empId, number, reason }) => (reason === null ? [] : [{ empId, number, reason }]));
}
