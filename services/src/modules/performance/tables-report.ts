import { sql } from 'drizzle-orm';
import { check, foreignKey, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { businessDate, companyId, id, instant, ref, version } from '../../db/columns.ts';
import { employee } from '../employee/tables.ts';
import { department } from '../org/tables.ts';

/** What a person or a department did in a week or month, and does next, in the words of the person or of its head. */
export const workReport = pgTable(
  'work_report',
  {
    companyId: companyId(),
    id: id(),
    /** Whose it is; null: a department's. */
    empId: ref('emp_id'),
    deptId: ref('dept_id'),
    /** The head who wrote last for the department; a person writes the own one alone. */
    writerEmpId: ref('writer_emp_id'),
    /** `ReportPeriod`. */
    period: smallint('period').notNull(),
    /** First day of the week (Monday) or month. */
    fromDay: businessDate('from_day').notNull(),
    done: text('done').notNull(),
    next: text('next').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('work_report_once').on(t.companyId, t.empId, t.period, t.fromDay),
    unique('work_report_dept_once').on(t.companyId, t.deptId, t.period, t.fromDay),
    check('work_report_whose', sql`(${t.empId} is null) <> (${t.deptId} is null)`),
    foreignKey({
      name: 'work_report_of',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }),
    foreignKey({
      name: 'work_report_of_department',
      columns: [t.companyId, t.deptId],
      foreignColumns: [department.companyId, department.id],
    }),
  ],
);
