import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, numeric, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { businessDate, companyId, id, instant, money, ref, version } from '../../db/columns.ts';
import type { PersonValues } from './person.ts';
import type { SealedValue, SecretKind } from './secrets.ts';
import { employee } from './tables.ts';

const shares = (name: string) => numeric(name, { precision: 16, scale: 4 });

/**
 * What somebody has several of: titles, certificates, grants of share options, labour contracts before the one of today. A row is never changed: what takes its place
 * is another one, so that the history names rows and tells what stood in them.
 */
export const employeeRecord = pgTable(
  'employee_record',
  {
    companyId: companyId(),
    id: id(),
    empId: id('emp_id'),
    kind: text('kind', { enum: ['titles', 'certificates', 'shareOptions', 'contracts'] }).notNull(),
    place: integer('place').notNull(),
    name: text('name').notNull(),
    level: text('level'),
    authority: text('authority'),
    number: text('number'),
    validFrom: businessDate('valid_from'),
    validTo: businessDate('valid_to'),
    granted: shares('granted'),
    vested: shares('vested'),
    price: shares('price'),
    /** Of a contract: the entry of the dictionary; null: nobody said. */
    contractType: text('contract_type'),
    /** When it was taken away or replaced; null while it holds. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('employee_record_person').on(t.companyId, t.empId),
    index('employee_record_ending')
      .on(t.companyId, t.validTo)
      .where(sql`${t.kind} = 'certificates' and ${t.endedAt} is null`),
    foreignKey({
      name: 'employee_record_employee',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
);

/** The minimum wage of a city from a day on, RMB a month, as the company keeps it. */
export const minimumWage = pgTable(
  'minimum_wage',
  {
    companyId: companyId(),
    id: id(),
    cityName: text('city_name').notNull(),
    validFrom: businessDate('valid_from').notNull(),
    amount: money('amount').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('minimum_wage_city_day').on(t.companyId, t.cityName, t.validFrom),
  ],
);

/** What somebody proposed for the own record. */
export interface ProposedContent {
  values: Partial<PersonValues>;
  /** ID number and bank card rest sealed here as well; they go when it is decided. */
  sealed: Partial<Record<SecretKind, SealedValue>>;
  /** Sealed values that are to be emptied. */
  emptied: SecretKind[];
  customValues: { fieldId: string; values: string[] }[];
}

/** A change of the own record that somebody has proposed; of a group at most one is open. */
export const recordProposal = pgTable(
  'record_proposal',
  {
    companyId: companyId(),
    id: id(),
    empId: id('emp_id'),
    groupCode: text('group_code').notNull(),
    content: jsonb('content').$type<ProposedContent>().notNull(),
    state: text('state', { enum: ['open', 'accepted', 'refused', 'withdrawn'] }).notNull(),
    note: text('note'),
    opinion: text('opinion'),
    proposedAt: instant('proposed_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: ref('decided_by'),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('record_proposal_person').on(t.companyId, t.empId),
    index('record_proposal_open')
      .on(t.companyId)
      .where(sql`${t.state} = 'open'`),
    foreignKey({
      name: 'record_proposal_employee',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }).onDelete('cascade'),
  ],
);
