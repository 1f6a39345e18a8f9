import type { UserError } from './generated/schema.ts';
import { RestFailure, type RestError } from './rest/failure.ts';

/** Names of REST fields as the schema spells them; a name that is not listed is the same in both. */
export type FieldNames = Readonly<Record<string, string>>;

/** The schema's name of a REST field; of a nested one, `levels.2.low`, each step is translated. */
export const fieldName = (names: FieldNames, field: string): string =>
  field
    .split('.')
    .map((step) => names[step] ?? step)
    .join('.');

const toUserError = ({ field, code, message }: RestError, names: FieldNames): UserError => ({
  field: field === null ? null : fieldName(names, field),
  code,
  message,
});

/** The refusal a user can do something about: by a rule, or of a field. Null where the failure is another one. */
function refusalOf(failure: RestFailure, names: FieldNames): UserError[] | null {
  const { kind, errors, text } = failure;
  if (kind !== 'refused' && kind !== 'invalid') return null;
  // Other people's services refuse with a sentence alone, or without any: then `UserError` has one.
  if (errors.length === 0) return [{ field: null, code: 'REJECTED', message: text ?? '' }];
  if (kind === 'invalid' && errors.every(({ field }) => field === null)) return null;
  return errors.map((error) => toUserError(error, names));
}

/**
 * An entity of a payload is handed on as a function. A promise would be a read nobody may have asked for, and the end
 * of the process when it fails and nobody waits for it.
 */
type Lazy<T> = { [K in keyof T]: T[K] extends Promise<unknown> ? () => T[K] : T[K] };

/**
 * Makes the payload of a mutation: what `write` answers, or the `userErrors` of a refusal (design 3). Every other
 * failure is thrown on and becomes a coded error.
 */
export async function payload<T extends Lazy<T>>(
  write: () => Promise<T>,
  names: FieldNames = {},
): Promise<(T & { userErrors: UserError[] }) | { userErrors: UserError[] }> {
  try {
    return { ...(await write()), userErrors: [] };
  } catch (error) {
    const userErrors = error instanceof RestFailure ? refusalOf(error, names) : null;
    if (userErrors === null) throw error;
    return { userErrors };
  }
}
