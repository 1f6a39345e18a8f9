import { and, asc, eq, notInArray, or, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { CoAssessorCandidate } from '@hengcai/shared/contract/performance/together';
import type { Ctx } from '../../../kit/context.ts';
import { mapPage, paged, type PageAsked, type PageOf } from '../../../kit/paged.ts';
import { inServiceOn, visibleEmployees } from '../../employee/public.ts';
import { employee, foundBy } from '../../employee/tables.ts';
import { demandAction } from '../assessment/actions.ts';
import { openAppraisal, type Person } from '../assessment/assessment.ts';
import { activeIn } from '../plan/participants.ts';
import { assessmentInfo } from '../tables.ts';
import { COLLEAGUE } from './colleagues.ts';
import { picksIn } from './co-assessors.ts';

/** Who may be picked as a co-assessor of a person: people of the plan, and those the caller sees, but neither the person nor the superior. */
export async function coAssessorCandidates(
  ctx: Ctx,
  { keyword, planCode, empId, ...page }: Person & PageAsked & { keyword?: string | undefined },
): Promise<PageOf<z.output<typeof CoAssessorCandidate>>> {
  const appraisal = await openAppraisal(ctx, { planCode, empId }, 'none');
  demandAction(appraisal, 'pickCoAssessors');
  const { info, plan } = appraisal;
  const where = and(
    mayScoreBeside(ctx, info),
    or(
      sql`exists (select 1 from ${assessmentInfo} where ${activeIn(ctx, plan.id)} and ${assessmentInfo.empId} = ${employee.id})`,
      visibleEmployees(ctx),
    ),
    foundBy(ctx.session, keyword),
  );
  const rows = ctx.tx
    .select({ ...COLLEAGUE, picks: picksIn(plan.id) })
    .from(employee)
    .where(where)
    .orderBy(asc(employee.sortKey), asc(employee.id));
  const found = await paged(
    page,
    ({ limit, offset }) => rows.limit(limit).offset(offset),
    () => ctx.tx.$count(employee, where),
  );
  return mapPage(found, (row) => ({ ...row, full: row.picks >= plan.assessorPicksMax }));
}

/** Employees who may score a person beside the superior: in service, and somebody else than both. */
export const mayScoreBeside = (ctx: Ctx, info: { empId: string; bossEmpId: string | null }) =>
  and(
    eq(employee.companyId, ctx.session.companyId),
    inServiceOn(ctx.today),
    notInArray(employee.id, [info.empId, ...(info.bossEmpId === null ? [] : [info.bossEmpId])]),
  );
