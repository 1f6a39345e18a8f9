import type { QueryResolvers } from '../../generated/schema.ts';

type Queries = 'capabilities' | 'job' | 'jobs' | 'auditEntries' | 'apiTokens' | 'platformSystemNotice';

export const Query: Pick<QueryResolvers, Queries> = {
  capabilities: (_root, _args, { capabilities }) => capabilities(),
  job: (_root, { id }, { rest }) => rest.platform.job({ jobId: id }),
  jobs: (_root, { page }, { rest }) => rest.platform.joblist({ ...page }),
  auditEntries: (_root, { objectType, objectId, page }, { rest }) =>
    rest.platform.auditlist({ ...page, objectType, objectId }),
  apiTokens: (_root, { page }, { rest }) => rest.platform.apitokenlist({ ...page }),
  platformSystemNotice: (_root, _args, { rest }) => rest.platform.systemnoticecurrent(),
};
