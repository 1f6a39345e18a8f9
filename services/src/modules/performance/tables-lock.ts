import { sql } from 'drizzle-orm';
import { foreignKey, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { companyId, id, instant } from '../../db/columns.ts';
import { employee } from '../employee/tables.ts';
import { assessmentInfo, assessmentPlan } from './tables.ts';

/** A manager whom HR keeps from changing anything of their people in one plan. */
export const managerLock = pgTable(
  'manager_lock',
  { companyId: companyId(), planId: id('plan_id'), empId: id('emp_id'), at: instant('at').notNull() },
  (t) => [
    primaryKey({ columns: [t.companyId, t.planId, t.empId] }),
    foreignKey({
      name: 'manager_lock_plan',
      columns: [t.companyId, t.planId],
      foreignColumns: [assessmentPlan.companyId, assessmentPlan.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'manager_lock_person',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
);

/** A lock of somebody who was superior when it was made and is nobody's in the plan any more. */
export const leadsNobody = sql<boolean>`not exists (select 1 from ${assessmentInfo} where ${assessmentInfo.companyId} = ${managerLock.companyId}
  and ${assessmentInfo.planId} = ${managerLock.planId} and ${assessmentInfo.bossEmpId} = ${managerLock.empId} and ${assessmentInfo.removedAt} is null)`;
