import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../kit/context.ts';
import { loginName, userAccount } from '../session/tables.ts';
import type { ColumnField, PersonValues } from './person.ts';
import { EMPLOYEE_COLUMN } from './person.ts';
import { salariesOf, type SalaryRow } from './salary.ts';
import { fingerprintsOf, type SecretKind } from './secrets.ts';
import { employee } from './tables.ts';

/** A person as stored, for those who change it; never sent to anybody. Secrets are fingerprints, amounts stand apart by date. */
export interface Stored {
  empId: string;
  version: number;
  values: Omit<PersonValues, SecretKind | 'baseSalary' | 'targetBonus'>;
  secrets: Partial<Record<SecretKind, string>>;
  salaries: SalaryRow[];
  lastDay: string | null;
}

/** Employees as stored, by id; with `lock` nobody else changes them until the transaction ends. */
export async function storedPeople(ctx: Ctx, empIds: readonly string[], lock: boolean): Promise<Map<string, Stored>> {
  const { companyId } = ctx.session;
  const ids = [...empIds];
  const columns = Object.fromEntries(
    Object.entries(EMPLOYEE_COLUMN).map(([field, column]) => [field, employee[column]]),
  ) as {
    [K in ColumnField]: (typeof employee)[(typeof EMPLOYEE_COLUMN)[K]];
  };
  const query = ctx.tx
    .select({ empId: employee.id, version: employee.version, lastDay: employee.lastDay, ...columns })
    .from(employee)
    .where(and(eq(employee.companyId, companyId), inArray(employee.id, ids)))
    // Always in the same order, or two imports of the same people wait for each other for ever.
    .orderBy(employee.id);
  const rows = lock ? await query.for('update') : await query;
  const accounts = await ctx.tx
    .select({ empId: userAccount.empId, name: loginName.name })
    .from(userAccount)
    .innerJoin(
      loginName,
      and(
        eq(loginName.companyId, userAccount.companyId),
        eq(loginName.userId, userAccount.id),
        eq(loginName.kind, 'account'),
      ),
    )
    .where(and(eq(userAccount.companyId, companyId), inArray(userAccount.empId, ids)));
  const accountOf = new Map(accounts.map((row) => [row.empId, row.name]));
  const secrets = await fingerprintsOf(ctx, ids);
  const salaries = await salariesOf(ctx, ids);
  return new Map(
    rows.map(({ empId, version, lastDay, ...values }) => [
      empId,
      {
        empId,
        version,
        lastDay,
        values: { ...values, loginAccount: accountOf.get(empId) ?? null },
        secrets: secrets.get(empId) ?? {},
        salaries: salaries.get(empId) ?? [],
      },
    ]),
  );
}
