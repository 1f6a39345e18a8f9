import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { BossStage } from '@hengcai/shared/enums';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import type { Ctx } from '../../../kit/context.ts';
import { visibleEmployees } from '../../employee/public.ts';
import { employee } from '../../employee/tables.ts';
import { hasNoTargets } from '../assessment/standing.ts';
import { handOver } from '../handover.ts';
import type { PlanRow } from '../plan/plan.ts';
import { nameIssues, numberIn, type Cells } from '../plan/table-lines.ts';
import { assessmentInfo } from '../tables.ts';

/** Somebody a file names by number, with the appraisal in the plan where there is one. */
export interface Named {
  empId: string;
  empNumber: string;
  empName: string;
  empNameEn: string | null;
  info: typeof assessmentInfo.$inferSelect | null;
}

/** The visible people among the numbers of a file, by number. */
export async function peopleIn(ctx: Ctx, plan: PlanRow, lines: readonly Cells[]): Promise<Map<string, Named>> {
  const numbers = JSON.stringify(lines.map(numberIn));
  const people = await ctx.tx
    .select({
      empId: employee.id,
      empNumber: employee.empNumber,
      empName: employee.name,
      empNameEn: employee.nameEn,
      info: assessmentInfo,
    })
    .from(employee)
    .leftJoin(
      assessmentInfo,
      and(
        eq(assessmentInfo.companyId, employee.companyId),
        eq(assessmentInfo.planId, plan.id),
        eq(assessmentInfo.empId, employee.id),
        isNull(assessmentInfo.removedAt),
      ),
    )
    .where(
      and(
        sql`lower(${employee.empNumber}) in (select jsonb_array_elements_text(${numbers}::jsonb))`,
        visibleEmployees(ctx),
      ),
    )
    .orderBy(asc(employee.id));
  return new Map(people.map((person) => [person.empNumber.toLowerCase(), person]));
}

/** What keeps a line's person from getting a score by file (specification 8): the number or name, the scope, a superior who is done. */
export function scoreIssues(ctx: Ctx, plan: PlanRow, line: Cells, person: Named | undefined): RuleIssue[] {
  if (!person) return [issue('empNumber', 'UNKNOWN_PERSON')];
  const { info } = person;
  const names = nameIssues(ctx, line, person);
  if (info === null) return [...names, issue('empNumber', 'NOT_IN_SCOPE')];
  if (person.empId === ctx.session.empId) return [...names, issue('empNumber', 'OWN_SCORE_BY_FILE')];
  if (hasNoTargets(plan, info)) return [...names, issue('empNumber', 'NO_TARGETS')];
  // Somebody without a superior has a result as soon as the self score is in.
  const isScored = info.bossStage >= BossStage.SCORED || info.composedRaw !== null;
  return isScored ? [...names, issue('empNumber', 'BOSS_ALREADY_SUBMITTED')] : names;
}

/** Tells the superiors of those whose scores came by file that they stand in the forms. */
export const tellOfImport = (
  ctx: Ctx,
  plan: PlanRow,
  people: ReadonlyMap<string, Named>,
  taken: readonly { assessmentId: string }[],
): Promise<number> => {
  const ids = new Set(taken.map(({ assessmentId }) => assessmentId));
  const empIds = [...people.values()].flatMap(({ empId, info }) => (info && ids.has(info.id) ? [empId] : []));
  return handOver(ctx, 'importScores', plan, { empIds });
};
