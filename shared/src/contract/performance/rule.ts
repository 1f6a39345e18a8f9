import * as z from 'zod';
import { ForceCheck, ForceScope, AssessmentRuleType, ScoreInput } from '../../enums.ts';
import {
  Decimal,
  get,
  Id,
  Instant,
  PageQuery,
  pageOf,
  pages,
  post,
  reads,
  Saved,
  service,
  Version,
  writes,
  Keyword,
} from '../kernel.ts';
import { LIMITS } from '../../rules/limits.ts';

/** One grade of a rule: scores in [low, high), the top one closed. */
export const AssessmentRuleLevel = z.object({
  name: z.string().trim().max(LIMITS.gradeName),
  low: Decimal,
  high: Decimal,
  proportion: Decimal.describe('percent of the people, all levels sum to 100'),
  points: Decimal.nullable().describe('what the level counts in averages; null: nothing'),
});
const ruleFields = {
  ruleName: z.string().trim().max(LIMITS.ruleName),
  ruleType: z.enum(AssessmentRuleType),
  fullScore: Decimal,
  granularity: Decimal.describe('scores are multiples of it'),
  levels: z.array(AssessmentRuleLevel).max(50),
  forceCheck: z.enum(ForceCheck),
  forceScope: z.enum(ForceScope),
  minGroupSize: z.int().min(1).max(1000),
};
export const AssessmentRule = z.object({
  ruleCode: Id,
  ...ruleFields,
  scoredBy: z.enum(ScoreInput).default(ScoreInput.NUMBER).describe('what is typed into sheets'),
  wholeScores: z.boolean().default(false).describe('scores are whole numbers'),
  enabled: z.boolean(),
  planCount: z.int().describe('plans that use it'),
  updatedAt: Instant,
  version: Version,
});
/** What a change of a rule answers: who reads on needs no further call. */
const SavedRule = Saved.extend({ rule: AssessmentRule.optional().describe('the rule as it is now') });
const editing = pages('/performance/setting', 'edit');
const visiting = pages([
  { path: '/performance/setting', need: 'visit' },
  { path: '/performance/management', need: 'visit' },
]);

export const performancesetting = service('performance', '/performancesetting', {
  listAssessmentRuleModel: get(reads, visiting, {
    summary: 'Assessment rules, newest first.',
    query: PageQuery.extend({
      keyword: Keyword.optional(),
      enabled: z.enum(['true', 'false']).optional(),
    }),
    data: pageOf(AssessmentRule),
  }),
  getmodeldetail: get(reads, visiting, {
    summary: 'One rule.',
    query: z.object({ ruleCode: Id }),
    data: AssessmentRule,
  }),
  enablerulemodel: get(writes, editing, {
    summary: 'Switches a rule on for new plans, or off.',
    query: z.object({
      ruleCode: Id,
      enabled: z.enum(['true', 'false']).default('true'),
      version: z.coerce.number().int().min(1).optional().describe('absent: whatever the rule is like now'),
    }),
    data: SavedRule,
  }),
  boolExistRuleName: post(reads, editing, {
    summary: 'Whether a rule name is taken.',
    body: z.object({ ruleName: z.string().trim().max(LIMITS.ruleName), exceptRuleCode: Id.optional() }),
    data: z.object({ exists: z.boolean() }),
  }),
  updateRuleModel: post(writes, editing, {
    summary: 'Creates (without code) or changes a rule; running plans keep the copy they started with.',
    body: z.object({ ruleCode: Id.optional(), version: Version.optional(), ...ruleFields }),
    data: SavedRule,
  }),
  scoreinputsettings: post(writes, editing, {
    summary: 'How the scores of a rule are typed; running plans keep the copy they started with.',
    body: z.object({
      ruleCode: Id,
      version: Version,
      scoredBy: z.enum(ScoreInput).describe('2, levels, also of a rule for score and level: then no score follows'),
      granularity: Decimal.describe('scores are multiples of it'),
      wholeScores: z.boolean().describe('scores are whole numbers; the granularity then is one, too'),
    }),
    data: SavedRule,
  }),
  deleterulemodel: post(writes, editing, {
    summary: 'Deletes a rule no plan uses.',
    body: z.object({ ruleCode: Id, version: Version }),
  }),
});
