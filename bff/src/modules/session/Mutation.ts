import { encodeWirePassword } from '@hengcai/shared/rules/session/password';
import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';

const LOGIN_FIELDS = { company: 'companyCode', verifyCode: 'verificationCode' };
const PASSWORD_FIELDS = { passwordOriginal: 'oldPassword', password: 'newPassword' };

type Mutations = 'login' | 'logout' | 'requestVerificationCode' | 'changePassword' | 'deleteAvatar' | 'saveLanguage';

export const Mutation: Pick<MutationResolvers, Mutations> = {
  login: (_root, { input }, { rest, session }) =>
    payload(async () => {
      // A session that has just ended must not speak for the person who signs in.
      session.forget();
      const { token, sessionVersion } = await rest.root.login({
        company: input.companyCode,
        userName: input.userName,
        password: encodeWirePassword(input.password),
        ...(input.verificationCode && { verifyCode: input.verificationCode }),
        ...(input.force && { force: 'true' }),
      });
      session.begin(token, sessionVersion);
      return { user: () => rest.systemUser.getUser() };
    }, LOGIN_FIELDS),

  logout: (_root, _args, { rest, session }) =>
    payload(async () => {
      await rest.root.Logout();
      session.end();
      return {};
    }),

  requestVerificationCode: (_root, { input }, { rest }) => payload(() => rest.verifycode.getverifycode(input)),

  changePassword: (_root, { input }, { rest, session }) =>
    payload(async () => {
      await rest.systemUser.changePassword({
        passwordOriginal: encodeWirePassword(input.oldPassword),
        password: encodeWirePassword(input.newPassword),
      });
      // The services have ended every session of the user (specification 4): the cookie is worth nothing now.
      session.end();
      return {};
    }, PASSWORD_FIELDS),

  deleteAvatar: (_root, _args, { rest }) =>
    payload(async () => {
      await rest.systemUser.deleteprofile();
      return { user: () => rest.systemUser.getUser() };
    }),

  saveLanguage: (_root, { input: { language } }, { rest }) =>
    payload(async () => {
      await rest.systemUser.saveLanguage({ language });
      return { language };
    }),
};
