import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import type { Ctx, Handlers } from '../../../kit/context.ts';
import { localName } from '../../../kit/local-name.ts';
import { employee } from '../../employee/tables.ts';
import { isPerson } from '../plan/participants.ts';
import { assessmentInfo, assessmentPlan, isPlan } from '../tables.ts';
import { ownAppraisals, teamAppraisals, waitsForLeader, waitsForPerson } from '../waiting.ts';

type Waiting = DataOf<Contract['grooveCommunication']['endpoints']['getGrooveCommunication']>;

const MOST = 200;

/** Talks about results: the same conditions as the counts of the message centre and the lists behind them. */
export const grooveCommunicationHandlers: Handlers<Contract['grooveCommunication']> = {
  async getGrooveCommunication(_input, ctx) {
    const { empId } = ctx.session;
    if (empId === null) return [];
    const own = await talks(ctx, false, and(ownAppraisals(ctx, empId), waitsForPerson(ctx)));
    const team = await talks(ctx, true, and(teamAppraisals(ctx, empId), waitsForLeader(ctx, empId)));
    return [...own, ...team].slice(0, MOST);
  },
};

async function talks(ctx: Ctx, isBoss: boolean, where: SQL | undefined): Promise<Waiting> {
  const rows = await ctx.tx
    .select({
      assessmentPlanCode: assessmentPlan.id,
      assessmentPlanName: assessmentPlan.name,
      empId: employee.id,
      name: employee.name,
      nameEn: employee.nameEn,
    })
    .from(assessmentInfo)
    .innerJoin(assessmentPlan, isPlan)
    .innerJoin(employee, isPerson)
    .where(and(where, eq(assessmentPlan.status, AssessmentPlanStatus.COMMUNICATING)))
    .orderBy(asc(assessmentPlan.name), asc(employee.name), asc(assessmentInfo.id))
    .limit(MOST);
  return rows.map(({ name, nameEn, ...row }) => ({
    ...row,
    empName: localName(ctx, name, nameEn),
    isBoss,
  }));
}
