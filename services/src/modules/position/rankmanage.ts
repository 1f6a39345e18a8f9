import { and, asc, desc, eq } from 'drizzle-orm';
import type { rankmanage as service } from '@hengcai/shared/contract/position/positions';
import type { Handlers } from '../../kit/context.ts';
import { asked } from './asked.ts';
import { jobRank } from './tables.ts';

/** `/rankmanage`: ranks as reference data, the most senior first. */
export const rankmanageHandlers: Handlers<typeof service> = {
  listrank: ({ ids, keyword }, { tx, session }) =>
    tx
      .select({ rankId: jobRank.id, rankCode: jobRank.code, rankName: jobRank.name, grade: jobRank.grade })
      .from(jobRank)
      .where(
        and(eq(jobRank.companyId, session.companyId), asked(jobRank.id, ids, [jobRank.code, jobRank.name], keyword)),
      )
      .orderBy(desc(jobRank.grade), asc(jobRank.code), asc(jobRank.id)),
};
