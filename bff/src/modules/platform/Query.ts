import type { QueryResolvers } from '../../generated/schema.ts';
import { asListMemory } from './lists.ts';

type Queries =
  | 'capabilities'
  | 'job'
  | 'jobs'
  | 'auditEntries'
  | 'apiTokens'
  | 'sharedLinks'
  | 'platformSystemNotice'
  | 'listMemory'
  | 'search';

export const Query: Pick<QueryResolvers, Queries> = {
  capabilities: (_root, _args, { capabilities }) => capabilities(),
  job: (_root, { id }, { rest }) => rest.platform.job({ jobId: id }),
  jobs: (_root, { page }, { rest }) => rest.platform.joblist({ ...page }),
  auditEntries: (_root, { objectType, objectId, page }, { rest }) =>
    rest.platform.auditlist({ ...page, objectType, objectId }),
  apiTokens: (_root, { page }, { rest }) => rest.platform.apitokenlist({ ...page }),
  sharedLinks: (_root, { path, page }, { rest }) => rest.share.sharelist({ ...page, pageUrl: path }),
  platformSystemNotice: (_root, _args, { rest }) => rest.platform.systemnoticecurrent(),
  listMemory: async (_root, { listKey }, { rest, capabilities }) =>
    (await capabilities()).listMemory ? asListMemory(await rest.lists.listmemory({ listKey })) : null,
  search: async (_root, { keyword }, { rest, capabilities }) =>
    (await capabilities()).search ? rest.search.search({ keyword }) : null,
};
