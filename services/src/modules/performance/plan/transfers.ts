import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type {
  exporttransferperformancerecord,
  gettransferperformancerecord,
} from '@hengcai/shared/contract/performance/transfer';
import { FieldGroup } from '@hengcai/shared/enums';
import type { Ctx } from '../../../kit/context.ts';
import { readByKeyset } from '../../../kit/keyset.ts';
import { localName, localNameOf } from '../../../kit/local-name.ts';
import { mapPage, paged } from '../../../kit/paged.ts';
import { dayCell, numberCell, type Cell } from '../../../kit/sheet/cells.ts';
import { workbook } from '../../../kit/sheet/table-file.ts';
import { readerOf, visibleEmployees, whoseRead } from '../../employee/public.ts';
import { employee, employment, foundBy } from '../../employee/tables.ts';
import { deptVersion, inDepartments } from '../../org/tables.ts';
import { activeIn, isPerson } from './participants.ts';
import { auditPlan, loadPlan, type PlanRow } from './plan.ts';
import { resultParts, SHEET_TOTALS } from './result-parts.ts';
import { assessmentInfo } from '../tables.ts';

type ListInput = z.output<(typeof gettransferperformancerecord)['body']>;
type ListPage = z.output<(typeof gettransferperformancerecord)['data']>;
type FileInput = z.output<(typeof exporttransferperformancerecord)['body']>;
type Asked = Pick<FileInput, 'keyword' | 'deptId'>;

const PAGE = 500;
const move = {
  from: sql<string | null>`move.from_dept`,
  to: sql<string | null>`move.to_dept`,
  on: sql<string>`move.changed_on`,
};

/**
 * Every change of department within the period of a plan, of those in it: neighbouring rows of a career in one department
 * (another position, another superior) are one stay. Days are counted within the period.
 */
const moves = (plan: PlanRow): SQL => sql`(
  with marked as (
    select ${employment.empId} emp_id, ${employment.deptId} dept_id, ${employment.validFrom} valid_from, ${employment.validTo} valid_to,
      (lag(${employment.deptId}) over career is distinct from ${employment.deptId}
        or lag(${employment.validTo}) over career is distinct from ${employment.validFrom})::int begins
    from ${employment}
    where ${employment.companyId} = ${plan.companyId}
      and ${employment.empId} in (select i.emp_id from ${assessmentInfo} i where i.company_id = ${plan.companyId} and i.plan_id = ${plan.id})
    window career as (partition by ${employment.empId} order by ${employment.validFrom})
  ), numbered as (
    select marked.*, sum(begins) over (partition by emp_id order by valid_from) stay from marked
  ), stays as (
    select emp_id, stay, min(dept_id) dept_id, min(valid_from) begun,
      case when bool_or(valid_to is null) then null else max(valid_to) end ended
    from numbered group by emp_id, stay
  ), followed as (
    select stays.*, lag(dept_id) over career from_dept, lag(begun) over career from_begun, lag(ended) over career from_ended
    from stays window career as (partition by emp_id order by begun)
  )
  select emp_id, from_dept, dept_id to_dept, begun changed_on,
    begun - greatest(from_begun, ${plan.periodFrom}::date) from_days,
    least(coalesce(ended, 'infinity'::date), ${plan.periodTo}::date + 1) - begun to_days
  from followed
  where from_ended = begun and begun > ${plan.periodFrom}::date and begun <= ${plan.periodTo}::date
) move`;

/** What a department was called on a day; earlier than its first day what it was called first. */
const called = (plan: PlanRow, dept: SQL, day: SQL): SQL => sql`(
  select ${deptVersion.name}, ${deptVersion.nameEn} from ${deptVersion}
  where ${deptVersion.companyId} = ${plan.companyId} and ${deptVersion.deptId} = ${dept}
  order by ${deptVersion.validFrom} <= ${day} desc, abs(${deptVersion.validFrom} - ${day}) limit 1)`;

