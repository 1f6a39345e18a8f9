import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { SyncIdentity, SyncMapping } from '@hengcai/shared/rules/employee/sync';
import { businessDate, companyId, id, instant, ref, version } from '../../db/columns.ts';
import { company } from '../../kit/tables.ts';
import { employee } from './tables.ts';

type Params = Record<string, string | number | null>;

/** How a company takes people over from a directory. The kind of directory stands with the company. */
export const syncSetting = pgTable(
  'sync_setting',
  {
    companyId: companyId(),
    /** Of a directory that is asked (Feishu, WeCom): where it is and as whom it is asked. */
    address: text('address'),
    appId: text('app_id'),
    /** Sealed. */
    secret: text('secret'),
    mapping: jsonb('mapping').$type<SyncMapping>().notNull(),
    identifyBy: text('identify_by').$type<SyncIdentity>().notNull(),
    nightly: boolean('nightly').notNull().default(false),
    /** The business date the last nightly run was started for. */
    nightlyOn: businessDate('nightly_on'),
    createDepartments: boolean('create_departments').notNull().default(false),
    /** With SCIM: who is put into a group named as a department moves there. */
    groupsAreDepartments: boolean('groups_are_departments').notNull().default(false),
    /** Whose rights nightly runs have. */
    savedBy: ref('saved_by').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId] }),
    foreignKey({ columns: [t.companyId], foreignColumns: [company.companyId] }),
  ],
);

/** What a directory shows to push people to us (SCIM 2.0): one for each company, kept as a hash. */
export const scimToken = pgTable(
  'scim_token',
  {
    companyId: companyId(),
    tokenHash: text('token_hash').notNull(),
    /** Its last characters, by which people tell it from another one. */
    ending: text('ending').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: ref('created_by').notNull(),
    /** Moves at most once a minute. */
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId] }),
    foreignKey({ columns: [t.companyId], foreignColumns: [company.companyId] }),
    uniqueIndex('scim_token_hash').on(t.tokenHash),
  ],
);

/** Why somebody is no longer in the directory. */
export type GoneReason = 'inactive' | 'deleted' | 'missing';
/** Something of a person that could not be taken over while the rest was. */
export interface SyncProblem {
  field: string;
  code: string;
  params?: Params;
  value?: string;
}

/** Who a person is in the directory. */
export const syncPerson = pgTable(
  'sync_person',
  {
    companyId: companyId(),
    empId: ref('emp_id').notNull(),
    externalId: text('external_id'),
    /** SCIM: in the directory's own spelling. */
    userName: text('user_name'),
    /** SCIM: what the directory has said of the person, so that it reads back what it wrote. */
    document: jsonb('document').$type<Record<string, unknown>>(),
    /** SCIM: the directory has deleted the person, who is not there for it any more. */
    deleted: boolean('deleted').notNull().default(false),
    problems: jsonb('problems').$type<SyncProblem[]>().notNull(),
    /** Since when the directory does not have the person, or only as somebody who may not sign in; null: it does. */
    goneSince: instant('gone_since'),
    goneReason: text('gone_reason').$type<GoneReason>(),
    /** What was decided about it; null: nothing yet. */
    decision: text('decision').$type<'closed' | 'kept'>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.empId] }),
    foreignKey({ columns: [t.companyId, t.empId], foreignColumns: [employee.companyId, employee.id] }).onDelete(
      'cascade',
    ),
    uniqueIndex('sync_person_external').on(t.companyId, t.externalId),
    uniqueIndex('sync_person_user_name').on(t.companyId, sql`lower(${t.userName})`),
    index('sync_person_gone')
      .on(t.companyId, t.goneSince)
      .where(sql`gone_since is not null`),
  ],
);

/** A group the directory has pushed (SCIM 2.0). */
export const syncGroup = pgTable(
  'sync_group',
  {
    companyId: companyId(),
    id: id(),
    externalId: text('external_id'),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('sync_group_name').on(t.companyId, sql`lower(${t.name})`),
  ],
);

export const syncGroupMember = pgTable(
  'sync_group_member',
  { companyId: companyId(), groupId: ref('group_id').notNull(), empId: ref('emp_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.companyId, t.groupId, t.empId] }),
    foreignKey({
      name: 'sync_group_member_group',
      columns: [t.companyId, t.groupId],
      foreignColumns: [syncGroup.companyId, syncGroup.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'sync_group_member_employee',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }).onDelete('cascade'),
    index('sync_group_member_employee').on(t.companyId, t.empId),
  ],
);

/** One time a directory was asked for all it has. Its rows stand with the import it became. */
export const syncRun = pgTable(
  'sync_run',
  {
    companyId: companyId(),
    id: id(),
    systemType: smallint('system_type').notNull(),
    kind: text('kind').$type<'dryRun' | 'run' | 'nightly'>().notNull(),
    state: text('state').$type<'running' | 'done' | 'failed'>().notNull(),
    startedBy: ref('started_by').notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
    jobId: ref('job_id'),
    importId: ref('import_id'),
    departments: jsonb('departments').$type<{ found: number; created: string[] }>(),
    counts: jsonb('counts').$type<{ add: number; change: number; same: number; error: number }>(),
    /** People who are here and not there any more. */
    gone: jsonb('gone').$type<string[]>(),
    notes: jsonb('notes').$type<{ code: string; params: Params }[]>().notNull(),
    /** Why it failed. */
    problem: jsonb('problem').$type<{ code: string; params?: Params }>(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);
