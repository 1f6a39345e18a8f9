import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { checkChangeDay, versionOn, type Validity } from '@hengcai/shared/rules/position/dated';
import { isAnyOf } from '../../db/sql.ts';
import { asOf } from '../../kit/as-of.ts';
import { companySettings } from '../../kit/company-settings.ts';
import type { Ctx } from '../../kit/context.ts';
import { notFound, refused, stale } from '../../kit/failure.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { referredTo } from '../../kit/referred-to.ts';
import { updateMany } from '../../kit/update-many.ts';
import { jobFamily, jobFamilyVersion, jobRank, jobRankVersion, position, positionVersion } from './tables.ts';

/** What is described by dated versions here, with the columns of today's description. */
const THINGS = {
  position: {
    table: position,
    versions: positionVersion,
    named: ['position_id'],
    own: ['position_version'],
    projected: ['name', 'nameEn', 'deptId', 'jobFamilyId', 'rankId', 'highestRankId', 'gradeId', 'plannedHeadcount'],
  },
  rank: {
    table: jobRank,
    versions: jobRankVersion,
    named: ['rank_id'],
    own: ['job_rank_version.rank_id'],
    projected: ['name', 'grade', 'gradeId'],
  },
  jobFamily: {
    table: jobFamily,
    versions: jobFamilyVersion,
    named: ['job_family_id'],
    own: ['job_family_version.job_family_id'],
    projected: ['name', 'nameEn', 'parentId'],
  },
} as const;

export type Kind = keyof typeof THINGS;
/** What a thing was from one day to another. */
export type VersionRow<K extends Kind> = (typeof THINGS)[K]['versions']['$inferSelect'];
/** What a version says beside whose it is and from when to when. */
export type Described<K extends Kind> = Omit<VersionRow<K>, 'companyId' | 'thingId' | 'validFrom' | 'validTo'>;

// The three kinds have the same columns where this file looks; drizzle's types do not say so of a union.
export const tableOf = (kind: Kind) => THINGS[kind].table as typeof position;
export const versionsOf = (kind: Kind) => THINGS[kind].versions as typeof positionVersion;
const isThing = (ctx: Ctx, kind: Kind, id: string) =>
  and(eq(tableOf(kind).companyId, ctx.session.companyId), eq(tableOf(kind).id, id));
const ofThing = (ctx: Ctx, kind: Kind, id: string) =>
  and(eq(versionsOf(kind).companyId, ctx.session.companyId), eq(versionsOf(kind).thingId, id));

/** All versions of one thing, from its first day on. */
export async function versionsIn<K extends Kind>(ctx: Ctx, kind: K, id: string): Promise<VersionRow<K>[]> {
  const rows = await ctx.tx
    .select()
    .from(versionsOf(kind))
    .where(ofThing(ctx, kind, id))
    .orderBy(asc(versionsOf(kind).validFrom));
  return rows;
}

/**
 * Takes the row of a thing for a change: nobody else changes it until the transaction ends. A stale version is refused
 * with the one that stands there.
 */
export async function takeForChange(ctx: Ctx, kind: Kind, id: string, seen: number): Promise<{ code: string }> {
  const table = tableOf(kind);
  const [taken] = await ctx.tx
    .update(table)
    .set({ version: sql`${table.version} + 1` })
    .where(and(isThing(ctx, kind, id), eq(table.version, seen)))
    .returning({ code: table.code });
  if (taken) return taken;
  const [now] = await ctx.tx
    .select({ version: table.version })
    .from(table)
    .where(isThing(ctx, kind, id));
  throw now ? stale(now) : notFound();
}

/** Takes the row of a thing for a change that follows from something else, whose own version was seen. */
export async function takeThing(ctx: Ctx, kind: Kind, id: string): Promise<void> {
  const table = tableOf(kind);
  await ctx.tx
    .update(table)
    .set({ version: sql`${table.version} + 1` })
    .where(isThing(ctx, kind, id));
}

/** Describes a thing anew from a day on, and answers how it was described there before. The caller has taken its row. */
export async function describeFrom<K extends Kind>(
  ctx: Ctx,
  kind: K,
  id: string,
  day: string,
  described: Described<K>,
): Promise<Described<K>> {
  const table = versionsOf(kind);
  const rows = await versionsIn(ctx, kind, id);
  const issues = checkChangeDay(rows, day, ctx.today, (await companySettings(ctx)).backDatingDays);
  if (issues.length > 0) throw refused(issues);
  const before = versionOn<VersionRow<K> & Validity>(rows, day);
  if (!before) throw notFound();
  const values = described as Described<'position'>;
  if (before.validFrom === day) {
    await ctx.tx
      .update(table)
      .set(values)
      .where(and(ofThing(ctx, kind, id), eq(table.validFrom, day)));
  } else {
    await ctx.tx
      .update(table)
      .set({ validTo: day })
      .where(and(ofThing(ctx, kind, id), eq(table.validFrom, before.validFrom)));
    await ctx.tx.insert(table).values({
      ...values,
      companyId: ctx.session.companyId,
      thingId: id,
      validFrom: day,
      validTo: before.validTo,
    });
  }
  await projectToday(ctx, kind, [id]);
  const { companyId: _company, thingId: _thing, validFrom: _from, validTo: _to, ...described_ } = before;
  return described_;
}

