import { encodeWirePassword } from '@hengcai/shared/rules/session/password';
import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';

type Mutations = 'requestPasswordReset' | 'resetPassword';

export const passwordReset: Pick<MutationResolvers, Mutations> = {
  requestPasswordReset: (_root, { input }, { rest }) =>
    payload(async () => {
      await rest.invite.forgotpassword(input);
      return {};
    }),

  resetPassword: (_root, { input: { token, newPassword } }, { rest }) =>
    payload(
      async () => {
        await rest.invite.updatepassword({ token, password: encodeWirePassword(newPassword) });
        return {};
      },
      { password: 'newPassword' },
    ),
};
