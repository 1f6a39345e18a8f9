import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf, ParsedOf } from '@hengcai/shared/contract/kernel';
import { EvaluateProcess, ProbationEvent, ProbationOutcome, ProbationPlanStatus } from '@hengcai/shared/enums';
import type { Ctx, FileAnswer } from '../../kit/context.ts';
import { readByKeyset } from '../../kit/keyset.ts';
import { localName } from '../../kit/local-name.ts';
import { mapPage, paged } from '../../kit/paged.ts';
import { dayCell, numberCell, type Cell } from '../../kit/sheet/cells.ts';
import { workbook } from '../../kit/sheet/table-file.ts';
import { enumTextIds } from '../../messages/enum-text.ts';
import { employee, foundBy } from '../employee/tables.ts';
import { inDepartments } from '../org/tables.ts';
import {
  countPlans,
  exitDue,
  managedPlans,
  openPlan,
  ownPlans,
  plansWhere,
  regularOn,
  waitsFor,
  type Met,
} from './plan.ts';
import { probationEvent, probationPlan } from './tables.ts';
import { seesCondition, seesResult, toPlan } from './told.ts';

type Endpoints = Contract['probationplan']['endpoints'];
type Asked = ParsedOf<Endpoints['listplan']>;

type Conditions = ParsedOf<Contract['probationExport']['endpoints']['exportProbationPerformanceExcel']>;

const isMyTurn = (ctx: Ctx): SQL => waitsFor(ctx, ctx.session.empId, true);

const meets = (ctx: Ctx, { waitsForMe, exitDue: due, deptId, planStatus, keyword }: Conditions): SQL | undefined =>
  and(
    foundBy(ctx.session, keyword),
    planStatus === undefined || planStatus.length === 0 ? undefined : inArray(probationPlan.status, planStatus),
    deptId === undefined ? undefined : inDepartments(ctx.session.companyId, employee.deptId, [deptId]),
    waitsForMe === true ? isMyTurn(ctx) : undefined,
    due === true ? exitDue(ctx) : undefined,
  );

/** Plans of a view; those that wait for the caller first, then by the day the person is regular. */
export function listPlans(ctx: Ctx, { view, pageNo, pageSize, ...conditions }: Asked) {
  const waits = isMyTurn(ctx);
  const where = and(
    // What waits for HR is theirs to do as well.
    view === 'managed' ? managedPlans(ctx) : sql`(${ownPlans(ctx, ctx.session.empId)} or ${waits})`,
    meets(ctx, conditions),
  );
  return pageOf(ctx, where, { pageNo, pageSize }, [
    sql`${waits} desc`,
    sql`${regularOn} desc nulls last`,
    desc(probationPlan.id),
  ]);
}

/** Plans that are over, the last one first. */
export function listArchived(
  ctx: Ctx,
  { keyword, outcome, ...page }: ParsedOf<Contract['probationFlow']['endpoints']['probationarchived']>,
) {
  const where = and(
    managedPlans(ctx),
    inArray(probationPlan.status, [ProbationPlanStatus.ARCHIVED, ProbationPlanStatus.TERMINATED]),
    foundBy(ctx.session, keyword),
    outcome === undefined ? undefined : eq(probationPlan.outcome, outcome),
  );
  return pageOf(ctx, where, page, [desc(probationPlan.endedAt), desc(probationPlan.id)]);
}

async function pageOf(
  ctx: Ctx,
  where: SQL | undefined,
  page: { pageNo: number; pageSize: number },
  order: SQL[],
): Promise<DataOf<Endpoints['listplan']>> {
  const found = await paged(
    page,
    (window) => plansWhere(ctx, where, { order, ...window }),
    () => countPlans(ctx, where),
  );
  return mapPage(found, (met) => toPlan(ctx, met));
}

/** What the person may not know before the result is decided. */
const NOT_YET: ReadonlySet<number> = new Set([
  ProbationEvent.BOSS_SCORED,
  ProbationEvent.AGREED,
  ProbationEvent.REJECTED,
  ProbationEvent.NODE_ADDED,
  ProbationEvent.NODE_REMOVED,
]);

/** What happened in a plan, newest first. */
export async function historyOf(ctx: Ctx, planCode: string): Promise<DataOf<Endpoints['listprobationhistory']>> {
  const met = await openPlan(ctx, planCode);
  const rows = await ctx.tx
    .select({ one: probationEvent, name: employee.name, nameEn: employee.nameEn })
    .from(probationEvent)
    .leftJoin(employee, and(eq(employee.companyId, probationEvent.companyId), eq(employee.id, probationEvent.byEmpId)))
    .where(and(eq(probationEvent.companyId, ctx.session.companyId), eq(probationEvent.planId, planCode)))
    .orderBy(desc(probationEvent.at), desc(probationEvent.id));
  // What approvers say to the superior is not said to the person.
  const own = met.plan.empId === ctx.session.empId;
  const all = !own || seesResult(ctx, met);
  return rows
    .filter(({ one }) => all || !NOT_YET.has(one.event))
    .map(({ one, name, nameEn }) => ({
      eventId: one.id,
      event: one.event as DataOf<Endpoints['listprobationhistory']>[number]['event'],
      empName: localName(ctx, name, nameEn),
      text: own && NOT_YET.has(one.event) ? null : one.text,
      at: one.at.toISOString(),
    }));
}

const COLUMNS = [
  'empNumber',
  'empName',
  'dept',
  'superior',
  'rule',
  'entryDate',
  'regularDate',
  'status',
  'process',
  'score',
  'level',
  'outcome',
  'condition',
] as const;
const PAGE = 500;
const STATUS = enumTextIds('ProbationPlanStatus', ProbationPlanStatus);
const PROCESS = enumTextIds('EvaluateProcess', EvaluateProcess);
const OUTCOME = enumTextIds('ProbationOutcome', ProbationOutcome);

/** Plans the caller manages as a workbook. */
export async function exportPlans(ctx: Ctx, conditions: Conditions): Promise<FileAnswer> {
  const where = (later: Ctx) => and(managedPlans(later), meets(later, conditions));
  await ctx.audit({
    action: 'probationPlan.exported',
    objectType: 'probationPlan',
    objectId: ctx.session.companyId,
    params: { count: await countPlans(ctx, where(ctx)) },
  });
  return workbook(ctx.t('probation.export.file'), ctx.t('probation.export.sheet'), lines(ctx, where));
}

async function* lines(ctx: Ctx, where: (later: Ctx) => SQL | undefined): AsyncGenerator<Cell[]> {
  yield COLUMNS.map((column) => ctx.t(`probation.export.${column}`));
  const read = (later: Ctx, after: Met | undefined, limit: number) =>
    plansWhere(later, and(where(later), after && sql`${probationPlan.id} > ${after.plan.id}`), { limit });
  for await (const met of readByKeyset<Met>(ctx, PAGE, read)) {
    const plan = toPlan(ctx, met);
    yield [
      plan.empNumber,
      plan.empName,
      localName(ctx, plan.deptName ?? '', plan.deptNameEn),
      plan.evaluateEmpName ?? '',
      plan.ruleName,
      dayCell(plan.entryDate),
      dayCell(plan.regularDate),
      ctx.t(STATUS.get(plan.planStatus) ?? ''),
      plan.outcome === null ? ctx.t(PROCESS.get(plan.process) ?? '') : '',
      numberCell(plan.score),
      plan.levelName ?? '',
      plan.outcome === null ? '' : ctx.t(OUTCOME.get(plan.outcome) ?? ''),
      seesCondition(ctx, met) ? (met.plan.conditionNotMet ?? '') : '',
    ];
  }
}