/** Describes many things anew from today, in a fixed number of statements; the rows of today are known, and none is ahead. */
export async function describeToday<K extends Kind>(
  ctx: Ctx,
  kind: K,
  changes: readonly { id: string; validFrom: string; described: Described<K> }[],
): Promise<void> {
  const { companyId } = ctx.session;
  const table = versionsOf(kind);
  const key = ['companyId', 'thingId', 'validFrom'] as const;
  const rowOf = ({ id, described }: (typeof changes)[number]) => ({
    companyId,
    thingId: id,
    validFrom: ctx.today,
    ...(described as Described<'position'>),
  });
  const older = changes.filter(({ validFrom }) => validFrom !== ctx.today);
  await updateMany(
    ctx.tx,
    table,
    key,
    older.map(({ id, validFrom }) => ({ companyId, thingId: id, validFrom, validTo: ctx.today })),
  );
  await insertMany(ctx.tx, table, older.map(rowOf));
  await updateMany(ctx.tx, table, key, changes.filter(({ validFrom }) => validFrom === ctx.today).map(rowOf));
  await bumpThings(
    ctx,
    kind,
    changes.map(({ id }) => id),
  );
}

/** What holds today of some things has changed: whoever has read them sees a new version. */
export async function bumpThings(ctx: Ctx, kind: Kind, ids: readonly string[]): Promise<void> {
  const table = tableOf(kind);
  await ctx.tx
    .update(table)
    .set({ version: sql`${table.version} + 1` })
    .where(and(eq(table.companyId, ctx.session.companyId), isAnyOf(table.id, ids)));
  await projectToday(ctx, kind, ids);
}

/** Withdraws what would change on a day ahead: what held before it goes on. The caller has taken its row. */
export async function withdrawFrom(ctx: Ctx, kind: Kind, id: string, day: string): Promise<void> {
  if (day <= ctx.today) throw refused({ field: 'validFrom', code: 'CHANGE_HAS_HAPPENED' });
  const table = versionsOf(kind);
  const [gone] = await ctx.tx
    .delete(table)
    .where(and(ofThing(ctx, kind, id), eq(table.validFrom, day)))
    .returning({ validTo: table.validTo });
  if (!gone) throw notFound();
  await ctx.tx
    .update(table)
    .set({ validTo: gone.validTo })
    .where(and(ofThing(ctx, kind, id), eq(table.validTo, day)));
}

/**
 * Deletes a thing: nothing is left of what nothing ever referred to, anything else is closed as of today and stays for
 * the past. Answers whether it was closed. The caller has taken its row and seen that nothing stands in the way.
 */
export async function deleteOrClose(ctx: Ctx, kind: Kind, id: string): Promise<boolean> {
  const [table, versions] = [tableOf(kind), versionsOf(kind)];
  if ((await removeUnreferred(ctx, kind, [id])).length > 0) return false;
  await ctx.tx.delete(versions).where(and(ofThing(ctx, kind, id), gt(versions.validFrom, ctx.today)));
  await ctx.tx
    .update(versions)
    .set({ validTo: ctx.today })
    .where(and(ofThing(ctx, kind, id), asOf(versions, ctx.today)));
  await ctx.tx
    .update(table)
    .set({ closedOn: ctx.today })
    .where(isThing(ctx, kind, id));
  return true;
}

/** Removes those of some things that nothing but their own versions refers to; answers which are gone. */
export async function removeUnreferred(
  ctx: Ctx,
  kind: Kind,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const { named, own } = THINGS[kind];
  const [table, versions] = [tableOf(kind), versionsOf(kind)];
  const { companyId } = ctx.session;
  const used = await referredTo(ctx, { table, named, except: own }, ids);
  const unused = ids.filter((id) => !used.has(id));
  await ctx.tx.delete(versions).where(and(eq(versions.companyId, companyId), isAnyOf(versions.thingId, unused)));
  return ctx.tx
    .delete(table)
    .where(and(eq(table.companyId, companyId), isAnyOf(table.id, unused)))
    .returning({ id: table.id, name: table.name });
}

/** Writes what holds today into the rows of the things themselves: of some, or of all whose description has changed. */
export async function projectToday(ctx: Ctx, kind: Kind, ids?: readonly string[]): Promise<void> {
  const { projected } = THINGS[kind];
  const [table, versions] = [tableOf(kind), versionsOf(kind)];
  const columns = projected.map((key) => (table as unknown as Record<string, PgColumn>)[key]!.name);
  const listed = (of: string): SQL =>
    sql.join(
      columns.map((column) => sql`${sql.raw(of)}.${sql.identifier(column)}`),
      sql`, `,
    );
  const sets = sql.join(
    columns.map((column) => sql`${sql.identifier(column)} = v.${sql.identifier(column)}`),
    sql`, `,
  );
  const key = sql.identifier(versions.thingId.name);
  await ctx.tx.execute(sql`
    update ${table} t set ${sets} from ${versions} v
    where t.company_id = ${ctx.session.companyId} and v.company_id = t.company_id and v.${key} = t.id
      and v.valid_from <= ${ctx.today}::date and (v.valid_to is null or v.valid_to > ${ctx.today}::date)
      ${ids ? sql`and ${isAnyOf(sql`t.id`, ids)}` : sql``} and (${listed('t')}) is distinct from (${listed('v')})`);
}

/** Every kind, for what goes over all of them once a day. */
export const KINDS = Object.keys(THINGS) as Kind[];
