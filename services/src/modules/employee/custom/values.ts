import { and, eq } from 'drizzle-orm';
import { CustomFieldType } from '@hengcai/shared/enums';
import type { CustomValue } from '@hengcai/shared/contract/employee/employee';
import type { RuleIssue } from '@hengcai/shared/rules/issue';
import { isDate } from '@hengcai/shared/rules/dates';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type * as z from 'zod';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx, Tx } from '../../../kit/context.ts';
import { forbidden } from '../../../kit/failure.ts';
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

/** Writes checked values of one person; answers what differs from what stood there, by field. */
export async function writeCustomValues(
  ctx: Ctx,
  reader: Reader,
  empId: string,
  given: readonly CustomValueData[],
): Promise<Record<string, { before: string[]; after: string[] }>> {
  if (given.length === 0) return {};
  const { companyId } = ctx.session;
  const rows = await ctx.tx
    .select()
    .from(customValue)
    .where(and(eq(customValue.companyId, companyId), eq(customValue.empId, empId)));
  const stood = new Map(rows.map((row) => [row.fieldId, toValues(row)]));
  const types = new Map(reader.customFields.map(({ fieldId, fieldType }) => [fieldId, fieldType]));
  const changed = given
    .map(({ fieldId, values }) => ({ fieldId, before: stood.get(fieldId) ?? [], after: [...new Set(values)] }))
    .filter(({ before, after }) => before.join('\n') !== after.join('\n'));
  if (changed.length === 0) return {};
  const at = changed.map(({ fieldId }) => fieldId);
  await ctx.tx
    .delete(customValue)
    .where(and(eq(customValue.companyId, companyId), eq(customValue.empId, empId), isAnyOf(customValue.fieldId, at)));
  const filled = changed
    .filter(({ after }) => after.length > 0)
    .map(({ fieldId, after }) => {
      const [value = null] = after;
      const type = types.get(fieldId);
      return {
        companyId,
        empId,
        fieldId,
        textValue: type === CustomFieldType.TEXT ? value : null,
        numberValue: type === CustomFieldType.NUMBER ? value : null,
        dateValue: type === CustomFieldType.DATE ? value : null,
        chosen: type === CustomFieldType.SELECT || type === CustomFieldType.MULTI_SELECT ? after : null,
      };
    });
  if (filled.length > 0) await ctx.tx.insert(customValue).values(filled);
  return Object.fromEntries(changed.map(({ fieldId, before, after }) => [fieldId, { before, after }]));
}

const CUSTOM = 'custom.';
/** The name of an own field in the audit trail. */
export const customKey = (fieldId: string): string => `${CUSTOM}${fieldId}`;
