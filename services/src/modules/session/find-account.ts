import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Directory } from '@hengcai/shared/contract/settings/ldap-controller';
import type { Tx } from '../../kit/context.ts';
import { company } from '../../kit/tables.ts';
import { loginName, signInSetting, userAccount, userPassword } from './tables.ts';

/** A company and account as typed, in lower case. */
export interface TypedName {
  companyCode: string;
  name: string;
}

export interface FoundAccount {
  companyId: string;
  userId: string;
  enabled: boolean;
  hash: string | null;
  /** Tells a password that was changed from one that was only hashed anew. */
  passwordChangedAt: Date | null;
  /** From then on it opens nothing any more; null: it holds. */
  passwordExpiresAt: Date | null;
}

/** What is behind a typed name: how its company signs in, and the account where there is one. */
export interface Found {
  /** Null: no such company. */
  loginWay: number | null;
  directory: Directory | null;
  bindSecret: string | null;
  /** What the directory calls the account; null where the account has no name of that kind. */
  directoryName: string | null;
  account: FoundAccount | null;
}

/** Looks a typed name up, by employee number, account or work email; one statement, whoever there is. */
export async function findAccount(tx: Tx, { companyCode, name }: TypedName): Promise<Found> {
  const inDirectory = alias(loginName, 'in_directory');
  const [row] = await tx
    .select({
      companyId: company.companyId,
      loginWay: company.loginWay,
      directory: signInSetting.directory,
      bindSecret: signInSetting.bindSecret,
      directoryName: inDirectory.name,
      userId: userAccount.id,
      enabled: sql<boolean>`${company.enabled} and ${userAccount.enabled}`,
      hash: userPassword.hash,
      passwordChangedAt: userPassword.changedAt,
      passwordExpiresAt: userPassword.expiresAt,
    })
    .from(company)
    .leftJoin(signInSetting, eq(signInSetting.companyId, company.companyId))
    .leftJoin(loginName, and(eq(loginName.companyId, company.companyId), eq(loginName.name, name)))
    .leftJoin(userAccount, and(eq(userAccount.companyId, company.companyId), eq(userAccount.id, loginName.userId)))
    .leftJoin(userPassword, and(eq(userPassword.companyId, company.companyId), eq(userPassword.userId, userAccount.id)))
    .leftJoin(
      inDirectory,
      and(
        eq(inDirectory.companyId, company.companyId),
        eq(inDirectory.userId, userAccount.id),
        eq(inDirectory.kind, sql`${signInSetting.directory} ->> 'nameKind'`),
      ),
    )
    .where(eq(sql`lower(${company.code})`, companyCode));
  const { companyId, userId, enabled, hash, passwordChangedAt, passwordExpiresAt } = row ?? {};
  const account =
    companyId !== undefined && userId
      ? {
          companyId,
          userId,
          enabled: enabled === true,
          hash: hash ?? null,
          passwordChangedAt: passwordChangedAt ?? null,
          passwordExpiresAt: passwordExpiresAt ?? null,
        }
      : null;
  return {
    loginWay: row?.loginWay ?? null,
    directory: row?.directory ?? null,
    bindSecret: row?.bindSecret ?? null,
    directoryName: row?.directoryName ?? null,
    account,
  };
}
