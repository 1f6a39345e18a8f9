import { and, asc, desc, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { EmployeeFilter, EmployeeSort } from '@hengcai/shared/contract/employee/employee';
import { Education } from '@hengcai/shared/enums';
import { isAnyOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { invalid } from '../../kit/failure.ts';
import { department, deptPath } from '../org/tables.ts';
import { jobFamily, jobRank, position } from '../position/tables.ts';
import { conditionsHold } from './conditions.ts';
import { contractCondition } from './contract/filter.ts';
import { readDictionaries } from './dictionary/dictionary.ts';
import { expressionOf, FIELDS, type FieldName } from './fields.ts';
import { seesSignInStates, signInBeside, signInStateOf } from './invite/states.ts';
import { awaitsDecision } from './proposal/todos.ts';
import { readsSomebody, whoseReadAsOthers, type Reader } from './rights.ts';
import { superior, type Order } from './select.ts';
import { byStatus, withStatus } from './status.ts';
import { employee, foundBy } from './tables.ts';
import { visibleEmployees } from './visible.ts';

export type Filter = z.output<typeof EmployeeFilter>;
export type SortName = z.output<typeof EmployeeSort>;

/** Which registry field each filter looks at: a filter on a masked field would tell its value row by row. */
const FILTER_FIELD = {
  deptIds: 'deptId',
  positionIds: 'positionId',
  rankIds: 'rankId',
  bossEmpId: 'bossEmpId',
  status: 'status',
  employeeType: 'employeeType',
  cityName: 'cityName',
  contractType: 'contractType',
  entryFrom: 'entryDate',
  entryTo: 'entryDate',
} as const satisfies Partial<Record<keyof Filter, FieldName>>;

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

const isGiven = (value: unknown): boolean => value !== undefined && !(Array.isArray(value) && value.length === 0);

/**
 * Refuses a filter on a field that may be read of nobody. Where it may be read of some, the others do not meet the filter:
 * answers the conditions for that.
 */
function refuseMasked(filter: Filter, reader: Reader): SQL[] {
  const rights = Object.entries(FILTER_FIELD).flatMap(([name, field]) => {
    if (!isGiven(filter[name as keyof Filter])) return [];
    if (!readsSomebody(reader, FIELDS[field].right)) throw invalid(`filter.${name}`, 'MASKED_COLUMN');
    return [FIELDS[field].right];
  });
  return [...new Set(rights)].flatMap((right) => whoseReadAsOthers(reader, right) ?? []);
}

function departments(filter: Filter): SQL | undefined {
  if (!filter.deptIds?.length) return undefined;
  if (!filter.includeSubDepts) return inArray(employee.deptId, filter.deptIds);
  const ids = sql.join(
    filter.deptIds.map((id) => sql`${id}`),
    sql`, `,
  );
  return sql`${employee.deptId} in (select p.descendant from ${deptPath} p where p.company_id = ${employee.companyId} and p.ancestor in (${ids}))`;
}

/** The rows a filter leaves of those the caller sees. */
export function whereOf(ctx: Ctx, reader: Reader, filter: Filter): SQL {
  const readable = refuseMasked(filter, reader);
  if (isGiven(filter.signIn) && !seesSignInStates(ctx)) throw invalid('filter.signIn', 'MASKED_COLUMN');
  const among = <T>(values: readonly T[] | undefined, condition: (values: T[]) => SQL) =>
    values?.length ? condition([...values]) : undefined;
  return and(
    visibleEmployees(ctx),
    ...readable,
    filter.empIds && isAnyOf(employee.id, filter.empIds),
    foundBy(ctx.session, filter.keyword),
    departments(filter),
    among(filter.positionIds, (ids) => inArray(employee.positionId, ids)),
    among(filter.rankIds, (ids) => inArray(employee.rankId, ids)),
    filter.bossEmpId ? eq(employee.bossId, filter.bossEmpId) : undefined,
    filter.status && withStatus(ctx.today, filter.status),
    among(filter.employeeType, (values) => inArray(employee.employeeType, values)),
    filter.cityName ? eq(employee.cityName, filter.cityName) : undefined,
    among(filter.contractType, (types) => inArray(employee.contractType, types)),
    filter.entryFrom ? gte(employee.entryDate, filter.entryFrom) : undefined,
    filter.entryTo ? lte(employee.entryDate, filter.entryTo) : undefined,
    filter.conditions && conditionsHold(reader, filter.conditions),
    among(filter.contract, (notices) => contractCondition(reader, notices)),
    filter.proposed && awaitsDecision(ctx, reader),
    among(filter.signIn, (states) => inArray(signInStateOf(ctx), states)),
  ) as SQL;
}

/**
 * Order by an allowed column, ties by id so that pages neither repeat nor lose a row. Whose value may not be read stands
 * where people without one stand.
 */
export async function orderOf(ctx: Ctx, reader: Reader, sort: SortName, descending: boolean): Promise<Order> {
  if (sort === 'signIn') {
    if (!seesSignInStates(ctx)) throw invalid('sort', 'MASKED_COLUMN');
    return bySignIn(ctx, descending);
  }
  const { right } = FIELDS[SORT_FIELD[sort]];
  if (!readsSomebody(reader, right)) throw invalid('sort', 'MASKED_COLUMN');
  const whose = whoseReadAsOthers(reader, right);
  if (sort === 'status' && !whose) return { orderBy: byStatus(descending) };
  const value = await valueOf(ctx, reader, sort);
  // An index read backwards has people without a value first: it serves where nobody is without one.
  if (FILLED.includes(sort) && !whose) return { orderBy: [value, sql`${employee.id}`].map(descending ? desc : asc) };
  return {
    ...byValue(value, descending, whose),
    ...(sort in JOINED && { joined: JOINED[sort as keyof typeof JOINED] }),
  };
}

/** By a value that not everybody has: people without one stand last in both directions. */
function byValue(value: SQL, descending: boolean, whose?: SQL): Order {
  const key = whose ? sql`case when ${whose} then ${value} end` : value;
  return {
    orderBy: [sql`${descending ? desc(key) : asc(key)} nulls last`, asc(employee.id)],
    pageFirst: whose ? 'sorted' : { value, descending },
  };
}

/** By whether people have signed in, which is known of everybody. */
function bySignIn(ctx: Ctx, descending: boolean): Order {
  const { state, ...joined } = signInBeside(ctx);
  return {
    orderBy: [descending ? desc(state) : asc(state), asc(employee.id)],
    joined,
    pageFirst: 'sorted',
  };
}

/** What an order goes by: people by their names, things by their codes, ranks by their grades, words as their dictionary has them. */
async function valueOf(ctx: Ctx, reader: Reader, sort: Exclude<SortName, 'signIn'>): Promise<SQL> {
  switch (sort) {
    case 'empName':
      return sql`${employee.sortKey}`;
    case 'email':
      return sql`lower(${employee.email})`;
    case 'dept':
      return sql`${department.code}`;
    case 'position':
      return sql`${position.code}`;
    case 'jobFamily':
      return sql`${jobFamily.code}`;
    case 'rank':
      // One text, null without a rank: the few ranks are put in order, and their people follow by the index.
      return sql`(lpad(${jobRank.grade}::text, 10, '0') || ${jobRank.code})`;
    case 'boss':
    case 'virtualBoss':
      return sql`${superior.sortKey}`;
    case 'sex':
    case 'education':
      return sql`nullif(${employee[sort]}, ${sql.raw(String(Education.UNFILLED))})`;
    case 'cityName':
    case 'contractType':
      return asInDictionary(ctx, sort);
    default:
      return expressionOf(SORT_FIELD[sort], reader.today);
  }
}

/** The place of a word in its dictionary; words that it does not have follow by themselves. */
async function asInDictionary(ctx: Ctx, field: 'cityName' | 'contractType'): Promise<SQL> {
  const [dictionary] = await readDictionaries(ctx, [field]);
  const codes = (dictionary?.entries ?? []).map(({ entryCode }) => entryCode);
  const word = employee[field];
  return sql`case when ${word} is not null then
    row(coalesce(array_position(${sql.param(codes)}::text[], ${word}), ${codes.length + 1}::int), ${word}) end`;
}

/** Columns that everybody has and an index keeps in order. */
const FILLED: readonly SortName[] = ['empNumber', 'empName', 'entryDate'];
/** Tables that hold what is sorted by. */
const JOINED = {
  dept: 'department',
  baseSalary: 'salary',
  position: 'position',
  rank: 'rank',
  jobFamily: 'jobFamily',
  boss: 'boss',
  virtualBoss: 'virtualBoss',
} as const satisfies Partial<Record<SortName, Order['joined']>>;
