import { Mutation } from './Mutation.ts';
import { Query } from './Query.ts';
import { StrategyMap, StrategyMapSummary, StrategyObjective, StrategyTarget } from './StrategyMap.ts';

export const strategy = { Query, Mutation, StrategyMap, StrategyMapSummary, StrategyObjective, StrategyTarget };
