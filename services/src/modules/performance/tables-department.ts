import { and, eq } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { companyId, id, instant, ref, version } from '../../db/columns.ts';
import type { ScoreValue } from './assessment/score-sheets.ts';
import { department } from '../org/tables.ts';
import { assessmentPlan, type DraftRow } from './tables.ts';

/** The targets of a department in a plan; there from the first save of its head on. */
export const deptTarget = pgTable(
  'dept_target',
  {
    companyId: companyId(),
    id: id(),
    planId: id('plan_id'),
    deptId: id('dept_id'),
    /** Of what was submitted last. */
    targetStatus: smallint('target_status').notNull(),
    /** What was agreed last; stands until something else is. */
    agreedRows: jsonb('agreed_rows').$type<DraftRow[]>(),
    agreedAt: instant('agreed_at'),
    /** The form as its head left it; while it waits for approval, what was submitted. Null: as it was agreed. */
    draftRows: jsonb('draft_rows').$type<DraftRow[]>(),
    /** Why what was submitted last was returned. */
    opinion: text('opinion'),
    /** The last auto-save: which tab, its running number, when. */
    draftClientId: text('draft_client_id'),
    draftSeq: integer('draft_seq'),
    draftSavedAt: instant('draft_saved_at'),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('dept_target_once').on(t.companyId, t.planId, t.deptId),
    index('dept_target_dept').on(t.companyId, t.deptId),
    foreignKey({
      name: 'dept_target_plan',
      columns: [t.companyId, t.planId],
      foreignColumns: [assessmentPlan.companyId, assessmentPlan.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'dept_target_department',
      columns: [t.companyId, t.deptId],
      foreignColumns: [department.companyId, department.id],
    }),
  ],
);

/** What an indicator of a department was given. */
export interface DeptScoreLine extends ScoreValue {
  achievedValue: string | null;
}

/** The scores of a department; a draft until `submitted_at`, a draft again after it was sent back. */
export const deptScoreSheet = pgTable(
  'dept_score_sheet',
  {
    companyId: companyId(),
    id: id(),
    deptTargetId: id('dept_target_id'),
    /** Who saved it last; null: HR without a person of its own. */
    scorerEmpId: ref('scorer_emp_id'),
    rows: jsonb('rows').$type<DeptScoreLine[]>().notNull(),
    overallComment: text('overall_comment'),
    submittedAt: instant('submitted_at'),
    sentBackReason: text('sent_back_reason'),
    sentBackAt: instant('sent_back_at'),
    /** The last auto-save: which tab, its running number, when. */
    draftClientId: text('draft_client_id'),
    draftSeq: integer('draft_seq'),
    draftSavedAt: instant('draft_saved_at'),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('dept_score_sheet_once').on(t.companyId, t.deptTargetId),
    foreignKey({
      name: 'dept_score_sheet_of_target',
      columns: [t.companyId, t.deptTargetId],
      foreignColumns: [deptTarget.companyId, deptTarget.id],
    }).onDelete('cascade'),
  ],
);

/** Joins its plan to the targets of a department. */
export const isPlanOfDept = and(
  eq(assessmentPlan.companyId, deptTarget.companyId),
  eq(assessmentPlan.id, deptTarget.planId),
);
