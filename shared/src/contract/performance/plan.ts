import * as z from 'zod';
import {
  EmployeeStage,
  AssessmentPlanCycle,
  AssessmentPlanRuleType,
  AssessmentPlanStage,
  AssessmentPlanStatus,
  StarterKit,
  ViewScoreAt,
  ViewWhat,
} from '../../enums.ts';
import {
  ClientMutationId,
  DateText,
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
  signedIn,
  Version,
  writes,
  Keyword,
} from '../kernel.ts';
import { ApprovalNodeInput } from '../approval.ts';
import { Assess360, Assess360Setting } from './assess360.ts';
import { scoreFileCalls } from './by-file.ts';
import { combineCalls, combineInput } from './combine.ts';
import { communicatingCalls, resultNoteText } from './communicating.ts';
import { AssessmentEmpType, empTypeCalls } from './emp-type.ts';
import { IncludedPlan, includeInput, IncludingPlan } from './include.ts';
import { PlanModulePart, PlanModulePartInput } from './plan-module.ts';
import { AssessmentRule } from './rule.ts';
import { AssessmentTemplatePart } from '../enterprise/assessment-module.ts';
import { LIMITS } from '../../rules/limits.ts';

export const DateWindow = z.object({ from: DateText, to: DateText });
/** Remind people of a stage on these dates (at most 8). */
export const AssessmentStageReminderDates = z.object({
  stage: z.enum(AssessmentPlanStage),
  dates: z.array(DateText).max(LIMITS.reminderDatesMax),
});
const windows = z.object({ fill: DateWindow, score: DateWindow, calibrate: DateWindow, communicate: DateWindow });

const planFields = {
  planName: z.string().trim().max(LIMITS.planName),
  planYear: z.int().min(LIMITS.planYearMin).max(LIMITS.planYearMax),
  cycle: z.enum(AssessmentPlanCycle),
  cycleIndex: z
    .int()
    .min(1)
    .max(12)
    .describe('which period of the year: 1 for annual, else which half, quarter or month'),
  periodFrom: DateText.describe('first day of the assessed period'),
  periodTo: DateText,
  windows,
  reminders: z.array(AssessmentStageReminderDates).max(4),
  selfRatio: Decimal.describe('percent of the self score in the person’s score'),
  bossRatio: Decimal.describe('percent of the superior’s score; all sum to 100'),
  partnerRatio: Decimal.default('0').describe('percent of the co-assessors’ score; 0: the plan has none'),
  deptRatio: Decimal.default('0').describe(
    'percent of the department’s score in the template that takes it; 0: the scores of departments do not count',
  ),
  assessorPicksMax: z
    .int()
    .min(1)
    .max(LIMITS.assessorPicksMost)
    .default(LIMITS.assessorPicksDefault)
    .describe('how many people of the plan one co-assessor may be picked for'),
  asksPotential: z
    .boolean()
    .default(false)
    .describe('superiors say 1-3 how far each person may still grow; the person never sees it'),
  digits: z.int().min(0).max(LIMITS.scoreDigitsMax).describe('places a shown score is rounded to, half up'),
  viewScoreAt: z.enum(ViewScoreAt),
  viewWhat: z.enum(ViewWhat),
  allowExportDetails: z.boolean(),
  managersMaySetTargets: z.boolean(),
  assess360: Assess360.nullable()
    .default(null)
    .describe('how people around each person evaluate them; null: the plan has no 360 assessment'),
};
export const AssessmentPlanModule = z.object({
  companyModuleCode: Id,
  contentModuleCode: Id,
  companyModuleName: z.string(),
  weight: Decimal,
  takesDeptScore: z.boolean().describe('the score of the person’s department counts in it; in one template at most'),
  parts: z.array(PlanModulePart).default([]).describe('its parts as they are in this plan'),
});
export const AssessmentPlanScopeInput = z.object({
  wholeCompany: z.boolean(),
  deptIds: z.array(Id).max(LIMITS.scopeDepartmentsMax),
  empIds: z.array(Id).max(LIMITS.scopePeopleMax),
  excludedEmpIds: z.array(Id).max(LIMITS.scopePeopleMax),
});
/** How many people of the plan stand at each employee stage (1-7). */
export const AssessmentStageCount = z.object({ employeeStage: z.enum(EmployeeStage), count: z.int() });

