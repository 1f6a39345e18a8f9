import { foreignKey, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { companyId, id, score, version } from '../../db/columns.ts';
import { assessmentTemplate } from '../enterprise/tables.ts';
import { jobFamily } from '../position/tables.ts';
import { assessmentPlan } from './tables.ts';

/** A type of employees of one plan. Who is of it follows from the job family people joined with. */
export const planEmpType = pgTable(
  'plan_emp_type',
  { companyId: companyId(), id: id(), planId: id('plan_id'), name: text('name').notNull(), version: version() },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('plan_emp_type_name').on(t.companyId, t.planId, t.name),
    foreignKey({
      name: 'plan_emp_type_plan',
      columns: [t.companyId, t.planId],
      foreignColumns: [assessmentPlan.companyId, assessmentPlan.id],
    }).onDelete('cascade'),
  ],
);

/** A job family of a type; the key keeps a family from two types of one plan. */
export const planEmpTypeFamily = pgTable(
  'plan_emp_type_family',
  { companyId: companyId(), planId: id('plan_id'), jobFamilyId: id('job_family_id'), empTypeId: id('emp_type_id') },
  (t) => [
    primaryKey({ columns: [t.companyId, t.planId, t.jobFamilyId] }),
    foreignKey({
      name: 'plan_emp_type_family_plan',
      columns: [t.companyId, t.planId],
      foreignColumns: [assessmentPlan.companyId, assessmentPlan.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'plan_emp_type_family_type',
      columns: [t.companyId, t.empTypeId],
      foreignColumns: [planEmpType.companyId, planEmpType.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'plan_emp_type_family_family',
      columns: [t.companyId, t.jobFamilyId],
      foreignColumns: [jobFamily.companyId, jobFamily.id],
    }),
  ],
);

/** How much a template counts for people of a type. */
export const planEmpTypeWeight = pgTable(
  'plan_emp_type_weight',
  {
    companyId: companyId(),
    empTypeId: id('emp_type_id'),
    templateId: id('template_id'),
    weight: score('weight').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.empTypeId, t.templateId] }),
    foreignKey({
      name: 'plan_emp_type_weight_type',
      columns: [t.companyId, t.empTypeId],
      foreignColumns: [planEmpType.companyId, planEmpType.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'plan_emp_type_weight_template',
      columns: [t.companyId, t.templateId],
      foreignColumns: [assessmentTemplate.companyId, assessmentTemplate.id],
    }),
  ],
);
