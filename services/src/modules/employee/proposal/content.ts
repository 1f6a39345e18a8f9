import { FieldGroup } from '@hengcai/shared/enums';
import type { Ctx } from '../../../kit/context.ts';
import { invalid } from '../../../kit/failure.ts';
import { customChanges } from '../custom/history.ts';
import { customKey, customValuesOf, type CustomValueData } from '../custom/values.ts';
import { storedPeople, type Stored } from '../current.ts';
import { FIELDS, maskOf, type FieldName } from '../fields.ts';
import { SECRET_FIELDS } from '../person.ts';
import { rightsOverPerson, type GroupName, type Reader } from '../rights.ts';
import { cleaned, type FormValues } from '../save.ts';
import { fingerprintOf, sealValue, type SecretKind } from '../secrets.ts';
import type { ProposedContent } from '../tables-records.ts';
import { labelOfField, wordsIn } from '../words.ts';

const { PERSONAL, ID_DOCUMENT, CONTACT, BANK, EDUCATION } = FieldGroup;
/** What people know better than HR; names, work, contracts and pay are the company's to write. */
export const PROPOSABLE: readonly GroupName[] = [PERSONAL, ID_DOCUMENT, CONTACT, BANK, EDUCATION];

export const isEmpty = ({ values, sealed, emptied, customValues }: ProposedContent): boolean =>
  Object.keys(values).length + Object.keys(sealed).length + emptied.length + customValues.length === 0;

const isSecret = (field: string): field is SecretKind => SECRET_FIELDS.some((one) => one === field);

/** What of a form differs from what is on record, with secrets sealed; every field has to be of the group. */
export async function contentOf(
  ctx: Ctx,
  reader: Reader,
  empId: string,
  group: GroupName,
  form: FormValues,
  customValues: readonly CustomValueData[],
): Promise<ProposedContent> {
  const given = cleaned(form);
  const foreign = (Object.keys(given) as FieldName[]).find((field) => FIELDS[field].group !== group);
  if (foreign) throw invalid(foreign, 'UNKNOWN_FIELD');
  const stored = await personOf(ctx, empId);
  const content: ProposedContent = { values: {}, sealed: {}, emptied: [], customValues: [] };
  const values: Record<string, unknown> = content.values;
  for (const [field, value] of Object.entries(given)) {
    if (!isSecret(field)) {
      if (stored.values[field as keyof Stored['values']] !== value) values[field] = value;
      continue;
    }
    const plain = value as string | null;
    if (plain === null) {
      if (stored.secrets[field] !== undefined) content.emptied.push(field);
    } else if (fingerprintOf(ctx, field, plain) !== stored.secrets[field])
      content.sealed[field] = sealValue(ctx, field, plain);
  }
  const held = await customValuesOfPerson(ctx, reader, empId);
  content.customValues = customValues
    .filter(({ fieldId, values: now }) => {
      const before = held.find((one) => one.fieldId === fieldId)?.values ?? [];
      return before.join('\n') !== now.join('\n');
    })
    .map(({ fieldId, values: now }) => ({ fieldId, values: [...now] }));
  return content;
}

const customValuesOfPerson = async (ctx: Ctx, reader: Reader, empId: string): Promise<CustomValueData[]> => {
  const rights = await rightsOverPerson(ctx, reader, empId);
  return (await customValuesOf(ctx.tx, reader, new Map([[empId, rights]]))).get(empId) ?? [];
};

async function personOf(ctx: Ctx, empId: string): Promise<Stored> {
  const stored = (await storedPeople(ctx, [empId], false)).get(empId);
  if (!stored) throw invalid('empId', 'UNKNOWN_REFERENCE');
  return stored;
}

/** The content as the form it was, for the edit that takes it over. */
export function formOf(ctx: Ctx, { values, sealed, emptied }: ProposedContent): FormValues {
  const secrets = Object.entries(sealed).map(([kind, value]) => [kind, ctx.secrets.unseal(value.sealed)] as const);
  return {
    ...values,
    ...Object.fromEntries(secrets),
    ...Object.fromEntries(emptied.map((kind) => [kind, null] as const)),
  };
}

export interface ProposedChange {
  field: string;
  label: string;
  before: string | null;
  after: string | null;
}
type Masks = Partial<Record<SecretKind, string | null>>;

/** What proposals for a person change of what stands there now, in the words of the caller's language; in one go for all. */
export async function changesOf(
  ctx: Ctx,
  reader: Reader,
  empId: string,
  masks: Masks,
  contents: readonly ProposedContent[],
): Promise<ProposedChange[][]> {
  const stored = await personOf(ctx, empId);
  const shown = contents.map(({ values }) =>
    Object.entries(values).map(([field, after]) => ({
      field: field as FieldName,
      before: stored.values[field as keyof Stored['values']] ?? null,
      after: after,
    })),
  );
  const wordOf = await wordsIn(ctx, empId, shown.flat());
  const held = await customValuesOfPerson(ctx, reader, empId);
  const customOf = await customChanges(ctx, reader, () => true);
  return contents.map(({ sealed, emptied, customValues }, i) => [
    ...(shown[i] ?? []).map(({ field, before, after }) => ({
      field,
      label: labelOfField(ctx, field),
      before: wordOf(field, before) ?? null,
      after: wordOf(field, after) ?? null,
    })),
    ...[...Object.keys(sealed), ...emptied].filter(isSecret).map((kind) => ({
      field: kind,
      label: labelOfField(ctx, kind),
      before: masks[kind] ?? null,
      after: sealed[kind] ? maskOf(sealed[kind].lastFour) : null,
    })),
    ...customOf({
      before: Object.fromEntries(
        customValues.map(({ fieldId }) => [
          customKey(fieldId),
          held.find((one) => one.fieldId === fieldId)?.values ?? [],
        ]),
      ),
      after: Object.fromEntries(customValues.map(({ fieldId, values }) => [customKey(fieldId), values])),
    } as never).map(({ field, label, before, after }) => ({ field, label, before, after })),
  ]);
}
