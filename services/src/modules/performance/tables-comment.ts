import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companyId, id, instant, ref } from '../../db/columns.ts';
import { employee } from '../employee/tables.ts';
import { targetRow } from './tables-form.ts';

/** What somebody wrote about a submitted indicator, or answered to it. It goes with the indicator. */
export const targetComment = pgTable(
  'target_comment',
  {
    companyId: companyId(),
    id: id(),
    targetRowId: id('target_row_id'),
    /** The comment it answers; null: it is one itself. */
    repliedId: ref('replied_id'),
    byEmpId: ref('by_emp_id'),
    text: text('text').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('target_comment_row').on(t.companyId, t.targetRowId, t.at),
    index('target_comment_replied').on(t.companyId, t.repliedId),
    foreignKey({
      name: 'target_comment_of_row',
      columns: [t.companyId, t.targetRowId],
      foreignColumns: [targetRow.companyId, targetRow.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'target_comment_answers',
      columns: [t.companyId, t.repliedId],
      foreignColumns: [t.companyId, t.id],
    }).onDelete('cascade'),
  ],
);

/** Who has not read a comment: whoever took part when it was written, until they read it. */
export const targetCommentUnread = pgTable(
  'target_comment_unread',
  { companyId: companyId(), commentId: id('comment_id'), empId: id('emp_id') },
  (t) => [
    primaryKey({ columns: [t.companyId, t.commentId, t.empId] }),
    index('target_comment_unread_by').on(t.companyId, t.empId),
    foreignKey({
      name: 'target_comment_unread_of',
      columns: [t.companyId, t.commentId],
      foreignColumns: [targetComment.companyId, targetComment.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'target_comment_unread_person',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
);
