import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { EmployeeSort } from '@hengcai/shared/contract/employee/employee';
import { Education } from '@hengcai/shared/enums';
import type { Ctx } from '../../kit/context.ts';
import { invalid } from '../../kit/failure.ts';
import type { Window } from '../../kit/paged.ts';
import { department } from '../org/tables.ts';
import { jobFamily, jobRank, position } from '../position/tables.ts';
import { readDictionaries } from './dictionary/dictionary.ts';
import { expressionOf, FIELDS, type FieldName } from './fields.ts';
import { bySignInState, seesSignInStates } from './invite/states.ts';
import { readsSomebody, whoseReadAsOthers, type Reader } from './rights.ts';
import { ofSalary } from './select.ts';
import { byStatus } from './status.ts';
import { employee, salaryRecord } from './tables.ts';

export type SortName = z.output<typeof EmployeeSort>;

/** The ids on one page of the people whom a condition leaves, in order; the condition holds `visibleEmployees`. */
export type Order = (where: SQL, window: Window) => SQL;

/** Which registry field each order tells about; whether people have signed in is none of them. */
const SORT_FIELD = {
  empNumber: 'empNumber',
  empName: 'empName',
  entryDate: 'entryDate',
  dept: 'deptId',
  status: 'status',
  baseSalary: 'baseSalary',
  position: 'positionId',
  rank: 'rankId',
  jobFamily: 'jobFamilyId',
  boss: 'bossEmpId',
  virtualBoss: 'virtualBossEmpId',
  employeeType: 'employeeType',
  fullTimeEquivalent: 'fullTimeEquivalent',
  regularDate: 'regularDate',
  lastDay: 'lastDay',
  cityName: 'cityName',
  sex: 'sex',
  education: 'education',
  contractType: 'contractType',
  contractStart: 'contractStart',
  contractEnd: 'contractEnd',
  phone: 'phone',
  email: 'email',
} as const satisfies Record<Exclude<SortName, 'signIn'>, FieldName>;

const listed = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);
const everybody = sql`${employee}`;

/** Everybody is put in order, unless an index keeps it. */
export const sorted =
  (by: readonly SQL[], from: SQL = everybody): Order =>
  (where, { limit, offset }) =>
    sql`select ${employee.id} from ${from} where ${where} order by ${listed(by)} limit ${limit} offset ${offset}`;

/** How people are walked in the order of what they have, which is less work than to sort all of them. */
export interface Walk {
  /** The first so many who have it, as rows of what they stand in order by and their `id`. */
  filled: (where: SQL, end: number) => SQL;
  /** Who has none. */
  blank: SQL;
  /** What `blank` needs beside people. */
  from?: SQL;
}

/** Whoever has none follows by id, and is asked for only where the page is not full. */
const walked =
  ({ filled, blank, from = everybody }: Walk, descending: boolean): Order =>
  (where, { limit, offset }) => {
    const end = limit + offset;
    return sql`with filled (place, id) as materialized (${filled(where, end)}), blank as materialized (
        select ${employee.id} as id from ${from} where ${where} and ${blank} and (select count(*) from filled) < ${end}
        order by ${employee.id} limit ${end})
      select id from (select place, id from filled union all select null, id from blank) as page
      order by ${inDirection(descending)(sql`place`)} nulls last, id limit ${limit} offset ${offset}`;
  };

const inDirection = (descending: boolean) => (descending ? desc : asc);

/** Order by an allowed column, ties by id so that pages neither repeat nor lose a row. */
export async function orderOf(ctx: Ctx, reader: Reader, sort: SortName, descending: boolean): Promise<Order> {
  if (sort === 'signIn') {
    if (!seesSignInStates(ctx)) throw invalid('sort', 'MASKED_COLUMN');
    return walked(bySignInState(ctx, descending), descending);
  }
  const { right } = FIELDS[SORT_FIELD[sort]];
  if (!readsSomebody(reader, right)) throw invalid('sort', 'MASKED_COLUMN');
  const whose = whoseReadAsOthers(reader, right);
  if (sort === 'status' && !whose) return sorted(byStatus(descending));
  const value = await valueOf(ctx, reader, sort);
  if (whose) return whereReadable(whose, value, descending);
  // An index read backwards has people without a value first: it serves where nobody is without one.
  if (FILLED.includes(sort)) return sorted([...value.by, sql`${employee.id}`].map(inDirection(descending)));
  return walked(value.words ? byWords(reader, value.words, descending) : byValue(value, descending), descending);
}

/** What an order goes by. */
interface Value {
  /** The first of them is null for whoever has none. */
  by: readonly SQL[];
  /** The table beside `employee` that holds it, and the column that is null where nothing stands there, if one is. */
  beside?: { table: SQL; on: SQL | undefined; key?: AnyPgColumn };
  words?: Words;
}

/** Words of a column, of which there are few, and the place of each. */
interface Words {
  field: 'cityName' | 'contractType';
  placeOf: (word: SQL) => SQL;
}

const withBeside = ({ table, on }: NonNullable<Value['beside']>): SQL => sql`${employee} left join ${table} on ${on}`;

