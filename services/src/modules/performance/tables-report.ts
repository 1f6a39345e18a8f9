import { foreignKey, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { businessDate, companyId, id, instant, version } from '../../db/columns.ts';
import { employee } from '../employee/tables.ts';

/** What somebody did in a week or month, and does next, in the own words. */
export const workReport = pgTable(
  'work_report',
  {
    companyId: companyId(),
    id: id(),
    empId: id('emp_id'),
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
    foreignKey({
      name: 'work_report_of',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
);
