import * as z from 'zod';
import { PointRuleEvent } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import {
  ClientMutationId,
  DateText,
  Id,
  PageQuery,
  Version,
  get,
  pageOf,
  pages,
  post,
  reads,
  service,
  writes,
} from '../kernel.ts';

/** Where HR says what points are given for by themselves. */
export const EXCHANGE_RULE_PAGE = '/employee-award/exchange-rule';

const Occasion = {
  event: z.enum(PointRuleEvent).describe('what points are given for'),
  level: z
    .string()
    .trim()
    .min(1)
    .max(LIMITS.gradeName)
    .nullable()
    .describe('level of the appraisal result; null for other events'),
  years: z
    .int()
    .min(1)
    .max(LIMITS.pointRuleYearsMax)
    .nullable()
    .describe('completed years of service; null for other events'),
};
const Points = z.int().min(1).max(LIMITS.pointRulePointsMax).describe('points that each person is given each time');

/** An event for which points are given by themselves. */
export const PointRule = z.object({
  ruleId: Id,
  ...Occasion,
  points: Points,
  enabled: z.boolean().describe('points are given'),
  since: DateText.describe('the day from which on events count: when it was added or last enabled'),
  givenCount: z.int().describe('how often points were given by it'),
  version: Version,
});

/** What an entry of the ledger was given for. */
export const PointEntryRule = z.object(Occasion);

const visiting = pages(EXCHANGE_RULE_PAGE, 'visit');
const managing = pages(EXCHANGE_RULE_PAGE, 'edit');

/** Rules of points. The specification names no call of `/basesetting` for its rule templates: these are ours. */
export const pointRules = service('reward', '/basesetting', {
  listRuleTemplate: post(reads, visiting, {
    summary: 'The rules of points by event, disabled ones too.',
    body: PageQuery,
    data: pageOf(PointRule),
  }),
  listRuleLevel: get(reads, visiting, {
    summary: 'The names of levels that the assessment rules of the company give.',
    data: z.array(z.string()),
  }),
  addRuleTemplate: post(writes, managing, {
    once: true,
    summary: 'Adds a rule for an event that has none; what happens from today on counts.',
    body: z.object({ clientMutationId: ClientMutationId, ...Occasion, points: Points }),
    data: PointRule,
  }),
  updateRuleTemplate: post(writes, managing, {
    summary:
      'Changes the points of a rule, or enables or disables it; what happened while it was disabled does not count.',
    body: z.object({ ruleId: Id, version: Version, points: Points, enabled: z.boolean() }),
    data: PointRule,
  }),
  deleteRuleTemplate: post(writes, managing, {
    summary: 'Deletes a rule by which no points were given; any other can be disabled.',
    body: z.object({ ruleId: Id, version: Version }),
  }),
});
