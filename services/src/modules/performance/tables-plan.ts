import { boolean, foreignKey, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { businessDate, companyId, id, instant } from '../../db/columns.ts';
import { employee } from '../employee/tables.ts';
import { department } from '../org/tables.ts';
import { assessmentPlan } from './tables.ts';

/** A department of the scope, meant with everything below it. */
export const planScopeDept = pgTable(
  'plan_scope_dept',
  { companyId: companyId(), planId: id('plan_id'), deptId: id('dept_id') },
  (t) => [
    primaryKey({ columns: [t.companyId, t.planId, t.deptId] }),
    index('plan_scope_dept_of').on(t.companyId, t.deptId),
    foreignKey({
      name: 'plan_scope_dept_plan',
      columns: [t.companyId, t.planId],
      foreignColumns: [assessmentPlan.companyId, assessmentPlan.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'plan_scope_dept_dept',
      columns: [t.companyId, t.deptId],
      foreignColumns: [department.companyId, department.id],
    }),
  ],
);

/** A person named in the scope, or taken out of it. */
export const planScopePerson = pgTable(
  'plan_scope_person',
  {
    companyId: companyId(),
    planId: id('plan_id'),
    empId: id('emp_id'),
    excluded: boolean('excluded').notNull(),
    /** Last days of this person alone, in place of the plan's. */
    fillTo: businessDate('fill_to'),
    scoreTo: businessDate('score_to'),
    /** Why the person is handled by itself, or was taken out. */
    reason: text('reason'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.planId, t.empId] }),
    index('plan_scope_person_of').on(t.companyId, t.empId),
    foreignKey({
      name: 'plan_scope_person_plan',
      columns: [t.companyId, t.planId],
      foreignColumns: [assessmentPlan.companyId, assessmentPlan.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'plan_scope_person_emp',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
);

/** What happened to a plan: openings, moves, returns, locks. Append-only. */
export const planEvent = pgTable(
  'plan_event',
  {
    companyId: companyId(),
    id: id(),
    planId: id('plan_id'),
    fromStatus: smallint('from_status').notNull(),
    toStatus: smallint('to_status').notNull(),
    /** How many people "open anyway" passed over. */
    passedOver: integer('passed_over').notNull().default(0),
    reason: text('reason'),
    byUserId: id('by_user_id'),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('plan_event_plan').on(t.companyId, t.planId, t.at),
    foreignKey({
      name: 'plan_event_of_plan',
      columns: [t.companyId, t.planId],
      foreignColumns: [assessmentPlan.companyId, assessmentPlan.id],
    }),
  ],
);
