import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';

const TOKEN_FIELDS = { tokenName: 'name', tokenId: 'id' };

type Mutations = 'createApiToken' | 'revokeApiToken' | 'saveSystemNotice' | 'endSystemNotice';

export const Mutation: Pick<MutationResolvers, Mutations> = {
  createApiToken: (_root, { input: { name, ...input } }, { rest }) =>
    payload(() => rest.platform.createapitoken({ ...input, tokenName: name }), TOKEN_FIELDS),

  revokeApiToken: (_root, { input: { id } }, { rest }) =>
    payload(async () => ({ apiToken: await rest.platform.revokeapitoken({ tokenId: id }) }), TOKEN_FIELDS),

  saveSystemNotice: (_root, { input }, { rest }) =>
    payload(async () => ({ systemNotice: await rest.platform.savesystemnotice(input) })),

  endSystemNotice: (_root, _args, { rest }) =>
    payload(async () => {
      await rest.platform.endsystemnotice();
      return {};
    }),
};
