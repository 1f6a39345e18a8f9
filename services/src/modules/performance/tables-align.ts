import { foreignKey, index, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core';
import { companyId, id, instant, ref } from '../../db/columns.ts';
import { deptTarget } from './tables-department.ts';
import { targetRow } from './tables-form.ts';

/** That a target serves another one; it goes with either of them. */
export const targetAlign = pgTable(
  'target_align',
  {
    companyId: companyId(),
    id: id(),
    fromRowId: id('from_row_id'),
    toRowId: id('to_row_id'),
    byEmpId: ref('by_emp_id'),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('target_align_once').on(t.companyId, t.fromRowId, t.toRowId),
    index('target_align_to').on(t.companyId, t.toRowId),
    foreignKey({
      name: 'target_align_from',
      columns: [t.companyId, t.fromRowId],
      foreignColumns: [targetRow.companyId, targetRow.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'target_align_of',
      columns: [t.companyId, t.toRowId],
      foreignColumns: [targetRow.companyId, targetRow.id],
    }).onDelete('cascade'),
  ],
);

/** That a target of a person serves one of a department, which is one of its agreed rows; it goes with either of them. */
export const targetDeptAlign = pgTable(
  'target_dept_align',
  {
    companyId: companyId(),
    id: id(),
    fromRowId: id('from_row_id'),
    deptTargetId: id('dept_target_id'),
    toRowId: id('to_row_id'),
    byEmpId: ref('by_emp_id'),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('target_dept_align_once').on(t.companyId, t.fromRowId, t.toRowId),
    index('target_dept_align_to').on(t.companyId, t.deptTargetId),
    foreignKey({
      name: 'target_dept_align_from',
      columns: [t.companyId, t.fromRowId],
      foreignColumns: [targetRow.companyId, targetRow.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'target_dept_align_of',
      columns: [t.companyId, t.deptTargetId],
      foreignColumns: [deptTarget.companyId, deptTarget.id],
    }).onDelete('cascade'),
  ],
);
