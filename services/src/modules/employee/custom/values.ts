import { and, eq, sql } from 'drizzle-orm';
import { CustomFieldType } from '@hengcai/shared/enums';
import type { CustomValue } from '@hengcai/shared/contract/employee/employee';
import type { RuleIssue } from '@hengcai/shared/rules/issue';
import { isDate } from '@hengcai/shared/rules/dates';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type * as z from 'zod';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx, Tx } from '../../../kit/context.ts';
import { forbidden } from '../../../kit/failure.ts';
import { insertMany } from '../../../kit/insert-many.ts';
import { readDictionaries } from '../dictionary/dictionary.ts';
import type { GroupName, PersonRights, Reader } from '../rights.ts';
import { customValue } from '../tables-fields.ts';
import type { CustomFieldData } from './fields.ts';

export type CustomValueData = z.output<typeof CustomValue>;
type Row = typeof customValue.$inferSelect;

/** A number as people write it: the column keeps four places whatever was typed. */
const shortest = (number: string): string => (number.includes('.') ? number.replace(/\.?0+$/, '') : number);

const toValues = (row: Pick<Row, 'textValue' | 'numberValue' | 'dateValue' | 'chosen'>): string[] =>
  row.chosen ??
  [row.textValue ?? row.dateValue ?? (row.numberValue === null ? null : shortest(row.numberValue))].filter(
    (value) => value !== null,
  );

/** What some people have in the own fields that the reader may read of each; one statement for all. */
export async function customValuesOf(
  tx: Tx,
  reader: Reader,
  rights: ReadonlyMap<string, PersonRights>,
): Promise<Map<string, CustomValueData[]>> {
  const used = reader.customFields.filter(({ enabled }) => enabled);
  const found = new Map<string, CustomValueData[]>();
  const empIds = [...rights.keys()];
  if (used.length === 0 || empIds.length === 0) return found;
  const rows = await tx
    .select()
    .from(customValue)
    .where(and(eq(customValue.companyId, reader.companyId), isAnyOf(customValue.empId, empIds)));
  const groupOf = new Map(used.map(({ fieldId, groupCode }) => [fieldId, groupCode]));
  for (const row of rows) {
    const group = groupOf.get(row.fieldId);
    if (group === undefined || !rights.get(row.empId)?.reads(group)) continue;
    const own = found.get(row.empId) ?? [];
    own.push({ fieldId: row.fieldId, values: toValues(row) });
    found.set(row.empId, own);
  }
  return found;
}

/** Fields with the values they are to have, checked: rights, types, choices; an empty list empties a field. */
export async function checkCustomValues(
  ctx: Ctx,
  reader: Reader,
  edits: (group: GroupName) => boolean,
  given: readonly CustomValueData[],
): Promise<RuleIssue[]> {
  if (given.length === 0) return [];
  const known = new Map(reader.customFields.filter(({ enabled }) => enabled).map((field) => [field.fieldId, field]));
  const asked = given.map((one) => ({ ...one, field: known.get(one.fieldId) }));
  if (asked.some(({ field }) => field && !edits(field.groupCode))) throw forbidden();
  const codes = [...new Set(asked.flatMap(({ field }) => field?.dictCode ?? []))];
  const dictionaries = codes.length === 0 ? [] : await readDictionaries(ctx, codes);
  const offered = new Map(
    dictionaries.map(({ dictCode, entries }) => [dictCode, new Set(entries.map(({ entryCode }) => entryCode))]),
  );
  return asked.flatMap(({ fieldId, values, field }) => {
    const code = field ? problemOf(field, values, offered) : 'UNKNOWN_FIELD';
    if (code === null) return [];
    const params = code === 'TOO_LONG' ? { params: { max: LIMITS.customText } } : {};
    return [{ field: `customValues.${fieldId}`, code, ...params }];
  });
}

function problemOf(
  { fieldType, required, dictCode }: CustomFieldData,
  values: readonly string[],
  offered: ReadonlyMap<string, ReadonlySet<string>>,
): string | null {
  const [value] = values;
  if (value === undefined) return required ? 'REQUIRED' : null;
  if (values.length > 1 && fieldType !== CustomFieldType.MULTI_SELECT) return 'ONE_VALUE_ONLY';
  switch (fieldType) {
    case CustomFieldType.TEXT:
      return value.length > LIMITS.customText ? 'TOO_LONG' : null;
    case CustomFieldType.NUMBER:
      return /^-?\d{1,12}(\.\d{1,4})?$/.test(value) ? null : 'INVALID_NUMBER';
    case CustomFieldType.DATE:
      return isDate(value) ? null : 'INVALID_DATE';
    default:
      return values.every((one) => offered.get(dictCode ?? '')?.has(one)) ? null : 'UNKNOWN_REFERENCE';
  }
}

