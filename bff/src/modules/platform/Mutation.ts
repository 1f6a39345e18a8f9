import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import { asListMemory } from './lists.ts';

const TOKEN_FIELDS = { tokenName: 'name', tokenId: 'id' };
const SHARE_FIELDS = { pageUrl: 'path', objectId: 'object', shareId: 'id' };
const LIST_FIELDS = { filterName: 'name', filterId: 'id', columnId: 'name' };

type Mutations =
  | 'createApiToken'
  | 'revokeApiToken'
  | 'createSharedLink'
  | 'revokeSharedLink'
  | 'saveSystemNotice'
  | 'endSystemNotice'
  | 'saveListLayout'
  | 'saveListFilter'
  | 'deleteListFilter'
  | 'rememberOpened';

export const Mutation: Pick<MutationResolvers, Mutations> = {
  createApiToken: (_root, { input: { name, ...input } }, { rest }) =>
    payload(() => rest.platform.createapitoken({ ...input, tokenName: name }), TOKEN_FIELDS),

  revokeApiToken: (_root, { input: { id } }, { rest }) =>
    payload(async () => ({ apiToken: await rest.platform.revokeapitoken({ tokenId: id }) }), TOKEN_FIELDS),

  createSharedLink: (_root, { input: { path, object, validDays } }, { rest }) =>
    payload(async () => {
      const asked = { pageUrl: path, objectId: object, validDays: validDays ?? undefined };
      const { token, share } = await rest.share.createshare(asked);
      return { token, sharedLink: share };
    }, SHARE_FIELDS),

  revokeSharedLink: (_root, { input: { id } }, { rest }) =>
    payload(async () => ({ sharedLink: await rest.share.revokeshare({ shareId: id }) }), SHARE_FIELDS),

  saveSystemNotice: (_root, { input }, { rest }) =>
    payload(async () => ({ systemNotice: await rest.platform.savesystemnotice(input) })),

  endSystemNotice: (_root, _args, { rest }) =>
    payload(async () => {
      await rest.platform.endsystemnotice();
      return {};
    }),

  saveListLayout: (_root, { input: { listKey, layout } }, { rest }) =>
    payload(async () => {
      const columns = layout?.columns.map(({ name, width = null, shown = null }) => ({ columnId: name, width, shown }));
      const saved = layout && columns ? { density: layout.density, columns } : null;
      return { listMemory: asListMemory(await rest.lists.savelistlayout({ listKey, layout: saved })) };
    }, LIST_FIELDS),

  saveListFilter: (_root, { input: { name, ...input } }, { rest }) =>
    payload(
      async () => ({ listMemory: asListMemory(await rest.lists.savelistfilter({ ...input, filterName: name })) }),
      LIST_FIELDS,
    ),

  deleteListFilter: (_root, { input: { id } }, { rest }) =>
    payload(
      async () => ({ listMemory: asListMemory(await rest.lists.deletelistfilter({ filterId: id })) }),
      LIST_FIELDS,
    ),

  rememberOpened: (_root, { input }, { rest }) =>
    payload(async () => {
      await rest.search.rememberopened(input);
      return {};
    }),
};
