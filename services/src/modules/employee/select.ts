import { and, eq, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import { employeePicture, type Employee } from '@hengcai/shared/contract/employee/employee';
import { asOf } from '../../kit/as-of.ts';
import type { Tx } from '../../kit/context.ts';
import { loginName, userAccount } from '../session/tables.ts';
import { customValuesOf } from './custom/values.ts';
import {
  bankSecret,
  expressionOf,
  FIELD_NAMES,
  FIELDS,
  idSecret,
  maskOf,
  type FieldName,
  type Source,
} from './fields.ts';
import {
  editableGroups,
  flagList,
  flagsOf,
  heldFlags,
  readsOwn,
  rightsOver,
  whoseRead,
  type PersonRights,
  type Reader,
} from './rights.ts';
import { employee, salaryRecord } from './tables.ts';

export type EmployeeData = z.output<typeof Employee>;
type Values = Record<FieldName, string | number | null>;
type Row = Partial<Values> & { empId: string; version: number; avatarFileId: string | null; holds?: boolean[] };

/**
 * The SELECT list of a reader: columns of groups that are readable of everybody, those that are not behind a condition, and
 * nothing of the rest. Where rights differ from person to person, it answers which of them hold.
 */
function listFor(reader: Reader): { columns: Record<string, SQL>; sources: Set<Source> } {
  // Faces are no secret within a company: whoever sees the record sees the picture.
  const columns: Record<string, SQL> = {
    empId: sql`${employee.id}`,
    version: sql`${employee.version}`,
    avatarFileId: sql`${userAccount.avatarFileId}`,
  };
  const sources = new Set<Source>();
  for (const field of FIELD_NAMES) {
    const { right, source } = FIELDS[field];
    if (reader.reads[right] === 'nobody' && !readsOwn(reader, right)) continue;
    const value = expressionOf(field, reader.today);
    const whose = whoseRead(reader, right);
    columns[field] = whose ? sql`case when ${whose} then ${value} end` : value;
    sources.add(source);
  }
  const flags = [...flagsOf(reader)];
  if (flags.length > 0) columns.holds = flagList(flags.map(([, where]) => where));
  return { columns, sources };
}

/** Whom to read: those of a condition that holds `visibleEmployees`, or those on a page of a list, in its order. */
type Selection = { where: SQL; orderBy?: SQL[]; limit?: number; offset?: number } | { page: SQL };

/** The salary of today, beside `employee`. */
export const ofSalary = ({ today }: Reader) =>
  and(eq(salaryRecord.companyId, employee.companyId), eq(salaryRecord.empId, employee.id), asOf(salaryRecord, today));

/** Employees as one caller may see them. */
export async function selectEmployees(tx: Tx, reader: Reader, selection: Selection): Promise<EmployeeData[]> {
  const { columns, sources } = listFor(reader);
  let query = tx
    .select(columns)
    .from(employee)
    .leftJoin(userAccount, and(eq(userAccount.companyId, employee.companyId), eq(userAccount.empId, employee.id)))
    .$dynamic();
  if (sources.has('account')) {
    query = query.leftJoin(
      loginName,
      and(
        eq(loginName.companyId, employee.companyId),
        eq(loginName.userId, userAccount.id),
        eq(loginName.kind, 'account'),
      ),
    );
  }
  if (sources.has('salary')) query = query.leftJoin(salaryRecord, ofSalary(reader));
  for (const [source, secret, kind] of [
    ['idSecret', idSecret, 'idNumber'],
    ['bankSecret', bankSecret, 'bankCard'],
  ] as const) {
    if (!sources.has(source)) continue;
    query = query.leftJoin(
      secret,
      and(eq(secret.companyId, employee.companyId), eq(secret.empId, employee.id), eq(secret.kind, kind)),
    );
  }
  if ('page' in selection)
    query = query
      .innerJoin(
        sql`unnest(array(${selection.page})) with ordinality as page (id, place)`,
        sql`page.id = ${employee.id}`,
      )
      .where(eq(employee.companyId, reader.companyId))
      .orderBy(sql`page.place`);
  else {
    const { where, orderBy = [], limit, offset } = selection;
    query = query.where(where).orderBy(...orderBy);
    if (limit !== undefined) query = query.limit(limit);
    if (offset !== undefined) query = query.offset(offset);
  }
  const rows = (await query) as unknown as Row[];
  const flags = [...flagsOf(reader)];
  const rights = new Map(
    rows.map(({ empId, holds = [] }) => [empId, rightsOver(reader, empId, heldFlags(flags, holds))]),
  );
  const custom = await customValuesOf(tx, reader, rights);
  return rows.map((row) => ({
    ...toEmployee(row, rights.get(row.empId) ?? rightsOver(reader, row.empId, new Set())),
    customValues: custom.get(row.empId) ?? [],
  }));
}

function toEmployee(row: Row, rights: PersonRights): Omit<EmployeeData, 'customValues'> {
  const values = {} as Values;
  const maskedFields: string[] = [];
  for (const field of FIELD_NAMES) {
    const { group, right, class: cls } = FIELDS[field];
    const value = row[field] ?? null;
    values[field] = cls === 'secret' && group !== 'salary' && value !== null ? maskOf(String(value)) : value;
    if (!rights.reads(right)) maskedFields.push(field);
  }
  return {
    ...values,
    empId: row.empId,
    version: row.version,
    profileImage: row.avatarFileId === null ? null : employeePicture(row.empId, row.avatarFileId),
    maskedFields,
    editableGroups: editableGroups(rights),
  } as Omit<EmployeeData, 'customValues'>;
}
