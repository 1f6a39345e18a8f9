import * as z from 'zod';
import { LIMITS } from '../../rules/limits.ts';
import { ClientMutationId, Id, Version, get, pages, post, reads, service, signedIn, writes } from '../kernel.ts';

/** Where the company's values and the settings of points are looked after. */
export const VALUES_PAGE = '/employee-award/value-management';

/** Something the company holds dear, for which colleagues thank each other. */
export const RewardValue = z.object({
  valueId: Id,
  valueName: z.string(),
  valueNameEn: z.string().nullable().describe('null: has none'),
  description: z.string().nullable().describe('what it means in daily work; null: nothing is said'),
  enabled: z.boolean().describe('new letters can be written for it'),
  letterCount: z.int().describe('letters that were written for it, hidden ones too'),
  version: Version,
});

/** How many points people may give, and how long those received hold. */
export const RewardSetting = z.object({
  settingId: Id.describe('a company has them once'),
  monthlyAllowance: z
    .int()
    .min(0)
    .max(LIMITS.monthlyAllowanceMax)
    .describe('points each person may give in a month; 0: letters carry no points'),
  lapseMonths: z
    .int()
    .min(LIMITS.pointLapseMonthsMin)
    .max(LIMITS.pointLapseMonthsMax)
    .describe('months after which received points lapse'),
  version: z.int().min(0).describe('0: nothing was saved yet, and what the product begins with holds'),
});

const ValueFields = {
  valueName: z.string().trim().min(1).max(LIMITS.rewardValueName),
  valueNameEn: z.string().trim().min(1).max(LIMITS.rewardValueNameEn).nullish(),
  description: z.string().trim().min(1).max(LIMITS.description).nullish(),
};
const visiting = pages(VALUES_PAGE, 'visit');
const managing = pages(VALUES_PAGE, 'edit');

/** The company's values and the settings of points. The specification names no call of `/empAward`: these are ours. */
export const awardValues = service('reward', '/empAward', {
  listValue: post(reads, signedIn, {
    summary: 'The values of the company in their order, disabled ones too.',
    data: z.array(RewardValue),
  }),
  addValue: post(writes, managing, {
    once: true,
    summary: 'Adds a value below all others; its name is unique in the company, which has twenty at most.',
    body: z.object({ clientMutationId: ClientMutationId, ...ValueFields }),
    data: RewardValue,
  }),
  updateValue: post(writes, managing, {
    summary: 'Changes a value, or enables or disables it; letters written for it show it as it is now.',
    body: z.object({ valueId: Id, version: Version, ...ValueFields, enabled: z.boolean() }),
    data: RewardValue,
  }),
  orderValue: post(writes, managing, {
    summary: 'Puts the values into an order; every value is named.',
    body: z.object({ valueIds: z.array(Id).min(1).max(LIMITS.rewardValuesMax) }),
    data: z.array(RewardValue),
  }),
  deleteValue: post(writes, managing, {
    summary: 'Deletes a value for which no letter was written; any other can be disabled.',
    body: z.object({ valueId: Id, version: Version }),
  }),
  getPointSetting: get(reads, visiting, {
    summary: 'How many points people may give in a month, and how long those received hold.',
    data: RewardSetting,
  }),
  savePointSetting: post(writes, managing, {
    summary: 'Saves the settings of points; an allowance that was given already stays given.',
    body: RewardSetting.omit({ settingId: true }),
    data: RewardSetting,
  }),
});
