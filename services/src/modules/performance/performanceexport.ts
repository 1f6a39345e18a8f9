import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Contract } from '@hengcai/shared/contract/all';
import { BossStage, EmployeeStage, ScorerRole } from '@hengcai/shared/enums';
import { roundScore } from '@hengcai/shared/rules/scoring';
import { asOf } from '../../kit/as-of.ts';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { readOn } from '../../kit/read-on.ts';
import { workbook } from '../../kit/sheet/table-file.ts';
import { visibleEmployees } from '../employee/public.ts';
import { employee } from '../employee/tables.ts';
import { deptVersion } from '../org/tables.ts';
import { activeIn } from './participants.ts';
import { auditPlan, loadPlan, type PlanRow } from './plan.ts';
import { assessmentInfo } from './tables.ts';
import { confirmation, scoreSheet } from './tables-form.ts';

const PAGE = 500;
const COLUMNS = [
  'empNumber',
  'empName',
  'dept',
  'boss',
  'stage',
  'selfScore',
  'bossScore',
  'rawScore',
  'rawLevel',
  'score',
  'level',
  'bossConfirmed',
  'employeeConfirmed',
] as const;

/** Files made of plans. */
export const performanceexportHandlers: Handlers<Contract['performanceexport']> = {
  async exportPerformanceExcel({ planCode }, ctx) {
    const plan = await loadPlan(ctx, planCode);
    const [people] = await ctx.tx
      .select({ count: count() })
      .from(assessmentInfo)
      .innerJoin(employee, and(eq(employee.companyId, assessmentInfo.companyId), eq(employee.id, assessmentInfo.empId)))
      .where(shownOf(ctx, plan.id));
    await auditPlan(ctx, 'exported', plan, { params: { count: people?.count ?? 0 } });
    return workbook(plan.name, ctx.t('export.results'), lines(ctx, plan));
  },
};

async function* lines(ctx: Ctx, plan: PlanRow): AsyncGenerator<string[]> {
  yield COLUMNS.map((column) => ctx.t(`export.${column}`));
  for await (const row of readOn<Result>(ctx, PAGE, (later, after, size) => results(later, plan.id, after, size)))
    yield cellsOf(ctx, plan, row);
}

const shownOf = (ctx: Ctx, planId: string): SQL | undefined => and(activeIn(ctx, planId), visibleEmployees(ctx));

type Result = Awaited<ReturnType<typeof results>>[number];

/** The next people by name, after the last one that was sent. */
function results(ctx: Ctx, planId: string, after: { sortKey: string; empId: string } | undefined, limit: number) {
  const boss = alias(employee, 'boss');
  const next = after && sql`(${employee.sortKey}, ${employee.id}) > (${after.sortKey}, ${after.empId})`;
  return ctx.tx
    .select({
      info: assessmentInfo,
      empId: employee.id,
      sortKey: employee.sortKey,
      empNumber: employee.empNumber,
      empName: employee.name,
      dept: deptVersion.name,
      boss: boss.name,
      selfScore: sheetTotal(ScorerRole.SELF),
      bossScore: sheetTotal(ScorerRole.BOSS),
      bossConfirmed: confirmedAt('boss', ctx.session.timeZone),
      employeeConfirmed: confirmedAt('employee', ctx.session.timeZone),
    })
    .from(assessmentInfo)
    .innerJoin(employee, and(eq(employee.companyId, assessmentInfo.companyId), eq(employee.id, assessmentInfo.empId)))
    .leftJoin(boss, and(eq(boss.companyId, assessmentInfo.companyId), eq(boss.id, assessmentInfo.bossEmpId)))
    .leftJoin(
      deptVersion,
      and(
        eq(deptVersion.companyId, assessmentInfo.companyId),
        eq(deptVersion.deptId, assessmentInfo.deptId),
        asOf(deptVersion, ctx.today),
      ),
    )
    .where(and(shownOf(ctx, planId), next))
    .orderBy(asc(employee.sortKey), asc(employee.id))
    .limit(limit);
}

const sheetTotal = (role: number): SQL<string | null> => sql`(select ${scoreSheet.totalRaw} from ${scoreSheet}
  where ${scoreSheet.companyId} = ${assessmentInfo.companyId} and ${scoreSheet.assessmentId} = ${assessmentInfo.id}
    and ${scoreSheet.scorerRole} = ${role} and ${scoreSheet.submittedAt} is not null order by ${asc(scoreSheet.id)} limit 1)`;

/** When the last confirmation was, on the company's clock; whether it still counts is said by the stages. */
const confirmedAt = (
  by: 'boss' | 'employee',
  timeZone: string,
): SQL<
  string | null
> => sql`(select to_char(${confirmation.at} at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI') from ${confirmation}
  where ${confirmation.companyId} = ${assessmentInfo.companyId} and ${confirmation.assessmentId} = ${assessmentInfo.id}
    and ${confirmation.by} = ${by} and ${confirmation.outcome} = 'confirmed' order by ${desc(confirmation.at)} limit 1)`;

const STAGE_NAMES = new Map<number, string>(
  Object.entries(EmployeeStage).map(([name, stage]) => [stage, `enum.EmployeeStage.${name}`]),
);

function cellsOf(ctx: Ctx, plan: PlanRow, row: Result): string[] {
  const { info } = row;
  const shown = (value: string | null) => (value === null ? '' : roundScore(value, plan.digits));
  return [
    row.empNumber,
    row.empName,
    row.dept ?? '',
    row.boss ?? '',
    ctx.t(STAGE_NAMES.get(info.employeeStage) ?? ''),
    shown(row.selfScore),
    shown(row.bossScore),
    shown(info.composedRaw),
    info.levelName ?? '',
    shown(info.calibratedScore ?? info.composed),
    info.calibratedLevel ?? info.levelName ?? '',
    info.bossStage === BossStage.CONFIRMED ? (row.bossConfirmed ?? '') : '',
    info.employeeStage === EmployeeStage.CONFIRMED ? (row.employeeConfirmed ?? '') : '',
  ];
}
