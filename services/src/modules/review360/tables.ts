import { foreignKey, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import type { ReviewAnswer } from '@hengcai/shared/rules/review360/answers';
import { companyId, id, instant, version } from '../../db/columns.ts';
import { employee } from '../employee/tables.ts';
import { assessmentPlan } from '../performance/tables.ts';

/** Somebody asked to evaluate somebody in a plan, and the form that comes of it. The own view is one of its own. */
export const reviewInvite = pgTable(
  'review_invite',
  {
    companyId: companyId(),
    id: id(),
    planId: id('plan_id'),
    empId: id('emp_id'),
    raterEmpId: id('rater_emp_id'),
    relation: smallint('relation').notNull(),
    state: smallint('state').notNull(),
    evaluationResult: smallint('evaluation_result').notNull(),
    inviter: smallint('inviter').notNull(),
    /** Why it was rejected, declined or revoked. */
    reason: text('reason'),
    /** Why HR gave a submitted form back; it may be written although the superior has submitted. */
    reopenReason: text('reopen_reason'),
    answers: jsonb('answers').$type<ReviewAnswer[]>().notNull().default([]),
    /** What of it the report counts; null: nothing. */
    reported: jsonb('reported').$type<ReviewAnswer[]>(),
    startedAt: instant('started_at'),
    submittedAt: instant('submitted_at'),
    draftClientId: text('draft_client_id'),
    draftSeq: integer('draft_seq'),
    createdAt: instant('created_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('review_invite_once').on(t.companyId, t.planId, t.empId, t.raterEmpId),
    index('review_invite_rater').on(t.companyId, t.raterEmpId, t.state),
    index('review_invite_emp').on(t.companyId, t.empId),
    foreignKey({
      name: 'review_invite_plan',
      columns: [t.companyId, t.planId],
      foreignColumns: [assessmentPlan.companyId, assessmentPlan.id],
    }),
    foreignKey({
      name: 'review_invite_employee',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }),
    foreignKey({
      name: 'review_invite_assessor',
      columns: [t.companyId, t.raterEmpId],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
);
