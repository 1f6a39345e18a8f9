import { boolean, foreignKey, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { businessDate, companyId, id, instant, ref, version } from '../../db/columns.ts';
import { employee } from '../employee/tables.ts';

/** Something the company holds dear, for which colleagues thank each other. */
export const rewardValue = pgTable(
  'reward_value',
  {
    companyId: companyId(),
    id: id(),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    description: text('description'),
    sort: integer('sort').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

/** How many points people may give, and how long those received hold; without a row what the product begins with. */
export const rewardSetting = pgTable(
  'reward_setting',
  {
    companyId: companyId(),
    monthlyAllowance: integer('monthly_allowance').notNull(),
    lapseMonths: integer('lapse_months').notNull(),
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.companyId] })],
);

/** What somebody thanks colleagues for; it stays as it was sent. */
export const thankYouLetter = pgTable(
  'thank_you_letter',
  {
    companyId: companyId(),
    id: id(),
    senderId: id('sender_id'),
    valueId: id('value_id'),
    text: text('text').notNull(),
    /** Points that each recipient was given. */
    points: integer('points').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** Null: everybody sees it. */
    hiddenAt: instant('hidden_at'),
    hiddenReason: text('hidden_reason'),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('thank_you_letter_newest').on(t.companyId, t.sentAt, t.id),
    index('thank_you_letter_sender').on(t.companyId, t.senderId),
    index('thank_you_letter_by_value').on(t.companyId, t.valueId),
    foreignKey({
      name: 'thank_you_letter_sender_person',
      columns: [t.companyId, t.senderId],
      foreignColumns: [employee.companyId, employee.id],
    }),
    foreignKey({
      name: 'thank_you_letter_value',
      columns: [t.companyId, t.valueId],
      foreignColumns: [rewardValue.companyId, rewardValue.id],
    }),
  ],
);

/** Whom a letter thanks. */
export const letterRecipient = pgTable(
  'letter_recipient',
  { companyId: companyId(), letterId: id('letter_id'), empId: id('emp_id') },
  (t) => [
    primaryKey({ columns: [t.companyId, t.letterId, t.empId] }),
    index('letter_recipient_person').on(t.companyId, t.empId),
    foreignKey({
      name: 'letter_recipient_letter',
      columns: [t.companyId, t.letterId],
      foreignColumns: [thankYouLetter.companyId, thankYouLetter.id],
    }),
    foreignKey({
      name: 'letter_recipient_employee',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
);

/** The ledger of points: whatever somebody has is the sum of the own entries, which are added and never changed. */
export const pointEntry = pgTable(
  'point_entry',
  {
    companyId: companyId(),
    id: id(),
    empId: id('emp_id'),
    delta: integer('delta').notNull(),
    /** `PointEntryKind`. */
    kind: smallint('kind').notNull(),
    /** The letter it came with; null for the other kinds. */
    letterId: ref('letter_id'),
    /** Why HR adjusted it; null for the other kinds. */
    reason: text('reason'),
    /** Who gave or adjusted; null: points that lapsed, and an account without an employee. */
    byEmpId: ref('by_emp_id'),
    at: instant('at').notNull(),
    day: businessDate('day').notNull(),
    /** The same entry is made once. */
    dedupeKey: text('dedupe_key').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('point_entry_once').on(t.companyId, t.dedupeKey),
    index('point_entry_person').on(t.companyId, t.empId, t.at, t.id),
    index('point_entry_giver').on(t.companyId, t.byEmpId, t.day),
    index('point_entry_day').on(t.companyId, t.day),
    index('point_entry_letter').on(t.companyId, t.letterId),
    foreignKey({
      name: 'point_entry_employee',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }),
    foreignKey({
      name: 'point_entry_by',
      columns: [t.companyId, t.byEmpId],
      foreignColumns: [employee.companyId, employee.id],
    }),
    foreignKey({
      name: 'point_entry_of_letter',
      columns: [t.companyId, t.letterId],
      foreignColumns: [thankYouLetter.companyId, thankYouLetter.id],
    }),
  ],
);
