import { and, eq, inArray, sql } from 'drizzle-orm';
import { EvaluateProcess, ProbationPlanStatus } from '@hengcai/shared/enums';
import { addDays } from '@hengcai/shared/rules/dates';
import type { Ctx } from '../../kit/context.ts';
import { rowsOf } from '../../db/sql.ts';
import { employee } from '../employee/tables.ts';
import { deptPath } from '../org/tables.ts';
import { stopForExit } from './ending.ts';
import { isEnded, plansWhere, windowOf } from './plan.ts';
import { addPlan, checkProbation, openScoring, startById } from './setup.ts';
import { probationPlan, probationRule, probationRuleDept } from './tables.ts';

const { DRAFT, RUNNING, SCORING, APPROVING } = ProbationPlanStatus;
/** How far back entries are looked for that nobody has made a plan for, e.g. because they were entered late. */
const LOOK_BACK_DAYS = 31;

interface Entered extends Record<string, unknown> {
  empId: string;
  ruleId: string;
  entryDate: string;
  regularDate: string | null;
  lastDay: string | null;
  hasSuperior: boolean;
}

/**
 * Makes and starts a plan for everybody who has entered a department since its rule was switched on; the nearest rule
 * upwards counts. What cannot start, because scoring would take all of the probation or nobody leads the person, stays a
 * draft that says so.
 */
export async function planEntries(ctx: Ctx): Promise<void> {
  const entered = await rowsOf<Entered>(
    ctx.tx,
    sql`select e.id as "empId", near.rule_id as "ruleId", e.entry_date::text as "entryDate", e.regular_date::text as "regularDate",
        e.last_day::text as "lastDay", e.boss_id is not null as "hasSuperior"
      from ${employee} e
      cross join lateral (select d.rule_id from ${deptPath} p join ${probationRuleDept} d on d.company_id = p.company_id and d.dept_id = p.ancestor
        where p.company_id = e.company_id and p.descendant = e.dept_id order by p.depth limit 1) near
      join ${probationRule} r on r.company_id = e.company_id and r.id = near.rule_id
      where e.company_id = ${ctx.session.companyId} and r.enabled_on is not null
        and e.entry_date between greatest(r.enabled_on, ${addDays(ctx.today, -LOOK_BACK_DAYS)}::date) and ${ctx.today}::date
        and e.regular_date > ${ctx.today}::date and e.regular_date > e.entry_date and e.last_day is null
        and not exists (select 1 from ${probationPlan} o where o.company_id = e.company_id and o.emp_id = e.id
          and (o.status in (0, 1, 2, 4) or o.created_at >= e.entry_date))
      order by e.id`,
  );
  if (entered.length === 0) return;
  const rules = await ctx.tx
    .select()
    .from(probationRule)
    .where(
      and(
        eq(probationRule.companyId, ctx.session.companyId),
        inArray(probationRule.id, [...new Set(entered.map(({ ruleId }) => ruleId))]),
      ),
    );
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  for (const person of entered) {
    const rule = byId.get(person.ruleId);
    if (!rule) continue;
    const [problem] = [
      ...checkProbation(ctx, person, rule.scoringDays).map(({ code }) => code),
      ...(person.hasSuperior ? [] : ['PROBATION_NO_SUPERIOR']),
    ];
    const { targetSetter, scoringDays } = rule;
    const planId = await addPlan(ctx, rule, person.empId, {
      targetSetter,
      scoringDays,
      superiorEmpId: null,
      problem: problem ?? null,
    });
    if (problem === undefined) await startById(ctx, planId);
  }
}

/** Stops the plans of people who leave, and opens scoring where its first day has come and the targets are agreed. */
export async function moveByDay(ctx: Ctx): Promise<void> {
  const open = inArray(probationPlan.status, [RUNNING, SCORING, APPROVING, DRAFT]);
  const leaving = await plansWhere(ctx, and(open, sql`${employee.lastDay} is not null`));
  for (const met of leaving) await stopForExit(ctx, met);
  const waiting = await plansWhere(
    ctx,
    and(
      eq(probationPlan.status, RUNNING),
      inArray(probationPlan.process, [EvaluateProcess.SELF_SCORE, EvaluateProcess.BOSS_SCORE]),
    ),
  );
  for (const met of waiting) {
    const window = windowOf(met);
    if (window !== null && window.from <= ctx.today && !isEnded(ctx, met) && met.superiorId !== null)
      await openScoring(ctx, met);
  }
}
