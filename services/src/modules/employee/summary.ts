import { sql } from 'drizzle-orm';
import { EmployeeStatus, EmployeeType, FieldGroup } from '@hengcai/shared/enums';
import { rowsOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { contractAsksReadably, knownNotices } from './contract/filter.ts';
import { whereOf, type Filter } from './list.ts';
import { readerOf, readsSomebody, whoseReadAsOthers } from './rights.ts';
import { inServiceOn, statusOn } from './status.ts';
import { employee } from './tables.ts';

interface Counted extends Record<string, unknown> {
  total: number;
  joined: number;
  months: string | null;
  statuses: Record<string, number> | null;
  types: Record<string, number> | null;
  contracts: Record<string, number> | null;
  notices: Record<string, number> | null;
}

/**
 * Figures over the people a filter leaves: heads alone for whoever may not read the work data of others. Whose work data
 * may not be read is counted as a head, left out of the rest, and said to be.
 */
export async function summaryOf(ctx: Ctx, filter: Filter) {
  const reader = await readerOf(ctx);
  const where = whereOf(ctx, reader, filter);
  if (!readsSomebody(reader, FieldGroup.WORK)) {
    const total = await ctx.tx.$count(employee, where);
    return {
      total,
      leftOut: total,
      statuses: null,
      types: null,
      averageServiceMonths: null,
      joinedThisMonth: null,
      contractTypes: null,
      contractNotices: null,
      leaving: null,
    };
  }
  const month = `${ctx.today.slice(0, 7)}-01`;
  const whose = whoseReadAsOthers(reader, FieldGroup.WORK);
  // Completed months of those in service, as `serviceTime` counts them.
  const served = sql`extract(year from age(${ctx.today}::date, ${employee.entryDate})) * 12
    + extract(month from age(${ctx.today}::date, ${employee.entryDate}))`;
  const notices = knownNotices(reader);
  const asked = notices.map(
    (notice) => sql`case when ${contractAsksReadably(reader, [notice])} then ${sql.raw(String(notice))} end`,
  );
  const asks =
    asked.length === 0 ? sql`null::int[]` : sql`array_remove(array[${sql.join(asked, sql`, `)}]::int[], null)`;
  const readsContracts = readsSomebody(reader, FieldGroup.CONTRACT);
  const contract = readsContracts
    ? sql`case when ${whoseReadAsOthers(reader, FieldGroup.CONTRACT) ?? sql`true`} then ${employee.contractType} end`
    : sql`null::text`;
  const [row] = await rowsOf<Counted>(
    ctx.tx,
    sql`with found as (select ${statusOn(ctx.today)} as status, ${employee.employeeType} as type,
          ${employee.entryDate} between ${month}::date and ${ctx.today}::date as joined,
          case when ${inServiceOn(ctx.today)} then ${served} end as months, ${contract} as contract, ${asks} as notices
        from ${employee} where ${where}${whose ? sql` and ${whose}` : sql``})
      select (select count(*)::int from found) as total, (select count(*)::int from found where joined) as joined,
        (select round(avg(months), 1)::text from found) as months,
        (select jsonb_object_agg(status, n) from (select status, count(*)::int as n from found group by 1) s) as statuses,
        (select jsonb_object_agg(type, n) from (select type, count(*)::int as n from found group by 1) t) as types,
        (select jsonb_object_agg(contract, n) from (select contract, count(*)::int as n from found where contract is not null group by 1) k) as contracts,
        (select jsonb_object_agg(notice, n) from (select unnest(notices) as notice, count(*)::int as n from found group by 1) c) as notices`,
  );
  const all = whose ? await ctx.tx.$count(employee, where) : null;
  return {
    total: all ?? row?.total ?? 0,
    leftOut: all === null ? 0 : all - (row?.total ?? 0),
    statuses: counted(Object.values(EmployeeStatus), row?.statuses).map(([status, count]) => ({ status, count })),
    types: counted(Object.values(EmployeeType), row?.types).map(([employeeType, count]) => ({ employeeType, count })),
    contractTypes: readsContracts
      ? Object.entries(row?.contracts ?? {})
          .map(([contractType, count]) => ({ contractType, count }))
          .sort((a, b) => b.count - a.count || (a.contractType < b.contractType ? -1 : 1))
      : null,
    contractNotices:
      notices.length === 0 ? null : notices.map((notice) => ({ notice, count: row?.notices?.[notice] ?? 0 })),
    averageServiceMonths: row?.months ?? null,
    joinedThisMonth: row?.joined ?? 0,
    leaving: row?.statuses?.[EmployeeStatus.OUTGOING] ?? 0,
  };
}

/** The members of a set that somebody has, with how many do. */
const counted = <T extends number>(
  members: readonly T[],
  counts: Record<string, number> | null | undefined,
): [T, number][] =>
  members.flatMap((member): [T, number][] => {
    const count = counts?.[member] ?? 0;
    return count > 0 ? [[member, count]] : [];
  });
