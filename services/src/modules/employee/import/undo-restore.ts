import { and, eq, sql } from 'drizzle-orm';
import { isAnyOf, rowsOf } from '../../../db/sql.ts';
import { appendAudits } from '../../../kit/audit.ts';
import type { Ctx } from '../../../kit/context.ts';
import { inChunks } from '../../../kit/insert-many.ts';
import { putBackInPlace, putBackRows, type RowImage } from '../../../kit/row-images.ts';
import { removeAccounts, renameAccounts, setAccountsEnabled, setManyLoginNames } from '../../session/public.ts';
import { loginName } from '../../session/tables.ts';
import { auditDifferences } from '../audit.ts';
import { refillHeadships } from '../change/leave.ts';
import { storedPeople, type Stored } from '../current.ts';
import { auditedValues, changedValues, storedCustomValues, type CustomValueData } from '../custom/values.ts';
import { differences } from '../diff.ts';
import { keepKeys } from '../people.ts';
import { salaryOn } from '../salary.ts';
import { employee, employeeSecret, employment, personnelChange, salaryRecord } from '../tables.ts';
import { customValue } from '../tables-fields.ts';
import { employeeImportRow } from '../tables-import.ts';
import { unsealed, type PersonBefore } from './journal.ts';
import type { Reasons } from './undo-plan.ts';

type Before = PersonBefore & { empId: string };

/** Reads what stood there of some people. */
async function beforeOf(ctx: Ctx, importId: string, empIds: readonly string[]): Promise<Before[]> {
  const rows = await ctx.tx
    .select({ empId: employeeImportRow.empId, before: employeeImportRow.before })
    .from(employeeImportRow)
    .where(
      and(
        eq(employeeImportRow.companyId, ctx.session.companyId),
        eq(employeeImportRow.importId, importId),
        isAnyOf(employeeImportRow.empId, empIds),
      ),
    );
  // What the release before kept knows of no share of full-time work.
  const complete = (row: RowImage): RowImage => ({ full_time_equivalent: '1.00', ...row });
  return rows.flatMap(({ empId, before }) => {
    if (empId === null || before === null) return [];
    const kept = unsealed(ctx, before);
    return [{ ...kept, empId, employee: complete(kept.employee), employment: kept.employment.map(complete) }];
  });
}

/** Judges whether people can be what they were: what they refer to is still there, and nobody else has their names. */
export async function judgeRestorable(
  ctx: Ctx,
  importId: string,
  empIds: readonly string[],
  reasons: Reasons,
): Promise<void> {
  await inChunks(empIds, async (some) => {
    const before = await beforeOf(ctx, importId, some);
    for (const empId of await withoutReferences(ctx, before)) reasons.set(empId, 'UNDO_GONE');
    for (const empId of await withTakenNames(ctx, before, empIds)) reasons.set(empId, 'UNDO_NAME_TAKEN');
  });
}

/** The columns of a person that name something else, by the table they name. */
const REFERENCES = {
  employee: ['boss_id', 'virtual_boss_id'],
  department: ['dept_id'],
  position: ['position_id'],
  job_rank: ['rank_id'],
  job_family: ['job_family_id'],
} as const;

async function withoutReferences(ctx: Ctx, before: readonly Before[]): Promise<string[]> {
  const { companyId } = ctx.session;
  const parts = Object.entries(REFERENCES).flatMap(([table, columns]) =>
    columns.map((column) => {
      const named = before.flatMap(({ empId, employee: row }) => {
        const ref = row[column];
        return typeof ref === 'string' ? [{ emp_id: empId, ref }] : [];
      });
      return sql`select r.emp_id from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as r(emp_id text, ref text)
        where not exists (select 1 from ${sql.identifier(table)} t where t.company_id = ${companyId} and t.id = r.ref)`;
    }),
  );
  const rows = await rowsOf<{ emp_id: string }>(ctx.tx, sql.join(parts, sql` union `));
  return rows.map((row) => row.emp_id);
}