/** Everybody in order; whose value may not be read stands where people without one stand. */
function whereReadable(whose: SQL, { by, beside }: Value, descending: boolean): Order {
  const keys = by.map((one) => sql`${inDirection(descending)(sql`case when ${whose} then ${one} end`)} nulls last`);
  return sorted([...keys, sql`${employee.id}`], beside && withBeside(beside));
}

/** People with a value in the order of its index. */
function byValue({ by, beside }: Value, descending: boolean): Walk {
  const [first = sql`null`] = by;
  const order = listed([...by.map(inDirection(descending)), sql`${employee.id}`]);
  const place = by.length === 1 ? first : sql`row(${listed(by)})`;
  // The key follows from the join, but PostgreSQL looks for the few who have one only where it is told.
  const has = beside?.key ? sql`${beside.key} is not null and ${first} is not null` : sql`${first} is not null`;
  const from = beside ? sql`${employee} join ${beside.table} on ${beside.on}` : everybody;
  return {
    filled: (where, end) =>
      sql`select ${place}, ${employee.id} from ${from} where ${where} and ${has} order by ${order} limit ${end}`,
    blank: sql`${beside?.key ?? first} is null`,
    ...(beside && !beside.key && { from: withBeside(beside) }),
  };
}

const other = alias(employee, 'other');

/** The words that people have, from one to the next in the index, and of each the first people. */
function byWords({ companyId }: Reader, { field, placeOf }: Words, descending: boolean): Walk {
  const direction = inDirection(descending);
  const [has, another] = [employee[field], other[field]];
  const word = sql`met.word`;
  const first = sql`select min(${another}) from ${employee} as ${other} where ${other.companyId} = ${companyId}`;
  return {
    filled: (where, end) => sql`with recursive met (word) as (
        (${first}) union all select (${first} and ${another} > ${word}) from met where ${word} is not null
      ), one as (select ${placeOf(word)} as place, ${word} from met where ${word} is not null)
      select row(one.place, one.word), person.id from (
          select place, word from one order by ${listed([sql`place`, sql`word`].map(direction))}
        ) as one cross join lateral (
          select ${employee.id} as id from ${employee} where ${where} and ${has} = one.word order by ${employee.id} limit ${end}
        ) as person
      order by ${listed([sql`one.place`, sql`one.word`].map(direction))}, person.id limit ${end}`,
    blank: sql`${has} is null`,
  };
}

/** The one a person reports to. */
const superior = alias(employee, 'superior');
type Beside = typeof department | typeof position | typeof jobRank | typeof jobFamily | typeof superior;

const through = (key: AnyPgColumn, table: Beside, by: readonly AnyPgColumn[]): Value => ({
  by: by.map((column) => sql`${column}`),
  beside: {
    table: table === superior ? sql`${employee} as ${superior}` : sql`${table}`,
    on: and(eq(table.companyId, employee.companyId), eq(table.id, key)),
    key,
  },
});

/** People by their names, things by their codes, ranks by their grades, words as their dictionary has them. */
async function valueOf(ctx: Ctx, reader: Reader, sort: Exclude<SortName, 'signIn'>): Promise<Value> {
  switch (sort) {
    case 'empName':
      return { by: [sql`${employee.sortKey}`] };
    case 'email':
      return { by: [sql`lower(${employee.email})`] };
    case 'dept':
      return through(employee.deptId, department, [department.code]);
    case 'position':
      return through(employee.positionId, position, [position.code]);
    case 'jobFamily':
      return through(employee.jobFamilyId, jobFamily, [jobFamily.code]);
    case 'rank':
      return through(employee.rankId, jobRank, [jobRank.grade, jobRank.code]);
    case 'boss':
    case 'virtualBoss':
      // Namesakes one after the other, each with their people.
      return through(sort === 'boss' ? employee.bossId : employee.virtualBossId, superior, [
        superior.sortKey,
        superior.id,
      ]);
    case 'baseSalary':
      return { by: [sql`${salaryRecord.baseSalary}`], beside: { table: sql`${salaryRecord}`, on: ofSalary(reader) } };
    case 'sex':
    case 'education':
      return { by: [sql`nullif(${employee[sort]}, ${sql.raw(String(Education.UNFILLED))})`] };
    case 'cityName':
    case 'contractType':
      return asInDictionary(ctx, sort);
    default:
      return { by: [expressionOf(SORT_FIELD[sort], reader.today)] };
  }
}

/** The place of a word in its dictionary; words that it does not have follow by themselves. */
async function asInDictionary(ctx: Ctx, field: Words['field']): Promise<Value> {
  const [dictionary] = await readDictionaries(ctx, [field]);
  const codes = (dictionary?.entries ?? []).map(({ entryCode }) => entryCode);
  const placeOf = (word: SQL) => sql`case when ${word} is not null then
    coalesce(array_position(${sql.param(codes)}::text[], ${word}), ${codes.length + 1}::int) end`;
  const word = sql`${employee[field]}`;
  return { by: [placeOf(word), word], words: { field, placeOf } };
}

/** Columns that everybody has and an index keeps in order. */
const FILLED: readonly SortName[] = ['empNumber', 'empName', 'entryDate'];
