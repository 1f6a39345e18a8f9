import { and, asc, desc, eq, ilike, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { BonusBase } from '@hengcai/shared/contract/compensation/bonusBase';
import { FieldGroup } from '@hengcai/shared/enums';
import { dec, padded } from '@hengcai/shared/numbers';
import { BONUS_MONTHS_PLACES } from '@hengcai/shared/rules/compensation/bonusBase';
import { isOpenMonth } from '@hengcai/shared/rules/compensation/city';
import { likePattern, rowsOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { mapPage, paged, type PageAsked, type PageOf } from '../../kit/paged.ts';
import { baseSalaryOn, inServiceOn, readerOf, visibleEmployees, type Reader } from '../employee/public.ts';
import { employee } from '../employee/tables.ts';
import { jobFamily, jobRank } from '../position/tables.ts';
import { familiesOf, payIsRead, peopleWithRank, texts } from './people.ts';
import { reachOf } from './reach.ts';
import { bonusBase } from './tables.ts';

type Base = z.output<typeof BonusBase>;

interface Reached {
  people: number;
  amount: string | null;
}

interface Counted extends Reached, Record<string, unknown> {
  baseId: string;
}

/** The bases that the caller sees, those of ranks first. */
export async function listBases(ctx: Ctx, keyword: string, page: PageAsked): Promise<PageOf<Base>> {
  const reader = await readerOf(ctx);
  const found = and(seenBases(ctx, reader), keyword ? named(keyword) : undefined);
  const rows = await paged(
    page,
    ({ limit, offset }) => baseRows(ctx, found).limit(limit).offset(offset),
    async () => {
      const all = baseRows(ctx, found).as('found');
      const [row] = await ctx.tx.select({ total: sql<number>`count(*)::int` }).from(all);
      return row?.total ?? 0;
    },
  );
  const reached = await reachedByRanks(ctx, reader);
  return mapPage(rows, (row) => toBase(ctx, row, reader, reached));
}

/** One of them; undefined where the caller sees none. */
export async function baseOf(ctx: Ctx, id: string): Promise<Base | undefined> {
  const reader = await readerOf(ctx);
  const [row] = await baseRows(ctx, and(seenBases(ctx, reader), eq(bonusBase.id, id)));
  return row && toBase(ctx, row, reader, await reachedByRanks(ctx, reader));
}

/** Whether the caller sees one of them. */
export async function isSeenBase(ctx: Ctx, id: string): Promise<boolean> {
  const rows = await baseRows(ctx, and(seenBases(ctx, await readerOf(ctx)), eq(bonusBase.id, id)));
  return rows.length > 0;
}

/** Whether the caller sees one: of a person, whoever sees the salary. */
const seenBases = (ctx: Ctx, reader: Reader): SQL | undefined =>
  and(
    eq(bonusBase.companyId, ctx.session.companyId),
    sql`(${bonusBase.empId} is null or (${visibleEmployees(ctx)} and ${payIsRead(reader)}))`,
  );

const named = (keyword: string): SQL | undefined => {
  const like = likePattern(keyword);
  return or(
    ilike(jobRank.name, like),
    ilike(jobFamily.name, like),
    ilike(jobFamily.nameEn, like),
    ilike(employee.name, like),
    ilike(employee.nameEn, like),
    ilike(employee.empNumber, like),
  );
};

const baseRows = ({ tx, today }: Ctx, where: SQL | undefined) =>
  tx
    .select({
      baseId: bonusBase.id,
      rank: { rankId: jobRank.id, rankName: jobRank.name },
      jobFamily: {
        jobFamilyId: jobFamily.id,
        jobFamilyName: jobFamily.name,
        jobFamilyNameEn: jobFamily.nameEn,
      },
      person: {
        empId: employee.id,
        empName: employee.name,
        empNameEn: employee.nameEn,
        empNumber: employee.empNumber,
      },
      pay: sql<string | null>`${baseSalaryOn(today)}`.as('pay'),
      inService: sql<boolean>`coalesce(${inServiceOn(today)}, false)`.as('in_service'),
      months: bonusBase.months,
      validFrom: bonusBase.validFrom,
      current: isCurrent(today).as('current'),
      version: bonusBase.version,
    })
    .from(bonusBase)
    .leftJoin(jobRank, and(eq(jobRank.companyId, bonusBase.companyId), eq(jobRank.id, bonusBase.rankId)))
    .leftJoin(jobFamily, and(eq(jobFamily.companyId, bonusBase.companyId), eq(jobFamily.id, bonusBase.jobFamilyId)))
    .leftJoin(employee, and(eq(employee.companyId, bonusBase.companyId), eq(employee.id, bonusBase.empId)))
    .where(where)
    .orderBy(
      sql`${jobRank.grade} desc nulls last`,
      asc(jobRank.code),
      sql`${jobFamily.code} nulls first`,
      asc(employee.sortKey),
      asc(employee.id),
      desc(bonusBase.validFrom),
    )
    .$dynamic();

/** Whether a base is the last one of its rank or person that began by a day. */
const isCurrent = (day: string): SQL<boolean> =>
  sql<boolean>`(${bonusBase.validFrom} <= ${day}::date and not exists (
    select 1 from ${bonusBase} as later where later.company_id = ${bonusBase.companyId}
      and later.rank_id is not distinct from ${bonusBase.rankId}
      and later.job_family_id is not distinct from ${bonusBase.jobFamilyId}
      and later.emp_id is not distinct from ${bonusBase.empId}
      and later.valid_from <= ${day}::date and later.valid_from > ${bonusBase.validFrom}))`;

/**
 * For how many people the base of each rank holds today, and what it comes to. Who has a base of their own is not among
 * them, unless the caller may not know of that.
 */
async function reachedByRanks(ctx: Ctx, reader: Reader): Promise<Map<string, Reached> | null> {
  if (reader.reads.rank === 'nobody') return null;
  const held = await ctx.tx
    .select({
      baseId: bonusBase.id,
      rankId: sql<string>`${bonusBase.rankId}`,
      jobFamilyId: bonusBase.jobFamilyId,
      months: bonusBase.months,
    })
    .from(bonusBase)
    .innerJoin(jobRank, and(eq(jobRank.companyId, bonusBase.companyId), eq(jobRank.id, bonusBase.rankId)))
    .where(and(eq(bonusBase.companyId, ctx.session.companyId), isNotNull(bonusBase.rankId), isCurrent(ctx.today)));
  const reach = reachOf(held, await familiesOf(ctx));
  const each = (value: (base: (typeof held)[number]) => string) => texts(reach.map(({ at }) => value(held[at]!)));
  const counted = await rowsOf<Counted>(
    ctx.tx,
    sql`select "baseId", count(*)::int as people, sum(pay * months) as amount
      from (
        select r.base_id as "baseId", r.months,
          case when ${payIsRead(reader)} then ${baseSalaryOn(ctx.today)} end as pay
        from ${employee}
        join unnest(${texts(reach.map(({ rankId }) => rankId))}, ${texts(reach.map(({ jobFamilyId }) => jobFamilyId))},
            ${each(({ baseId }) => baseId)}, ${each(({ months }) => months)}::numeric[])
          as r (rank_id, job_family_id, base_id, months)
          on r.rank_id = ${employee.rankId} and r.job_family_id = coalesce(${employee.jobFamilyId}, '')
        where ${peopleWithRank(ctx, reader)} and not (${payIsRead(reader)} and exists (
          select 1 from ${bonusBase} where ${bonusBase.companyId} = ${employee.companyId}
            and ${bonusBase.empId} = ${employee.id} and ${bonusBase.validFrom} <= ${ctx.today}::date))
      ) as reached
      group by "baseId"`,
  );
  return new Map(counted.map(({ baseId, ...reached }) => [baseId, reached]));
}

function toBase(
  { today }: Ctx,
  { pay, inService, ...row }: Awaited<ReturnType<typeof baseRows>>[number],
  reader: Reader,
  reached: Map<string, Reached> | null,
): Base {
  const seesPay = reader.reads[FieldGroup.SALARY] !== 'nobody';
  const own = { people: inService ? 1 : 0, amount: inService && pay !== null ? dec(pay).times(row.months) : null };
  const of = row.person ? own : reached && (reached.get(row.baseId) ?? { people: 0, amount: null });
  return {
    ...row,
    months: padded(row.months, BONUS_MONTHS_PLACES),
    open: isOpenMonth(row.validFrom, today),
    people: row.current && of ? of.people : null,
    amount: row.current && of && seesPay ? padded(of.amount ?? 0, 2) : null,
  };
}
