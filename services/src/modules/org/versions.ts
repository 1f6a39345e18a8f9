import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { OrgVersion } from '@hengcai/shared/contract/org/dept-history';
import { addDays } from '@hengcai/shared/rules/dates';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { rowsOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { takenAt } from '../../kit/taken.ts';
import { demandVersion } from '../../kit/version.ts';
import { deptVersion } from './tables.ts';
import { orgChange, orgVersion } from './tables-changes.ts';

export type VersionData = z.output<typeof OrgVersion>;
type Row = typeof orgVersion.$inferSelect;

const toVersion = ({ id, name, day, createdBy, createdAt, version }: Row): VersionData => ({
  versionId: id,
  versionName: name,
  day,
  automatic: createdBy === null,
  createdAt: createdAt.toISOString(),
  version,
});

const unnamed = takenAt('versionName', 'org_version_name');

export async function versions(ctx: Ctx): Promise<VersionData[]> {
  const rows = await ctx.tx
    .select()
    .from(orgVersion)
    .where(eq(orgVersion.companyId, ctx.session.companyId))
    .orderBy(desc(orgVersion.day), desc(orgVersion.createdAt), orgVersion.id)
    .limit(LIMITS.idsMax);
  return rows.map(toVersion);
}

/** Gives a day a name. It holds no copy: validity knows what was there. */
export async function nameDay(ctx: Ctx, name: string, day: string): Promise<VersionData> {
  const row: Row = {
    companyId: ctx.session.companyId,
    id: ctx.newId(),
    name,
    day,
    note: null,
    createdBy: ctx.session.userId,
    createdAt: ctx.now,
    version: 1,
  };
  await ctx.tx.insert(orgVersion).values(row).catch(unnamed);
  await ctx.audit({
    action: 'orgVersion.named',
    objectType: 'orgVersion',
    objectId: row.id,
    params: { name, day },
  });
  return toVersion(row);
}

const isOne = (ctx: Ctx, versionId: string) =>
  and(eq(orgVersion.companyId, ctx.session.companyId), eq(orgVersion.id, versionId));

async function requireVersion(ctx: Ctx, versionId: string, seen: number): Promise<Row> {
  const [row] = await ctx.tx.select().from(orgVersion).where(isOne(ctx, versionId)).for('update');
  if (!row) throw notFound();
  await demandVersion(row, seen, () => toVersion(row));
  return row;
}

export async function renameDay(ctx: Ctx, versionId: string, seen: number, name: string): Promise<VersionData> {
  const row = await requireVersion(ctx, versionId, seen);
  const after = { ...row, name, version: row.version + 1 };
  await ctx.tx.update(orgVersion).set({ name, version: after.version }).where(isOne(ctx, versionId)).catch(unnamed);
  await ctx.audit({
    action: 'orgVersion.renamed',
    objectType: 'orgVersion',
    objectId: versionId,
    params: { name: row.name, day: row.day },
    before: { name: row.name },
    after: { name },
  });
  return toVersion(after);
}

/** Takes a name away by hand; what was named by itself stays, or the next day would name it again. */
export async function unnameDay(ctx: Ctx, versionId: string, seen: number): Promise<{ versionId: string }> {
  const { createdBy, name, day } = await requireVersion(ctx, versionId, seen);
  if (createdBy === null) throw refused('VERSION_STAYS');
  await ctx.tx.delete(orgVersion).where(isOne(ctx, versionId));
  await ctx.audit({
    action: 'orgVersion.removed',
    objectType: 'orgVersion',
    objectId: versionId,
    params: { name, day },
  });
  return { versionId };
}

interface Changed extends Record<string, unknown> {
  day: string;
  departments: number;
}

/** The days on which departments began, changed or ended, with how many of them. */
async function changedDays(ctx: Ctx): Promise<Changed[]> {
  const { companyId } = ctx.session;
  return rowsOf<Changed>(
    ctx.tx,
    sql`select day::text as day, count(distinct dept_id)::int as departments from (
        select ${deptVersion.validFrom} as day, ${deptVersion.deptId} as dept_id from ${deptVersion} where ${deptVersion.companyId} = ${companyId}
        union select ${deptVersion.validTo}, ${deptVersion.deptId} from ${deptVersion}
          where ${deptVersion.companyId} = ${companyId} and ${deptVersion.validTo} is not null
      ) changed group by day order by day`,
  );
}

/** The days of the slider, those on which something is planned included. */
export async function historyDays(ctx: Ctx) {
  const made = await changedDays(ctx);
  const planned = await rowsOf<Changed>(
    ctx.tx,
    sql`select ${orgChange.effectiveDate}::text as day, count(distinct ${orgChange.deptId})::int as departments from ${orgChange}
      where ${orgChange.companyId} = ${ctx.session.companyId} and ${orgChange.state} = 'pending'
        and ${orgChange.effectiveDate} > ${ctx.today}::date
      group by ${orgChange.effectiveDate} order by ${orgChange.effectiveDate}`,
  );
  const days = [...made.filter(({ day }) => day <= ctx.today), ...planned].map(({ day, departments }) => ({
    day,
    departments,
  }));
  return {
    first: days[0]?.day ?? ctx.today,
    today: ctx.today,
    last: planned.at(-1)?.day ?? ctx.today,
    days,
  };
}

/** How far back days are named that nobody named, e.g. because the product stood still. */
const LATE_DAYS = 31;

/** Names the days on which the structure changed after the company began, by their dates; naming twice names nothing twice. */
export async function nameChangedDays(ctx: Ctx): Promise<void> {
  const { companyId } = ctx.session;
  const [, ...days] = await changedDays(ctx);
  const late = days.map(({ day }) => day).filter((day) => day <= ctx.today && day >= addDays(ctx.today, -LATE_DAYS));
  if (late.length === 0) return;
  const named = await ctx.tx
    .select({ day: orgVersion.day })
    .from(orgVersion)
    .where(and(eq(orgVersion.companyId, companyId), isNull(orgVersion.createdBy)));
  const known = new Set(named.map(({ day }) => day));
  const missing = late.filter((day) => !known.has(day));
  if (missing.length === 0) return;
  await ctx.tx
    .insert(orgVersion)
    .values(
      missing.map((day) => ({
        companyId,
        id: ctx.newId(),
        name: day,
        day,
        note: null,
        createdBy: null,
        createdAt: ctx.now,
        version: 1,
      })),
    )
    .onConflictDoNothing();
}
