import { sql, type SQL } from 'drizzle-orm';
import {
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { ApprovalNodeData } from '@hengcai/shared/contract/approval';
import type { RuleIssue } from '@hengcai/shared/rules/issue';
import { businessDate, bytewise, companyId, id, instant, money, ref, share, version } from '../../db/columns.ts';
import { beginsWith } from '../../db/sql.ts';
import type { Session } from '../../kit/context.ts';
import { department } from '../org/tables.ts';
import { jobFamily, jobRank, position } from '../position/tables.ts';

/** A pair of key columns; tables of three modules refer to each other, so the references are lazy and typed here. */
type Key = [AnyPgColumn, AnyPgColumn];

/**
 * A person. Department to city are what holds today, projected from `employment` so that lists need no as-of join;
 * the status is not stored, it follows from the dates (`status.ts`).
 */
export const employee = pgTable(
  'employee',
  {
    companyId: companyId(),
    id: id(),
    empNumber: text('emp_number').notNull(),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    /** `names.ts`: what lists sort by. */
    sortKey: text('sort_key').notNull(),
    /** What the release before found people by, which may serve beside this one; nothing reads it any more. */
    searchKey: text('search_key').notNull().default(''),
    email: text('email'),
    sex: smallint('sex').notNull().default(0),
    phone: text('phone'),
    deptId: ref('dept_id'),
    positionId: ref('position_id'),
    rankId: ref('rank_id'),
    jobFamilyId: ref('job_family_id'),
    bossId: ref('boss_id'),
    virtualBossId: ref('virtual_boss_id'),
    employeeType: smallint('employee_type').notNull().default(1),
    fullTimeEquivalent: share('full_time_equivalent').notNull().default('1.00'),
    cityName: text('city_name'),
    entryDate: businessDate('entry_date').notNull(),
    regularDate: businessDate('regular_date'),
    /** Last working day; set while an exit is pending. */
    lastDay: businessDate('last_day'),
    /** When what is personal was erased, after the company's period since the last day. */
    erasedOn: businessDate('erased_on'),
    birthDate: businessDate('birth_date'),
    nationality: text('nationality'),
    education: smallint('education').notNull().default(0),
    maritalStatus: smallint('marital_status').notNull().default(0),
    politicalStatus: text('political_status'),
    idType: smallint('id_type'),
    bankName: text('bank_name'),
    /** Entry of the dictionary of the same name. */
    contractType: text('contract_type'),
    contractStart: businessDate('contract_start'),
    contractEnd: businessDate('contract_end'),
    emergencyContact: text('emergency_contact'),
    emergencyPhone: text('emergency_phone'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('employee_number').on(t.companyId, t.empNumber),
    uniqueIndex('employee_email').on(t.companyId, sql`lower(${t.email})`),
    index('employee_sort').on(t.companyId, t.sortKey, t.id),
    index('employee_entry').on(t.companyId, t.entryDate, t.id),
    // The order of statuses (`status.ts`); one status is a range of it.
    index('employee_status').on(t.companyId, t.lastDay, t.regularDate, t.id),
    index('employee_dept').on(t.companyId, t.deptId),
    index('employee_boss').on(t.companyId, t.bossId),
    index('employee_by_virtual_boss').on(t.companyId, t.virtualBossId),
    index('employee_by_position').on(t.companyId, t.positionId),
    index('employee_by_rank').on(t.companyId, t.rankId),
    index('employee_by_family').on(t.companyId, t.jobFamilyId),
    // What a list is put in order by: a page of it is walked, not everybody sorted.
    index('employee_by_type').on(t.companyId, t.employeeType, t.id),
    index('employee_by_full_time').on(t.companyId, t.fullTimeEquivalent, t.id),
    index('employee_by_regular_date').on(t.companyId, t.regularDate, t.id),
    index('employee_by_sex').on(t.companyId, sql`nullif(${t.sex}, 0)`, t.id),
    index('employee_by_education').on(t.companyId, sql`nullif(${t.education}, 0)`, t.id),
    index('employee_by_contract_start').on(t.companyId, t.contractStart, t.id),
    index('employee_by_contract_end').on(t.companyId, t.contractEnd, t.id),
    index('employee_by_phone').on(t.companyId, t.phone, t.id),
    index('employee_by_city').on(t.companyId, t.cityName, t.id),
    index('employee_by_contract_type').on(t.companyId, t.contractType, t.id),
    foreignKey({
      name: 'employee_department',
      columns: [t.companyId, t.deptId],
      foreignColumns: [department.companyId, department.id] as Key,
    }),
    foreignKey({
      name: 'employee_position',
      columns: [t.companyId, t.positionId],
      foreignColumns: [position.companyId, position.id] as Key,
    }),
    foreignKey({
      name: 'employee_rank',
      columns: [t.companyId, t.rankId],
      foreignColumns: [jobRank.companyId, jobRank.id] as Key,
    }),
    foreignKey({
      name: 'employee_family',
      columns: [t.companyId, t.jobFamilyId],
      foreignColumns: [jobFamily.companyId, jobFamily.id] as Key,
    }),
    foreignKey({
      name: 'employee_boss_person',
      columns: [t.companyId, t.bossId],
      foreignColumns: [t.companyId, t.id] as Key,
    }),
    foreignKey({
      name: 'employee_virtual_boss',
      columns: [t.companyId, t.virtualBossId],
      foreignColumns: [t.companyId, t.id] as Key,
    }),
  ],
);

/**
 * The words a person is found by, each with what follows it (`names.ts`): one index answers how any of them begins. In
 * byte order, in which beginnings stand together; beside the table, because one row cannot stand in several places.
 */
export const employeeKey = pgTable(
  'employee_key',
  { companyId: companyId(), empId: id('emp_id'), key: bytewise('key').notNull() },
  (t) => [
    primaryKey({ columns: [t.companyId, t.key, t.empId] }),
    index('employee_key_person').on(t.companyId, t.empId),
    foreignKey({
      name: 'employee_key_employee',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }).onDelete('cascade'),
  ],
);

/** Ids of people with a word that begins with what was typed, however its letters are written; null: nothing was typed. */
function idsFoundBy({ companyId: own }: Pick<Session, 'companyId'>, typed: string | undefined): SQL | null {
  const keyword = typed?.trim().toLowerCase();
  if (!keyword) return null;
  return sql`select distinct ${employeeKey.empId} from ${employeeKey}
    where ${employeeKey.companyId} = ${own} and ${beginsWith(employeeKey.key, keyword)}`;
}

/**
 * People found by what was typed; nothing typed: no condition. Beside the table, because every module finds people the same
 * way. The words are gathered first: joined, a plan that is kept for every word compares each person with each of them, two
 * seconds in a company of 20,000.
 */
export function foundBy(session: Pick<Session, 'companyId'>, typed: string | undefined): SQL | undefined {
  const ids = idsFoundBy(session, typed);
  return ids === null ? undefined : sql`${employee.id} = any(array(${ids}))`;
}

/** The same as one of several ways to be found, where no index helps the whole: looked up in a table in memory. */
export function orFoundBy(session: Pick<Session, 'companyId'>, typed: string | undefined): SQL | undefined {
  const ids = idsFoundBy(session, typed);
  return ids === null ? undefined : sql`${employee.id} in (${ids})`;
}

/** People who work here on a day: entered, and not past their last day. Beside the table, because modules below count people too. */
export const inServiceOn = (day: string): SQL => sql`(${employee.entryDate} <= ${day}::date and ${notLeftOn(day)})`;

/** People who have not left by a day, those among them who have yet to begin: the others can no longer sign in. */
export const notLeftOn = (day: string): SQL =>
  sql`(${employee.lastDay} is null or ${employee.lastDay} >= ${day}::date)`;

/** Where a person worked from one day to another (half-open); the row without end is what `employee` projects. */
export const employment = pgTable(
  'employment',
  {
    companyId: companyId(),
    empId: id('emp_id'),
    validFrom: businessDate('valid_from').notNull(),
    validTo: businessDate('valid_to'),
    deptId: ref('dept_id'),
    positionId: ref('position_id'),
    rankId: ref('rank_id'),
    jobFamilyId: ref('job_family_id'),
    bossId: ref('boss_id'),
    virtualBossId: ref('virtual_boss_id'),
    employeeType: smallint('employee_type').notNull(),
    fullTimeEquivalent: share('full_time_equivalent').notNull().default('1.00'),
    cityName: text('city_name'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.empId, t.validFrom] }),
    index('employment_dept').on(t.companyId, t.deptId),
    foreignKey({
      name: 'employment_employee',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }),
    foreignKey({
      name: 'employment_department',
      columns: [t.companyId, t.deptId],
      foreignColumns: [department.companyId, department.id] as Key,
    }),
  ],
);

