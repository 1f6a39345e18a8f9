import type { Ctx } from '../../kit/context.ts';
import { FIELDS, type FieldName } from './fields.ts';
import type { Differences } from './diff.ts';
import type { PersonValues } from './person.ts';
import { fingerprintOf, type SecretKind } from './secrets.ts';

/**
 * Values as they stand in the audit trail: secrets and amounts as fingerprints, so that the trail shows that they
 * changed and never what they were (reliability 4.16). Blank values are left out.
 */
export function auditValues(ctx: Ctx, values: Partial<PersonValues>): Record<string, unknown> {
  const entries = Object.entries(values).filter(
    ([field, value]) => field in FIELDS && value !== null && value !== undefined,
  );
  return Object.fromEntries(
    entries.map(([field, value]) => [field, auditValue(ctx, field as FieldName, value as string | number)]),
  );
}

function auditValue(ctx: Ctx, field: FieldName, value: string | number): string | number {
  const { class: cls, source } = FIELDS[field];
  if (cls !== 'secret') return value;
  return source === 'salary'
    ? ctx.secrets.fingerprint(`${field}:${value}`)
    : fingerprintOf(ctx, field as SecretKind, String(value));
}

/** Before and after of the fields that changed, in the same way. */
export function auditDifferences(
  ctx: Ctx,
  changes: Differences,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const side = (which: 'before' | 'after') =>
    Object.fromEntries(
      Object.entries(changes).map(([field, change]) => {
        const value = change[which];
        // Differences of ID numbers and bank cards are fingerprints already.
        return [
          field,
          value === null || FIELDS[field as FieldName].source !== 'salary'
            ? value
            : auditValue(ctx, field as FieldName, value),
        ];
      }),
    );
  return { before: side('before'), after: side('after') };
}
