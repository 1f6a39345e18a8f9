import { foreignKey, index, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { companyId, id, instant, ref, score } from '../../db/columns.ts';
import { employee } from '../employee/tables.ts';
import { assessmentInfo } from './tables.ts';

/** Who scores a person beside the superior, or is proposed for it. */
export const coAssessor = pgTable(
  'co_assessor',
  {
    companyId: companyId(),
    assessmentId: id('assessment_id'),
    empId: id('emp_id'),
    sort: smallint('sort').notNull(),
    /** Percent beside the others; null: all count alike. */
    weight: score('weight'),
    pickedBy: ref('picked_by'),
    /** When the superior or HR decided; null: proposed by the person. */
    confirmedAt: instant('confirmed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.assessmentId, t.empId] }),
    index('co_assessor_emp').on(t.companyId, t.empId),
    foreignKey({
      name: 'co_assessor_of_assessment',
      columns: [t.companyId, t.assessmentId],
      foreignColumns: [assessmentInfo.companyId, assessmentInfo.id],
    }),
    foreignKey({
      name: 'co_assessor_person',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
);
