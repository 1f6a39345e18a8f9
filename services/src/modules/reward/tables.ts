import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PointRuleEvent, ValueOf } from '@hengcai/shared/enums';
import { businessDate, companyId, id, instant, ref, version } from '../../db/columns.ts';
import { file } from '../../kit/tables.ts';
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

/** What one yuan has been worth in points: every rate that was saved, of which the last one holds. */
export const exchangeRate = pgTable(
  'exchange_rate',
  {
    companyId: companyId(),
    id: id(),
    /** 1 for the first rate of a company, and one more for each that follows. */
    version: version(),
    pointsPerYuan: integer('points_per_yuan').notNull(),
    /** Null: an account without an employee. */
    byEmpId: ref('by_emp_id'),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('exchange_rate_once').on(t.companyId, t.version),
    index('exchange_rate_by').on(t.companyId, t.byEmpId),
    foreignKey({
      name: 'exchange_rate_by_person',
      columns: [t.companyId, t.byEmpId],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
);

/** What points buy. */
export const commodity = pgTable(
  'commodity',
  {
    companyId: companyId(),
    id: id(),
    name: text('name').notNull(),
    description: text('description'),
    /** In whole yuan. */
    price: integer('price').notNull(),
    /** Pieces that can still be redeemed; null: any number. */
    stock: integer('stock'),
    onShelf: boolean('on_shelf').notNull().default(false),
    pictureFileId: ref('picture_file_id'),
    /** Also counts what orders take out of the stock and bring back. */
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('commodity_name').on(t.companyId, sql`lower(${t.name})`),
    index('commodity_picture').on(t.companyId, t.pictureFileId),
    foreignKey({
      name: 'commodity_picture_file',
      columns: [t.companyId, t.pictureFileId],
      foreignColumns: [file.companyId, file.id],
    }),
  ],
);

/** Somebody's points turned into a commodity, at the price and the rate of that moment. */
export const commodityOrder = pgTable(
  'commodity_order',
  {
    companyId: companyId(),
    id: id(),
    empId: id('emp_id'),
    commodityId: id('commodity_id'),
    /** What it was called then. */
    commodityName: text('commodity_name').notNull(),
    price: integer('price').notNull(),
    pointsPerYuan: integer('points_per_yuan').notNull(),
    points: integer('points').notNull(),
    /** `CommodityOrderState`. */
    state: smallint('state').notNull(),
    placedAt: instant('placed_at').notNull(),
    placedOn: businessDate('placed_on').notNull(),
    /** When HR approved or rejected it, or its owner cancelled it; null: that is open. */
    decidedAt: instant('decided_at'),
    /** Who did; null: that is open, or an account without an employee did. */
    decidedBy: ref('decided_by'),
    /** Why it was rejected. */
    reason: text('reason'),
    deliveredAt: instant('delivered_at'),
    /** The day on which it became a benefit of its owner. */
    deliveredOn: businessDate('delivered_on'),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('commodity_order_newest').on(t.companyId, t.placedAt, t.id),
    index('commodity_order_state').on(t.companyId, t.state),
    index('commodity_order_person').on(t.companyId, t.empId),
    index('commodity_order_commodity').on(t.companyId, t.commodityId),
    index('commodity_order_decided').on(t.companyId, t.decidedBy),
    index('commodity_order_delivered').on(t.companyId, t.deliveredOn),
    foreignKey({
      name: 'commodity_order_employee',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }),
    foreignKey({
      name: 'commodity_order_of',
      columns: [t.companyId, t.commodityId],
      foreignColumns: [commodity.companyId, commodity.id],
    }),
    foreignKey({
      name: 'commodity_order_decider',
      columns: [t.companyId, t.decidedBy],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
);

/** What points are given for by themselves. What it is for never changes, so that its entries stay explained. */
export const pointRule = pgTable(
  'point_rule',
  {
    companyId: companyId(),
    id: id(),
    event: smallint('event').$type<ValueOf<typeof PointRuleEvent>>().notNull(),
    /** Of the appraisal result; null for other events. */
    level: text('level'),
    /** Of service; null for other events. */
    years: smallint('years'),
    points: integer('points').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    /** What happened before does not count. */
    since: businessDate('since').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('point_rule_event').on(
      t.companyId,
      t.event,
      sql`coalesce(${t.years}, 0)`,
      sql`lower(coalesce(${t.level}, ''))`,
    ),
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
    /** The order it paid for or came back from; null for the other kinds. */
    orderId: ref('order_id'),
    /** The rule it was given by; null for the other kinds. */
    ruleId: ref('rule_id'),
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
    index('point_entry_order').on(t.companyId, t.orderId),
    index('point_entry_rule').on(t.companyId, t.ruleId),
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
    foreignKey({
      name: 'point_entry_of_order',
      columns: [t.companyId, t.orderId],
      foreignColumns: [commodityOrder.companyId, commodityOrder.id],
    }),
    foreignKey({
      name: 'point_entry_of_rule',
      columns: [t.companyId, t.ruleId],
      foreignColumns: [pointRule.companyId, pointRule.id],
    }),
  ],
);
