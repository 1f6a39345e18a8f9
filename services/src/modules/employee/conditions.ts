import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { Condition, Conditions } from '@hengcai/shared/contract/employee/conditions';
import { CustomFieldType } from '@hengcai/shared/enums';
import { isDate } from '@hengcai/shared/rules/dates';
import { likePattern } from '../../db/sql.ts';
import { asOf } from '../../kit/as-of.ts';
import { invalid } from '../../kit/failure.ts';
import { inDepartments } from '../org/tables.ts';
import { loginName, userAccount } from '../session/tables.ts';
import type { CustomFieldData } from './custom/fields.ts';
import { expressionOf, FIELDS, type FieldName } from './fields.ts';
import { whoseRead, type RightName, type Reader } from './rights.ts';
import { employee, employeeSecret, salaryRecord } from './tables.ts';
import { customValue } from './tables-fields.ts';

type ConditionData = z.output<typeof Condition>;
export type ConditionsData = z.output<typeof Conditions>;

/** What a field holds, as far as conditions care. */
type Holds = 'text' | 'code' | 'date' | 'number' | 'several' | 'sealed';
interface Compared {
  right: RightName;
  holds: Holds;
  /** Null where there is nothing. */
  value: SQL;
}

const OPERATORS: Readonly<Record<Holds, readonly ConditionData['operator'][]>> = {
  text: ['is', 'isNot', 'contains', 'filled', 'empty'],
  code: ['is', 'isNot', 'filled', 'empty'],
  date: ['is', 'isNot', 'atLeast', 'atMost', 'filled', 'empty'],
  number: ['is', 'isNot', 'atLeast', 'atMost', 'filled', 'empty'],
  several: ['is', 'isNot', 'filled', 'empty'],
  // Equality would tell a sealed value guess by guess.
  sealed: ['filled', 'empty'],
};

const DATES: readonly FieldName[] = [
  'entryDate',
  'regularDate',
  'lastDay',
  'birthDate',
  'contractStart',
  'contractEnd',
];
const CODES: readonly FieldName[] = [
  'deptId',
  'positionId',
  'rankId',
  'jobFamilyId',
  'bossEmpId',
  'virtualBossEmpId',
  'status',
  'employeeType',
  'idType',
  'contractType',
];
const NUMBERS: readonly FieldName[] = ['fullTimeEquivalent'];
/** Closed sets whose 0 says that nothing was filled in. */
const UNFILLED: readonly FieldName[] = ['sex', 'maritalStatus', 'education'];

/** The people a tree of conditions leaves, for this reader; undefined where it holds none. */
export function conditionsHold(reader: Reader, tree: ConditionsData): SQL | undefined {
  const leaves = (list: readonly ConditionData[]) => list.map((one) => holds(reader, one));
  const joined = (join: 'and' | 'or', parts: readonly (SQL | undefined)[]) => (join === 'and' ? and : or)(...parts);
  const groups = tree.groups.map(({ join, conditions }) => joined(join, leaves(conditions)));
  return joined(tree.join, [...leaves(tree.conditions), ...groups]);
}

function holds(reader: Reader, condition: ConditionData): SQL {
  const compared = comparedOf(reader, condition.field);
  if (compared === null) return sql`false`;
  const { right } = compared;
  if (!OPERATORS[compared.holds].includes(condition.operator)) throw invalid('filter.conditions', 'CONDITION_UNKNOWN');
  const predicate = sql`coalesce(${predicateOf(reader, compared, condition)}, false)`;
  // Where the field may not be read, the condition is false, "is not" too: its answer would tell the value.
  const whose = whoseRead(reader, right);
  return whose ? sql`(${whose} and ${predicate})` : predicate;
}

