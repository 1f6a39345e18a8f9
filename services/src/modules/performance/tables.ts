import { and, eq, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { ApprovalNodeData } from '@hengcai/shared/contract/approval';
import type { AssessmentStageReminderDates } from '@hengcai/shared/contract/performance/plan';
import type { PlanModulePartInput } from '@hengcai/shared/contract/performance/plan-module';
import type { ReviewItem } from '@hengcai/shared/rules/review360/answers';
import type { ReviewSetting } from '@hengcai/shared/rules/review360/setting';
import type { AssessmentRule, AssessmentRuleLevel } from '@hengcai/shared/contract/performance/rule';
import type { CellText } from '@hengcai/shared/rules/performance/typed-cells';
import { businessDate, companyId, id, instant, ref, score, version } from '../../db/columns.ts';
import { employee } from '../employee/tables.ts';
import { assessmentTemplate, templateContent } from '../enterprise/tables.ts';
import { department } from '../org/tables.ts';

/** Questions of a company's own; a 360 assessment takes one as its form. */
export const customTemplate = pgTable(
  'custom_template',
  {
    companyId: companyId(),
    id: id(),
    name: text('name').notNull(),
    items: jsonb('items').$type<ReviewItem[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), unique('custom_template_name').on(t.companyId, t.name)],
);

/** What a plan says of a part of its template. */
export type OwnPart = z.output<typeof PlanModulePartInput>;
export type RuleLevelData = z.output<typeof AssessmentRuleLevel>;
/** What of a rule a plan keeps from its opening on: everything scores and levels are computed with. */
export type RuleSnapshot = Omit<z.output<typeof AssessmentRule>, 'enabled' | 'planCount' | 'scoredBy' | 'wholeScores'> &
  // Copies of earlier releases lack them.
  Partial<Pick<z.output<typeof AssessmentRule>, 'scoredBy' | 'wholeScores'>>;
export type StageReminderData = z.output<typeof AssessmentStageReminderDates>;

/** An indicator of a draft. The table it goes to when it is submitted refers to this one, so it is described here. */
export interface DraftRow {
  id: string;
  templateId: string;
  partCode: string;
  sort: number;
  fixed: boolean;
  keyResult: string;
  description: string | null;
  measureUnit: string | null;
  startValue: string | null;
  targetValue: string | null;
  weight: string | null;
  confidence: number | null;
  priority: number;
  startDate: string | null;
  targetDate: string | null;
  /** Absent in drafts of earlier releases. */
  remark?: string | null;
  /** What was typed into cells and is no value of theirs; absent in drafts of earlier releases. */
  typed?: readonly CellText[];
}

/** How scores become levels. Plans copy it when they open, so a change never rewrites a running appraisal. */
export const assessmentRule = pgTable(
  'assessment_rule',
  {
    companyId: companyId(),
    id: id(),
    name: text('name').notNull(),
    ruleType: smallint('rule_type').notNull(),
    fullScore: score('full_score').notNull(),
    granularity: score('granularity').notNull(),
    /** Whether sheets of a rule for score and level take numbers or levels. */
    scoredBy: smallint('scored_by').notNull().default(1),
    wholeScores: boolean('whole_scores').notNull().default(false),
    levels: jsonb('levels').$type<RuleLevelData[]>().notNull(),
    forceCheck: smallint('force_check').notNull(),
    forceScope: smallint('force_scope').notNull(),
    minGroupSize: integer('min_group_size').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), unique('assessment_rule_name').on(t.companyId, t.name)],
);

