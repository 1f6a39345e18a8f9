import { and, asc, desc, eq } from 'drizzle-orm';
import type { customDict as service } from '@hengcai/shared/contract/employee/custom-dict';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import { roundHalfUp } from '@hengcai/shared/numbers';
import type { Ctx } from '../../../kit/context.ts';
import { invalid, notFound, stale } from '../../../kit/failure.ts';
import { minimumWage } from '../tables-records.ts';

type Row = typeof minimumWage.$inferSelect;
type Endpoints = (typeof service)['endpoints'];

const toWage = ({ id, cityName, validFrom, amount, version }: Row) => ({
  wageId: id,
  cityName,
  validFrom,
  amount: roundHalfUp(amount, 2),
  version,
});

/** The minimum wages the company keeps: by city, the latest day first. */
export async function listWages(ctx: Ctx) {
  const rows = await ctx.tx
    .select()
    .from(minimumWage)
    .where(eq(minimumWage.companyId, ctx.session.companyId))
    .orderBy(asc(minimumWage.cityName), desc(minimumWage.validFrom));
  return rows.map(toWage);
}

/** Adds the minimum wage of a city from a day on, or puts one right; of a city and a day there is one. */
export async function saveWage(ctx: Ctx, { wageId, version, ...values }: ParsedOf<Endpoints['saveminimumwage']>) {
  const { companyId } = ctx.session;
  const stood = wageId ? await lockWage(ctx, wageId, version ?? 0) : null;
  const id = stood?.id ?? ctx.newId();
  const [twin] = await ctx.tx
    .select({ id: minimumWage.id })
    .from(minimumWage)
    .where(
      and(
        eq(minimumWage.companyId, companyId),
        eq(minimumWage.cityName, values.cityName),
        eq(minimumWage.validFrom, values.validFrom),
      ),
    );
  if (twin && twin.id !== id) throw invalid('validFrom', 'ALREADY_USED');
  const row: Row = { companyId, id, ...values, version: (stood?.version ?? 0) + 1 };
  await ctx.tx
    .insert(minimumWage)
    .values(row)
    .onConflictDoUpdate({ target: [minimumWage.companyId, minimumWage.id], set: { ...values, version: row.version } });
  await ctx.audit({
    action: 'minimumWage.saved',
    objectType: 'dictionary',
    objectId: id,
    params: { city: row.cityName, date: row.validFrom },
    ...(stood && { before: { amount: stood.amount, validFrom: stood.validFrom, cityName: stood.cityName } }),
    after: values,
  });
  return toWage(row);
}

/** Takes a minimum wage away; the one of the day before holds on. */
export async function deleteWage(ctx: Ctx, { wageId, version }: ParsedOf<Endpoints['deleteminimumwage']>) {
  const { id, cityName, validFrom, amount } = await lockWage(ctx, wageId, version);
  await ctx.tx.delete(minimumWage).where(and(eq(minimumWage.companyId, ctx.session.companyId), eq(minimumWage.id, id)));
  await ctx.audit({
    action: 'minimumWage.deleted',
    objectType: 'dictionary',
    objectId: id,
    params: { city: cityName, date: validFrom },
    before: { amount, validFrom, cityName },
  });
  return { wageId: id };
}

async function lockWage(ctx: Ctx, wageId: string, version: number): Promise<Row> {
  const [row] = await ctx.tx
    .select()
    .from(minimumWage)
    .where(and(eq(minimumWage.companyId, ctx.session.companyId), eq(minimumWage.id, wageId)))
    .for('update');
  if (!row) throw notFound();
  if (row.version !== version) throw stale(toWage(row));
  return row;
}
