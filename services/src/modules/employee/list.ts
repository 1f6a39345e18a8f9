import { and, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { EmployeeFilter } from '@hengcai/shared/contract/employee/employee';
import { isAnyOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { invalid } from '../../kit/failure.ts';
import { inDepartments } from '../org/tables.ts';
import { conditionsHold } from './conditions.ts';
import { contractCondition } from './contract/filter.ts';
import { FIELDS, type FieldName } from './fields.ts';
import { inSignInStates, seesSignInStates } from './invite/states.ts';
import { awaitsDecision } from './proposal/todos.ts';
import { readsSomebody, whoseReadAsOthers, type Reader } from './rights.ts';
import { withStatus } from './status.ts';
import { employee, foundBy } from './tables.ts';
import { visibleEmployees } from './visible.ts';

export type Filter = z.output<typeof EmployeeFilter>;

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

function departments(companyId: string, filter: Filter): SQL | undefined {
  if (!filter.deptIds?.length) return undefined;
  if (!filter.includeSubDepts) return inArray(employee.deptId, filter.deptIds);
  return inDepartments(companyId, employee.deptId, filter.deptIds);
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
    departments(reader.companyId, filter),
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
    among(filter.signIn, (states) => inSignInStates(ctx, states)),
  ) as SQL;
}
