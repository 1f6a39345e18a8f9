import { encodeWirePassword } from '@hengcai/shared/rules/session/password';
import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';

const FIELDS = { verifyCode: 'verificationCode', imageUserId: 'id' };

type Mutations = 'switchIdentity' | 'linkIdentity' | 'unlinkIdentity';

export const identityMutations: Pick<MutationResolvers, Mutations> = {
  switchIdentity: (_root, { input: { id } }, { rest, session }) =>
    payload(async () => {
      const { token, sessionVersion } = await rest.image.switch({ imageUserId: id });
      session.begin(token, sessionVersion);
      return { user: () => rest.systemUser.getUser() };
    }, FIELDS),

  linkIdentity: (_root, { input }, { rest }) =>
    payload(async () => {
      await rest.image.register({
        userName: input.userName,
        password: encodeWirePassword(input.password),
        ...(input.verificationCode && { verifyCode: input.verificationCode }),
      });
      return { identities: () => rest.image.userList() };
    }, FIELDS),

  unlinkIdentity: (_root, { input: { id } }, { rest }) =>
    payload(async () => {
      await rest.image.unregister({ imageUserId: id });
      return { identities: () => rest.image.userList() };
    }, FIELDS),
};
