import { Mutation } from './Mutation.ts';
import { Query } from './Query.ts';
import { RewardSetting } from './RewardSetting.ts';
import { RewardValue } from './RewardValue.ts';

export const reward = { Query, Mutation, RewardSetting, RewardValue };
