import { and, eq, sql } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf, ParsedOf } from '@hengcai/shared/contract/kernel';
import type { Ctx, Handlers } from '../../../kit/context.ts';
import { forbidden, refused } from '../../../kit/failure.ts';
import { demandVersion } from '../../../kit/version.ts';
import {
  createAccount,
  endSessions,
  resetToInitialPassword,
  setAccountsEnabled,
  setLoginNames,
} from '../../session/public.ts';
import { userAccount } from '../../session/tables.ts';
import { grantRole } from '../public.ts';
import { isAdministrator } from '../roles/grants.ts';
import { demandAdministrator } from '../roles/members.ts';
import { findRole } from '../roles/read.ts';
import { type AccountData, isAdministratorsAccount, listAccounts, readAccount } from './read.ts';

type Endpoints = Contract['userAccounts']['endpoints'];

/** `/systemUser`: the accounts of the company. */
export const userAccountHandlers: Handlers<Contract['userAccounts']> = {
  getUserDataList: listAccounts,
  getUserInfo: ({ systemUserId }, ctx) => readAccount(ctx, systemUserId),
  save: add,
  update: change,
  remove: disable,

  async resetuserpassword({ systemUserId }, ctx) {
    await changeable(ctx, systemUserId);
    return { initialPassword: await resetToInitialPassword(ctx, systemUserId) };
  },

  async endusersessions({ systemUserId }, ctx) {
    await changeable(ctx, systemUserId);
    await endSessions(ctx, [systemUserId], 'logout');
    await ctx.audit({ action: 'account.signedOut', objectType: 'account', objectId: systemUserId });
    return readAccount(ctx, systemUserId);
  },
};

const LOCKED = { own: 'OWN_ACCOUNT', role: 'ACCOUNT_WITH_ROLE', left: 'ACCOUNT_OF_LEAVER' } as const;

/** An account that the caller may change, locked; refused with what is in the way. */
async function changeable(ctx: Ctx, userId: string): Promise<AccountData> {
  await ctx.tx.select({ id: userAccount.id }).from(userAccount).where(at(ctx, userId)).for('update');
  const account = await readAccount(ctx, userId);
  if (account.lockedBy !== null) throw refused(LOCKED[account.lockedBy]);
  return account;
}

const at = ({ session }: Ctx, userId: string) =>
  and(eq(userAccount.companyId, session.companyId), eq(userAccount.id, userId));

/** An account without a person is an administrator's, or nobody could say what it may do (decisions, "Settings"). */
async function add(
  { userName, loginAccount }: ParsedOf<Endpoints['save']>,
  ctx: Ctx,
): Promise<DataOf<Endpoints['save']>> {
  if (!isAdministrator(ctx)) throw forbidden();
  const { userId, initialPassword } = await createAccount(ctx, {
    empId: null,
    displayName: userName,
    names: { account: loginAccount },
    password: 'random',
    language: ctx.language,
  });
  await grantRole(ctx, userId, 'ADMIN');
  await ctx.audit({
    action: 'role.membersAdded',
    objectType: 'role',
    objectId: 'ADMIN',
    params: { name: ctx.t('role.ADMIN'), count: 1 },
    after: { userIds: [userId] },
  });
  return { user: await readAccount(ctx, userId), initialPassword: initialPassword ?? '' };
}

async function change(
  { systemUserId, version, userName, loginAccount, enabled }: ParsedOf<Endpoints['update']>,
  ctx: Ctx,
): Promise<AccountData> {
  const before = await changeable(ctx, systemUserId);
  await demandVersion(before, version, () => before);
  const renames = userName !== undefined || loginAccount !== undefined;
  if (renames && before.empId !== null) throw refused('ACCOUNT_OF_PERSON');
  if (enabled) await setAccountsEnabled(ctx, [systemUserId], true);
  if (loginAccount !== undefined) await setLoginNames(ctx, systemUserId, { account: loginAccount });
  await bump(ctx, systemUserId, userName === undefined ? {} : { displayName: userName });
  if (renames)
    await ctx.audit({
      action: 'account.renamed',
      objectType: 'account',
      objectId: systemUserId,
      params: { name: userName ?? before.userName },
      before: { userName: before.userName, loginAccount: before.loginAccount },
      after: { userName: userName ?? before.userName, loginAccount: loginAccount ?? before.loginAccount },
    });
  return readAccount(ctx, systemUserId);
}

async function disable({ systemUserId, version }: ParsedOf<Endpoints['remove']>, ctx: Ctx): Promise<AccountData> {
  // Before the account is locked: whoever puts people into the role takes the two in this order.
  const asAdministrators = await isAdministratorsAccount(ctx, systemUserId);
  if (asAdministrators) await findRole(ctx, 'ADMIN', true);
  const before = await changeable(ctx, systemUserId);
  if (version !== undefined) await demandVersion(before, version, () => before);
  if (asAdministrators) await demandAdministrator(ctx, [systemUserId]);
  const done = await setAccountsEnabled(ctx, [systemUserId], false);
  if (done.length > 0) await bump(ctx, systemUserId);
  return readAccount(ctx, systemUserId);
}

const bump = (ctx: Ctx, userId: string, changes: { displayName?: string } = {}) =>
  ctx.tx
    .update(userAccount)
    .set({ ...changes, version: sql`${userAccount.version} + 1` })
    .where(at(ctx, userId));
