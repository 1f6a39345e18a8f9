import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type Big from 'big.js';
import { compare, dec, padded } from '@hengcai/shared/numbers';
import { CR_BANDS_DEFAULT } from '@hengcai/shared/rules/compensation/salaryMatrix';
import { asOf } from '../../kit/as-of.ts';
import type { Ctx } from '../../kit/context.ts';
import type { DemoCompany } from '../../kit/demo.ts';
import { inServiceOn } from '../employee/public.ts';
import { employee, salaryRecord } from '../employee/tables.ts';
import { bonusBaseHandlers } from './bonusBase.ts';
import { payCities } from './cities.ts';
import { cityCompanyHandlers } from './cityCompany.ts';
import { salaryMatrixHandlers } from './salaryMatrix.ts';

/** What the cities with most people have, year by year from the year before on; the last is to come. */
const COEFFICIENTS: readonly (readonly string[])[] = [
  ['1.15', '1.20', '1.22'],
  ['1.15', '1.18', '1.20'],
  ['1.05', '1.08'],
  ['0.95', '0.96'],
  ['0.90'],
];

/** What the minimum and the maximum of a range are of its midpoint. */
const WIDTH = { low: '0.8', high: '1.25' } as const;
/** What a policy is above the one of the year before. */
const RAISE = '1.05';

/** What cities multiply salary ranges by, what people of each rank shall be paid, and what bonuses are worked out from. */
export async function buildCompensationDemo(demo: DemoCompany): Promise<void> {
  await buildCoefficients(demo);
  const averages = await demo.on(demo.anchor, averageByRank);
  await buildMatrices(demo, averages);
  await buildBonusBases(demo, averages);
}

/** The policies of this year and the next one: midpoints are what people of a rank have on average today. */
async function buildMatrices({ code, anchor, on }: DemoCompany, averages: Averages): Promise<void> {
  const year = Number(anchor.slice(0, 4));
  if (averages.length === 0) return;
  const rounded = (value: Big) => padded(value.div(100).round(0).times(100), 2);
  for (const [at, factor] of [dec(1), dec(RAISE)].entries()) {
    const ranges = averages.map(({ rankId, average }) => {
      const mid = dec(average).times(factor);
      return {
        rankId,
        jobFamilyId: null,
        low: rounded(mid.times(WIDTH.low)),
        mid: rounded(mid),
        high: rounded(mid.times(WIDTH.high)),
      };
    });
    await on(anchor, (ctx) =>
      salaryMatrixHandlers.addmatrix(
        {
          clientMutationId: `demo-matrix-${at}`,
          matrixName: code === 'acme' ? `ACME pay ${year + at}` : `${year + at} 年度薪酬政策`,
          validFrom: `${year + at}-01-01`,
          ranges,
          crBands: [...CR_BANDS_DEFAULT],
        },
        ctx,
      ),
    );
  }
}

/** Months by rank, those with the highest pay first; whoever is told of here has a number of their own. */
const MONTHS = ['4', '3', '3', '2.5', '2', '2', '1.5', '1'] as const;
const OWN_MONTHS = ['6', '1.25', '3.5'] as const;

/** What bonuses are worked out from since the beginning of the year, for some people otherwise, and next year for one rank. */
async function buildBonusBases({ anchor, on }: DemoCompany, averages: Averages): Promise<void> {
  const year = anchor.slice(0, 4);
  const people = await on(anchor, ({ tx, session, today }) =>
    tx
      .select({ empId: employee.id })
      .from(employee)
      .where(and(eq(employee.companyId, session.companyId), inServiceOn(today), isNotNull(employee.rankId)))
      .orderBy(employee.sortKey, employee.id)
      .limit(OWN_MONTHS.length),
  );
  const add = (ctx: Ctx, key: string, of: { rankId: string } | { empId: string }, months: string, validFrom: string) =>
    bonusBaseHandlers.addbase(
      { clientMutationId: `demo-bonus-${key}`, rankId: null, jobFamilyId: null, empId: null, ...of, months, validFrom },
      ctx,
    );
  const first = `${year}-01-01`;
  const byPay = [...averages].sort((a, b) => compare(b.average, a.average));
  await on(first, async (ctx) => {
    for (const [at, { rankId }] of byPay.entries())
      await add(ctx, `rank-${at}`, { rankId }, MONTHS[at] ?? MONTHS.at(-1)!, first);
  });
  await on(anchor, async (ctx) => {
    for (const [at, { empId }] of people.entries())
      await add(ctx, `person-${at}`, { empId }, OWN_MONTHS[at] ?? '1', anchor);
    const [top] = byPay;
    if (top) await add(ctx, 'next', { rankId: top.rankId }, '5', `${Number(year) + 1}-01-01`);
  });
}

type Averages = Awaited<ReturnType<typeof averageByRank>>;

/** What people in service of each rank earn on average, as if full-time. */
const averageByRank = ({ tx, session, today }: Ctx) =>
  tx
    .select({
      rankId: sql<string>`${employee.rankId}`,
      average: sql<string>`avg(${salaryRecord.baseSalary} / ${employee.fullTimeEquivalent})`,
    })
    .from(employee)
    .innerJoin(
      salaryRecord,
      and(
        eq(salaryRecord.companyId, employee.companyId),
        eq(salaryRecord.empId, employee.id),
        asOf(salaryRecord, today),
        isNotNull(salaryRecord.baseSalary),
      ),
    )
    .where(and(eq(employee.companyId, session.companyId), inServiceOn(today), isNotNull(employee.rankId)))
    .groupBy(employee.rankId)
    .orderBy(employee.rankId);

/** What the cities in which people work multiply salary ranges by: last year, this year and the next one. */
async function buildCoefficients({ anchor, on }: DemoCompany): Promise<void> {
  const year = Number(anchor.slice(0, 4));
  const cities = await on(anchor, async (ctx) => (await payCities(ctx)).filter(({ people }) => people > 0));
  for (const at of [0, 1, 2]) {
    const validFrom = `${year - 1 + at}-01-01`;
    await on(validFrom < anchor ? validFrom : anchor, async (ctx) => {
      for (const [index, values] of COEFFICIENTS.entries()) {
        const cityName = cities[index]?.cityName;
        const coefficient = values[at];
        if (cityName === undefined || coefficient === undefined) continue;
        const clientMutationId = `demo-city-${index}-${at}`;
        await cityCompanyHandlers.addcoef({ clientMutationId, cityName, coefficient, validFrom }, ctx);
      }
    });
  }
}