/** Base salary and target bonus from one day to another (half-open), RMB. Never overwritten: the past stays what it was. */
export const salaryRecord = pgTable(
  'salary_record',
  {
    companyId: companyId(),
    empId: id('emp_id'),
    validFrom: businessDate('valid_from').notNull(),
    validTo: businessDate('valid_to'),
    baseSalary: money('base_salary'),
    targetBonus: money('target_bonus'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.empId, t.validFrom] }),
    index('salary_record_by_base').on(t.companyId, t.baseSalary, t.empId),
    foreignKey({
      name: 'salary_record_employee',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
);

/** ID number and bank card: sealed (`secrets.ts`), with the last four characters for the screen and a blind index to find twins. */
export const employeeSecret = pgTable(
  'employee_secret',
  {
    companyId: companyId(),
    empId: id('emp_id'),
    kind: text('kind', { enum: ['idNumber', 'bankCard'] }).notNull(),
    sealed: text('sealed').notNull(),
    lastFour: text('last_four').notNull(),
    blindIndex: text('blind_index').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.empId, t.kind] }),
    // Couples share bank cards; an ID number belongs to one person.
    uniqueIndex('employee_secret_id_number')
      .on(t.companyId, t.blindIndex)
      .where(sql`${t.kind} = 'idNumber'`),
    foreignKey({
      name: 'employee_secret_employee',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
);

/** One field of a personnel change: what stood there and what stands there after. */
export interface ChangeLine {
  field: string;
  before: string | number | null;
  after: string | number | null;
}

/** Entries, regularisations, transfers, exits (domain 2), of today, ahead and past: what the page of changes lists. */
export const personnelChange = pgTable(
  'personnel_change',
  {
    companyId: companyId(),
    id: id(),
    empId: id('emp_id'),
    changeType: smallint('change_type').notNull(),
    state: text('state', {
      enum: ['draft', 'approving', 'refused', 'pending', 'effective', 'cancelled', 'reversed'],
    }).notNull(),
    /** First day it holds; of an exit the last day in the company. */
    effectiveDate: businessDate('effective_date').notNull(),
    exitKind: smallint('exit_kind'),
    /** Article of the Labour Contract Law that an employer ended the contract by. */
    exitGround: smallint('exit_ground'),
    /** Of an exit: entry of the dictionary of the same name. */
    exitReason: text('exit_reason'),
    reason: text('reason'),
    /** The change whose former values this one restores. */
    reverses: ref('reverses'),
    /** The exit this one came with: direct reports that were handed over, or moved up on the day. */
    cameWith: ref('came_with'),
    /** Of an exit that waits for approval: who leads the direct reports from the day after. */
    handOverTo: ref('hand_over_to'),
    /** Departments that an exit left without a head; who comes back heads them again where nobody does. */
    vacated: jsonb('vacated').$type<string[]>(),
    /** What it leaves to HR; null once that is looked after. */
    task: smallint('task'),
    /** Why it could not take effect. */
    failure: jsonb('failure').$type<RuleIssue>(),
    lines: jsonb('lines').$type<ChangeLine[]>().notNull(),
    createdBy: ref('created_by'),
    createdAt: instant('created_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('personnel_change_employee').on(t.companyId, t.empId, t.effectiveDate),
    index('personnel_change_by_day').on(t.companyId, t.effectiveDate, t.id),
    index('personnel_change_due')
      .on(t.companyId, t.effectiveDate)
      .where(sql`${t.state} = 'pending'`),
    index('personnel_change_task')
      .on(t.companyId)
      .where(sql`${t.task} is not null`),
    foreignKey({
      name: 'personnel_change_employee_person',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
);

/** Who approves personnel changes of a type before they hold; a type without a row, or without nodes, needs nobody. */
export const changeFlow = pgTable(
  'change_flow',
  {
    companyId: companyId(),
    changeType: smallint('change_type').notNull(),
    nodes: jsonb('nodes').$type<ApprovalNodeData[]>().notNull(),
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.changeType] })],
);
