import type { TeamMember } from '@hengcai/shared/contract/team/my-team';
import type * as z from 'zod';

export type TeamMemberRow = z.output<typeof TeamMember>;
