import { and, asc, eq } from 'drizzle-orm';
import type { jobfamilymanage as service } from '@hengcai/shared/contract/position/positions';
import type { Handlers } from '../../kit/context.ts';
import { asked } from './asked.ts';
import { jobFamily } from './tables.ts';

/** `/jobfamilymanage`: job families as reference data. */
export const jobfamilymanageHandlers: Handlers<typeof service> = {
  listjobfamily: ({ ids, keyword }, { tx, session }) =>
    tx
      .select({
        jobFamilyId: jobFamily.id,
        jobFamilyCode: jobFamily.code,
        jobFamilyName: jobFamily.name,
        parentJobFamilyId: jobFamily.parentId,
      })
      .from(jobFamily)
      .where(
        and(
          eq(jobFamily.companyId, session.companyId),
          asked(jobFamily.id, ids, [jobFamily.code, jobFamily.name], keyword),
        ),
      )
      .orderBy(asc(jobFamily.code), asc(jobFamily.id)),
};
