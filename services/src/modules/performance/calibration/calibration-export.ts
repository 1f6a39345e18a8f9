import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { PageRight } from '@hengcai/shared/enums';
import type { Ctx, FileAnswer } from '../../../kit/context.ts';
import { readByKeyset } from '../../../kit/keyset.ts';
import { localNameOf } from '../../../kit/local-name.ts';
import { workbook } from '../../../kit/sheet/table-file.ts';
import { numberCell, type Cell } from '../../../kit/sheet/cells.ts';
import { visibleEmployees } from '../../employee/public.ts';
import { employee } from '../../employee/tables.ts';
import { deptVersion } from '../../org/tables.ts';
import { visibleSubject } from '../assessment/assessment.ts';
import { calibratable } from './calibration.ts';
import { listColumns, openedPlan, rowOf } from './calibration-list.ts';
import { activeIn, isDepartment, isPerson } from '../plan/participants.ts';
import { auditPlan, type PlanRow } from '../plan/plan.ts';
import { assessmentInfo } from '../tables.ts';

const PAGE = 500;
const COLUMNS = [
  'empNumber',
  'empName',
  'dept',
  'boss',
  'selfScore',
  'bossScore',
  'rawScore',
  'rawLevel',
  'scoreNow',
  'levelNow',
  'potential',
  'newScore',
  'newLevel',
  'calibrationReason',
] as const;

/** The people of a plan whose results the caller calibrates, with empty columns for what becomes of them: the file that the import reads again. */
export async function exportCalibration(ctx: Ctx, planCode: string): Promise<FileAnswer> {
  const plan = await openedPlan(ctx, planCode);
  await auditPlan(ctx, 'calibrationExported', plan, {
    params: { count: await ctx.tx.$count(assessmentInfo, inFile(ctx, plan.id)) },
  });
  const kind = ctx.t('export.calibration');
  return workbook(`${plan.name}-${kind}`, kind, linesOf(ctx, plan));
}

const inFile = (ctx: Ctx, planId: string) => and(activeIn(ctx, planId), calibratable(ctx, PageRight.EXPORT));

async function* linesOf(ctx: Ctx, plan: PlanRow): AsyncGenerator<Cell[]> {
  const columns = COLUMNS.filter((column) => column !== 'potential' || plan.asksPotential);
  yield columns.map((column) => ctx.t(`export.${column}`));
  const people = readByKeyset<Listed>(ctx, PAGE, (later, after, size) => listed(later, plan.id, after, size));
  for await (const person of people) {
    const row = rowOf(ctx, plan, person);
    yield [
      person.empNumber ?? '',
      person.empName ?? '',
      person.dept ?? '',
      person.boss ?? '',
      row.selfLevelName ?? numberCell(row.selfScore),
      row.bossLevelName ?? numberCell(row.bossScore),
      numberCell(row.rawScore),
      row.rawLevelName ?? '',
      numberCell(row.composedScore),
      row.levelName ?? '',
      ...(plan.asksPotential ? [row.potential === null ? '' : ctx.t(`export.potential.${row.potential}`)] : []),
    ];
  }
}

type Listed = Awaited<ReturnType<typeof listed>>[number];

/** The next people by name, after the last one that was sent. Names the caller may not see are left out, as in the list. */
function listed(
  ctx: Ctx,
  planId: string,
  after: { sortKey: string; info: { empId: string } } | undefined,
  size: number,
) {
  const boss = alias(employee, 'boss');
  const seen = visibleSubject(ctx);
  const next = after && sql`(${employee.sortKey}, ${employee.id}) > (${after.sortKey}, ${after.info.empId})`;
  const bossSeen = sql`exists (select 1 from ${employee} where ${employee.id} = ${assessmentInfo.bossEmpId} and ${visibleEmployees(ctx)})`;
  return ctx.tx
    .select({
      ...listColumns(ctx),
      sortKey: employee.sortKey,
      empNumber: sql<string | null>`case when ${seen} then ${employee.empNumber} end`,
      empName: sql<string | null>`case when ${seen} then ${localNameOf(ctx, employee)} end`,
      dept: localNameOf<string | null>(ctx, deptVersion),
      boss: sql<string | null>`case when ${bossSeen} then ${localNameOf(ctx, boss)} end`,
    })
    .from(assessmentInfo)
    .innerJoin(employee, isPerson)
    .leftJoin(boss, and(eq(boss.companyId, assessmentInfo.companyId), eq(boss.id, assessmentInfo.bossEmpId)))
    .leftJoin(deptVersion, isDepartment(ctx))
    .where(and(inFile(ctx, planId), next))
    .orderBy(asc(employee.sortKey), asc(employee.id))
    .limit(size);
}
