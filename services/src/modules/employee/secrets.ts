import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../kit/context.ts';
import { insertMany } from '../../kit/insert-many.ts';
import type { SECRET_FIELDS } from './person.ts';
import { employeeSecret } from './tables.ts';

export type SecretKind = (typeof SECRET_FIELDS)[number];

/** A secret as it rests: nobody reads it from the row, and two equal ones are still found. */
export interface SealedValue {
  sealed: string;
  lastFour: string;
  blindIndex: string;
}

/** Seals an ID number or bank card; the index ignores case and blanks, in which people vary. */
export function sealValue(ctx: Ctx, kind: SecretKind, plain: string): SealedValue {
  return { sealed: ctx.secrets.seal(plain), lastFour: plain.slice(-4), blindIndex: fingerprintOf(ctx, kind, plain) };
}

/** What stands for a secret in unique indexes and audit lines. */
export const fingerprintOf = (ctx: Ctx, kind: SecretKind, plain: string): string =>
  ctx.secrets.fingerprint(`${kind}:${plain.toUpperCase().replace(/[\s-]/g, '')}`);

/** Sets or (null) removes secrets of people, each at most once per person and kind. */
export async function setSecrets(
  ctx: Ctx,
  changes: readonly { empId: string; kind: SecretKind; value: SealedValue | null }[],
): Promise<void> {
  const { companyId } = ctx.session;
  for (const kind of new Set(changes.map((change) => change.kind))) {
    const empIds = changes.filter((change) => change.kind === kind).map((change) => change.empId);
    await ctx.tx
      .delete(employeeSecret)
      .where(
        and(
          eq(employeeSecret.companyId, companyId),
          eq(employeeSecret.kind, kind),
          inArray(employeeSecret.empId, empIds),
        ),
      );
  }
  await addSecrets(
    ctx,
    changes.flatMap(({ value, ...change }) => (value === null ? [] : [{ ...change, value }])),
  );
}

/** The secrets of people who have none yet. */
export async function addSecrets(
  ctx: Ctx,
  secrets: readonly { empId: string; kind: SecretKind; value: SealedValue }[],
): Promise<void> {
  const { companyId } = ctx.session;
  await insertMany(
    ctx.tx,
    employeeSecret,
    secrets.map(({ empId, kind, value }) => ({ companyId, empId, kind, ...value })),
  );
}

/** The fingerprints of people's secrets: enough to see whether a value changes, without reading it. */
export async function fingerprintsOf(
  ctx: Ctx,
  empIds: readonly string[],
): Promise<Map<string, Partial<Record<SecretKind, string>>>> {
  const rows = await ctx.tx
    .select({ empId: employeeSecret.empId, kind: employeeSecret.kind, blindIndex: employeeSecret.blindIndex })
    .from(employeeSecret)
    .where(and(eq(employeeSecret.companyId, ctx.session.companyId), inArray(employeeSecret.empId, [...empIds])));
  const byPerson = new Map<string, Partial<Record<SecretKind, string>>>();
  for (const { empId, kind, blindIndex } of rows) byPerson.set(empId, { ...byPerson.get(empId), [kind]: blindIndex });
  return byPerson;
}