/** An appraisal round. `status` never turns negative in here; the wire does that from `locked`. */
export const assessmentPlan = pgTable(
  'assessment_plan',
  {
    companyId: companyId(),
    id: id(),
    name: text('name').notNull(),
    planYear: integer('plan_year').notNull(),
    cycle: smallint('cycle').notNull(),
    cycleIndex: smallint('cycle_index').notNull(),
    periodFrom: businessDate('period_from').notNull(),
    periodTo: businessDate('period_to').notNull(),
    fillFrom: businessDate('fill_from').notNull(),
    fillTo: businessDate('fill_to').notNull(),
    scoreFrom: businessDate('score_from').notNull(),
    scoreTo: businessDate('score_to').notNull(),
    calibrateFrom: businessDate('calibrate_from').notNull(),
    calibrateTo: businessDate('calibrate_to').notNull(),
    communicateFrom: businessDate('communicate_from').notNull(),
    communicateTo: businessDate('communicate_to').notNull(),
    reminders: jsonb('reminders').$type<StageReminderData[]>().notNull(),
    selfRatio: score('self_ratio').notNull(),
    bossRatio: score('boss_ratio').notNull(),
    /** Share of the co-assessors; 0: the plan has none. */
    partnerRatio: score('partner_ratio').notNull().default('0'),
    /** Share of the department's score in the template that takes it; 0: it does not count. */
    deptRatio: score('dept_ratio').notNull().default('0'),
    assessorPicksMax: integer('assessor_picks_max').notNull().default(10),
    /** Superiors say how far each person may still grow. */
    asksPotential: boolean('asks_potential').notNull().default(false),
    digits: smallint('digits').notNull(),
    viewScoreAt: smallint('view_score_at').notNull(),
    viewWhat: smallint('view_what').notNull(),
    /** What superiors and people confirm with a result; null: the usual words. */
    bossNote: text('boss_note'),
    employeeNote: text('employee_note'),
    allowExportDetails: boolean('allow_export_details').notNull(),
    managersMaySetTargets: boolean('managers_may_set_targets').notNull(),
    status: smallint('status').notNull().default(0),
    locked: boolean('locked').notNull().default(false),
    lockReason: text('lock_reason'),
    stopReason: text('stop_reason'),
    fillInClosed: boolean('fill_in_closed').notNull().default(false),
    bossScoringLocked: boolean('boss_scoring_locked').notNull().default(false),
    bossConfirmLocked: boolean('boss_confirm_locked').notNull().default(false),
    ruleId: ref('rule_id'),
    /** The rule that judges departments; null: that of people. */
    deptRuleId: ref('dept_rule_id'),
    /** The form of its 360 assessment, and how that is done; null where the plan has none. */
    reviewTemplateId: ref('review_template_id'),
    review: jsonb('review').$type<ReviewSetting>(),
    /** Null until the plan opens. */
    ruleSnapshot: jsonb('rule_snapshot').$type<RuleSnapshot>(),
    /** Null until the plan opens, and after it where departments are judged by the rule of people. */
    deptRuleSnapshot: jsonb('dept_rule_snapshot').$type<RuleSnapshot>(),
    flow: jsonb('flow').$type<ApprovalNodeData[]>().notNull(),
    /** The same in plans that are combined, and null in one that stands alone. */
    combinedId: ref('combined_id'),
    wholeCompany: boolean('whole_company').notNull().default(false),
    /** What the company asks for, taken over when the plan opens. */
    finalCommentRequired: boolean('final_comment_required').notNull().default(false),
    /** The superior sees the self score while scoring, as the company had decided when it opened. */
    selfScoreFirst: boolean('self_score_first').notNull().default(true),
    openedAt: instant('opened_at'),
    archivedAt: instant('archived_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('assessment_plan_name').on(t.companyId, t.name),
    index('assessment_plan_status').on(t.companyId, t.status),
    check('assessment_plan_lockable', sql`not ${t.locked} or ${t.status} between 1 and 4`),
    foreignKey({
      name: 'assessment_plan_rule',
      columns: [t.companyId, t.ruleId],
      foreignColumns: [assessmentRule.companyId, assessmentRule.id],
    }),
    foreignKey({
      name: 'assessment_plan_dept_rule',
      columns: [t.companyId, t.deptRuleId],
      foreignColumns: [assessmentRule.companyId, assessmentRule.id],
    }),
    foreignKey({
      name: 'assessment_plan_review_template',
      columns: [t.companyId, t.reviewTemplateId],
      foreignColumns: [customTemplate.companyId, customTemplate.id],
    }),
  ],
);

/** A template of a plan with its weight and the content version that holds from the opening on. */
export const planModule = pgTable(
  'plan_module',
  {
    companyId: companyId(),
    planId: id('plan_id'),
    templateId: id('template_id'),
    contentId: id('content_id'),
    sort: smallint('sort').notNull(),
    weight: score('weight').notNull(),
    /** The score of the person's department counts in it. */
    takesDeptScore: boolean('takes_dept_score').notNull().default(false),
    /** Names and weights of parts that the open plan changed; null: those of the content version. */
    parts: jsonb('parts').$type<OwnPart[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.planId, t.templateId] }),
    foreignKey({
      name: 'plan_module_plan',
      columns: [t.companyId, t.planId],
      foreignColumns: [assessmentPlan.companyId, assessmentPlan.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'plan_module_template',
      columns: [t.companyId, t.templateId],
      foreignColumns: [assessmentTemplate.companyId, assessmentTemplate.id],
    }),
    foreignKey({
      name: 'plan_module_content',
      columns: [t.companyId, t.contentId],
      foreignColumns: [templateContent.companyId, templateContent.id],
    }),
  ],
);

