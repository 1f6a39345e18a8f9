import { foreignKey, index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { companyId, id, instant } from '../../db/columns.ts';
import { employee } from '../employee/tables.ts';

/** A reminder for one employee. Type and texts are message ids, rendered in the reader's language. */
export const stageReminder = pgTable(
  'stage_reminder',
  {
    companyId: companyId(),
    id: id(),
    empId: id('emp_id'),
    /** What it is about, e.g. `fill`: the last part of the message ids `remind.type.<kind>` and `remind.text.<kind>`. */
    kind: text('kind').notNull(),
    params: jsonb('params').$type<Record<string, string>>().notNull(),
    /** What was reminded of, e.g. the name of the plan. */
    label: text('label'),
    /** One reminder per person, matter and day however often a job runs. */
    dedupeKey: text('dedupe_key').notNull(),
    sentAt: instant('sent_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('stage_reminder_once').on(t.companyId, t.empId, t.dedupeKey),
    index('stage_reminder_recipient').on(t.companyId, t.empId, t.sentAt),
    foreignKey({
      name: 'stage_reminder_employee',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
);
