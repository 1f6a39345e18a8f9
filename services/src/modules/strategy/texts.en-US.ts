import type { texts as zhCN } from './texts.zh-CN.ts';

/** Texts of the module strategy. */
export const texts: Record<keyof typeof zhCN, string> = {
  'menu.140': 'Strategy',
  'page./strategy-decoding/map': 'Strategy map',
  'audit.strategyMap.created': 'Added the strategy map “{name}”',
  'audit.strategyMap.changed': 'Changed the strategy map “{name}”',
  'audit.strategyMap.removed': 'Deleted the strategy map “{name}”',
};
