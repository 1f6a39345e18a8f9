import type {
  StrategyMapResolvers,
  StrategyMapSummaryResolvers,
  StrategyObjectiveResolvers,
  StrategyTargetResolvers,
} from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { StrategyMapRow, StrategyMapSummaryRow, StrategyObjectiveRow, StrategyTargetRow } from './rows.ts';

export const StrategyMap: ResolversOf<StrategyMapResolvers, StrategyMapRow> = {
  id: (map) => map.strategyMapCode,
  name: (map) => map.strategyMapName,
};

export const StrategyMapSummary: ResolversOf<StrategyMapSummaryResolvers, StrategyMapSummaryRow> = {
  id: (map) => map.strategyMapCode,
  name: (map) => map.strategyMapName,
};

export const StrategyObjective: ResolversOf<StrategyObjectiveResolvers, StrategyObjectiveRow> = {
  id: (objective) => objective.objectiveId,
  name: (objective) => objective.objectiveName,
};

export const StrategyTarget: ResolversOf<StrategyTargetResolvers, StrategyTargetRow> = {
  id: (target) => target.cellCode,
  department: ({ deptId, deptName, deptNameEn }) => ({ deptId, deptName, deptNameEn }),
};
