import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text, unique, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { businessDate, companyId, id, instant, ref, version } from '../../db/columns.ts';
import { isAnyOf } from '../../db/sql.ts';
import { employee } from '../employee/tables.ts';

/** Identity of a department: its id and code never change hands; what it is called and where it hangs is dated below. */
export const department = pgTable(
  'department',
  {
    companyId: companyId(),
    id: id(),
    code: text('code').notNull(),
    createdAt: instant('created_at').notNull(),
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), unique('department_code').on(t.companyId, t.code)],
);

/** What a department is from one day to another (domain 1): half-open, `validTo` is the first day it no longer holds. */
export const deptVersion = pgTable(
  'dept_version',
  {
    companyId: companyId(),
    deptId: id('dept_id'),
    validFrom: businessDate('valid_from').notNull(),
    validTo: businessDate('valid_to'),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    /** Null for the company itself, the root of the tree. */
    parentId: ref('parent_id'),
    headEmpId: ref('head_emp_id'),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.deptId, t.validFrom] }),
    index('dept_version_parent').on(t.companyId, t.parentId),
    index('dept_version_by_head').on(t.companyId, t.headEmpId),
    foreignKey({
      name: 'dept_version_department',
      columns: [t.companyId, t.deptId],
      foreignColumns: [department.companyId, department.id],
    }),
    foreignKey({
      name: 'dept_version_parent_department',
      columns: [t.companyId, t.parentId],
      foreignColumns: [department.companyId, department.id],
    }),
    foreignKey({
      name: 'dept_version_head',
      columns: [t.companyId, t.headEmpId],
      foreignColumns: [employee.companyId, employee.id] as [AnyPgColumn, AnyPgColumn],
    }),
  ],
);

/** Closure of today's tree: every department with itself (depth 0) and everything below it. Rebuilt, never edited. */
export const deptPath = pgTable(
  'dept_path',
  {
    companyId: companyId(),
    ancestor: id('ancestor'),
    descendant: id('descendant'),
    depth: integer('depth').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.ancestor, t.descendant] }),
    index('dept_path_descendant').on(t.companyId, t.descendant),
    foreignKey({
      name: 'dept_path_ancestor',
      columns: [t.companyId, t.ancestor],
      foreignColumns: [department.companyId, department.id],
    }),
    foreignKey({
      name: 'dept_path_descendant_department',
      columns: [t.companyId, t.descendant],
      foreignColumns: [department.companyId, department.id],
    }),
  ],
);

/**
 * Rows of some departments or of those below them, today. The departments are gathered once: asked anew of each row, they
 * took half a second in a company of 100,000.
 */
export const inDepartments = (companyId: string, dept: SQLWrapper, deptIds: readonly string[]): SQL =>
  sql`${dept} in (select p.descendant from ${deptPath} p where p.company_id = ${companyId} and ${isAnyOf(sql`p.ancestor`, deptIds)})`;