/** The changes of department of people whose work information the caller may read. */
async function changesOf(ctx: Ctx, plan: PlanRow, { keyword, deptId }: Asked) {
  const readable = whoseRead(await readerOf(ctx), FieldGroup.WORK);
  const where = and(
    activeIn(ctx, plan.id),
    visibleEmployees(ctx),
    readable,
    foundBy(ctx.session, keyword),
    deptId === undefined
      ? undefined
      : or(...[move.from, move.to].map((dept) => inDepartments(plan.companyId, dept, [deptId]))),
  );
  const boss = alias(employee, 'boss');
  return (after?: { sortKey: string; empId: string; changedOn: string }) =>
    ctx.tx
      .select({
        info: assessmentInfo,
        ...SHEET_TOTALS,
        empId: employee.id,
        empNumber: employee.empNumber,
        empName: localNameOf(ctx, employee),
        sortKey: employee.sortKey,
        bossName: localNameOf<string | null>(ctx, boss),
        fromDeptId: move.from,
        fromDeptName: sql<string | null>`was.name`,
        fromDeptNameEn: sql<string | null>`was.name_en`,
        toDeptId: move.to,
        toDeptName: sql<string | null>`is_now.name`,
        toDeptNameEn: sql<string | null>`is_now.name_en`,
        changedOn: sql<string>`move.changed_on::text`,
        fromDays: sql<number>`move.from_days::int`,
        // Who has left was in no department any more.
        toDays: sql<number>`greatest(0, least(move.to_days, coalesce(${employee.lastDay} + 1 - move.changed_on, move.to_days)))::int`,
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(assessmentInfo)
      .innerJoin(employee, isPerson)
      .innerJoin(moves(plan), sql`move.emp_id = ${assessmentInfo.empId}`)
      .leftJoin(boss, and(eq(boss.companyId, assessmentInfo.companyId), eq(boss.id, assessmentInfo.bossEmpId)))
      .leftJoinLateral(sql`${called(plan, move.from, sql`(move.changed_on - 1)`)} was`, sql`true`)
      .leftJoinLateral(sql`${called(plan, move.to, move.on)} is_now`, sql`true`)
      .where(
        and(
          where,
          after &&
            sql`(${employee.sortKey}, ${employee.id}, move.changed_on) > (${after.sortKey}, ${after.empId}, ${after.changedOn}::date)`,
        ),
      )
      .orderBy(asc(employee.sortKey), asc(employee.id), sql`move.changed_on`);
}
type Change = Awaited<ReturnType<Awaited<ReturnType<typeof changesOf>>>>[number];

/** Who changed department within the period of a plan, by name, once for each change. */
export async function transfers(ctx: Ctx, { planCode, pageNo, pageSize, ...asked }: ListInput): Promise<ListPage> {
  const plan = await loadPlan(ctx, planCode);
  const rows = await changesOf(ctx, plan, asked);
  const page = await paged(
    { pageNo, pageSize },
    ({ limit, offset }) => rows().limit(limit).offset(offset),
    async (first) => (first ?? (await rows().limit(1))[0])?.total ?? 0,
  );
  return mapPage(page, ({ info, empNumber: _n, empName: _e, sortKey: _s, bossName: _b, total: _t, ...row }) => ({
    ...row,
    recordId: `${info.id}.${row.changedOn}`,
    assessmentInfoId: info.id,
    bossEmpId: info.bossEmpId,
    ...resultParts(ctx, plan, info, row),
  }));
}

const COLUMNS = [
  'empNumber',
  'empName',
  'fromDept',
  'toDept',
  'changedOn',
  'fromDays',
  'toDays',
  'scoredBy',
  'selfScore',
  'bossScore',
  'rawScore',
  'rawLevel',
  'score',
  'level',
] as const;

/** The same people as a sheet. */
export async function exportTransfers(ctx: Ctx, { planCode, ...asked }: FileInput) {
  const plan = await loadPlan(ctx, planCode);
  const [first] = await (await changesOf(ctx, plan, asked))().limit(1);
  await auditPlan(ctx, 'transfersExported', plan, { params: { count: first?.total ?? 0 } });
  const kind = ctx.t('export.transfers');
  return workbook(`${plan.name}-${kind}`, kind, lines(ctx, plan, asked));
}

async function* lines(ctx: Ctx, plan: PlanRow, asked: Asked): AsyncGenerator<Cell[]> {
  yield COLUMNS.map((column) => ctx.t(`export.${column}`));
  const read = async (later: Ctx, after: Change | undefined, size: number) =>
    (await changesOf(later, plan, asked))(after).limit(size);
  for await (const row of readByKeyset<Change>(ctx, PAGE, read)) yield cellsOf(ctx, plan, row);
}

function cellsOf(ctx: Ctx, plan: PlanRow, row: Change): Cell[] {
  const parts = resultParts(ctx, plan, row.info, row);
  return [
    row.empNumber,
    row.empName,
    localName(ctx, row.fromDeptName, row.fromDeptNameEn) ?? '',
    localName(ctx, row.toDeptName, row.toDeptNameEn) ?? '',
    dayCell(row.changedOn),
    numberCell(row.fromDays),
    numberCell(row.toDays),
    row.bossName ?? '',
    parts.selfLevelName ?? numberCell(parts.selfScore),
    parts.bossLevelName ?? numberCell(parts.bossScore),
    numberCell(parts.rawScore),
    parts.rawLevelName ?? '',
    numberCell(parts.score),
    parts.levelName ?? '',
  ];
}
