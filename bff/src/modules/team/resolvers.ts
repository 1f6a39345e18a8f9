import { Mutation } from './Mutation.ts';
import { Query } from './Query.ts';
import { TeamMember } from './TeamMember.ts';

export const team = { Query, Mutation, TeamMember };
