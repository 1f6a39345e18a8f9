import { foreignKey, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { companyId, id, ref, version } from '../../db/columns.ts';
import { department } from '../org/tables.ts';

/** A line of work, e.g. engineering; families form a small tree. */
export const jobFamily = pgTable(
  'job_family',
  {
    companyId: companyId(),
    id: id(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    parentId: ref('parent_id'),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('job_family_code').on(t.companyId, t.code),
    foreignKey({ name: 'job_family_parent', columns: [t.companyId, t.parentId], foreignColumns: [t.companyId, t.id] }),
  ],
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
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), unique('job_rank_code').on(t.companyId, t.code)],
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
    rankId: ref('rank_id'),
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
  ],
);