async function withTakenNames(ctx: Ctx, before: readonly Before[], restored: readonly string[]): Promise<string[]> {
  const { companyId } = ctx.session;
  const names = before.flatMap(({ empId, account }) =>
    (account?.names ?? []).map(({ name }) => ({ emp_id: empId, user_id: account?.userId, name })),
  );
  const emails = before.map(({ empId, employee: row }) => ({ emp_id: empId, email: row['email'] }));
  const idNumbers = before.flatMap(({ empId, secrets }) =>
    secrets.filter(({ kind }) => kind === 'idNumber').map((row) => ({ emp_id: empId, index: row['blind_index'] })),
  );
  const others = (column: ReturnType<typeof sql>) => sql`not ${isAnyOf(column, restored)}`;
  const rows = await rowsOf<{ emp_id: string }>(
    ctx.tx,
    sql`select r.emp_id from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as r(emp_id text, user_id text, name text)
        join login_name l on l.company_id = ${companyId} and l.name = r.name
        join user_account a on a.company_id = l.company_id and a.id = l.user_id
        where l.user_id <> r.user_id and (a.emp_id is null or ${others(sql`a.emp_id`)})
      union
      select r.emp_id from jsonb_to_recordset(${JSON.stringify(emails)}::jsonb) as r(emp_id text, email text)
        join employee e on e.company_id = ${companyId} and lower(e.email) = lower(r.email) where ${others(sql`e.id`)}
      union
      select r.emp_id from jsonb_to_recordset(${JSON.stringify(idNumbers)}::jsonb) as r(emp_id text, index text)
        join employee_secret s on s.company_id = ${companyId} and s.kind = 'idNumber' and s.blind_index = r.index
        where ${others(sql`s.emp_id`)}`,
  );
  return rows.map((row) => row.emp_id);
}

/** Makes people what they were before an import, with everything that is kept of them by date. */
export async function restorePeople(
  ctx: Ctx,
  { importId, committedAt }: { importId: string; committedAt: Date },
  empIds: readonly string[],
  onWritten: (count: number) => Promise<void>,
): Promise<void> {
  // What is unique goes first, for people may have exchanged it.
  await inChunks(empIds, (some) => letGo(ctx, importId, some));
  let written = 0;
  await inChunks(empIds, async (some) => {
    const now = await storedPeople(ctx, some, false);
    const ownNow = await storedCustomValues(ctx, some);
    const before = await beforeOf(ctx, importId, some);
    const rows = <K extends 'employment' | 'salaries' | 'secrets'>(of: K) => before.flatMap((one) => one[of]);
    await putBackInPlace(
      ctx,
      employee,
      before.map((one) => one.employee),
    );
    await putBackRows(ctx, employment, employment.empId, some, rows('employment'));
    await putBackRows(ctx, salaryRecord, salaryRecord.empId, some, rows('salaries'));
    await putBackRows(ctx, employeeSecret, employeeSecret.empId, some, rows('secrets'));
    const keptOwn = before.filter(({ own }) => own !== undefined);
    await putBackRows(
      ctx,
      customValue,
      customValue.empId,
      keptOwn.map(({ empId }) => empId),
      keptOwn.flatMap(({ own = [] }) => own),
    );
    await forgetChanges(ctx, some, committedAt);
    await restoreAccounts(ctx, before);
    const restored = await storedPeople(ctx, some, false);
    await keepKeys(ctx, [...restored.values()]);
    await auditRestored(ctx, now, restored, { from: ownNow, to: await storedCustomValues(ctx, some) });
    written += some.length;
    await onWritten(written);
  });
}

async function letGo(ctx: Ctx, importId: string, empIds: readonly string[]): Promise<void> {
  const { companyId } = ctx.session;
  const before = await beforeOf(ctx, importId, empIds);
  await putBackRows(ctx, employeeSecret, employeeSecret.empId, empIds, []);
  await ctx.tx
    .update(employee)
    .set({ email: null })
    .where(and(eq(employee.companyId, companyId), isAnyOf(employee.id, empIds)));
  const userIds = before.flatMap(({ account }) => account?.userId ?? []);
  await ctx.tx.delete(loginName).where(and(eq(loginName.companyId, companyId), isAnyOf(loginName.userId, userIds)));
}

