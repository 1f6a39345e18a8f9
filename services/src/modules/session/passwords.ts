import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { PasswordContext } from '@hengcai/shared/rules/session/password';
import type { Tx } from '../../kit/context.ts';
import { company } from '../../kit/tables.ts';
import { loginName, userAccount } from './tables.ts';

const LOWER = 'abcdefghijkmnpqrstuvwxyz';
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';

/** A first password of 12 characters, usable until it is changed at the first sign-in; easy to read out. */
export function randomPassword(): string {
  const pick = (from: string) => from.charAt(randomInt(from.length));
  const characters = [
    pick(LOWER),
    pick(UPPER),
    pick(DIGITS),
    ...Array.from({ length: 9 }, () => pick(LOWER + UPPER + DIGITS)),
  ];
  for (let i = characters.length - 1; i > 0; i -= 1) {
    const j = randomInt(i + 1);
    [characters[i], characters[j]] = [characters[j] ?? '', characters[i] ?? ''];
  }
  return characters.join('');
}

/** The words no password of this account may be: its names, the person's name, the company's code. */
export async function identityWords(
  tx: Tx,
  companyId: string,
  userId: string,
): Promise<NonNullable<PasswordContext['identity']>> {
  const names = await tx
    .select({ name: loginName.name, displayName: userAccount.displayName, code: company.code })
    .from(userAccount)
    .innerJoin(company, eq(company.companyId, userAccount.companyId))
    .leftJoin(loginName, and(eq(loginName.companyId, userAccount.companyId), eq(loginName.userId, userAccount.id)))
    .where(and(eq(userAccount.companyId, companyId), eq(userAccount.id, userId)));
  return [...new Set(names.flatMap((n) => [n.displayName, n.code, ...(n.name === null ? [] : [n.name])]))];
}
