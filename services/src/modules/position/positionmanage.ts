import { and, asc, eq } from 'drizzle-orm';
import type { positionmanage as service } from '@hengcai/shared/contract/position/positions';
import type { Handlers } from '../../kit/context.ts';
import { asked } from './asked.ts';
import { position } from './tables.ts';

/** `/positionmanage`: positions as reference data. */
export const positionmanageHandlers: Handlers<typeof service> = {
  listposition: ({ ids, keyword }, { tx, session }) =>
    tx
      .select({
        positionId: position.id,
        positionCode: position.code,
        positionName: position.name,
        positionNameEn: position.nameEn,
        deptId: position.deptId,
        jobFamilyId: position.jobFamilyId,
        rankId: position.rankId,
      })
      .from(position)
      .where(
        and(
          eq(position.companyId, session.companyId),
          asked(position.id, ids, [position.code, position.name, position.nameEn], keyword),
        ),
      )
      .orderBy(asc(position.code), asc(position.id)),
};