export const AssessmentPlan = z.object({
  planCode: Id,
  ...planFields,
  planStatus: z.int(),
  fillInClosed: z.boolean(),
  bossScoringLocked: z.boolean(),
  bossConfirmLocked: z.boolean(),
  lockReason: z.string().nullable(),
  stopReason: z.string().nullable(),
  ruleCode: Id.nullable(),
  ruleName: z.string().nullable(),
  rule: AssessmentRule.nullable().describe(
    'its rule; from the opening on the copy it was opened with; null: none is chosen yet',
  ),
  deptRule: AssessmentRule.nullable()
    .default(null)
    .describe(
      'the rule that judges departments, from the opening on the copy it was opened with; null: they are judged by the rule of people, or not at all',
    ),
  modules: z.array(AssessmentPlanModule),
  flow: z
    .array(ApprovalNodeInput)
    .optional()
    .describe(
      'who approves targets, one after the other; empty: the line manager; left out for whoever does not manage plans',
    ),
  scope: AssessmentPlanScopeInput,
  scopeCount: z.int().describe('people in the plan; before it opens, people the scope would take'),
  stageCounts: z.array(AssessmentStageCount),
  stageDone: z
    .int()
    .default(0)
    .describe('how many people are done with its stage; 0 for whoever does not manage plans'),
  stagePeople: z
    .int()
    .default(0)
    .describe(
      'of how many: those who are done or waited for, without who has left or has no targets; 0 where no stage asks for anything',
    ),
  lockedBossEmpIds: z
    .array(Id)
    .default([])
    .describe('managers who are locked in it and lead nobody in it any more; empty for whoever does not manage plans'),
  combinedPlans: z
    .array(z.object({ planCode: Id, planName: z.string() }))
    .describe('the plans it is combined with: they are calibrated as one, and their distribution is judged together'),
  includedPlans: z
    .array(IncludedPlan)
    .default([])
    .describe('the plans whose results count in it, for who manages plans; empty for everybody else'),
  includedIn: z
    .array(IncludingPlan)
    .default([])
    .describe('the plans in which its results count, for who manages plans; empty for everybody else'),
  openedAt: Instant.nullable(),
  archivedAt: Instant.nullable(),
  updatedAt: Instant,
  version: Version,
});
/** One thing that stands in the way, at a field or at a person. */
export const AssessmentPlanBlocker = z.object({
  field: z.string(),
  code: z.string(),
  message: z.string(),
  empId: Id.nullable(),
});
const planNow = { plan: AssessmentPlan.optional().describe('the plan as it is now, for who manages it') };
/** What a change of a plan answers: who reads on needs no further call. */
export const SavedPlan = Saved.extend(planNow);
export const AssessmentPlanMoved = z.object({ planCode: Id, planStatus: z.int(), version: Version, ...planNow });

export const editing = pages('/performance/management', 'edit');
export const visiting = pages('/performance/management', 'visit');

/** A whole beginning at once: no call of the specification makes more than one of its parts. */
export const starterkit = service('performance', '/platform', {
  startplanfromkit: post(writes, editing, {
    once: true,
    summary:
      'Makes rule, template and plan of a starter kit for the whole company, ready to open. Needs the right to edit all three.',
    body: z.object({ clientMutationId: ClientMutationId, kit: z.enum(StarterKit) }),
    data: SavedPlan,
  }),
});

/** What the specification does not have. */
export const planpeople = service('performance', '/platform', {
  plancannotsignin: post(reads, visiting, {
    summary: 'How many people of a plan, or of its scope before it opens, have nothing to sign in with.',
    body: z.object({ planCode: Id }),
    data: z.object({ count: z.int() }),
  }),
});

