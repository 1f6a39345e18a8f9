import type { UserError } from '../../../ui/form/userErrors';
import type { CustomField } from './useCustomFields';

/** Somebody with what stands in the company's own fields. */
export interface Held {
  customValues: readonly { fieldId: string; values: readonly string[] }[];
}

/** The name of an own field in forms, which know texts only: several choices stand one below the other. */
export const ownName = ({ id }: Pick<CustomField, 'id'>): string => `own_${id}`;
/** The id of the own field behind such a name; null for another name. */
export const ownFieldOf = (name: string): string | null => (name.startsWith('own_') ? name.slice('own_'.length) : null);
export const toText = (values: readonly string[]): string => values.join('\n');
export const toValues = (text: string | undefined): string[] =>
  (text ?? '').split('\n').flatMap((value) => value.trim() || []);

/** What somebody has in an own field. */
export const valuesOf = (person: Held, { id }: Pick<CustomField, 'id'>): readonly string[] =>
  person.customValues.find(({ fieldId }) => fieldId === id)?.values ?? [];

/** What a form changes of the own fields; null where it is nothing. */
export function ownInput(
  fields: readonly CustomField[],
  form: Readonly<Record<string, string>>,
  person: Held | null,
): { fieldId: string; values: string[] }[] | null {
  const changed = fields
    .map((field) => ({ field, values: toValues(form[ownName(field)]) }))
    .filter(({ field, values }) => toText(values) !== toText(person ? valuesOf(person, field) : []))
    .map(({ field, values }) => ({ fieldId: field.id, values }));
  return changed.length === 0 ? null : changed;
}

/** A refusal of an own field stands at that field. */
export const atOwnFields = (errors: readonly UserError[]): UserError[] =>
  errors.map((error) => ({ ...error, field: error.field?.replace(/^customValues\./, 'own_') ?? null }));
