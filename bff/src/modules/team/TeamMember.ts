import type { TeamMemberResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { TeamMemberRow } from './rows.ts';

export const TeamMember: ResolversOf<TeamMemberResolvers, TeamMemberRow> = {
  id: ({ employee }) => employee.empId,
};
