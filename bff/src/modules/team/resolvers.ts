import { Mutation } from './Mutation.ts';
import { Query } from './Query.ts';
import { TeamMember } from './TeamMember.ts';
import { TeamMemberResults } from './TeamMemberResults.ts';
import { TeamResultPlan } from './TeamResultPlan.ts';

export const team = { Query, Mutation, TeamMember, TeamMemberResults, TeamResultPlan };
