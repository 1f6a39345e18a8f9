import { foreignKey, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { businessDate, companyId, id, instant, ref } from '../../db/columns.ts';
import { userAccount } from '../session/tables.ts';

/** An announcement. Past its deadline it counts as closed without anybody closing it. */
export const notice = pgTable(
  'notice',
  {
    companyId: companyId(),
    id: id(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    deadline: instant('deadline'),
    status: smallint('status').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Who published it; null for those of the demo. */
    publishedBy: ref('published_by'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('notice_newest').on(t.companyId, t.createdAt),
    foreignKey({
      name: 'notice_publisher',
      columns: [t.companyId, t.publishedBy],
      foreignColumns: [userAccount.companyId, userAccount.id],
    }),
  ],
);

/** Who opened which announcement, and when first. */
export const noticeRead = pgTable(
  'notice_read',
  { companyId: companyId(), noticeId: id('notice_id'), userId: id('user_id'), readAt: instant('read_at').notNull() },
  (t) => [
    primaryKey({ columns: [t.companyId, t.noticeId, t.userId] }),
    index('notice_read_by').on(t.companyId, t.userId),
    foreignKey({
      name: 'notice_read_notice',
      columns: [t.companyId, t.noticeId],
      foreignColumns: [notice.companyId, notice.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'notice_read_user',
      columns: [t.companyId, t.userId],
      foreignColumns: [userAccount.companyId, userAccount.id],
    }),
  ],
);

/** Somebody's own calendar. */
export const schedule = pgTable(
  'schedule',
  {
    companyId: companyId(),
    id: id(),
    userId: id('user_id'),
    day: businessDate('day').notNull(),
    /** HH:mm on the wall of the company's time zone. */
    time: text('time').notNull(),
    content: text('content').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('schedule_day').on(t.companyId, t.userId, t.day, t.time),
    foreignKey({
      name: 'schedule_user',
      columns: [t.companyId, t.userId],
      foreignColumns: [userAccount.companyId, userAccount.id],
    }),
  ],
);

/** A day on which somebody wants to be reminded of what is planned. */
export const remindDate = pgTable(
  'remind_date',
  { companyId: companyId(), userId: id('user_id'), day: businessDate('day').notNull() },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId, t.day] }),
    index('remind_date_day').on(t.companyId, t.day),
    foreignKey({
      name: 'remind_date_user',
      columns: [t.companyId, t.userId],
      foreignColumns: [userAccount.companyId, userAccount.id],
    }),
  ],
);

/** The pages somebody put on the home page; without any, home shows the first of the menu. */
export const customMenuEntry = pgTable(
  'custom_menu_entry',
  { companyId: companyId(), userId: id('user_id'), path: text('path').notNull(), sort: integer('sort').notNull() },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId, t.path] }),
    foreignKey({
      name: 'custom_menu_entry_user',
      columns: [t.companyId, t.userId],
      foreignColumns: [userAccount.companyId, userAccount.id],
    }),
  ],
);
