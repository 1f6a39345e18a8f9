import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { IncludedResult } from '@hengcai/shared/contract/performance/include';
import { ViewerType } from '@hengcai/shared/enums';
import { dec, roundHalfUp, sum } from '@hengcai/shared/numbers';
import type { PassportPlan } from '@hengcai/shared/rules/performance/passport';
import { isAnyOf, rowsOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { assessmentInfo, assessmentPlan } from '../tables.ts';
import { includedResult, planInclude } from '../tables-include.ts';
import type { Caller, InfoRow } from './assessment.ts';
import { viewOf } from './score-view.ts';

const SHARE_DIGITS = 2;

/** What an included plan brought somebody. */
export interface BroughtResult extends PassportPlan {
  assessmentId: string;
  /** There is an appraisal of the person in it that can be opened. */
  there: boolean;
  /** Who scored there. */
  bossEmpId: string | null;
  /** The person may not see the score there. */
  hidden: boolean;
}

interface Row extends Record<string, unknown> {
  assessmentId: string;
  planCode: string;
  name: string;
  weight: string;
  score: string;
  there: boolean;
  bossEmpId: string | null;
  viewScoreAt: number;
  viewWhat: number;
  employeeStage: InfoRow['employeeStage'] | null;
  bossStage: InfoRow['bossStage'] | null;
}

/** The results that included plans brought into some appraisals, in the order of the plan, in one statement. */
export async function includedResultsOfEach(ctx: Ctx, assessmentIds: readonly string[]): Promise<BroughtResult[]> {
  const rows = await rowsOf<Row>(
    ctx.tx,
    sql`select x.assessment_id as "assessmentId", p.id as "planCode", p.name, c.weight::text as weight, x.score::text as score,
        r.id is not null and p.status > 0 as there, r.boss_emp_id as "bossEmpId", p.view_score_at as "viewScoreAt",
        p.view_what as "viewWhat", r.employee_stage as "employeeStage", r.boss_stage as "bossStage"
      from ${includedResult} x
      join ${assessmentInfo} i on i.company_id = x.company_id and i.id = x.assessment_id
      join ${planInclude} c on c.company_id = x.company_id and c.plan_id = i.plan_id and c.included_id = x.included_id
      join ${assessmentPlan} p on p.company_id = x.company_id and p.id = x.included_id
      left join ${assessmentInfo} r on r.company_id = x.company_id and r.plan_id = p.id and r.emp_id = i.emp_id and r.removed_at is null
      where x.company_id = ${ctx.session.companyId} and ${isAnyOf(sql`x.assessment_id`, assessmentIds)}
      order by x.assessment_id, c.sort`,
  );
  return rows.map(({ viewScoreAt, viewWhat, employeeStage, bossStage, weight, score, ...one }) => ({
    ...one,
    weight: dec(weight).toString(),
    score: dec(score).toString(),
    hidden:
      employeeStage === null ||
      bossStage === null ||
      !viewOf({
        viewer: ViewerType.MYSELF,
        plan: { viewScoreAt, viewWhat },
        info: { employeeStage, bossStage },
      }).score,
  }));
}

/**
 * Whether a reader is told the results of a form one by one. What an included plan hides from the person, the plan that
 * includes it must not give away: then the person reads what they come to together.
 */
export const areTold = ({ self }: Pick<Caller, 'self'>, results: readonly BroughtResult[]): boolean =>
  !self || results.every(({ hidden }) => !hidden);

/** Whether a reader of this appraisal may open the person’s appraisal in the included plan, too. */
export const mayOpenThere = ({ self, hr, empId }: Caller, { there, bossEmpId }: BroughtResult): boolean =>
  there && (self || hr || (empId !== null && empId === bossEmpId));

/** The results as the sheet of a form shows them, each with the percent it counts among those that are there. */
export function shownResults(caller: Caller, results: readonly BroughtResult[]): z.output<typeof IncludedResult>[] {
  if (!areTold(caller, results)) return [];
  const total = sum(results.map(({ weight }) => weight));
  return results.map((one) => ({
    planCode: mayOpenThere(caller, one) ? one.planCode : null,
    planName: one.name,
    weight: roundHalfUp(dec(one.weight).times(100).div(total), SHARE_DIGITS),
    score: one.score,
  }));
}
