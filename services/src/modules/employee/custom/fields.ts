import { and, asc, eq, max } from 'drizzle-orm';
import { CustomFieldType, type ValueOf } from '@hengcai/shared/enums';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf, ParsedOf } from '@hengcai/shared/contract/kernel';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { Ctx } from '../../../kit/context.ts';
import { invalid, notFound, refused } from '../../../kit/failure.ts';
import { renamePlaceholder } from '../../../kit/letters/rename.ts';
import { updateMany } from '../../../kit/update-many.ts';
import { demandVersion } from '../../../kit/version.ts';
import { readDictionaries } from '../dictionary/dictionary.ts';
import type { GroupName } from '../rights.ts';
import { customField } from '../tables-fields.ts';

type Calls = Contract['customField']['endpoints'];
export type CustomFieldData = DataOf<Calls['list']>[number];

const CHOICES: readonly number[] = [CustomFieldType.SELECT, CustomFieldType.MULTI_SELECT];

const toField = (row: typeof customField.$inferSelect): CustomFieldData => ({
  fieldId: row.id,
  groupCode: row.groupCode as GroupName,
  fieldType: row.fieldType as ValueOf<typeof CustomFieldType>,
  name: row.name,
  nameEn: row.nameEn,
  dictCode: row.dictCode,
  required: row.required,
  enabled: row.enabled,
  version: row.version,
});

/** The own fields of the company in their order, with those nobody uses any more. */
export async function readCustomFields({ tx, session }: Pick<Ctx, 'tx' | 'session'>): Promise<CustomFieldData[]> {
  const rows = await tx
    .select()
    .from(customField)
    .where(eq(customField.companyId, session.companyId))
    .orderBy(asc(customField.place), asc(customField.id));
  return rows.map(toField);
}

export async function addCustomField(
  ctx: Ctx,
  { clientMutationId: _key, dictCode = null, nameEn = null, ...described }: ParsedOf<Calls['add']>,
): Promise<CustomFieldData> {
  const fields = await readCustomFields(ctx);
  if (fields.length >= LIMITS.customFields)
    throw refused({ field: 'name', code: 'CUSTOM_FIELDS_TOO_MANY', params: { max: LIMITS.customFields } });
  refuseTaken(fields, described.name);
  const chooses = CHOICES.includes(described.fieldType);
  if (chooses && (dictCode === null || (await readDictionaries(ctx, [dictCode])).length === 0))
    throw invalid('dictCode', dictCode === null ? 'REQUIRED' : 'UNKNOWN_REFERENCE');
  const { companyId } = ctx.session;
  const [last] = await ctx.tx
    .select({ place: max(customField.place) })
    .from(customField)
    .where(eq(customField.companyId, companyId));
  const row = {
    companyId,
    id: ctx.newId(),
    ...described,
    nameEn,
    dictCode: chooses ? dictCode : null,
    enabled: true,
    place: (last?.place ?? 0) + 1,
    version: 1,
  };
  await ctx.tx.insert(customField).values(row);
  await audit(ctx, 'customField.added', row.id, row.name);
  return toField(row);
}

export async function updateCustomField(
  ctx: Ctx,
  { fieldId, version, nameEn = null, ...described }: ParsedOf<Calls['update']>,
): Promise<CustomFieldData> {
  const own = and(eq(customField.companyId, ctx.session.companyId), eq(customField.id, fieldId));
  const [found] = await ctx.tx.select().from(customField).where(own).for('update');
  if (!found) throw notFound();
  await demandVersion(found, version, () => toField(found));
  const others = (await readCustomFields(ctx)).filter((one) => one.fieldId !== fieldId);
  refuseTaken(others, described.name);
  const row = { ...found, ...described, nameEn, version: version + 1 };
  await ctx.tx.update(customField).set(row).where(own);
  if (row.name !== found.name) await renamePlaceholder(ctx, found.name, row.name);
  await audit(ctx, 'customField.changed', fieldId, row.name);
  return toField(row);
}

export async function sortCustomFields(ctx: Ctx, { fieldIds }: ParsedOf<Calls['sort']>): Promise<CustomFieldData[]> {
  const { companyId } = ctx.session;
  const fields = await readCustomFields(ctx);
  const wanted = new Set(fieldIds);
  if (wanted.size !== fieldIds.length || fields.length !== wanted.size || fields.some((f) => !wanted.has(f.fieldId)))
    throw invalid('fieldIds', 'EVERY_FIELD_ONCE');
  await updateMany(
    ctx.tx,
    customField,
    ['companyId', 'id'],
    fieldIds.map((id, place) => ({ companyId, id, place: place + 1 })),
  );
  return readCustomFields(ctx);
}

function refuseTaken(others: readonly CustomFieldData[], name: string): void {
  if (others.some((one) => one.name.toLowerCase() === name.toLowerCase()))
    throw refused({ field: 'name', code: 'ALREADY_USED' });
}

const audit = (ctx: Ctx, action: string, objectId: string, name: string) =>
  ctx.audit({ action, objectType: 'employeeFields', objectId, params: { name } });
