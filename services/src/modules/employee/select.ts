import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import { employeePicture, type Employee } from '@hengcai/shared/contract/employee/employee';
import { asOf } from '../../kit/as-of.ts';
import type { Tx } from '../../kit/context.ts';
import type { Window } from '../../kit/paged.ts';
import { department } from '../org/tables.ts';
import { jobFamily, jobRank, position } from '../position/tables.ts';
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

/** How a list is put in order. */
export interface Order {
  orderBy?: SQL[];
  /** What stands beside `employee` and holds what is sorted by. */
  joined?: Joined | { table: SQL; on: SQL };
  /**
   * Who stands on the page is asked first, and the rest is read of those alone: `sorted` where everybody has to be put in
   * order for that. People with a `value` are walked in the order of its index instead, and those without follow by id.
   */
  pageFirst?: 'sorted' | { value: SQL; descending: boolean };
}

interface Selection extends Order {
  where: SQL;
  limit?: number;
  offset?: number;
}

/** The ids on a page of an order. */
function idsOf(reader: Reader, { where, orderBy = [], joined, pageFirst }: Selection, { limit, offset }: Window): SQL {
  const other = joined && besides(reader, joined);
  const from = other ? sql`${employee} left join ${other.table} on ${other.on}` : sql`${employee}`;
  const order = sql`order by ${sql.join(orderBy, sql`, `)}`;
  const page = sql`limit ${limit} offset ${offset}`;
  if (typeof pageFirst !== 'object')
    return sql`(with page as materialized (select ${employee.id} as id from ${from} where ${where} ${order} ${page}) select id from page)`;
  const { value, descending } = pageFirst;
  const end = limit + offset;
  return sql`(with filled as materialized (
      select ${employee.id} as id, ${value} as value from ${from} where ${where} and ${value} is not null${other?.filled ?? sql``} ${order} limit ${end}
    ), blank as materialized (
      select ${employee.id} as id from ${from} where ${where} and ${value} is null and (select count(*) from filled) < ${end}
      order by ${employee.id} limit ${end}
    ) select id from (select id, value from filled union all select id, null from blank) as page
      order by ${descending ? desc(sql`value`) : asc(sql`value`)} nulls last, id ${page})`;
}

/** The one a person reports to, in an order by that. */
export const superior = alias(employee, 'superior');

const ofSalary = ({ today }: Reader) =>
  and(eq(salaryRecord.companyId, employee.companyId), eq(salaryRecord.empId, employee.id), asOf(salaryRecord, today));

const byId = <T extends Beside>(table: T, id: AnyPgColumn) => ({
  table,
  // Follows from the join, but PostgreSQL looks for the few who have one only where it is told.
  filled: sql` and ${id} is not null`,
  on: (_reader: Reader) => and(eq(table.companyId, employee.companyId), eq(table.id, id)),
});
type Beside = typeof department | typeof position | typeof jobRank | typeof jobFamily | typeof superior;

/** Tables beside `employee` that a list may be put in order by. */
const beside = {
  department: byId(department, employee.deptId),
  position: byId(position, employee.positionId),
  rank: byId(jobRank, employee.rankId),
  jobFamily: byId(jobFamily, employee.jobFamilyId),
  boss: byId(superior, employee.bossId),
  virtualBoss: byId(superior, employee.virtualBossId),
  salary: { table: salaryRecord, filled: sql``, on: ofSalary },
};
type Joined = keyof typeof beside;
const named = (table: Beside | typeof salaryRecord): SQL =>
  table === superior ? sql`${employee} as ${superior}` : sql`${table}`;
function besides(
  reader: Reader,
  joined: NonNullable<Order['joined']>,
): { table: SQL; on: SQL | undefined; filled: SQL } {
  if (typeof joined === 'object') return { ...joined, filled: sql`` };
  const { table, on, filled } = beside[joined];
  return { table: named(table), on: on(reader), filled };
}

/** Employees as one caller may see them; `where` must hold `visibleEmployees`. */
export async function selectEmployees(tx: Tx, reader: Reader, selection: Selection): Promise<EmployeeData[]> {
  const { columns, sources } = listFor(reader);
  const { pageFirst, joined, orderBy, limit, offset = 0 } = selection;
  const isPage = pageFirst !== undefined && limit !== undefined;
  const where = isPage
    ? and(eq(employee.companyId, reader.companyId), inArray(employee.id, idsOf(reader, selection, { limit, offset })))
    : selection.where;
  let query = tx
    .select(columns)
    .from(employee)
    .leftJoin(userAccount, and(eq(userAccount.companyId, employee.companyId), eq(userAccount.empId, employee.id)))
    .where(where)
    .$dynamic();
  // The salaries are joined below, for whoever may read them.
  if (typeof joined === 'object') query = query.leftJoin(joined.table, joined.on);
  else if (joined && joined !== 'salary') query = query.leftJoin(beside[joined].table, beside[joined].on(reader));
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
  if (orderBy) query = query.orderBy(...orderBy);
  if (limit !== undefined) query = query.limit(limit);
  if (!isPage && offset > 0) query = query.offset(offset);
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
