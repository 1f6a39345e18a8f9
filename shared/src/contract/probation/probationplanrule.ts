import * as z from 'zod';
import { ProbationTargetSetter } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import {
  ClientMutationId,
  Decimal,
  get,
  Id,
  Instant,
  Keyword,
  PageQuery,
  pageOf,
  pages,
  post,
  reads,
  service,
  Version,
  writes,
} from '../kernel.ts';
import { ApprovalNodeInput } from '../approval.ts';

export const RULE_DETAILS = '/performance/probation-rule/details';
const editing = pages(RULE_DETAILS, 'edit');
const visiting = pages([
  { path: RULE_DETAILS, need: 'visit' },
  { path: '/performance/setting', need: 'visit' },
  { path: '/performance/management', need: 'edit' },
]);

const ruleFields = {
  ruleName: z.string().trim().max(LIMITS.ruleName).describe('unique in the company'),
  companyModuleCode: Id.describe('the template whose enabled version the form of a plan is made of when it starts'),
  assessmentRuleCode: Id.describe('the assessment rule that says how scores are typed and become levels'),
  scoringDays: z.int().describe('days of scoring, back from the day before the regular date; less than the probation'),
  targetSetter: z.enum(ProbationTargetSetter).describe('who sets the targets; the other side approves or learns them'),
  selfRatio: Decimal.describe('percent of the result that the self score counts; 0: nobody scores themselves'),
  bossRatio: Decimal.describe('percent that the superior’s score counts; both sum to 100'),
  flow: z
    .array(ApprovalNodeInput)
    .max(LIMITS.approvalNodesMax)
    .describe('who approves the result, in order; levels of line managers count from the evaluated person'),
  mailTemplateId: Id.nullable().describe('wording of the mail that a plan starts with; null: the one in use'),
  extensionAllowed: z.boolean().describe('whether HR may extend a probation with the consent of the person'),
};
export const ProbationRule = z.object({
  ruleCode: Id,
  ...ruleFields,
  companyModuleName: z.string().describe('name of the template'),
  assessmentRuleName: z.string().describe('how the rule that turns scores into levels is called'),
  deptIds: z.array(Id).describe('departments it holds for, each with everything below that has no nearer rule'),
  enabled: z.boolean().describe('whether entries from now on get a plan by it'),
  planCount: z.int().describe('plans that were made by it'),
  updatedAt: Instant,
  version: Version,
});
const one = z.object({ ruleCode: Id, version: z.coerce.number().int().min(1).describe('the version the caller saw') });

export const probationplanrule = service('probation', '/probationplanrule', {
  listrule: get(reads, visiting, {
    summary: 'Rules for probations, newest first.',
    query: PageQuery.extend({
      keyword: Keyword.optional().describe('part of the name'),
      enabled: z.enum(['true', 'false']).optional().describe('only those that are on, or off'),
    }),
    data: pageOf(ProbationRule),
  }),
  ruledetail: get(reads, visiting, {
    summary: 'One rule with its departments.',
    query: z.object({ ruleCode: Id }),
    data: ProbationRule,
  }),
  listdept: get(reads, visiting, {
    summary: 'Departments that a rule holds for by name, and which rule that is; the nearest one upwards counts.',
    data: z.array(
      z.object({
        deptId: Id,
        deptName: z.string(),
        deptNameEn: z.string().nullable(),
        ruleCode: Id,
        ruleName: z.string(),
      }),
    ),
  }),
  verifyrulename: post(reads, editing, {
    summary: 'Whether a name of a rule is taken.',
    body: z.object({ ruleName: z.string().trim().max(LIMITS.ruleName), exceptRuleCode: Id.optional() }),
    data: z.object({ exists: z.boolean() }),
  }),
  saverule: post(writes, editing, {
    once: true,
    summary: 'Creates (without code) or changes a rule; plans that were made keep what they were made with.',
    body: z.object({
      clientMutationId: ClientMutationId,
      ruleCode: Id.optional(),
      version: Version.optional(),
      ...ruleFields,
    }),
    data: ProbationRule,
  }),
  savescope: post(writes, editing, {
    summary: 'Says for which departments a rule holds; a department follows one rule.',
    body: z.object({
      ruleCode: Id,
      version: Version,
      deptIds: z.array(Id).max(LIMITS.scopeDepartmentsMax),
    }),
    data: ProbationRule,
  }),
  enableordisablerule: get(writes, editing, {
    summary: 'Switches a rule on, for who enters from then on, or off.',
    query: one.extend({ enabled: z.enum(['true', 'false']).describe('on or off') }),
    data: ProbationRule,
  }),
  deleteprobationrule: get(writes, editing, { summary: 'Deletes a rule that no plan was made by.', query: one }),
});