/** The groups of fields with values. */
export const groupsOf = ({ customFields }: Reader, given: readonly CustomValueData[]): GroupName[] =>
  customFields.filter(({ fieldId }) => given.some((one) => one.fieldId === fieldId)).map(({ groupCode }) => groupCode);

/** What fields of somebody are to hold. */
export interface OwnEdit {
  empId: string;
  values: readonly CustomValueData[];
}
/** What a value was and is, by field. */
type Changed = Record<string, { before: string[]; after: string[] }>;

/** What stands in the own fields of some people, whoever may read it; one statement for all. */
export async function storedCustomValues(ctx: Ctx, empIds: readonly string[]): Promise<Map<string, CustomValueData[]>> {
  const rows = await ctx.tx
    .select()
    .from(customValue)
    .where(and(eq(customValue.companyId, ctx.session.companyId), isAnyOf(customValue.empId, empIds)));
  const stored = new Map<string, CustomValueData[]>();
  for (const row of rows)
    stored.set(row.empId, [...(stored.get(row.empId) ?? []), { fieldId: row.fieldId, values: toValues(row) }]);
  return stored;
}

/** What is to change of what stands there, by field. */
export function changedValues(stands: readonly CustomValueData[], wanted: readonly CustomValueData[]): Changed {
  const stood = new Map(stands.map(({ fieldId, values }) => [fieldId, values]));
  return Object.fromEntries(
    wanted
      .map(({ fieldId, values }): [string, Changed[string]] => [
        fieldId,
        { before: [...(stood.get(fieldId) ?? [])], after: [...new Set(values)] },
      ])
      .filter(([, { before, after }]) => before.join('\n') !== after.join('\n')),
  );
}

/** Writes checked values; answers what differs from what stood there, by person and field. As many statements for one as for some hundred. */
export async function writeCustomValues(
  ctx: Ctx,
  { customFields }: Pick<Reader, 'customFields'>,
  edits: readonly OwnEdit[],
): Promise<Map<string, Changed>> {
  const given = edits.filter(({ values }) => values.length > 0);
  if (given.length === 0) return new Map();
  const { companyId } = ctx.session;
  const stored = await storedCustomValues(
    ctx,
    given.map(({ empId }) => empId),
  );
  const changed = new Map(
    given
      .map(({ empId, values }) => [empId, changedValues(stored.get(empId) ?? [], values)] as const)
      .filter(([, changes]) => Object.keys(changes).length > 0),
  );
  const cells = [...changed].flatMap(([empId, changes]) =>
    Object.entries(changes).map(([fieldId, { after }]) => ({ companyId, empId, fieldId, after })),
  );
  if (cells.length === 0) return changed;
  await ctx.tx.execute(sql`delete from ${customValue} using unnest(
      ${sql.param(cells.map(({ empId }) => empId))}::text[], ${sql.param(cells.map(({ fieldId }) => fieldId))}::text[]
    ) as c(emp_id, field_id)
    where ${customValue.companyId} = ${companyId} and ${customValue.empId} = c.emp_id and ${customValue.fieldId} = c.field_id`);
  const types = new Map(customFields.map(({ fieldId, fieldType }) => [fieldId, fieldType]));
  await insertMany(
    ctx.tx,
    customValue,
    cells.flatMap(({ after, ...at }) =>
      after.length === 0 ? [] : [{ ...at, ...columnsOf(types.get(at.fieldId), after) }],
    ),
  );
  return changed;
}

function columnsOf(type: number | undefined, values: string[]) {
  const [value = null] = values;
  return {
    textValue: type === CustomFieldType.TEXT ? value : null,
    numberValue: type === CustomFieldType.NUMBER ? value : null,
    dateValue: type === CustomFieldType.DATE ? value : null,
    chosen: type === CustomFieldType.SELECT || type === CustomFieldType.MULTI_SELECT ? values : null,
  };
}

/** Values before or after, as the audit trail names them. */
export const auditedValues = (changes: Changed, side: 'before' | 'after'): Record<string, string[]> =>
  Object.fromEntries(Object.entries(changes).map(([fieldId, one]) => [customKey(fieldId), one[side]]));

const CUSTOM = 'custom.';
/** The name of an own field in the audit trail. */
export const customKey = (fieldId: string): string => `${CUSTOM}${fieldId}`;
/** The field behind such a name; undefined for another name. */
export const customFieldOf = (
  { customFields }: Pick<Reader, 'customFields'>,
  key: string,
): CustomFieldData | undefined =>
  key.startsWith(CUSTOM) ? customFields.find(({ fieldId }) => customKey(fieldId) === key) : undefined;
