import { sql } from 'drizzle-orm';
import { FieldGroup } from '@hengcai/shared/enums';
import { CITY_COEFFICIENT_DEFAULT } from '@hengcai/shared/rules/compensation/city';
import type { CrBand } from '@hengcai/shared/rules/compensation/salaryMatrix';
import { rowsOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { baseSalaryOn, readerOf } from '../employee/public.ts';
import { employee } from '../employee/tables.ts';
import { coefficientsToday } from './cities.ts';
import { payIsRead, peopleWithRank, texts } from './people.ts';
import { reachOf, type Family } from './reach.ts';

interface Range {
  rankId: string;
  jobFamilyId: string | null;
  low: string;
  mid: string;
  high: string;
}

/** How many people a range holds for, and how they are paid by it. */
export interface Standing {
  people: number;
  pay: { known: number; below: number; within: number; above: number } | null;
}

interface Counted extends Record<string, unknown> {
  at: number;
  people: number;
  known: number;
  below: number;
  above: number;
  bands: number[];
}

/**
 * How people in service stand in some ranges today, by the number of the range, and how many there are in each band of
 * compa-ratios. Counted are those whose rank and work the caller sees, and by pay those whose salary the caller sees as
 * well; null: nobody's. Pay counts as if it were full-time, ranges as their city has them.
 */
export async function standingIn(
  ctx: Ctx,
  ranges: readonly Range[],
  crBands: readonly CrBand[],
  families: readonly Family[],
): Promise<{ ranges: (Standing | null)[]; bands: (number | null)[] }> {
  const reader = await readerOf(ctx);
  if (reader.reads.rank === 'nobody') return { ranges: ranges.map(() => null), bands: crBands.map(() => null) };
  const seesPay = reader.reads[FieldGroup.SALARY] !== 'nobody';
  const reach = reachOf(ranges, families);
  const coefficients = [...(await coefficientsToday(ctx))];
  const each = (value: (range: Range) => string) => texts(reach.map(({ at }) => value(ranges[at] as Range)));
  const inBand = ({ crLow, crHigh }: CrBand) =>
    sql`count(*) filter (where full_time >= ${crLow}::numeric * mid ${crHigh === null ? sql`` : sql`and full_time < ${crHigh}::numeric * mid`})::int`;
  const counted = await rowsOf<Counted>(
    ctx.tx,
    sql`select at, count(*)::int as people, count(full_time)::int as known,
        count(*) filter (where full_time < low)::int as below,
        count(*) filter (where full_time > high)::int as above,
        array[${sql.join(crBands.map(inBand), sql`, `)}] as bands
      from (
        select r.at, r.low * coalesce(c.coefficient, ${CITY_COEFFICIENT_DEFAULT}::numeric) as low,
          r.mid * coalesce(c.coefficient, ${CITY_COEFFICIENT_DEFAULT}::numeric) as mid,
          r.high * coalesce(c.coefficient, ${CITY_COEFFICIENT_DEFAULT}::numeric) as high,
          case when ${payIsRead(reader)} then ${baseSalaryOn(ctx.today)} / nullif(${employee.fullTimeEquivalent}, 0)
            end as full_time
        from ${employee}
        join unnest(${texts(reach.map(({ rankId }) => rankId))}, ${texts(reach.map(({ jobFamilyId }) => jobFamilyId))},
            ${sql.param(reach.map(({ at }) => at))}::int[], ${each(({ low }) => low)}::numeric[],
            ${each(({ mid }) => mid)}::numeric[], ${each(({ high }) => high)}::numeric[])
          as r (rank_id, job_family_id, at, low, mid, high)
          on r.rank_id = ${employee.rankId} and r.job_family_id = coalesce(${employee.jobFamilyId}, '')
        left join unnest(${texts(coefficients.map(([city]) => city))},
            ${texts(coefficients.map(([, value]) => value))}::numeric[]) as c (city_name, coefficient)
          on c.city_name = ${employee.cityName}
        where ${peopleWithRank(ctx, reader)}
      ) as paid
      group by at`,
  );
  const byRange = new Map(counted.map((row) => [row.at, row]));
  return {
    ranges: ranges.map((_range, at) => toStanding(byRange.get(at), seesPay)),
    bands: crBands.map((_band, n) =>
      seesPay ? counted.reduce((total, { bands }) => total + (bands[n] ?? 0), 0) : null,
    ),
  };
}

function toStanding(row: Counted | undefined, seesPay: boolean): Standing {
  const { people, known, below, above } = row ?? { people: 0, known: 0, below: 0, above: 0 };
  return { people, pay: seesPay ? { known, below, within: known - below - above, above } : null };
}
