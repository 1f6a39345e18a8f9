import type * as z from 'zod';
import type { JobFamily } from '@hengcai/shared/contract/position/job-families';
import type { Position, PositionHistory, PositionVersion } from '@hengcai/shared/contract/position/positions';
import type { Grade, Rank } from '@hengcai/shared/contract/position/ranks';

export type PositionRow = z.output<typeof Position>;
export type PositionHistoryRow = z.output<typeof PositionHistory>;
export type PositionVersionRow = z.output<typeof PositionVersion>;
export type RankRow = z.output<typeof Rank>;
export type GradeRow = z.output<typeof Grade>;
export type JobFamilyRow = z.output<typeof JobFamily>;
