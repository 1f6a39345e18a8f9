import { foreignKey, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { companyId, id, instant } from '../../db/columns.ts';
import { assessmentInfo, type DraftRow } from './tables.ts';

/** What a person asks to change of agreed targets; gone once it is approved. */
export const targetChange = pgTable(
  'target_change',
  {
    companyId: companyId(),
    assessmentId: id('assessment_id'),
    /** The whole form as it would be. */
    rows: jsonb('rows').$type<DraftRow[]>().notNull(),
    reason: text('reason').notNull(),
    /** It waits for approval, was returned, or was taken back. */
    targetStatus: smallint('target_status').notNull(),
    opinion: text('opinion'),
    submittedAt: instant('submitted_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.assessmentId] }),
    foreignKey({
      name: 'target_change_of_assessment',
      columns: [t.companyId, t.assessmentId],
      foreignColumns: [assessmentInfo.companyId, assessmentInfo.id],
    }).onDelete('cascade'),
  ],
);
