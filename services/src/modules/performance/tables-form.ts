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
} from 'drizzle-orm/pg-core';
import type { Potential, ValueOf } from '@hengcai/shared/enums';
import type { CellText } from '@hengcai/shared/rules/performance/typed-cells';
import { businessDate, companyId, id, instant, ref, score, version } from '../../db/columns.ts';
import { file } from '../../kit/tables.ts';
import { employee } from '../employee/tables.ts';
import { assessmentInfo, assessmentPlan } from './tables.ts';

/** Values of indicators: a revenue needs more places before the point than a score. */
const quantity = (name: string) => numeric(name, { precision: 22, scale: 8 });

/** An indicator of somebody's target form. */
export const targetRow = pgTable(
  'target_row',
  {
    companyId: companyId(),
    id: id(),
    assessmentId: id('assessment_id'),
    /** Template and part the row belongs to; the part lives in the frozen content of the plan's module. */
    templateId: id('template_id'),
    partCode: id('part_code'),
    sort: integer('sort').notNull(),
    /** Copied from the template when the person joined: key result and weight cannot be changed. */
    fixed: boolean('fixed').notNull().default(false),
    keyResult: text('key_result').notNull(),
    description: text('description'),
    measureUnit: text('measure_unit'),
    startValue: quantity('start_value'),
    targetValue: quantity('target_value'),
    achievedValue: quantity('achieved_value'),
    weight: score('weight'),
    confidence: smallint('confidence'),
    priority: smallint('priority').notNull(),
    startDate: businessDate('start_date'),
    targetDate: businessDate('target_date'),
    remark: text('remark'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('target_row_assessment').on(t.companyId, t.assessmentId, t.sort),
    foreignKey({
      name: 'target_row_of_assessment',
      columns: [t.companyId, t.assessmentId],
      foreignColumns: [assessmentInfo.companyId, assessmentInfo.id],
    }),
  ],
);

/** A file beside an indicator: evidence of what was achieved, a draft of the person until the self score is submitted. */
export const targetAttachment = pgTable(
  'target_attachment',
  {
    companyId: companyId(),
    /** That of the file. */
    id: id(),
    targetRowId: id('target_row_id'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('target_attachment_row').on(t.companyId, t.targetRowId),
    foreignKey({
      name: 'target_attachment_is_file',
      columns: [t.companyId, t.id],
      foreignColumns: [file.companyId, file.id],
    }),
    foreignKey({
      name: 'target_attachment_of_target',
      columns: [t.companyId, t.targetRowId],
      foreignColumns: [targetRow.companyId, targetRow.id],
    }),
  ],
);

/** Who changed which target when. Append-only; it outlives the row, so it keeps the key result and no foreign key to it. */
export const targetLog = pgTable(
  'target_log',
  {
    companyId: companyId(),
    id: id(),
    assessmentId: id('assessment_id'),
    rowId: id('row_id'),
    keyResult: text('key_result').notNull(),
    /** Key of the changed field, or `added` / `removed`. */
    field: text('field').notNull(),
    before: text('before'),
    after: text('after'),
    /** Plan status at the moment. */
    stage: smallint('stage').notNull(),
    reason: text('reason'),
    byEmpId: ref('by_emp_id'),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('target_log_assessment').on(t.companyId, t.assessmentId, t.at),
    foreignKey({
      name: 'target_log_of_assessment',
      columns: [t.companyId, t.assessmentId],
      foreignColumns: [assessmentInfo.companyId, assessmentInfo.id],
    }),
  ],
);

/** The scores of one scorer for one person; a draft until `submitted_at`, a draft again after it was sent back. */
export const scoreSheet = pgTable(
  'score_sheet',
  {
    companyId: companyId(),
    id: id(),
    assessmentId: id('assessment_id'),
    scorerRole: smallint('scorer_role').notNull(),
    scorerEmpId: id('scorer_emp_id'),
    overallComment: text('overall_comment'),
    /** Of the superior: how far the person may still grow, 1-3. Nobody it is about ever sees it. */
    potential: smallint('potential').$type<ValueOf<typeof Potential>>(),
    submittedAt: instant('submitted_at'),
    sentBackReason: text('sent_back_reason'),
    sentBackAt: instant('sent_back_at'),
    /** Weighted mean of the sheet, unrounded, kept from the submission on. */
    totalRaw: numeric('total_raw'),
    /** The last auto-save: which tab, its running number, when. */
    draftClientId: text('draft_client_id'),
    draftSeq: integer('draft_seq'),
    draftSavedAt: instant('draft_saved_at'),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('score_sheet_scorer').on(t.companyId, t.assessmentId, t.scorerRole, t.scorerEmpId),
    index('score_sheet_by_scorer').on(t.companyId, t.scorerEmpId),
    foreignKey({
      name: 'score_sheet_of_assessment',
      columns: [t.companyId, t.assessmentId],
      foreignColumns: [assessmentInfo.companyId, assessmentInfo.id],
    }),
    foreignKey({
      name: 'score_sheet_scored_by',
      columns: [t.companyId, t.scorerEmpId],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
);

/** One score of a sheet. A row of the target form that is removed after a return to filling takes its scores along. */
export const scoreRow = pgTable(
  'score_row',
  {
    companyId: companyId(),
    sheetId: id('sheet_id'),
    targetRowId: id('target_row_id'),
    score: score('score'),
    /** The level that was chosen, where the rule is scored by levels; of a formula the one its score stands on. */
    levelName: text('level_name'),
    comment: text('comment'),
    /** What a draft keeps of cells whose text is no value. */
    typed: jsonb('typed').$type<CellText[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.sheetId, t.targetRowId] }),
    index('score_row_target').on(t.companyId, t.targetRowId),
    foreignKey({
      name: 'score_row_of_sheet',
      columns: [t.companyId, t.sheetId],
      foreignColumns: [scoreSheet.companyId, scoreSheet.id],
    }),
    foreignKey({
      name: 'score_row_of_target',
      columns: [t.companyId, t.targetRowId],
      foreignColumns: [targetRow.companyId, targetRow.id],
    }).onDelete('cascade'),
  ],
);

/** A change of score or level in calibration. Append-only. */
export const calibration = pgTable(
  'calibration',
  {
    companyId: companyId(),
    id: id(),
    planId: id('plan_id'),
    assessmentId: id('assessment_id'),
    scoreBefore: score('score_before'),
    scoreAfter: score('score_after'),
    levelBefore: text('level_before'),
    levelAfter: text('level_after'),
    comment: text('comment').notNull(),
    byEmpId: ref('by_emp_id'),
    at: instant('at').notNull(),
    source: smallint('source').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('calibration_assessment').on(t.companyId, t.assessmentId, t.at),
    index('calibration_plan').on(t.companyId, t.planId, t.at),
    index('calibration_decider').on(t.companyId, t.byEmpId),
    foreignKey({
      name: 'calibration_of_plan',
      columns: [t.companyId, t.planId],
      foreignColumns: [assessmentPlan.companyId, assessmentPlan.id],
    }),
    foreignKey({
      name: 'calibration_of_assessment',
      columns: [t.companyId, t.assessmentId],
      foreignColumns: [assessmentInfo.companyId, assessmentInfo.id],
    }),
  ],
);

/** A confirmation or objection with what exactly was confirmed, or the note that earlier ones no longer count. Append-only. */
export const confirmation = pgTable(
  'confirmation',
  {
    companyId: companyId(),
    id: id(),
    assessmentId: id('assessment_id'),
    /** `boss` or `employee`. */
    by: text('by').$type<'boss' | 'employee'>().notNull(),
    outcome: text('outcome').$type<'confirmed' | 'objected' | 'invalidated'>().notNull(),
    text: text('text'),
    /** The words of the plan at that moment; null: the usual ones. */
    note: text('note'),
    score: score('score'),
    levelName: text('level_name'),
    byEmpId: ref('by_emp_id'),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('confirmation_assessment').on(t.companyId, t.assessmentId, t.at),
    foreignKey({
      name: 'confirmation_of_assessment',
      columns: [t.companyId, t.assessmentId],
      foreignColumns: [assessmentInfo.companyId, assessmentInfo.id],
    }),
  ],
);
