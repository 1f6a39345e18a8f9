import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companyId, id, ref, version } from '../../db/columns.ts';
import { company } from '../../kit/tables.ts';
import { userAccount } from '../session/tables.ts';

/** A role; `ADMIN`, `CEO`, `MANAGER`, `ORDINARY` and `hr` are shipped, companies add their own. */
export const role = pgTable(
  'role',
  {
    companyId: companyId(),
    roleCode: text('role_code').notNull(),
    /** What people named it; null for a shipped role, whose name is a message. */
    roleName: text('role_name'),
    type: smallint('type').notNull(),
    readOnly: boolean('read_only').notNull().default(false),
    /** All managers or all others: nobody is put into it by hand, so there are no `user_role` rows. */
    isDefault: boolean('is_default').notNull().default(false),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.roleCode] }),
    foreignKey({ columns: [t.companyId], foreignColumns: [company.companyId] }),
    uniqueIndex('role_name').on(t.companyId, sql`lower(${t.roleName})`),
  ],
);

/** What a role may do on a page: the sum of 1 visit, 2 edit, 4 export. */
export const rolePage = pgTable(
  'role_page',
  {
    companyId: companyId(),
    roleCode: text('role_code').notNull(),
    path: text('path').notNull(),
    rights: smallint('rights').notNull(),
    /** The release that brought the page to a company that was there before; null: the company was made with it. */
    release: text('release'),
    /** The company has set the rights itself: they are no longer those that a release gives. */
    edited: boolean('edited').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.roleCode, t.path] }),
    foreignKey({ columns: [t.companyId, t.roleCode], foreignColumns: [role.companyId, role.roleCode] }).onDelete(
      'cascade',
    ),
    check('role_page_rights', sql`${t.rights} between 0 and 7`),
  ],
);

/** An element of a page (`shared/rules/settings/elements`) that a role sees or does not; without a row it is as shipped. */
export const roleElement = pgTable(
  'role_element',
  {
    companyId: companyId(),
    roleCode: text('role_code').notNull(),
    element: text('element').notNull(),
    shown: boolean('shown').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.roleCode, t.element] }),
    foreignKey({ columns: [t.companyId, t.roleCode], foreignColumns: [role.companyId, role.roleCode] }).onDelete(
      'cascade',
    ),
  ],
);

/** Who is in a role; `scope` narrows what the role shows to this member, and is never wider than the role. */
export const userRole = pgTable(
  'user_role',
  {
    companyId: companyId(),
    userId: ref('user_id').notNull(),
    roleCode: text('role_code').notNull(),
    /** 1: these departments with all below; 4: only the member (with the superiors, in a role of departments); null: as the role. */
    scope: smallint('scope'),
    deptIds: text('dept_ids')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId, t.roleCode] }),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [userAccount.companyId, userAccount.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.companyId, t.roleCode], foreignColumns: [role.companyId, role.roleCode] }).onDelete(
      'cascade',
    ),
    index('user_role_role').on(t.companyId, t.roleCode),
    check('user_role_scope', sql`${t.scope} in (1, 4)`),
  ],
);

/** Whom the holders of a role, or one user, may see of a kind of object: rows add up, none means nobody (reliability 4.8). */
export const scopeGrant = pgTable(
  'scope_grant',
  {
    companyId: companyId(),
    id: id(),
    roleCode: text('role_code'),
    userId: ref('user_id'),
    objectType: text('object_type').notNull(),
    scope: smallint('scope').notNull(),
    deptIds: text('dept_ids')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    empIds: text('emp_ids')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({ columns: [t.companyId, t.roleCode], foreignColumns: [role.companyId, role.roleCode] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [userAccount.companyId, userAccount.id] }).onDelete(
      'cascade',
    ),
    index('scope_grant_role').on(t.companyId, t.roleCode, t.objectType),
    index('scope_grant_user').on(t.companyId, t.userId),
    check('scope_grant_holder', sql`(${t.roleCode} is null) <> (${t.userId} is null)`),
    check('scope_grant_scope', sql`${t.scope} between 0 and 4`),
  ],
);

/** What a role may do with a field group of employee data: 0 none, 1 read, 2 edit. */
export const roleFieldGroup = pgTable(
  'role_field_group',
  {
    companyId: companyId(),
    roleCode: text('role_code').notNull(),
    fieldGroup: text('field_group').notNull(),
    right: smallint('right').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.roleCode, t.fieldGroup] }),
    foreignKey({ columns: [t.companyId, t.roleCode], foreignColumns: [role.companyId, role.roleCode] }).onDelete(
      'cascade',
    ),
    check('role_field_group_right', sql`${t.right} between 0 and 2`),
  ],
);
