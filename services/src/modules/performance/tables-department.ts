import { foreignKey, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { companyId, id, instant, version } from '../../db/columns.ts';
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
