import { check, foreignKey, index, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { companyId, id, instant, score } from '../../db/columns.ts';
import { assessmentInfo, assessmentPlan } from './tables.ts';

/** A plan whose results count in another; the weights of one plan sum to 100. It cannot be deleted while it counts. */
export const planInclude = pgTable(
  'plan_include',
  {
    companyId: companyId(),
    planId: id('plan_id'),
    includedId: id('included_id'),
    sort: smallint('sort').notNull(),
    weight: score('weight').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.planId, t.includedId] }),
    index('plan_include_of').on(t.companyId, t.includedId),
    check('plan_include_other', sql`${t.planId} <> ${t.includedId}`),
    foreignKey({
      name: 'plan_include_plan',
      columns: [t.companyId, t.planId],
      foreignColumns: [assessmentPlan.companyId, assessmentPlan.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'plan_include_included',
      columns: [t.companyId, t.includedId],
      foreignColumns: [assessmentPlan.companyId, assessmentPlan.id],
    }),
  ],
);

/** The final score of somebody in an included plan, as it was when scoring opened. */
export const includedResult = pgTable(
  'included_result',
  {
    companyId: companyId(),
    assessmentId: id('assessment_id'),
    includedId: id('included_id'),
    score: score('score').notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.assessmentId, t.includedId] }),
    index('included_result_of').on(t.companyId, t.includedId),
    foreignKey({
      name: 'included_result_assessment',
      columns: [t.companyId, t.assessmentId],
      foreignColumns: [assessmentInfo.companyId, assessmentInfo.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'included_result_included',
      columns: [t.companyId, t.includedId],
      foreignColumns: [assessmentPlan.companyId, assessmentPlan.id],
    }),
  ],
);