/**
 * A participant. Department, position, rank and superiors are those of the moment of joining: a later transfer must
 * not change who scores. Somebody taken out of the scope keeps the row (`removed_at`), so that coming back loses nothing.
 */
export const assessmentInfo = pgTable(
  'assessment_info',
  {
    companyId: companyId(),
    id: id(),
    planId: id('plan_id'),
    empId: id('emp_id'),
    deptId: ref('dept_id'),
    positionId: ref('position_id'),
    rankId: ref('rank_id'),
    jobFamilyId: ref('job_family_id'),
    bossEmpId: ref('boss_emp_id'),
    virtualBossEmpId: ref('virtual_boss_emp_id'),
    /** The superior who left and from whom it was handed on; null once HR chose one. */
    handedOnFrom: ref('handed_on_from'),
    employeeStage: smallint('employee_stage').notNull(),
    bossStage: smallint('boss_stage').notNull(),
    targetStatus: smallint('target_status').notNull(),
    /** The form is locked by the superior. */
    locked: boolean('locked').notNull().default(false),
    joinedAt: instant('joined_at').notNull(),
    removedAt: instant('removed_at'),
    /** Composed of the submitted sheets, unrounded: every later computation starts from it. */
    composedRaw: numeric('composed_raw'),
    /** `composed_raw` rounded to the plan's places, and its level. */
    composed: score('composed'),
    levelName: text('level_name'),
    /** What calibration made of them; null while nobody changed anything. */
    calibratedScore: score('calibrated_score'),
    calibratedLevel: text('calibrated_level'),
    /** What the people around gave, as its report shows it; null: there is none to count. */
    reviewScore: score('review_score'),
    /** Why HR says that this person cannot score themselves; null while they are asked to. */
    absentReason: text('absent_reason'),
    /** The target form as its writer left it since the last submission; nobody else reads it. Null: as in `target_row`. */
    draftRows: jsonb('draft_rows').$type<DraftRow[]>(),
    /** How often the writer saved a draft: counts for the writer's `version` and for nobody else's. */
    draftSaves: integer('draft_saves').notNull().default(0),
    /** The last auto-save of the target form: which tab, its running number, when. */
    draftClientId: text('draft_client_id'),
    draftSeq: integer('draft_seq'),
    draftSavedAt: instant('draft_saved_at'),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
    /** What everybody but the person counts by: with the calibrations, which `version` leaves out. */
    resultVersion: integer('result_version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('assessment_info_person').on(t.companyId, t.planId, t.empId),
    index('assessment_info_emp').on(t.companyId, t.empId),
    index('assessment_info_boss').on(t.companyId, t.bossEmpId),
    index('assessment_info_dept').on(t.companyId, t.deptId),
    index('assessment_info_handed_on').on(t.companyId, t.handedOnFrom),
    foreignKey({
      name: 'assessment_info_plan',
      columns: [t.companyId, t.planId],
      foreignColumns: [assessmentPlan.companyId, assessmentPlan.id],
    }),
    foreignKey({
      name: 'assessment_info_employee',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }),
    foreignKey({
      name: 'assessment_info_superior',
      columns: [t.companyId, t.bossEmpId],
      foreignColumns: [employee.companyId, employee.id],
    }),
    foreignKey({
      name: 'assessment_info_former_superior',
      columns: [t.companyId, t.handedOnFrom],
      foreignColumns: [employee.companyId, employee.id],
    }),
    foreignKey({
      name: 'assessment_info_department',
      columns: [t.companyId, t.deptId],
      foreignColumns: [department.companyId, department.id],
    }),
  ],
);

/** Joins its plan to an appraisal. */
export const isPlan = and(
  eq(assessmentPlan.companyId, assessmentInfo.companyId),
  eq(assessmentPlan.id, assessmentInfo.planId),
);
