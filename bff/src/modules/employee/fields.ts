import type { FieldNames } from '../../payload.ts';

/** The fields of an employee whose names differ: REST's as the contract documents them, the schema's by the house rule. */
export const EMPLOYEE_FIELDS = {
  empId: 'id',
  empNumber: 'number',
  empName: 'name',
  empNameEn: 'nameEn',
  deptId: 'departmentId',
  bossEmpId: 'managerId',
  virtualBossEmpId: 'virtualManagerId',
  employeeType: 'type',
  cityName: 'city',
} as const satisfies FieldNames;

/** Names of fields on `Employee`: an id is known by the reference that follows it. */
export const NAMES_ON_EMPLOYEE = {
  ...EMPLOYEE_FIELDS,
  deptId: 'department',
  positionId: 'position',
  rankId: 'rank',
  jobFamilyId: 'jobFamily',
  bossEmpId: 'manager',
  virtualBossEmpId: 'virtualManager',
} as const satisfies FieldNames;
const REST_NAMES = new Map<string, string>(Object.entries(NAMES_ON_EMPLOYEE).map(([rest, name]) => [name, rest]));

/** The name REST has for a field of `Employee`. */
export const restNameOf = (name: string): string => REST_NAMES.get(name) ?? name;

type Names = typeof EMPLOYEE_FIELDS;
type RestName<K> = { [R in keyof Names]: Names[R] extends K ? R : never }[keyof Names];
/**
 * Fields for which null says no more than leaving them out: closed sets have a member for "not filled in", and of the
 * company's own fields the list names those that change.
 */
const NEVER_NULL = ['sex', 'type', 'fullTimeEquivalent', 'maritalStatus', 'education', 'customValues'] as const;
type Value<K, V> = K extends (typeof NEVER_NULL)[number] ? Exclude<V, null> : V;

/** An input of the schema under the names of REST. */
export type RestFields<T> = { [K in keyof T as [RestName<K>] extends [never] ? K : RestName<K>]: Value<K, T[K]> };

const TO_REST = new Map<string, string>(Object.entries(EMPLOYEE_FIELDS).map(([rest, name]) => [name, rest]));
const isNeverNull = (name: string): boolean => NEVER_NULL.some((one) => one === name);

/** Gives an input the names of REST; what was left out stays left out, null empties a field that can be empty. */
export const toRestFields = <T extends object>(input: T): RestFields<T> =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([name, value]) => value !== null || !isNeverNull(name))
      .map(([name, value]) => [TO_REST.get(name) ?? name, value as unknown]),
  ) as RestFields<T>;
