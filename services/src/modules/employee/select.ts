import { and, eq, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import { employeePicture, type Employee } from '@hengcai/shared/contract/employee/employee';
import { asOf } from '../../kit/as-of.ts';
import type { Tx } from '../../kit/context.ts';
import { department } from '../org/tables.ts';
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
import { editableGroups, readsGroup, readsOwnGroup, type Reader } from './rights.ts';
import { employee, salaryRecord } from './tables.ts';

export type EmployeeData = z.output<typeof Employee>;
type Values = Record<FieldName, string | number | null>;
type Row = Partial<Values> & { empId: string; version: number; avatarFileId: string | null };

/** The SELECT list of a reader: columns of readable groups, own-only columns behind a condition, and nothing of the rest. */
function listFor(reader: Reader): { columns: Record<string, SQL>; sources: Set<Source> } {
  // Faces are no secret within a company: whoever sees the record sees the picture.
  const columns: Record<string, SQL> = {
    empId: sql`${employee.id}`,
    version: sql`${employee.version}`,
    avatarFileId: sql`${userAccount.avatarFileId}`,
  };
  const sources = new Set<Source>();
  for (const field of FIELD_NAMES) {
    const { group, source } = FIELDS[field];
    if (!readsOwnGroup(reader, group)) continue;
    const value = expressionOf(field, reader.today);
    columns[field] = readsGroup(reader, group)
      ? value
      : sql`case when ${employee.id} = ${reader.empId} then ${value} end`;
    sources.add(source);
  }
  return { columns, sources };
}

/** Employees as one caller may see them; `where` must hold `visibleEmployees`. */
export async function selectEmployees(
  tx: Tx,
  reader: Reader,
  options: { where: SQL; orderBy?: SQL[]; joinDepartment?: boolean; limit?: number; offset?: number },
): Promise<EmployeeData[]> {
  const { columns, sources } = listFor(reader);
  let query = tx
    .select(columns)
    .from(employee)
    .leftJoin(userAccount, and(eq(userAccount.companyId, employee.companyId), eq(userAccount.empId, employee.id)))
    .where(options.where)
    .$dynamic();
  if (options.joinDepartment) {
    query = query.leftJoin(
      department,
      and(eq(department.companyId, employee.companyId), eq(department.id, employee.deptId)),
    );
  }
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
  if (sources.has('salary')) {
    query = query.leftJoin(
      salaryRecord,
      and(
        eq(salaryRecord.companyId, employee.companyId),
        eq(salaryRecord.empId, employee.id),
        asOf(salaryRecord, reader.today),
      ),
    );
  }
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
  if (options.orderBy) query = query.orderBy(...options.orderBy);
  if (options.limit !== undefined) query = query.limit(options.limit);
  if (options.offset !== undefined) query = query.offset(options.offset);
  const rows = (await query) as unknown as Row[];
  const custom = await customValuesOf(
    tx,
    reader,
    rows.map(({ empId }) => empId),
  );
  return rows.map((row) => ({ ...toEmployee(row, reader), customValues: custom.get(row.empId) ?? [] }));
}

function toEmployee(row: Row, reader: Reader): Omit<EmployeeData, 'customValues'> {
  const own = row.empId === reader.empId;
  const values = {} as Values;
  const maskedFields: string[] = [];
  for (const field of FIELD_NAMES) {
    const { group, class: cls } = FIELDS[field];
    const value = row[field] ?? null;
    values[field] = cls === 'secret' && group !== 'salary' && value !== null ? maskOf(String(value)) : value;
    if (!(own ? readsOwnGroup(reader, group) : readsGroup(reader, group))) maskedFields.push(field);
  }
  return {
    ...values,
    empId: row.empId,
    version: row.version,
    profileImage: row.avatarFileId === null ? null : employeePicture(row.empId, row.avatarFileId),
    maskedFields,
    editableGroups: editableGroups(reader, row.empId),
  } as Omit<EmployeeData, 'customValues'>;
}
