import { sql } from 'drizzle-orm';
import {
  boolean,
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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { businessDate, companyId, id, instant, ref, score, version } from '../../db/columns.ts';
import { employee } from '../employee/tables.ts';
import { assessmentTemplate, templateContent } from '../enterprise/tables.ts';
import { department } from '../org/tables.ts';
import type { ApprovalNodeData } from '@hengcai/shared/contract/approval';
import { assessmentRule, type RuleSnapshot } from '../performance/tables.ts';

/** An indicator with what both sides gave it. One person's form is read and written as a whole, and nothing is asked across forms. */
export interface ProbationRowData {
  rowCode: string;
  partCode: string;
  fixed: boolean;
  keyResult: string;
  description: string | null;
  measureUnit: string | null;
  startValue: string | null;
  targetValue: string | null;
  achievedValue: string | null;
  weight: string | null;
  selfScore: string | null;
  selfLevel: string | null;
  selfComment: string | null;
  bossScore: string | null;
  bossLevel: string | null;
  bossComment: string | null;
}

/** Whose sheet it is: the person's, or the superior's. */
export type SheetSide = 'employee' | 'superior';
/** The last save of a sheet; window and running number are null once it is submitted. */
export interface SavedSheet {
  version: number;
  draftClientId: string | null;
  draftSeq: number | null;
}

/** How plans are made for those who enter its departments. */
export const probationRule = pgTable(
  'probation_rule',
  {
    companyId: companyId(),
    id: id(),
    name: text('name').notNull(),
    templateId: id('template_id'),
    assessmentRuleId: id('assessment_rule_id'),
    scoringDays: integer('scoring_days').notNull(),
    targetSetter: smallint('target_setter').notNull(),
    selfRatio: score('self_ratio').notNull(),
    bossRatio: score('boss_ratio').notNull(),
    flow: jsonb('flow').$type<ApprovalNodeData[]>().notNull(),
    mailTemplateId: ref('mail_template_id'),
    extensionAllowed: boolean('extension_allowed').notNull().default(false),
    /** The day from which entries get a plan; null while the rule is off. */
    enabledOn: businessDate('enabled_on'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('probation_rule_name').on(t.companyId, t.name),
    foreignKey({
      name: 'probation_rule_template',
      columns: [t.companyId, t.templateId],
      foreignColumns: [assessmentTemplate.companyId, assessmentTemplate.id],
    }),
    foreignKey({
      name: 'probation_rule_assessment_rule',
      columns: [t.companyId, t.assessmentRuleId],
      foreignColumns: [assessmentRule.companyId, assessmentRule.id],
    }),
  ],
);

/** A department a rule holds for; each follows one rule. */
export const probationRuleDept = pgTable(
  'probation_rule_dept',
  { companyId: companyId(), deptId: id('dept_id'), ruleId: id('rule_id') },
  (t) => [
    primaryKey({ columns: [t.companyId, t.deptId] }),
    index('probation_rule_dept_of').on(t.companyId, t.ruleId),
    foreignKey({
      name: 'probation_rule_dept_rule',
      columns: [t.companyId, t.ruleId],
      foreignColumns: [probationRule.companyId, probationRule.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'probation_rule_dept_department',
      columns: [t.companyId, t.deptId],
      foreignColumns: [department.companyId, department.id],
    }),
  ],
);

/**
 * The probation of one person. Superior and regular date are the person's own until scoring opens (`opened`): a transfer
 * or a moved date before that moves the plan, later it changes nothing.
 */
export const probationPlan = pgTable(
  'probation_plan',
  {
    companyId: companyId(),
    id: id(),
    empId: id('emp_id'),
    ruleId: id('rule_id'),
    status: smallint('status').notNull().default(0),
    process: smallint('process').notNull().default(1),
    targetSetter: smallint('target_setter').notNull(),
    scoringDays: integer('scoring_days').notNull(),
    selfRatio: score('self_ratio').notNull(),
    bossRatio: score('boss_ratio').notNull(),
    flow: jsonb('flow').$type<ApprovalNodeData[]>().notNull(),
    mailTemplateId: ref('mail_template_id'),
    extensionAllowed: boolean('extension_allowed').notNull(),
    assessmentRuleId: id('assessment_rule_id'),
    templateId: id('template_id'),
    /** Null until the plan starts, as the copy of the rule. */
    contentId: ref('content_id'),
    ruleSnapshot: jsonb('rule_snapshot').$type<RuleSnapshot>(),
    rows: jsonb('rows').$type<ProbationRowData[]>().notNull(),
    /** The last save of each side's own sheet: a draft is no change of the plan, which others may act on meanwhile. */
    sheets: jsonb('sheets').$type<Partial<Record<SheetSide, SavedSheet>>>().notNull().default({}),
    /** Null: the line manager, until scoring opens. */
    superiorEmpId: ref('superior_emp_id'),
    /** Null: the person's, until scoring opens. */
    regularDate: businessDate('regular_date'),
    targetOpinion: text('target_opinion'),
    resultOpinion: text('result_opinion'),
    selfSubmitted: boolean('self_submitted').notNull().default(false),
    bossSubmitted: boolean('boss_submitted').notNull().default(false),
    selfSummary: text('self_summary'),
    bossSummary: text('boss_summary'),
    /** What the superior proposes; it holds once approved. */
    proposed: smallint('proposed'),
    conditionNotMet: text('condition_not_met'),
    result: smallint('result').notNull().default(0),
    passed: smallint('passed'),
    outcome: smallint('outcome'),
    scoreRaw: numeric('score_raw'),
    levelName: text('level_name'),
    confirmComment: text('confirm_comment'),
    /** Code of a rule that kept the daily job from starting it. */
    problem: text('problem'),
    formerPlanId: ref('former_plan_id'),
    consentOn: businessDate('consent_on'),
    consentNote: text('consent_note'),
    changeId: ref('change_id'),
    endedAt: instant('ended_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('probation_plan_emp').on(t.companyId, t.empId),
    index('probation_plan_superior').on(t.companyId, t.superiorEmpId),
    index('probation_plan_status').on(t.companyId, t.status),
    index('probation_plan_rule').on(t.companyId, t.ruleId),
    index('probation_plan_content_of').on(t.companyId, t.contentId),
    uniqueIndex('probation_plan_open')
      .on(t.companyId, t.empId)
      .where(sql`${t.status} in (0, 1, 2, 4)`),
    foreignKey({
      name: 'probation_plan_employee',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }),
    foreignKey({
      name: 'probation_plan_superior_employee',
      columns: [t.companyId, t.superiorEmpId],
      foreignColumns: [employee.companyId, employee.id],
    }),
    foreignKey({
      name: 'probation_plan_of_rule',
      columns: [t.companyId, t.ruleId],
      foreignColumns: [probationRule.companyId, probationRule.id],
    }),
    foreignKey({
      name: 'probation_plan_content',
      columns: [t.companyId, t.contentId],
      foreignColumns: [templateContent.companyId, templateContent.id],
    }),
  ],
);

/** What happened in a plan. Append-only. */
export const probationEvent = pgTable(
  'probation_event',
  {
    companyId: companyId(),
    id: id(),
    planId: id('plan_id'),
    event: smallint('event').notNull(),
    /** Null: it happened by itself, or an account without an employee did it. */
    byEmpId: ref('by_emp_id'),
    text: text('text'),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('probation_event_plan').on(t.companyId, t.planId, t.at),
    foreignKey({
      name: 'probation_event_of_plan',
      columns: [t.companyId, t.planId],
      foreignColumns: [probationPlan.companyId, probationPlan.id],
    }).onDelete('cascade'),
  ],
);
