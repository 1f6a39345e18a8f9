import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { businessDate, companyId, id, instant, ref, version } from '../../db/columns.ts';
import { employee } from '../employee/tables.ts';
import { position } from './tables.ts';

/** Something that positions ask for and people have at a level; found by its name, whatever its case. */
export const matchItem = pgTable(
  'match_item',
  { companyId: companyId(), id: id(), name: text('name').notNull() },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('match_item_name').on(t.companyId, sql`lower(${t.name})`),
  ],
);

/** That something was said of what a position asks for, and how often. */
export const positionRequirement = pgTable(
  'position_requirement',
  { companyId: companyId(), positionId: id('position_id'), version: version() },
  (t) => [
    primaryKey({ columns: [t.companyId, t.positionId] }),
    foreignKey({
      name: 'position_requirement_position',
      columns: [t.companyId, t.positionId],
      foreignColumns: [position.companyId, position.id],
    }),
  ],
);

/** What a position asks for: levels of 0 to 5 in halves. */
export const positionCondition = pgTable(
  'position_condition',
  {
    companyId: companyId(),
    positionId: id('position_id'),
    itemId: id('item_id'),
    place: smallint('place').notNull(),
    minimum: numeric('minimum', { precision: 2, scale: 1 }).notNull(),
    ideal: numeric('ideal', { precision: 2, scale: 1 }).notNull(),
    weight: numeric('weight', { precision: 7, scale: 4 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.positionId, t.itemId] }),
    index('position_condition_by_item').on(t.companyId, t.itemId),
    foreignKey({
      name: 'position_condition_position',
      columns: [t.companyId, t.positionId],
      foreignColumns: [position.companyId, position.id],
    }),
    foreignKey({
      name: 'position_condition_item',
      columns: [t.companyId, t.itemId],
      foreignColumns: [matchItem.companyId, matchItem.id],
    }),
  ],
);

/**
 * The level somebody has in something, from one day to another (half-open). Two lines run beside each other: what the
 * line manager or HR says, which counts, and the own view. `revision` counts what was said in a line.
 */
export const personLevel = pgTable(
  'person_level',
  {
    companyId: companyId(),
    empId: id('emp_id'),
    itemId: id('item_id'),
    own: boolean('own').notNull(),
    validFrom: businessDate('valid_from').notNull(),
    validTo: businessDate('valid_to'),
    level: numeric('level', { precision: 2, scale: 1 }).notNull(),
    evidence: text('evidence'),
    saidBy: ref('said_by_emp_id'),
    saidAt: instant('said_at').notNull(),
    revision: integer('revision').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.empId, t.itemId, t.own, t.validFrom] }),
    index('person_level_now')
      .on(t.companyId, t.itemId, t.empId)
      .where(sql`valid_to is null and not own`),
    index('person_level_by_item').on(t.companyId, t.itemId),
    index('person_level_said_by').on(t.companyId, t.saidBy),
    foreignKey({
      name: 'person_level_employee',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }),
    foreignKey({
      name: 'person_level_item',
      columns: [t.companyId, t.itemId],
      foreignColumns: [matchItem.companyId, matchItem.id],
    }),
    foreignKey({
      name: 'person_level_speaker',
      columns: [t.companyId, t.saidBy],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
);
