import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import { toRestFilter } from './filter.ts';

export const Mutation: Pick<MutationResolvers, 'exportMyTeam'> = {
  exportMyTeam: (_root, { input: { filter, format } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('myTeam', 'exportMyTeamMembersInfo', { filter: toRestFilter(filter), format }),
    })),
};
