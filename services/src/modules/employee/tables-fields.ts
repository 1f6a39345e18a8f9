import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { businessDate, companyId, id, version } from '../../db/columns.ts';
import { employee } from './tables.ts';

/** How a company shows its people: the order of the groups, and the fields it does without. No row: nothing was decided. */
export const fieldLayout = pgTable(
  'employee_field_layout',
  {
    companyId: companyId(),
    /** Codes of groups; one that a later release brings stands behind them. */
    groups: text('groups').array().notNull(),
    hiddenFields: text('hidden_fields').array().notNull(),
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.companyId] })],
);

/** An entry of a dictionary as the company has it; without a name it is called as the product calls it. */
export interface StoredEntry {
  code: string;
  name: string | null;
  nameEn: string | null;
  enabled: boolean;
}

/** What a company has changed of a dictionary, or one of its own; the entries in their order. */
export const dictionary = pgTable(
  'dictionary',
  {
    companyId: companyId(),
    /** The field of a shipped one, an id of one of the company. */
    code: text('code').notNull(),
    name: text('name'),
    nameEn: text('name_en'),
    entries: jsonb('entries').$type<StoredEntry[]>().notNull(),
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.code] })],
);

/** A field of employee data that the company has added. */
export const customField = pgTable(
  'custom_field',
  {
    companyId: companyId(),
    id: id(),
    groupCode: text('group_code').notNull(),
    fieldType: smallint('field_type').notNull(),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    dictCode: text('dict_code'),
    required: boolean('required').notNull(),
    enabled: boolean('enabled').notNull(),
    place: integer('place').notNull(),
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

/** What people have in those fields: one column for each kind of value, with an index for each. */
export const customValue = pgTable(
  'custom_value',
  {
    companyId: companyId(),
    empId: id('emp_id'),
    fieldId: id('field_id'),
    textValue: text('text_value'),
    numberValue: numeric('number_value', { precision: 16, scale: 4 }),
    dateValue: businessDate('date_value'),
    /** Codes of the entries that were chosen, one or several. */
    chosen: text('chosen').array(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.empId, t.fieldId] }),
    index('custom_value_text').on(t.companyId, t.fieldId, t.textValue),
    index('custom_value_number').on(t.companyId, t.fieldId, t.numberValue),
    index('custom_value_date').on(t.companyId, t.fieldId, t.dateValue),
    index('custom_value_chosen').using('gin', t.chosen),
    foreignKey({
      name: 'custom_value_employee',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'custom_value_field',
      columns: [t.companyId, t.fieldId],
      foreignColumns: [customField.companyId, customField.id],
    }),
  ],
);
