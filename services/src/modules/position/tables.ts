import { foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { businessDate, companyId, id, ref, version } from '../../db/columns.ts';
import { department } from '../org/tables.ts';

/**
 * Job families, ranks and positions are described by dated versions, as departments are (domain 1). The tables of the
 * things themselves hold what is true today, projected by `dated.ts`, so that whoever names one needs no as-of join.
 */

/** A line of work, e.g. engineering; families form a small tree. */
export const jobFamily = pgTable(
  'job_family',
  {
    companyId: companyId(),
    id: id(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    parentId: ref('parent_id'),
    /** The first day it no longer holds; null: it holds. */
    closedOn: businessDate('closed_on'),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('job_family_code').on(t.companyId, t.code),
    foreignKey({ name: 'job_family_parent', columns: [t.companyId, t.parentId], foreignColumns: [t.companyId, t.id] }),
  ],
);

/** A level above ranks (职等), e.g. "specialist"; a higher `level` stands above. */
export const jobGrade = pgTable(
  'job_grade',
  {
    companyId: companyId(),
    id: id(),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    level: integer('level').notNull(),
    /** Set once it was deleted after ranks had belonged to it: those of the past still name it. */
    closedOn: businessDate('closed_on'),
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

/** A step of seniority; a higher grade is more senior. Not called `rank`, which is a function of SQL. */
export const jobRank = pgTable(
  'job_rank',
  {
    companyId: companyId(),
    id: id(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    grade: integer('grade').notNull(),
    /** The grade (职等) it belongs to; null for ranks of an import nobody has sorted yet. */
    gradeId: ref('grade_id'),
    closedOn: businessDate('closed_on'),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('job_rank_code').on(t.companyId, t.code),
    foreignKey({
      name: 'job_rank_grade',
      columns: [t.companyId, t.gradeId],
      foreignColumns: [jobGrade.companyId, jobGrade.id],
    }),
  ],
);

/** A job people hold; without a department it exists company-wide. */
export const position = pgTable(
  'position',
  {
    companyId: companyId(),
    id: id(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    deptId: ref('dept_id'),
    jobFamilyId: ref('job_family_id'),
    /** The lowest rank of its range, or its only one. */
    rankId: ref('rank_id'),
    highestRankId: ref('highest_rank_id'),
    /** The grade that its evaluation came to. */
    gradeId: ref('grade_id'),
    plannedHeadcount: integer('planned_headcount'),
    closedOn: businessDate('closed_on'),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('position_code').on(t.companyId, t.code),
    foreignKey({
      name: 'position_department',
      columns: [t.companyId, t.deptId],
      foreignColumns: [department.companyId, department.id],
    }),
    foreignKey({
      name: 'position_family',
      columns: [t.companyId, t.jobFamilyId],
      foreignColumns: [jobFamily.companyId, jobFamily.id],
    }),
    foreignKey({
      name: 'position_rank',
      columns: [t.companyId, t.rankId],
      foreignColumns: [jobRank.companyId, jobRank.id],
    }),
    foreignKey({
      name: 'position_highest_rank',
      columns: [t.companyId, t.highestRankId],
      foreignColumns: [jobRank.companyId, jobRank.id],
    }),
    foreignKey({
      name: 'position_grade',
      columns: [t.companyId, t.gradeId],
      foreignColumns: [jobGrade.companyId, jobGrade.id],
    }),
  ],
);

/** What belongs to each row of dated versions: half-open, `validTo` is the first day it no longer holds. */
const validity = {
  validFrom: businessDate('valid_from').notNull(),
  validTo: businessDate('valid_to'),
};

/** What a job family is from one day to another. */
export const jobFamilyVersion = pgTable(
  'job_family_version',
  {
    companyId: companyId(),
    thingId: id('job_family_id'),
    ...validity,
    name: text('name').notNull(),
    nameEn: text('name_en'),
    parentId: ref('parent_id'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.thingId, t.validFrom] }),
    foreignKey({
      name: 'job_family_version_family',
      columns: [t.companyId, t.thingId],
      foreignColumns: [jobFamily.companyId, jobFamily.id],
    }),
    foreignKey({
      name: 'job_family_version_parent',
      columns: [t.companyId, t.parentId],
      foreignColumns: [jobFamily.companyId, jobFamily.id],
    }),
  ],
);

/** What a rank is from one day to another. */
export const jobRankVersion = pgTable(
  'job_rank_version',
  {
    companyId: companyId(),
    thingId: id('rank_id'),
    ...validity,
    name: text('name').notNull(),
    grade: integer('grade').notNull(),
    gradeId: ref('grade_id'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.thingId, t.validFrom] }),
    foreignKey({
      name: 'job_rank_version_rank',
      columns: [t.companyId, t.thingId],
      foreignColumns: [jobRank.companyId, jobRank.id],
    }),
    foreignKey({
      name: 'job_rank_version_grade',
      columns: [t.companyId, t.gradeId],
      foreignColumns: [jobGrade.companyId, jobGrade.id],
    }),
  ],
);

/** What a position is from one day to another, with its job description. */
export const positionVersion = pgTable(
  'position_version',
  {
    companyId: companyId(),
    thingId: id('position_id'),
    ...validity,
    name: text('name').notNull(),
    nameEn: text('name_en'),
    deptId: ref('dept_id'),
    jobFamilyId: ref('job_family_id'),
    rankId: ref('rank_id'),
    highestRankId: ref('highest_rank_id'),
    /** The grade that its evaluation came to. */
    gradeId: ref('grade_id'),
    plannedHeadcount: integer('planned_headcount'),
    responsibilities: text('responsibilities'),
    requirements: text('requirements'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.thingId, t.validFrom] }),
    index('position_version_dept').on(t.companyId, t.deptId),
    foreignKey({
      name: 'position_version_position',
      columns: [t.companyId, t.thingId],
      foreignColumns: [position.companyId, position.id],
    }),
    foreignKey({
      name: 'position_version_department',
      columns: [t.companyId, t.deptId],
      foreignColumns: [department.companyId, department.id],
    }),
    foreignKey({
      name: 'position_version_family',
      columns: [t.companyId, t.jobFamilyId],
      foreignColumns: [jobFamily.companyId, jobFamily.id],
    }),
    foreignKey({
      name: 'position_version_rank',
      columns: [t.companyId, t.rankId],
      foreignColumns: [jobRank.companyId, jobRank.id],
    }),
    foreignKey({
      name: 'position_version_highest_rank',
      columns: [t.companyId, t.highestRankId],
      foreignColumns: [jobRank.companyId, jobRank.id],
    }),
    foreignKey({
      name: 'position_version_grade',
      columns: [t.companyId, t.gradeId],
      foreignColumns: [jobGrade.companyId, jobGrade.id],
    }),
  ],
);
