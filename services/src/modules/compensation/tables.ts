import type { CrBand } from '@hengcai/shared/rules/compensation/salaryMatrix';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { businessDate, companyId, id, instant, money, ref, score, version } from '../../db/columns.ts';
import { employee } from '../employee/tables.ts';
import { jobFamily, jobRank } from '../position/tables.ts';

/** What a city multiplies salary ranges by, from the first of a month until the next one; a city without any has 1. */
export const cityCoefficient = pgTable(
  'city_coefficient',
  {
    companyId: companyId(),
    id: id(),
    /** Entry of the dictionary of the same name, as people have it. */
    cityName: text('city_name').notNull(),
    validFrom: businessDate('valid_from').notNull(),
    coefficient: score('coefficient').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('city_coefficient_city_day').on(t.companyId, t.cityName, t.validFrom),
  ],
);

/** What people shall be paid by rank and job family, under a name of the company's. */
export const salaryMatrix = pgTable(
  'salary_matrix',
  {
    companyId: companyId(),
    id: id(),
    name: text('name').notNull(),
    validFrom: businessDate('valid_from').notNull(),
    crBands: jsonb('cr_bands').$type<CrBand[]>().notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Null: an account without an employee. */
    updatedBy: ref('updated_by'),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('salary_matrix_name').on(t.companyId, sql`lower(${t.name})`),
    index('salary_matrix_by').on(t.companyId, t.updatedBy),
    foreignKey({
      name: 'salary_matrix_by_person',
      columns: [t.companyId, t.updatedBy],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
);

/** One range of a matrix: of a rank, and of a job family or, without one, of all that have none of their own. */
export const salaryRange = pgTable(
  'salary_range',
  {
    companyId: companyId(),
    matrixId: id('matrix_id'),
    rankId: id('rank_id'),
    jobFamilyId: ref('job_family_id'),
    low: money('low').notNull(),
    mid: money('mid').notNull(),
    high: money('high').notNull(),
  },
  (t) => [
    unique('salary_range_once').on(t.companyId, t.matrixId, t.rankId, t.jobFamilyId).nullsNotDistinct(),
    index('salary_range_rank').on(t.companyId, t.rankId),
    index('salary_range_family').on(t.companyId, t.jobFamilyId),
    foreignKey({
      name: 'salary_range_matrix',
      columns: [t.companyId, t.matrixId],
      foreignColumns: [salaryMatrix.companyId, salaryMatrix.id],
    }),
    foreignKey({
      name: 'salary_range_rank',
      columns: [t.companyId, t.rankId],
      foreignColumns: [jobRank.companyId, jobRank.id],
    }),
    foreignKey({
      name: 'salary_range_family',
      columns: [t.companyId, t.jobFamilyId],
      foreignColumns: [jobFamily.companyId, jobFamily.id],
    }),
  ],
);

/** How many months' base salary are the base of a bonus from the first of a month on: of a rank, or of one person. */
export const bonusBase = pgTable(
  'bonus_base',
  {
    companyId: companyId(),
    id: id(),
    /** Null: of a person. */
    rankId: ref('rank_id'),
    jobFamilyId: ref('job_family_id'),
    /** Null: of a rank. */
    empId: ref('emp_id'),
    months: score('months').notNull(),
    validFrom: businessDate('valid_from').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('bonus_base_once').on(t.companyId, t.rankId, t.jobFamilyId, t.empId, t.validFrom).nullsNotDistinct(),
    check('bonus_base_of', sql`(${t.rankId} is null) <> (${t.empId} is null)`),
    index('bonus_base_rank').on(t.companyId, t.rankId),
    index('bonus_base_family').on(t.companyId, t.jobFamilyId),
    index('bonus_base_person').on(t.companyId, t.empId),
    foreignKey({
      name: 'bonus_base_of_rank',
      columns: [t.companyId, t.rankId],
      foreignColumns: [jobRank.companyId, jobRank.id],
    }),
    foreignKey({
      name: 'bonus_base_of_family',
      columns: [t.companyId, t.jobFamilyId],
      foreignColumns: [jobFamily.companyId, jobFamily.id],
    }),
    foreignKey({
      name: 'bonus_base_of_person',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }),
  ],
);
