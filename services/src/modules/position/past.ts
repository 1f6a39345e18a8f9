import { and, asc, desc, eq, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DescriptionChange } from '@hengcai/shared/enums';
import { likePattern } from '../../db/sql.ts';
import { asOf } from '../../kit/as-of.ts';
import type { Ctx } from '../../kit/context.ts';
import { paged, type PageAsked, type PageOf } from '../../kit/paged.ts';
import type { VersionRow } from './dated.ts';
import { heldOn } from './staffing.ts';
import { jobFamily, jobFamilyVersion, jobRank, jobRankVersion } from './tables.ts';

/** What has a history of its own page. */
type Kind = 'rank' | 'jobFamily';
type ChangeKind = (typeof DescriptionChange)[keyof typeof DescriptionChange];
const { SET_UP, RENAMED, MOVED, REORDERED, CLOSED } = DescriptionChange;

interface DayAsked extends PageAsked {
  day: string;
  keyword?: string | undefined;
}
interface ChangesAsked extends PageAsked {
  keyword?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  kinds?: readonly ChangeKind[] | undefined;
}

// Both have the same columns where this file looks; drizzle's types do not say so of a union.
const thingOf = (kind: Kind) => (kind === 'rank' ? jobRank : (jobFamily as unknown as typeof jobRank));
const versionsOf = (kind: Kind) =>
  kind === 'rank' ? jobRankVersion : (jobFamilyVersion as unknown as typeof jobRankVersion);
/** The columns a name of it stands in; ranks have no English one. */
const namesIn = (kind: Kind, versions: object): SQL[] =>
  (kind === 'rank' ? ['name'] : ['name', 'nameEn']).map((key) => sql`${(versions as Record<string, SQL>)[key]}`);
const contains = (column: SQL, word: string): SQL => sql`lower(${column}) like ${likePattern(word.toLowerCase())}`;

/** The ranks or job families of a day as they were then: the most senior first, or by code. */
export function describedOn<K extends Kind>(
  ctx: Ctx,
  kind: K,
  { day, keyword = '', ...page }: DayAsked,
): Promise<PageOf<{ id: string; version: VersionRow<K>; held: number }>> {
  const [thing, versions] = [thingOf(kind), versionsOf(kind)];
  const where = and(
    eq(versions.companyId, ctx.session.companyId),
    asOf(versions, day),
    keyword === ''
      ? undefined
      : or(...[sql`${thing.code}`, ...namesIn(kind, versions)].map((one) => contains(one, keyword))),
  );
  const isOf = and(eq(thing.companyId, versions.companyId), eq(thing.id, versions.thingId));
  const held = heldOn(ctx, kind === 'rank' ? 'rank_id' : 'job_family_id', day);
  return paged(
    page,
    (window) =>
      ctx.tx
        .select({ id: thing.id, version: versions, held: sql<number>`coalesce(held.people, 0)` })
        .from(versions)
        .innerJoin(thing, isOf)
        .leftJoin(sql`${held} held`, sql`held.id = ${thing.id}`)
        .where(where)
        .orderBy(...(kind === 'rank' ? [desc(versions.grade)] : []), asc(thing.code), asc(thing.id))
        .limit(window.limit)
        .offset(window.offset) as unknown as Promise<{ id: string; version: VersionRow<K>; held: number }[]>,
    async () => {
      const [row] = await ctx.tx
        .select({ count: sql<number>`count(*)::int` })
        .from(versions)
        .innerJoin(thing, isOf)
        .where(where);
      return row?.count ?? 0;
    },
  );
}

interface Change<K extends Kind> {
  id: string;
  changedOn: string;
  kinds: ChangeKind[];
  before: VersionRow<K> | null;
  after: VersionRow<K> | null;
}

/** Every change of a rank or job family, the latest first: each version beside the one that it took the place of. */
export async function changesOf<K extends Kind>(
  ctx: Ctx,
  kind: K,
  { keyword = '', from, to, kinds, ...page }: ChangesAsked,
): Promise<PageOf<Change<K>>> {
  const thing = thingOf(kind);
  const [before, after] = [alias(versionsOf(kind), 'before'), alias(versionsOf(kind), 'after')];
  const { companyId } = ctx.session;
  const differs = (a: unknown, b: unknown): SQL => sql`(${a} is distinct from ${b})`;
  const moved = kind === 'rank' ? 'gradeId' : 'parentId';
  const column = (of: object) => (of as Record<string, SQL>)[moved];
  const both = and(isNotNull(before.thingId), isNotNull(after.thingId));
  const isKind: Record<ChangeKind, SQL | undefined> = {
    [SET_UP]: isNull(before.thingId),
    [RENAMED]: and(both, or(...namesIn(kind, before).map((name, at) => differs(name, namesIn(kind, after)[at])))),
    [MOVED]: and(both, differs(column(before), column(after))),
    [REORDERED]: kind === 'rank' ? and(both, ne(before.grade, after.grade)) : sql`false`,
    [CLOSED]: isNull(after.thingId),
  };
  const day = sql<string>`coalesce(${after.validFrom}, ${before.validTo})`;
  const where = and(
    sql`coalesce(${after.companyId}, ${before.companyId}) = ${companyId}`,
    sql`${day} is not null`,
    // A description that was written anew as it was has changed nothing.
    or(...Object.values(isKind)),
    from === undefined ? undefined : sql`${day} >= ${from}::date`,
    to === undefined ? undefined : sql`${day} <= ${to}::date`,
    kinds?.length ? or(...kinds.map((one) => isKind[one])) : undefined,
    keyword === ''
      ? undefined
      : or(
          ...[sql`${thing.code}`, ...namesIn(kind, before), ...namesIn(kind, after)].map((one) =>
            contains(one, keyword),
          ),
        ),
  );
  const follows = and(
    eq(before.companyId, after.companyId),
    eq(before.thingId, after.thingId),
    eq(before.validTo, after.validFrom),
  );
  const isOf = and(
    sql`${thing.companyId} = coalesce(${after.companyId}, ${before.companyId})`,
    sql`${thing.id} = coalesce(${after.thingId}, ${before.thingId})`,
  );
  const allKinds = Object.keys(isKind).map((one) => Number(one) as ChangeKind);
  const told = sql.join(
    allKinds.map((one) => sql`case when ${isKind[one]} then ${sql.raw(String(one))}::int end`),
    sql`, `,
  );
  return paged(
    page,
    (window) =>
      ctx.tx
        .select({
          id: thing.id,
          changedOn: day,
          kinds: sql<ChangeKind[]>`array_remove(array[${told}], null)`,
          before,
          after,
        })
        .from(after)
        .fullJoin(before, follows)
        .innerJoin(thing, isOf)
        .where(where)
        .orderBy(sql`${day} desc`, asc(thing.code), asc(thing.id))
        .limit(window.limit)
        .offset(window.offset) as unknown as Promise<Change<K>[]>,
    async () => {
      const [row] = await ctx.tx
        .select({ count: sql<number>`count(*)::int` })
        .from(after)
        .fullJoin(before, follows)
        .innerJoin(thing, isOf)
        .where(where);
      return row?.count ?? 0;
    },
  );
}
