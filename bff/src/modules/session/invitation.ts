import { encodeWirePassword } from '@hengcai/shared/rules/session/password';
import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';

export const invitation: Pick<MutationResolvers, 'openInvitation' | 'acceptInvitation'> = {
  openInvitation: (_root, { input: { token } }, { rest }) =>
    payload(async () => ({ invitation: await rest.invitationLink.invitationof({ token }) })),

  acceptInvitation: (_root, { input: { token, password } }, { rest }) =>
    payload(() => rest.invitationLink.acceptinvitation({ token, password: encodeWirePassword(password) })),
};
