import type { TeamMemberResultsResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { TeamMemberResultsRow } from './rows.ts';

export const TeamMemberResults: ResolversOf<TeamMemberResultsResolvers, TeamMemberResultsRow> = {
  id: ({ employee }) => employee.empId,
};
