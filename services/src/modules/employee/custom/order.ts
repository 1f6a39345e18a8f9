import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { CustomFieldType } from '@hengcai/shared/enums';
import type { Ctx } from '../../../kit/context.ts';
import { invalid } from '../../../kit/failure.ts';
import { readDictionaries } from '../dictionary/dictionary.ts';
import { readsSomebody, whoseReadAsOthers, type Reader } from '../rights.ts';
import { employee } from '../tables.ts';
import { customValue } from '../tables-fields.ts';
import type { CustomFieldData } from './fields.ts';

/**
 * The order of a list by an own field: what is chosen from a dictionary in the order of its entries, people without a value
 * last. Null for a field that is not there any more, which a kept address may still name.
 */
export async function customOrder(
  ctx: Ctx,
  reader: Reader,
  fieldId: string,
  descending: boolean,
): Promise<SQL[] | null> {
  const field = reader.customFields.find((one) => one.enabled && one.fieldId === fieldId);
  if (!field) return null;
  if (!readsSomebody(reader, field.groupCode)) throw invalid('sortField', 'MASKED_COLUMN');
  const whose = whoseReadAsOthers(reader, field.groupCode);
  const value = sql`(select ${await valueOf(ctx, field)} from ${customValue} where ${and(
    eq(customValue.companyId, employee.companyId),
    eq(customValue.empId, employee.id),
    eq(customValue.fieldId, fieldId),
  )})`;
  const key = whose ? sql`case when ${whose} then ${value} end` : value;
  return [sql`${descending ? desc(key) : asc(key)} nulls last`, asc(employee.id)];
}

async function valueOf(ctx: Ctx, { fieldType, dictCode }: CustomFieldData): Promise<SQL> {
  switch (fieldType) {
    case CustomFieldType.TEXT:
      return sql`${customValue.textValue}`;
    case CustomFieldType.NUMBER:
      return sql`${customValue.numberValue}`;
    case CustomFieldType.DATE:
      return sql`${customValue.dateValue}`;
    default: {
      const [dictionary] = dictCode === null ? [] : await readDictionaries(ctx, [dictCode]);
      const codes = (dictionary?.entries ?? []).map(({ entryCode }) => entryCode);
      // Of several that were chosen the first in the order of the dictionary counts.
      return sql`(select min(array_position(${sql.param(codes)}::text[], c)) from unnest(${customValue.chosen}) c)`;
    }
  }
}