export const performanceplane = service('performance', '/performanceplane', {
  ...empTypeCalls,
  ...combineCalls,
  ...scoreFileCalls,
  ...communicatingCalls,
  savecombineplan: post(writes, editing, {
    once: true,
    summary:
      'Combines a plan with others into one list of results, in place of those it was combined with; with none it stands alone. Before calibration opens, and nobody may be in two of them.',
    body: combineInput,
    data: SavedPlan,
  }),
  saveincludeplan: post(writes, editing, {
    once: true,
    summary:
      'Sets the plans whose results count in a plan that is not open yet, in place of the former ones. Their mean, by weight, is the score of its one part that is scored by import; it is taken when scoring opens.',
    body: includeInput,
    data: SavedPlan,
  }),
  listAllPlan: post(reads, visiting, {
    summary: 'Plans, newest first.',
    body: PageQuery.extend({
      keyword: Keyword.optional(),
      planYear: z.int().optional(),
      cycle: z.enum(AssessmentPlanCycle).optional(),
      planStatus: z.array(z.enum(AssessmentPlanStatus)).optional(),
    }),
    data: pageOf(AssessmentPlan),
  }),
  getplanandrule: post(reads, signedIn, {
    summary: 'Plans with their rules by code, one or several (at most 200): those the caller manages or takes part in.',
    body: z.object({
      planCode: Id.optional(),
      planCodes: z.array(Id).max(LIMITS.idsMax).optional().describe('several plans, beside or instead of `planCode`'),
    }),
    data: z.array(AssessmentPlan),
  }),
  queryassess: post(reads, visiting, {
    summary: 'A plan with everything its setup shows.',
    body: z.object({ planCode: Id }),
    data: z.object({
      plan: AssessmentPlan.nullable().describe('null: there is no such plan'),
      empTypes: z.array(AssessmentEmpType).describe('its types of employees, by name'),
    }),
  }),
  distinctplanname: post(reads, editing, {
    summary: 'Whether a plan name is taken.',
    body: z.object({ planName: z.string().trim().max(LIMITS.planName), exceptPlanCode: Id.optional() }),
    data: z.object({ exists: z.boolean() }),
  }),
  saveassess: post(writes, editing, {
    once: true,
    summary: 'Creates (without code) or changes a plan that is not open yet.',
    body: z.object({
      clientMutationId: ClientMutationId,
      planCode: Id.optional(),
      version: Version.optional(),
      likePlanCode: Id.optional().describe(
        'of a new plan: another one whose rules, templates with weights, approval flow, scope, types of employees and notes it takes over',
      ),
      ...planFields,
      assess360: Assess360Setting.nullable()
        .default(null)
        .describe('how people around each person evaluate them; null: the plan has no 360 assessment'),
    }),
    data: SavedPlan,
  }),
  planescope: post(writes, editing, {
    summary: 'Sets who takes part. In an open plan people are added and taken out at once, and told.',
    body: AssessmentPlanScopeInput.extend({
      planCode: Id,
      version: Version,
      reason: z
        .string()
        .trim()
        .max(200)
        .default('')
        .describe('why people leave; required when somebody leaves an open plan'),
    }),
    data: SavedPlan,
  }),
  saveplanrule: post(writes, editing, {
    summary: 'Sets rules, templates with weights and the approval flow of a plan that is not open yet.',
    body: z.object({
      planCode: Id,
      version: Version,
      ruleCode: Id,
      deptRuleCode: Id.nullable()
        .optional()
        .describe(
          'the rule that judges departments, where their score counts; scored like that of people, up to as much; null or absent: that of people holds',
        ),
      modules: z
        .array(
          z.object({
            companyModuleCode: Id,
            weight: Decimal,
            takesDeptScore: z.boolean().default(false).describe('the score of the person’s department counts in it'),
          }),
        )
        .max(LIMITS.planModulesMax),
      flow: z
        .array(ApprovalNodeInput)
        .max(10)
        .describe('who approves targets, one after the other; empty: the line manager'),
    }),
    data: SavedPlan,
  }),
  queryrule: get(reads, signedIn, {
    summary:
      'The rule of a plan, from its opening on the copy it was opened with; by ruleCode alone the rule as it is now, for those who set up rules or plans.',
    query: z.object({
      planCode: Id.optional(),
      ruleCode: Id.optional().describe('beside planCode: only if it is the rule of that plan'),
      planRuleType: z.coerce
        .number()
        .pipe(z.enum(AssessmentPlanRuleType))
        .optional()
        .describe(
          '1 for people, as when absent, 2 for departments: the rule that judges them in that plan, be it their own or that of people',
        ),
    }),
    data: AssessmentRule,
  }),
  getmoduledetail: get(reads, signedIn, {
    summary: 'The parts of one content version.',
    query: z.object({ companyModuleCode: Id, contentModuleCode: Id }),
    data: z.object({
      companyModuleCode: Id,
      contentModuleCode: Id,
      companyModuleName: z.string(),
      versionName: z.string(),
      parts: z.array(AssessmentTemplatePart),
    }),
  }),
  listApprovalFlow: get(reads, signedIn, {
    summary:
      'Who approves targets in a plan, one after the other, for whoever manages the plan or takes part in it; nobody: the line manager.',
    query: z.object({ planCode: Id }),
    data: z.array(ApprovalNodeInput),
  }),
  updatePlanAfterStart: post(writes, editing, {
    summary: 'The switches of an open plan, its reminders, how much the evaluated see, and the words they confirm.',
    body: z.object({
      planCode: Id,
      version: Version,
      fillInClosed: z.boolean().optional(),
      bossScoringLocked: z.boolean().optional(),
      bossConfirmLocked: z.boolean().optional(),
      reminders: z.array(AssessmentStageReminderDates).max(4).optional(),
      viewScoreAt: z.enum(ViewScoreAt).optional(),
      viewWhat: z.enum(ViewWhat).optional(),
      allowExportDetails: z.boolean().optional(),
      bossNote: resultNoteText.optional().describe('what superiors confirm with a result; null: the usual words'),
      employeeNote: resultNoteText.optional().describe('what people confirm with their result; null: the usual words'),
    }),
    data: SavedPlan,
  }),
  updatePlanModuleAfterStart: post(writes, editing, {
    summary:
      'Names and weights of the parts of a template in an open plan; after the scoring stage only the names. Results are composed anew.',
    body: z.object({
      planCode: Id,
      version: Version,
      companyModuleCode: Id,
      parts: z.array(PlanModulePartInput).min(1).max(LIMITS.partRowsMax).describe('all of its parts'),
    }),
    data: SavedPlan,
  }),
  reversalplan: post(writes, editing, {
    once: true,
    summary: 'Returns a plan to an earlier stage; nothing is cleared, confirmations no longer count.',
    body: z.object({
      clientMutationId: ClientMutationId,
      planCode: Id,
      version: Version,
      to: z.enum(AssessmentPlanStatus),
      reason: z.string().trim().min(1).max(LIMITS.reason),
      together: z
        .boolean()
        .optional()
        .describe(
          'of a plan calibrated with others: true returns all of them, false this one, which leaves the others; absent where there are none',
        ),
    }),
    data: AssessmentPlanMoved,
  }),
  deleteplane: post(writes, editing, {
    summary: 'Deletes a plan that never opened.',
    body: z.object({ planCode: Id, version: Version }),
  }),
});