function predicateOf(
  { companyId }: Reader,
  { holds: kind, value }: Compared,
  { field, operator, values }: ConditionData,
): SQL {
  if (operator === 'filled') return sql`${value} is not null`;
  if (operator === 'empty') return sql`${value} is null`;
  const [first] = values;
  if (first === undefined) throw invalid('filter.conditions', 'REQUIRED');
  if (kind === 'date' && !values.every(isDate)) throw invalid('filter.conditions', 'INVALID_DATE');
  if (kind === 'number' && !values.every((one) => /^-?\d{1,14}(\.\d{1,4})?$/.test(one)))
    throw invalid('filter.conditions', 'INVALID_NUMBER');
  const cast = kind === 'date' ? sql`::date` : kind === 'number' ? sql`::numeric` : sql``;
  switch (operator) {
    case 'contains':
      return sql`${value} ilike ${likePattern(first)}`;
    case 'atLeast':
      return sql`${value} >= ${first}${cast}`;
    case 'atMost':
      return sql`${value} <= ${first}${cast}`;
    default: {
      const all = sql`${sql.param([...values])}::text[]${kind === 'date' ? sql`::date[]` : kind === 'number' ? sql`::numeric[]` : sql``}`;
      const among =
        kind === 'several'
          ? sql`${value} && ${all}`
          : field === 'deptId'
            ? inDepartments(companyId, value, values)
            : sql`${value} = any(${all})`;
      return operator === 'is' ? among : sql`not coalesce(${among}, false)`;
    }
  }
}

/** Null for a field that is not there, or that the company does without: nobody sees it. */
function comparedOf(reader: Reader, name: string): Compared | null {
  if (reader.hidden.has(name)) return null;
  if (Object.hasOwn(FIELDS, name)) return shippedField(reader, name as FieldName);
  const own = reader.customFields.find(({ fieldId, enabled }) => enabled && fieldId === name);
  return own ? ownField(own) : null;
}

function shippedField(reader: Reader, field: FieldName): Compared {
  const { right, source } = FIELDS[field];
  const expression = expressionOf(field, reader.today);
  const of = (table: typeof salaryRecord | typeof employeeSecret) =>
    and(eq(table.companyId, employee.companyId), eq(table.empId, employee.id));
  switch (source) {
    case 'salary':
      return {
        right,
        holds: 'number',
        value: sql`(select ${expression} from ${salaryRecord} where ${and(of(salaryRecord), asOf(salaryRecord, reader.today))})`,
      };
    case 'idSecret':
    case 'bankSecret':
      return {
        right,
        holds: 'sealed',
        value: sql`(select ${employeeSecret.kind} from ${employeeSecret} where ${and(of(employeeSecret), eq(employeeSecret.kind, source === 'idSecret' ? 'idNumber' : 'bankCard'))})`,
      };
    case 'account':
      return {
        right,
        holds: 'text',
        value: sql`(select ${loginName.name} from ${loginName} join ${userAccount} on ${and(
          eq(userAccount.companyId, loginName.companyId),
          eq(userAccount.id, loginName.userId),
        )} where ${and(
          eq(userAccount.companyId, employee.companyId),
          eq(userAccount.empId, employee.id),
          eq(loginName.kind, 'account'),
        )})`,
      };
    default:
      if (DATES.includes(field)) return { right, holds: 'date', value: expression };
      if (NUMBERS.includes(field)) return { right, holds: 'number', value: expression };
      if (UNFILLED.includes(field)) return { right, holds: 'code', value: sql`nullif(${expression}, 0)::text` };
      if (CODES.includes(field)) return { right, holds: 'code', value: sql`(${expression})::text` };
      return { right, holds: 'text', value: expression };
  }
}

function ownField({ fieldId, groupCode, fieldType }: CustomFieldData): Compared {
  const [holds, column] = (
    {
      [CustomFieldType.TEXT]: ['text', customValue.textValue],
      [CustomFieldType.NUMBER]: ['number', customValue.numberValue],
      [CustomFieldType.DATE]: ['date', customValue.dateValue],
      [CustomFieldType.SELECT]: ['several', customValue.chosen],
      [CustomFieldType.MULTI_SELECT]: ['several', customValue.chosen],
    } as const
  )[fieldType];
  return {
    right: groupCode,
    holds,
    value: sql`(select ${column} from ${customValue} where ${and(
      eq(customValue.companyId, employee.companyId),
      eq(customValue.empId, employee.id),
      eq(customValue.fieldId, fieldId),
    )})`,
  };
}