/** The entries, moves and exits an import wrote into people's history; who has not left heads again what nobody else does. */
async function forgetChanges(ctx: Ctx, empIds: readonly string[], committedAt: Date): Promise<void> {
  const ofImport = and(
    eq(personnelChange.companyId, ctx.session.companyId),
    isAnyOf(personnelChange.empId, empIds),
    eq(personnelChange.createdAt, committedAt),
  );
  const forgotten = await ctx.tx
    .delete(personnelChange)
    .where(ofImport)
    .returning({ empId: personnelChange.empId, vacated: personnelChange.vacated });
  await refillHeadships(ctx, forgotten);
}

async function restoreAccounts(ctx: Ctx, before: readonly Before[]): Promise<void> {
  const accounts = before.flatMap(({ empId, account }) => (account ? [{ empId, ...account }] : []));
  await renameAccounts(
    ctx,
    accounts.map(({ empId, displayName }) => ({ empId, displayName })),
  );
  await setManyLoginNames(
    ctx,
    accounts.map(({ userId, names }) => ({
      userId,
      names: Object.fromEntries(names.map(({ kind, name }) => [kind, name])),
    })),
  );
  await setAccountsEnabled(
    ctx,
    accounts.filter(({ enabled }) => enabled).map(({ userId }) => userId),
    true,
  );
}

/** What went back, person by person, as any other change. */
async function auditRestored(
  ctx: Ctx,
  from: ReadonlyMap<string, Stored>,
  to: ReadonlyMap<string, Stored>,
  own: Record<'from' | 'to', ReadonlyMap<string, readonly CustomValueData[]>>,
) {
  await appendAudits(
    ctx,
    [...to.values()].map((person) => {
      const was = from.get(person.empId) ?? person;
      const salary = salaryOn(person.salaries, ctx.today);
      const changes = differences(was, {
        empId: person.empId,
        values: {
          ...person.values,
          ...(salary && { baseSalary: salary.baseSalary, targetBonus: salary.targetBonus }),
        },
        salaryFrom: ctx.today,
      });
      if (was.lastDay !== person.lastDay) changes.lastDay = { before: was.lastDay, after: person.lastDay };
      const fields = auditDifferences(ctx, changes);
      const ownChanges = ownDifferences(own.from.get(person.empId) ?? [], own.to.get(person.empId) ?? []);
      return {
        action: 'employee.importUndone',
        objectType: 'employee',
        objectId: person.empId,
        params: { name: person.values.empName },
        before: { ...fields.before, ...auditedValues(ownChanges, 'before') },
        after: { ...fields.after, ...auditedValues(ownChanges, 'after') },
      };
    }),
  );
}

/** What differs of the company's own fields; what stood and stands no more is emptied. */
const ownDifferences = (from: readonly CustomValueData[], to: readonly CustomValueData[]) =>
  changedValues(from, [
    ...to,
    ...from.flatMap(({ fieldId }) => (to.some((one) => one.fieldId === fieldId) ? [] : [{ fieldId, values: [] }])),
  ]);

/** Removes people an import added, with everything that is kept of them; their numbers are free again. */
export async function removePeople(
  ctx: Ctx,
  empIds: readonly string[],
  onWritten: (count: number) => Promise<void>,
): Promise<void> {
  const { companyId } = ctx.session;
  // They may be each other's superiors.
  await inChunks(empIds, (some) =>
    ctx.tx
      .update(employee)
      .set({ bossId: null, virtualBossId: null })
      .where(and(eq(employee.companyId, companyId), isAnyOf(employee.id, some))),
  );
  let written = 0;
  await inChunks(empIds, async (some) => {
    await removeAccounts(ctx, some);
    for (const table of [employeeSecret, salaryRecord, employment, personnelChange])
      await ctx.tx.delete(table).where(and(eq(table.companyId, companyId), isAnyOf(table.empId, some)));
    const removed = await ctx.tx
      .delete(employee)
      .where(and(eq(employee.companyId, companyId), isAnyOf(employee.id, some)))
      .returning({ id: employee.id, name: employee.name, number: employee.empNumber });
    await appendAudits(
      ctx,
      removed.map(({ id, name, number }) => ({
        action: 'employee.removed',
        objectType: 'employee',
        objectId: id,
        params: { name },
        before: { empNumber: number, empName: name },
      })),
    );
    written += some.length;
    await onWritten(written);
  });
}
