import type * as z from 'zod';
import type { JobFamily, Position, Rank } from '@hengcai/shared/contract/position/positions';

export type PositionRow = z.output<typeof Position>;
export type RankRow = z.output<typeof Rank>;
export type JobFamilyRow = z.output<typeof JobFamily>;
