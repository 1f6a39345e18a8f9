import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import { toRestFilter, toRestResultFilter } from './filter.ts';

export const Mutation: Pick<MutationResolvers, 'exportMyTeam' | 'exportTeamResults'> = {
  exportMyTeam: (_root, { input: { filter, format } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('myTeam', 'exportMyTeamMembersInfo', { filter: toRestFilter(filter), format }),
    })),
  exportTeamResults: (_root, { input: { filter, planIds, format } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('teamHistory', 'exportteamresults', {
        filter: toRestResultFilter(filter, planIds),
        format,
      }),
    })),
};
