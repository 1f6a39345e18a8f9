import { isNull, sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ApprovalNodeData } from '@hengcai/shared/contract/approval';
import { businessDate, companyId, id, instant, money, ref, score, version } from '../../db/columns.ts';
import { employee } from '../employee/tables.ts';

/** A type of projects with who approves what is asked for one. */
export const projectType = pgTable(
  'project_type',
  {
    companyId: companyId(),
    id: id(),
    name: text('name').notNull(),
    description: text('description'),
    flow: jsonb('flow').$type<ApprovalNodeData[]>().notNull(),
    enabled: boolean('enabled').notNull().default(true),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('project_type_name').on(t.companyId, sql`lower(${t.name})`),
  ],
);

/**
 * An application for the budget of a project; approved, it is the project. One for a bonus of a project names that: it
 * repeats what the project is, which no longer changes, and goes the same way to the same people.
 */
export const projectApply = pgTable(
  'project_apply',
  {
    companyId: companyId(),
    id: id(),
    name: text('name').notNull(),
    number: text('number').notNull(),
    typeId: id('type_id'),
    budget: money('budget').notNull(),
    /** A `ProjectAllocation`. */
    allocateType: integer('allocate_type').notNull(),
    startDate: businessDate('start_date').notNull(),
    endDate: businessDate('end_date').notNull(),
    applicantId: id('applicant_id'),
    /** A `ProjectBudgetState`. */
    state: integer('state').notNull(),
    submittedAt: instant('submitted_at'),
    /** Of a bonus: its project, which is the application for the budget. */
    projectId: ref('project_id'),
    /** Of a bonus: which one of its project it is, from 1. */
    bonusNo: integer('bonus_no'),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('project_apply_name')
      .on(t.companyId, sql`lower(${t.name})`)
      .where(isNull(t.projectId)),
    uniqueIndex('project_apply_number')
      .on(t.companyId, sql`lower(${t.number})`)
      .where(isNull(t.projectId)),
    uniqueIndex('project_apply_bonus').on(t.companyId, t.projectId, t.bonusNo),
    index('project_apply_applicant').on(t.companyId, t.applicantId),
    index('project_apply_type').on(t.companyId, t.typeId),
    foreignKey({
      name: 'project_apply_of_type',
      columns: [t.companyId, t.typeId],
      foreignColumns: [projectType.companyId, projectType.id],
    }),
    foreignKey({
      name: 'project_apply_of_project',
      columns: [t.companyId, t.projectId],
      foreignColumns: [t.companyId, t.id],
    }),
    foreignKey({
      name: 'project_apply_by_person',
      columns: [t.companyId, t.applicantId],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
);

/** Who works in a project, how long, and what for. */
export const projectMember = pgTable(
  'project_member',
  {
    companyId: companyId(),
    applyId: id('apply_id'),
    empId: id('emp_id'),
    /** Row of the list, from 0. */
    place: integer('place').notNull(),
    planDays: score('plan_days'),
    actualDays: score('actual_days'),
    coefficient: score('coefficient'),
    amount: money('amount'),
    memo: text('memo'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.applyId, t.empId] }),
    index('project_member_person').on(t.companyId, t.empId),
    foreignKey({
      name: 'project_member_of_apply',
      columns: [t.companyId, t.applyId],
      foreignColumns: [projectApply.companyId, projectApply.id],
    }),
    foreignKey({
      name: 'project_member_is_person',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
);
