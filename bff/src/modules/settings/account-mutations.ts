import type { MutationResolvers } from '../../generated/schema.ts';
import { payload, type FieldNames } from '../../payload.ts';

const FIELDS: FieldNames = { systemUserId: 'id', userName: 'name', loginAccount: 'account' };

type Mutations =
  | 'createUserAccount'
  | 'renameUserAccount'
  | 'enableUserAccount'
  | 'disableUserAccount'
  | 'resetUserAccountPassword'
  | 'signOutUserAccount';

export const accountMutations: Pick<MutationResolvers, Mutations> = {
  createUserAccount: (_root, { input: { name, account, clientMutationId } }, { rest }) =>
    payload(async () => {
      const { user, initialPassword } = await rest.userAccounts.save({
        userName: name,
        loginAccount: account,
        clientMutationId,
      });
      return { userAccount: user, initialPassword };
    }, FIELDS),
  renameUserAccount: (_root, { input: { id, version, name, account } }, { rest }) =>
    payload(
      async () => ({
        userAccount: await rest.userAccounts.update({
          systemUserId: id,
          version,
          userName: name,
          loginAccount: account,
        }),
      }),
      FIELDS,
    ),
  enableUserAccount: (_root, { input: { id, version } }, { rest }) =>
    payload(
      async () => ({ userAccount: await rest.userAccounts.update({ systemUserId: id, version, enabled: true }) }),
      FIELDS,
    ),
  disableUserAccount: (_root, { input: { id, version } }, { rest }) =>
    payload(async () => ({ userAccount: await rest.userAccounts.remove({ systemUserId: id, version }) }), FIELDS),
  resetUserAccountPassword: (_root, { input: { id, clientMutationId } }, { rest }) =>
    payload(() => rest.userAccounts.resetuserpassword({ systemUserId: id, clientMutationId }), FIELDS),
  signOutUserAccount: (_root, { input: { id } }, { rest }) =>
    payload(async () => ({ userAccount: await rest.userAccounts.endusersessions({ systemUserId: id }) }), FIELDS),
};
