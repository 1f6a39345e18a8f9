import { foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RuleIssue } from '@hengcai/shared/rules/issue';
import type { OrgUnit, UnitValues } from '@hengcai/shared/rules/org/structure';
import { sql } from 'drizzle-orm';
import { businessDate, companyId, id, instant, ref, version } from '../../db/columns.ts';
import { department } from './tables.ts';

/**
 * A change of the structure on a day ahead. Nothing else knows of it until that day: the tree of a day ahead is today's
 * with these applied, so that taking one back leaves no trace in the validity rows.
 */
export const orgChange = pgTable(
  'org_change',
  {
    companyId: companyId(),
    id: id(),
    kind: text('kind', { enum: ['create', 'change', 'close', 'merge'] }).notNull(),
    deptId: id('dept_id'),
    /** Where a merge leads. */
    intoDeptId: ref('into_dept_id'),
    effectiveDate: businessDate('effective_date').notNull(),
    state: text('state', { enum: ['pending', 'effective', 'cancelled'] }).notNull(),
    /** Of a new department everything, of a change what changes. */
    values: jsonb('values').$type<OrgUnit | UnitValues>().notNull(),
    /** Why it could not be made on its day; it stays pending, as work for HR. */
    problems: jsonb('problems').$type<RuleIssue[]>(),
    createdBy: ref('created_by'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('org_change_due').on(t.companyId, t.state, t.effectiveDate),
    index('org_change_by_dept').on(t.companyId, t.deptId),
    index('org_change_by_target').on(t.companyId, t.intoDeptId),
    foreignKey({
      name: 'org_change_department',
      columns: [t.companyId, t.deptId],
      foreignColumns: [department.companyId, department.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'org_change_target',
      columns: [t.companyId, t.intoDeptId],
      foreignColumns: [department.companyId, department.id],
    }).onDelete('cascade'),
  ],
);

/** Which department became part of which, and when: figures of the past follow it (domain 1). */
export const deptLineage = pgTable(
  'dept_lineage',
  {
    companyId: companyId(),
    fromDeptId: id('from_dept_id'),
    intoDeptId: id('into_dept_id'),
    mergedOn: businessDate('merged_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.fromDeptId] }),
    index('dept_lineage_into').on(t.companyId, t.intoDeptId),
    foreignKey({
      name: 'dept_lineage_from',
      columns: [t.companyId, t.fromDeptId],
      foreignColumns: [department.companyId, department.id],
    }),
    foreignKey({
      name: 'dept_lineage_target',
      columns: [t.companyId, t.intoDeptId],
      foreignColumns: [department.companyId, department.id],
    }),
  ],
);

/** A name for the organisation of a day (specification 5: at most 20 characters). It holds no copy: validity does. */
export const orgVersion = pgTable(
  'org_version',
  {
    companyId: companyId(),
    id: id(),
    name: text('name').notNull(),
    day: businessDate('day').notNull(),
    note: text('note'),
    createdBy: ref('created_by'),
    createdAt: instant('created_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('org_version_name').on(t.companyId, sql`lower(${t.name})`),
    index('org_version_day').on(t.companyId, t.day),
  ],
);
