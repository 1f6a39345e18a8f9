import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../kit/context.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { updateMany } from '../../kit/update-many.ts';
import { byPerson, heldOn, placeFrom } from './dated.ts';
import { salaryRecord } from './tables.ts';

export type SalaryRow = Pick<
  typeof salaryRecord.$inferSelect,
  'empId' | 'validFrom' | 'validTo' | 'baseSalary' | 'targetBonus'
>;

/** A salary that holds from a day; an amount that is left out stays what it was on that day. */
export interface SalaryFrom {
  empId: string;
  from: string;
  baseSalary?: string | null;
  targetBonus?: string | null;
}

/** The dated salaries of some people. */
export async function salariesOf(ctx: Ctx, empIds: readonly string[]): Promise<Map<string, SalaryRow[]>> {
  const rows = await ctx.tx
    .select({
      empId: salaryRecord.empId,
      validFrom: salaryRecord.validFrom,
      validTo: salaryRecord.validTo,
      baseSalary: salaryRecord.baseSalary,
      targetBonus: salaryRecord.targetBonus,
    })
    .from(salaryRecord)
    .where(and(eq(salaryRecord.companyId, ctx.session.companyId), inArray(salaryRecord.empId, [...empIds])));
  return byPerson(rows);
}

/** The salary of a person on a day; null before the first record. */
export function salaryOn(records: readonly SalaryRow[], day: string): SalaryRow | null {
  const held = heldOn(records, day);
  return held && held.validFrom <= day ? held : null;
}

/** The first salaries of people who have none yet. */
export async function addSalaries(ctx: Ctx, salaries: readonly Required<SalaryFrom>[]): Promise<void> {
  const { companyId } = ctx.session;
  await insertMany(
    ctx.tx,
    salaryRecord,
    salaries.map(({ from, ...salary }) => ({
      companyId,
      ...salary,
      validFrom: from,
      validTo: null,
      createdAt: ctx.now,
    })),
  );
}

/** Writes salaries from their days on: the record before ends, a record of the same day is corrected, later ones stay. */
export async function setSalaries(ctx: Ctx, changes: readonly SalaryFrom[]): Promise<void> {
  if (changes.length === 0) return;
  const { companyId } = ctx.session;
  const existing = await salariesOf(
    ctx,
    changes.map((change) => change.empId),
  );
  const ended: Partial<typeof salaryRecord.$inferInsert>[] = [];
  const corrected: Partial<typeof salaryRecord.$inferInsert>[] = [];
  const added: (typeof salaryRecord.$inferInsert)[] = [];
  for (const { empId, from, ...amounts } of changes) {
    const records = existing.get(empId) ?? [];
    const { replaces, ends, validTo } = placeFrom(records, from);
    const former = salaryOn(records, from);
    const baseSalary = amounts.baseSalary === undefined ? (former?.baseSalary ?? null) : amounts.baseSalary;
    const targetBonus = amounts.targetBonus === undefined ? (former?.targetBonus ?? null) : amounts.targetBonus;
    if (replaces) corrected.push({ companyId, empId, validFrom: from, baseSalary, targetBonus });
    else added.push({ companyId, empId, validFrom: from, validTo, baseSalary, targetBonus, createdAt: ctx.now });
    if (ends) ended.push({ companyId, empId, validFrom: ends.validFrom, validTo: from });
  }
  const key = ['companyId', 'empId', 'validFrom'] as const;
  await updateMany(ctx.tx, salaryRecord, key, ended);
  await updateMany(ctx.tx, salaryRecord, key, corrected);
  await insertMany(ctx.tx, salaryRecord, added);
}
