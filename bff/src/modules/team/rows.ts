import type { TeamMemberResults, TeamResultPlan } from '@hengcai/shared/contract/team/history';
import type { TeamMember } from '@hengcai/shared/contract/team/my-team';
import type * as z from 'zod';

export type TeamMemberRow = z.output<typeof TeamMember>;
export type TeamMemberResultsRow = z.output<typeof TeamMemberResults>;
export type TeamResultPlanRow = z.output<typeof TeamResultPlan>;
