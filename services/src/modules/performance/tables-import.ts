import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { businessDate, companyId, id, instant, score } from '../../db/columns.ts';
import { employee } from '../employee/tables.ts';
import { assessmentInfo, assessmentPlan } from './tables.ts';

/** The score of a part that is scored by import; what was typed into sheets stands in those alone. */
export const importedScore = pgTable(
  'imported_score',
  {
    companyId: companyId(),
    assessmentId: id('assessment_id'),
    templateId: id('template_id'),
    partCode: id('part_code'),
    score: score('score').notNull(),
    note: text('note'),
    importedAt: instant('imported_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.assessmentId, t.templateId, t.partCode] }),
    foreignKey({
      name: 'imported_score_of_assessment',
      columns: [t.companyId, t.assessmentId],
      foreignColumns: [assessmentInfo.companyId, assessmentInfo.id],
    }).onDelete('cascade'),
  ],
);

/** How satisfied others were with somebody's work on a day, as measured elsewhere; counted in no result. */
export const satisfactionScore = pgTable(
  'satisfaction_score',
  {
    companyId: companyId(),
    assessmentId: id('assessment_id'),
    day: businessDate('day').notNull(),
    score: score('score').notNull(),
    note: text('note'),
    importedAt: instant('imported_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.assessmentId, t.day] }),
    foreignKey({
      name: 'satisfaction_score_of_assessment',
      columns: [t.companyId, t.assessmentId],
      foreignColumns: [assessmentInfo.companyId, assessmentInfo.id],
    }).onDelete('cascade'),
  ],
);

/** A result from elsewhere, as the file had it. It outlives the appraisal that shows it while the plan is an imported one. */
export const importedResult = pgTable(
  'imported_result',
  {
    companyId: companyId(),
    planId: id('plan_id'),
    empId: id('emp_id'),
    score: score('score'),
    levelName: text('level_name'),
    comment: text('comment'),
    importedAt: instant('imported_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.planId, t.empId] }),
    index('imported_result_emp').on(t.companyId, t.empId),
    foreignKey({
      name: 'imported_result_plan',
      columns: [t.companyId, t.planId],
      foreignColumns: [assessmentPlan.companyId, assessmentPlan.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'imported_result_employee',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
);
