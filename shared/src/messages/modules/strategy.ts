import type { Pair } from '../bilingual.ts';

/** Labels of the closed sets of strategy maps: Chinese, English. */
export const labels = {
  StrategyPerspective: {
    FINANCE: ['财务', 'Finance'],
    CUSTOMER: ['客户', 'Customer'],
    PROCESS: ['内部流程', 'Internal process'],
    LEARNING: ['学习与成长', 'Learning and growth'],
  },
  StrategyState: {
    ON_TRACK: ['正常', 'On track'],
    SLIPPING: ['略有滞后', 'Slipping'],
    BEHIND: ['滞后', 'Behind'],
  },
} as const satisfies Record<string, Record<string, Pair>>;

/** Refusals of strategy maps: Chinese, English. */
export const rules = {
  STRATEGY_CIRCLE: ['目标之间不能循环支撑', 'Objectives cannot lead back to themselves'],
} as const satisfies Record<string, Pair>;
