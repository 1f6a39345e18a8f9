import { foreignKey, index, jsonb, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { Choices, EvaluationOptions } from '@hengcai/shared/rules/position/evaluation';
import { businessDate, companyId, id, instant, ref, version } from '../../db/columns.ts';
import { employee } from '../employee/tables.ts';
import { jobGrade, position } from './tables.ts';

/** What positions of a company are evaluated by; a company without a row has not said it yet. */
export const evaluationOptions = pgTable(
  'evaluation_options',
  { companyId: companyId(), options: jsonb('options').$type<EvaluationOptions>().notNull(), version: version() },
  (t) => [primaryKey({ columns: [t.companyId] })],
);

/** An evaluation of a position; `options` are those it began with, null as long as it is a draft. */
export const positionEvaluation = pgTable(
  'position_evaluation',
  {
    companyId: companyId(),
    id: id(),
    positionId: text('position_id').notNull(),
    state: smallint('state').notNull(),
    options: jsonb('options').$type<EvaluationOptions>(),
    /** The grade it came to, once it is applied, and from when on. */
    gradeId: ref('grade_id'),
    appliedFrom: businessDate('applied_from'),
    createdAt: instant('created_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('position_evaluation_position').on(t.companyId, t.positionId),
    index('position_evaluation_created').on(t.companyId, t.createdAt, t.id),
    foreignKey({
      name: 'position_evaluation_of',
      columns: [t.companyId, t.positionId],
      foreignColumns: [position.companyId, position.id],
    }),
    foreignKey({
      name: 'position_evaluation_grade',
      columns: [t.companyId, t.gradeId],
      foreignColumns: [jobGrade.companyId, jobGrade.id],
    }),
  ],
);

/** Who evaluates, with the answers given so far; `total` stands once they are submitted. */
export const positionEvaluator = pgTable(
  'position_evaluator',
  {
    companyId: companyId(),
    evaluationId: id('evaluation_id'),
    empId: id('emp_id'),
    /** The order in which they were named. */
    place: smallint('place').notNull(),
    choices: jsonb('choices').$type<Choices>().notNull(),
    total: numeric('total'),
    submittedAt: instant('submitted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.evaluationId, t.empId] }),
    index('position_evaluator_person').on(t.companyId, t.empId),
    foreignKey({
      name: 'position_evaluator_evaluation',
      columns: [t.companyId, t.evaluationId],
      foreignColumns: [positionEvaluation.companyId, positionEvaluation.id],
    }),
    foreignKey({
      name: 'position_evaluator_employee',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
);
