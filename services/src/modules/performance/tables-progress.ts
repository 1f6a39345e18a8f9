import { foreignKey, numeric, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { businessDate, companyId, id, instant, ref } from '../../db/columns.ts';
import { targetRow } from './tables-form.ts';

/** What somebody noted in one week about how far an agreed target is. It goes with the target. */
export const progressNote = pgTable(
  'progress_note',
  {
    companyId: companyId(),
    id: id(),
    targetRowId: id('target_row_id'),
    /** Monday of the week; one note for each. */
    week: businessDate('week').notNull(),
    value: numeric('value', { precision: 22, scale: 8 }),
    confidence: smallint('confidence'),
    text: text('text').notNull(),
    byEmpId: ref('by_emp_id'),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('progress_note_week').on(t.companyId, t.targetRowId, t.week),
    foreignKey({
      name: 'progress_note_of_row',
      columns: [t.companyId, t.targetRowId],
      foreignColumns: [targetRow.companyId, targetRow.id],
    }).onDelete('cascade'),
  ],
);
