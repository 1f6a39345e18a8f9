import { Query } from './Query.ts';
import { TeamMember } from './TeamMember.ts';

export const team = { Query, TeamMember };
