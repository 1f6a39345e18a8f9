import type * as z from 'zod';
import type {
  StrategyMap,
  StrategyMapSummary,
  StrategyObjective,
  StrategyTarget,
} from '@hengcai/shared/contract/strategy/strategymap';

export type StrategyMapRow = z.output<typeof StrategyMap>;
export type StrategyMapSummaryRow = z.output<typeof StrategyMapSummary>;
export type StrategyObjectiveRow = z.output<typeof StrategyObjective>;
export type StrategyTargetRow = z.output<typeof StrategyTarget>;
