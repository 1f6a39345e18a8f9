import { foreignKey, index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { Work } from '@hengcai/shared/rules/performance/handovers';
import type { OtherWork } from '../../kit/tell.ts';
import { companyId, id, instant, ref } from '../../db/columns.ts';
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
    /** The appraisal plan it is about; null for what is no matter of an appraisal. */
    planId: ref('plan_id'),
    /** What is to be done about it (`Work` of rules/handovers, or of another module); null when it only tells something. */
    work: text('work').$type<Work | OtherWork>(),
    /** What other than an appraisal the work is about, and the page on which that is dealt with. */
    objectId: ref('object_id'),
    page: text('page'),
    /** Whose appraisal it is about; null when it is about several. */
    subjectEmpId: ref('subject_emp_id'),
    /** When it went into a mail; null while it did not, or never will. */
    mailedAt: instant('mailed_at'),
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
