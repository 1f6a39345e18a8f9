import type { QueryResolvers } from '../../generated/schema.ts';

export const Query: Pick<QueryResolvers, 'rewardValues' | 'rewardSetting'> = {
  rewardValues: (_root, _args, { rest }) => rest.awardValues.listValue(),
  rewardSetting: (_root, _args, { rest }) => rest.awardValues.getPointSetting(),
};
