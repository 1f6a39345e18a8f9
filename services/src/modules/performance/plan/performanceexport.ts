import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Contract } from '@hengcai/shared/contract/all';
import { BossStage, EmployeeStage } from '@hengcai/shared/enums';
import type { Ctx, Handlers } from '../../../kit/context.ts';
import { readByKeyset } from '../../../kit/keyset.ts';
import { localNameOf } from '../../../kit/local-name.ts';
import { numberCell, timeCell, type Cell } from '../../../kit/sheet/cells.ts';
import { workbook } from '../../../kit/sheet/table-file.ts';
import { visibleEmployees } from '../../employee/public.ts';
import { employee } from '../../employee/tables.ts';
import { deptVersion } from '../../org/tables.ts';
import { pastResultHandlers } from '../by-file/handlers.ts';
import { activeIn, isDepartment, isPerson } from './participants.ts';
import { auditPlan, loadPlan, type PlanRow } from './plan.ts';
import { resultParts, SHEET_TOTALS } from './result-parts.ts';
import { exportTransfers } from './transfers.ts';
import { stageText } from '../assessment/stage-text.ts';
import { hasNoTargets, isLeft, lastDayOfPerson } from '../assessment/standing.ts';
import { assessmentInfo } from '../tables.ts';
import { confirmation } from '../tables-form.ts';

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
  'points',
  'bossConfirmed',
  'employeeConfirmed',
] as const;

/** Columns of times on the company's clock: their heading names its zone, as a file may be read anywhere. */
const TIMES: ReadonlySet<string> = new Set(['bossConfirmed', 'employeeConfirmed']);

/** Files made of plans. */
export const performanceexportHandlers: Handlers<Contract['performanceexport']> = {
  ...pastResultHandlers,
  exporttransferperformancerecord: (input, ctx) => exportTransfers(ctx, input),
  async exportPerformanceExcel({ planCode }, ctx) {
    const plan = await loadPlan(ctx, planCode);
    const [people] = await ctx.tx
      .select({ count: count() })
      .from(assessmentInfo)
      .innerJoin(employee, isPerson)
      .where(shownOf(ctx, plan.id));
    await auditPlan(ctx, 'exported', plan, { params: { count: people?.count ?? 0 } });
    const kind = ctx.t('export.results');
    return workbook(`${plan.name}-${kind}`, kind, lines(ctx, plan));
  },
};

async function* lines(ctx: Ctx, plan: PlanRow): AsyncGenerator<Cell[]> {
  const zone = ctx.session.timeZone;
  yield COLUMNS.map((column) => ctx.t(`export.${column}`, TIMES.has(column) ? { zone } : {}));
  for await (const row of readByKeyset<Result>(ctx, PAGE, (later, after, size) => results(later, plan.id, after, size)))
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
      empName: localNameOf(ctx, employee),
      dept: localNameOf<string | null>(ctx, deptVersion),
      boss: localNameOf<string | null>(ctx, boss),
      lastDay: lastDayOfPerson,
      ...SHEET_TOTALS,
      bossConfirmed: confirmedAt('boss', ctx.session.timeZone),
      employeeConfirmed: confirmedAt('employee', ctx.session.timeZone),
    })
    .from(assessmentInfo)
    .innerJoin(employee, isPerson)
    .leftJoin(boss, and(eq(boss.companyId, assessmentInfo.companyId), eq(boss.id, assessmentInfo.bossEmpId)))
    .leftJoin(deptVersion, isDepartment(ctx))
    .where(and(shownOf(ctx, planId), next))
    .orderBy(asc(employee.sortKey), asc(employee.id))
    .limit(limit);
}

/** When the last confirmation was, on the company's clock; whether it still counts is said by the stages. */
const confirmedAt = (
  by: 'boss' | 'employee',
  timeZone: string,
): SQL<
  string | null
> => sql`(select to_char(${confirmation.at} at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI') from ${confirmation}
  where ${confirmation.companyId} = ${assessmentInfo.companyId} and ${confirmation.assessmentId} = ${assessmentInfo.id}
    and ${confirmation.by} = ${by} and ${confirmation.outcome} = 'confirmed' order by ${desc(confirmation.at)} limit 1)`;

function cellsOf(ctx: Ctx, plan: PlanRow, row: Result): Cell[] {
  const { info } = row;
  const parts = resultParts(ctx, plan, info, row);
  const { levels = [] } = plan.ruleSnapshot ?? {};
  return [
    row.empNumber,
    row.empName,
    row.dept ?? '',
    row.boss ?? '',
    ctx.t(
      stageText({
        employeeStage: info.employeeStage,
        noTargets: hasNoTargets(plan, info),
        hasLeft: isLeft(ctx, plan, info, row.lastDay),
      }),
    ),
    parts.selfLevelName ?? numberCell(parts.selfScore),
    parts.bossLevelName ?? numberCell(parts.bossScore),
    numberCell(parts.rawScore),
    parts.rawLevelName ?? '',
    numberCell(parts.score),
    parts.levelName ?? '',
    numberCell(levels.find((level) => level.name === parts.levelName)?.points),
    timeCell(info.bossStage === BossStage.CONFIRMED ? row.bossConfirmed : null),
    timeCell(info.employeeStage === EmployeeStage.CONFIRMED ? row.employeeConfirmed : null),
  ];
}
