import { padded } from '@hengcai/shared/numbers';
import type { FieldName } from './fields.ts';
import { SALARY_FIELDS, SECRET_FIELDS, type PersonValues } from './person.ts';
import { salaryOn } from './salary.ts';
import type { SealedValue, SecretKind } from './secrets.ts';
import type { Stored } from './current.ts';

/** What somebody wants of a person: values by field, secrets sealed; what is left out stays. */
export interface Edit {
  empId: string;
  values: Partial<Omit<PersonValues, SecretKind>>;
  secrets?: Partial<Record<SecretKind, SealedValue | null>>;
  /** First day a changed salary holds. */
  salaryFrom: string;
}

export type Scalar = string | number | null;
export interface Difference {
  before: Scalar;
  after: Scalar;
}
export type Differences = Partial<Record<FieldName, Difference>>;

const money = (amount: string | null): string | null => (amount === null ? null : padded(amount, 2));

/** What an edit would change; empty when everything stands there already, which is what makes a repeated import harmless. */
export function differences(stored: Stored, edit: Edit): Differences {
  const found: Differences = {};
  const compare = (field: FieldName, before: Scalar, after: Scalar) => {
    if (before !== after) found[field] = { before, after };
  };
  for (const [field, after] of Object.entries(edit.values) as [keyof Edit['values'], Scalar | undefined][]) {
    if (after === undefined || (SALARY_FIELDS as readonly string[]).includes(field)) continue;
    // Names open accounts in lower case, so another case of the same letters is no change.
    compare(
      field,
      stored.values[field as keyof Stored['values']],
      field === 'loginAccount' && typeof after === 'string' ? after.toLowerCase() : after,
    );
  }
  const salary = salaryOn(stored.salaries, edit.salaryFrom);
  for (const field of SALARY_FIELDS) {
    const after = edit.values[field];
    if (after !== undefined) compare(field, money(salary?.[field] ?? null), money(after));
  }
  for (const kind of SECRET_FIELDS) {
    const after = edit.secrets?.[kind];
    if (after !== undefined) compare(kind, stored.secrets[kind] ?? null, after?.blindIndex ?? null);
  }
  return found;
}
