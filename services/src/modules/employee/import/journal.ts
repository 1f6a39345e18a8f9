import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import { rowImages, type RowImage } from '../../../kit/row-images.ts';
import { loginName, userAccount } from '../../session/tables.ts';
import { employee, employeeSecret, employment, salaryRecord } from '../tables.ts';
import { customValue } from '../tables-fields.ts';
import { employeeImportRow } from '../tables-import.ts';

/** Everything that is kept of a person and an import may change, as it was before. */
export interface PersonBefore {
  employee: RowImage;
  employment: RowImage[];
  salaries: RowImage[];
  secrets: RowImage[];
  /** Absent in what a former release kept. */
  own?: RowImage[];
  /** The account's id, what it is shown as, whether it was enabled, and the names that opened it. */
  account: { userId: string; displayName: string; enabled: boolean; names: { kind: string; name: string }[] } | null;
}

/** The rows of some people as they are now, sealed: amounts and ID numbers rest in them. */
export async function peopleBefore(ctx: Ctx, empIds: readonly string[]): Promise<Map<string, string>> {
  const people = await rowImages(ctx, employee, employee.id, empIds);
  const employments = await rowImages(ctx, employment, employment.empId, empIds);
  const salaries = await rowImages(ctx, salaryRecord, salaryRecord.empId, empIds);
  const secrets = await rowImages(ctx, employeeSecret, employeeSecret.empId, empIds);
  const own = await rowImages(ctx, customValue, customValue.empId, empIds);
  const accounts = await accountsBefore(ctx, empIds);
  return new Map(
    empIds.flatMap((empId) => {
      const row = people.get(empId)?.[0];
      if (!row) return [];
      const before: PersonBefore = {
        employee: row,
        employment: employments.get(empId) ?? [],
        salaries: salaries.get(empId) ?? [],
        secrets: secrets.get(empId) ?? [],
        own: own.get(empId) ?? [],
        account: accounts.get(empId) ?? null,
      };
      return [[empId, ctx.secrets.seal(JSON.stringify(before))] as const];
    }),
  );
}

/** What `peopleBefore` sealed. */
export const unsealed = (ctx: Ctx, sealed: string): PersonBefore =>
  JSON.parse(ctx.secrets.unseal(sealed)) as PersonBefore;

async function accountsBefore(ctx: Ctx, empIds: readonly string[]): Promise<Map<string, PersonBefore['account']>> {
  const { companyId } = ctx.session;
  const rows = await ctx.tx
    .select({
      empId: userAccount.empId,
      userId: userAccount.id,
      displayName: userAccount.displayName,
      enabled: userAccount.enabled,
      kind: loginName.kind,
      name: loginName.name,
    })
    .from(userAccount)
    .leftJoin(loginName, and(eq(loginName.companyId, userAccount.companyId), eq(loginName.userId, userAccount.id)))
    .where(and(eq(userAccount.companyId, companyId), inArray(userAccount.empId, [...empIds])));
  const accounts = new Map<string, NonNullable<PersonBefore['account']>>();
  for (const { empId, userId, displayName, enabled, kind, name } of rows) {
    const account = accounts.get(empId ?? '') ?? { userId, displayName, enabled, names: [] };
    if (kind !== null && name !== null) account.names.push({ kind, name });
    accounts.set(empId ?? '', account);
  }
  return accounts;
}

/** A row of an import that has been taken over. */
export interface JournalRow {
  row: number;
  outcome: 'add' | 'change';
  empId: string;
  versionAfter: number;
}

/** The rows of an import that wrote a person, in the order of the file. */
export async function journalOf(ctx: Ctx, importId: string): Promise<JournalRow[]> {
  const { row, outcome, empId, versionAfter } = employeeImportRow;
  const rows = await ctx.tx
    .select({ row, outcome, empId, versionAfter })
    .from(employeeImportRow)
    .where(
      and(
        eq(employeeImportRow.companyId, ctx.session.companyId),
        eq(employeeImportRow.importId, importId),
        inArray(outcome, ['add', 'change']),
        gt(versionAfter, 0),
      ),
    )
    .orderBy(asc(row));
  return rows as JournalRow[];
}
