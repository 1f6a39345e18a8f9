import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { Contract } from '@hengcai/shared/contract/all';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import type { ReportTarget, WorkReport, WorkReportLine } from '@hengcai/shared/contract/performance/work-report';
import { ReportPeriod, TargetStatus, type ValueOf } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { addDays, isDate, mondayOf, monthOf } from '@hengcai/shared/rules/dates';
import { detached } from '../../../kit/calls.ts';
import type { Ctx, Handlers } from '../../../kit/context.ts';
import { invalid, notFound, refused } from '../../../kit/failure.ts';
import { paged } from '../../../kit/paged.ts';
import { demandVersion } from '../../../kit/version.ts';
import { aboveCaller, inServiceOn, visibleEmployees } from '../../employee/public.ts';
import { employee } from '../../employee/tables.ts';
import { departmentsHeadedBy } from '../../org/public.ts';
import { department, deptVersion } from '../../org/tables.ts';
import { openShare, registerShareable } from '../../platform/public.ts';
import { deptProgress } from '../alignment/alignment.ts';
import { isHead } from '../department/heads.ts';
import { RUNNING } from '../plan/plan.ts';
import { COLLEAGUE, DEPARTMENT } from '../together/colleagues.ts';
import { assessmentInfo, assessmentPlan, isPlan } from '../tables.ts';
import { deptTarget, isPlanOfDept } from '../tables-department.ts';
import { targetRow } from '../tables-form.ts';
import { workReport } from '../tables-report.ts';
import { notesWhere } from './progress-notes.ts';

type Endpoints = Contract['workReport']['endpoints'];
type ReportData = z.output<typeof WorkReport>;
type Period = ValueOf<typeof ReportPeriod>;
type TargetData = z.output<typeof ReportTarget>;
type Row = typeof workReport.$inferSelect;

const PAGE = '/performance/work-report';
interface Time {
  period: Period;
  from: string;
  to: string;
}
/** A report is one of a person or one of a department. */
type Whose = { empId: string } | { deptId: string };

/** Reports of work, as their writers and superiors read them, and whoever holds a link. */
export const workReportHandlers: Handlers<Contract['workReport']> = {
  workreport: ({ empId, deptId, ...when }, ctx) => reportOf(ctx, whoseOf(ctx, { empId, deptId }), timeOf(when)),
  workreportlist: (input, ctx) => (input.departments ? departmentsToRead(ctx, input) : peopleToRead(ctx, input)),
  saveworkreport: (input, ctx) => saveReport(ctx, input),
  sharedworkreport: detached<Endpoints['sharedworkreport']>(({ token }, call) =>
    openShare(call, { token, page: PAGE }, async (ctx, objectId) => ({
      ...(await reportOf(ctx, ...keyOf(objectId))),
      departments: [],
      mayWrite: false,
    })),
  ),
};

registerShareable(PAGE, async (ctx, objectId) => {
  const { person, department, from, to } = await reportOf(ctx, ...keyOf(objectId));
  return `${department?.deptName ?? person.empName} ${from} - ${to}`;
});

/** A report by what a link calls it: the person, or `dept` and the department, the period and its first day. */
function keyOf(objectId: string): [whose: Whose, time: Time] {
  const ofDept = objectId.startsWith(DEPT);
  const [id = '', period, day = ''] = objectId.slice(ofDept ? DEPT.length : 0).split('.');
  const known = Object.values(ReportPeriod).find((one) => String(one) === period);
  if (known === undefined || !isDate(day)) throw invalid('objectId', 'UNKNOWN_REFERENCE');
  return [ofDept ? { deptId: id } : { empId: id }, timeOf({ period: known, day })];
}
const DEPT = 'dept.';

function whoseOf(ctx: Ctx, { empId, deptId }: { empId?: string | undefined; deptId?: string | undefined }): Whose {
  if (deptId === undefined) return { empId: empId ?? ownId(ctx) };
  if (empId !== undefined) throw invalid('deptId', 'UNKNOWN_REFERENCE');
  return { deptId };
}

function timeOf({ period, day }: { period: Period; day: string }): Time {
  if (!isDate(day)) throw invalid('day', 'INVALID_DATE');
  if (period === ReportPeriod.MONTH) return { period, ...monthOf(day) };
  const from = mondayOf(day);
  const to = addDays(from, 6);
  // The last week of all goes on where dates have ended.
  if (!isDate(to)) throw invalid('day', 'INVALID_DATE');
  return { period, from, to };
}

function ownId({ session }: Ctx): string {
  if (session.empId === null) throw notFound();
  return session.empId;
}

/**
 * Whose reports a caller reads: of everybody who is seen, not of the own superiors, who write for those above them. Who
 * reads the reports of a head reads those of the department.
 */
const readable = (ctx: Ctx) =>
  and(eq(employee.companyId, ctx.session.companyId), visibleEmployees(ctx), not(aboveCaller(ctx)));

const ofTime = (ctx: Ctx, { period, from }: Time) =>
  and(eq(workReport.companyId, ctx.session.companyId), eq(workReport.period, period), eq(workReport.fromDay, from));

async function reportOf(ctx: Ctx, whose: Whose, time: Time): Promise<ReportData> {
  const { person, department, report, writer } =
    'empId' in whose ? await personsReport(ctx, whose.empId, time) : await departmentsReport(ctx, whose.deptId, time);
  return {
    person,
    department,
    writer,
    departments: await departmentsHeadedBy(ctx, person.empId),
    ...time,
    done: report?.done ?? '',
    next: report?.next ?? '',
    updatedAt: report?.updatedAt.toISOString() ?? null,
    version: report?.version ?? 0,
    targets: department
      ? await departmentsTargets(ctx, department.deptId, time)
      : await targetsOf(ctx, person.empId, time),
    mayWrite: person.empId === ctx.session.empId,
  };
}

type Found = Pick<ReportData, 'person' | 'department' | 'writer'> & { report: Row | null };

async function personsReport(ctx: Ctx, empId: string, time: Time): Promise<Found> {
  const [found] = await ctx.tx
    .select({ person: COLLEAGUE, report: workReport })
    .from(employee)
    .leftJoin(workReport, and(ofTime(ctx, time), eq(workReport.empId, employee.id)))
    .where(and(eq(employee.companyId, ctx.session.companyId), eq(employee.id, empId), ownOr(ctx, readable(ctx))));
  if (!found) throw notFound();
  return { ...found, department: null, writer: null };
}

const ownOr = ({ session }: Ctx, others: SQL | undefined) => or(sql`${employee.id} = ${session.empId ?? ''}`, others);

/** A department without a head has nobody to write for it: there is a report again once it has one. */
async function departmentsReport(ctx: Ctx, deptId: string, time: Time): Promise<Found> {
  const writers = alias(employee, 'writer');
  const [found] = await ctx.tx
    .select({
      person: COLLEAGUE,
      department: DEPARTMENT,
      report: workReport,
      writer: { empId: writers.id, empName: writers.name, empNameEn: writers.nameEn, empNumber: writers.empNumber },
    })
    .from(deptVersion)
    .innerJoin(employee, isHead(ctx))
    .leftJoin(workReport, and(ofTime(ctx, time), eq(workReport.deptId, deptVersion.deptId)))
    .leftJoin(writers, and(eq(writers.companyId, workReport.companyId), eq(writers.id, workReport.writerEmpId)))
    .where(
      and(eq(deptVersion.companyId, ctx.session.companyId), eq(deptVersion.deptId, deptId), ownOr(ctx, readable(ctx))),
    );
  if (!found) throw notFound();
  return found;
}

/** That a plan runs while a report is about it. */
const runsIn = ({ from, to }: Time) =>
  and(inArray(assessmentPlan.status, RUNNING), lte(assessmentPlan.periodFrom, to), gte(assessmentPlan.periodTo, from));

/** Agreed targets of the plans that run while the report is about them, with what was noted by its end. */
async function targetsOf(ctx: Ctx, empId: string, time: Time): Promise<TargetData[]> {
  const { from, to } = time;
  const rows = await ctx.tx
    .select({
      rowId: targetRow.id,
      planName: assessmentPlan.name,
      keyResult: targetRow.keyResult,
      measureUnit: targetRow.measureUnit,
      startValue: targetRow.startValue,
      targetValue: targetRow.targetValue,
      weight: targetRow.weight,
    })
    .from(targetRow)
    .innerJoin(
      assessmentInfo,
      and(eq(assessmentInfo.companyId, targetRow.companyId), eq(assessmentInfo.id, targetRow.assessmentId)),
    )
    .innerJoin(assessmentPlan, isPlan)
    .where(
      and(
        eq(targetRow.companyId, ctx.session.companyId),
        eq(assessmentInfo.empId, empId),
        eq(assessmentInfo.targetStatus, TargetStatus.APPROVED),
        isNull(assessmentInfo.removedAt),
        runsIn(time),
      ),
    )
    .orderBy(asc(assessmentPlan.periodTo), asc(assessmentPlan.id), asc(targetRow.sort), asc(targetRow.id));
  const notes = await notesWhere(ctx, { empId, until: to });
  return rows.map(({ startValue, targetValue, weight, ...row }) => {
    const own = notes.filter((note) => note.rowId === row.rowId);
    return {
      ...row,
      startValue: plain(startValue),
      targetValue: plain(targetValue),
      weight: plain(weight),
      progress: own.find((note) => note.progress !== null)?.progress ?? null,
      notes: own.filter((note) => note.week >= mondayOf(from)),
    };
  });
}

/** Agreed targets of a department in the plans that run then, with how far by its end what people noted brings them. */
async function departmentsTargets(ctx: Ctx, deptId: string, time: Time): Promise<TargetData[]> {
  const forms = await ctx.tx
    .select({ planId: assessmentPlan.id, planName: assessmentPlan.name, rows: deptTarget.agreedRows })
    .from(deptTarget)
    .innerJoin(assessmentPlan, isPlanOfDept)
    .where(
      and(
        eq(deptTarget.companyId, ctx.session.companyId),
        eq(deptTarget.deptId, deptId),
        isNotNull(deptTarget.agreedRows),
        runsIn(time),
      ),
    )
    .orderBy(asc(assessmentPlan.periodTo), asc(assessmentPlan.id));
  const planIds = forms.map((form) => form.planId);
  const cellCodes = forms.flatMap(({ rows }) => (rows ?? []).map((row) => row.id));
  const progress = await deptProgress(ctx, { planIds, cellCodes }, time.to);
  return forms.flatMap(({ planName, rows }) =>
    (rows ?? []).map((row) => ({
      rowId: row.id,
      planName,
      keyResult: row.keyResult,
      measureUnit: row.measureUnit,
      startValue: plain(row.startValue),
      targetValue: plain(row.targetValue),
      weight: plain(row.weight),
      progress: progress.get(row.id) ?? null,
      notes: [],
    })),
  );
}

const plain = (value: string | null): string | null => (value === null ? null : dec(value).toString());

type Asked = ParsedOf<Endpoints['workreportlist']>;

/** Those whose report was, or was not yet, written. */
const writtenOnly = (written: boolean | undefined) =>
  written === undefined ? undefined : written ? isNotNull(workReport.id) : isNull(workReport.id);
/** Everybody but the caller. */
const notCaller = ({ session }: Ctx) => sql`${employee.id} <> ${session.empId ?? ''}`;
const COUNT = { count: sql<number>`count(*)::int` };

/** Everybody whose report the caller may read, the caller aside: who has written, and who has not yet. */
function peopleToRead(ctx: Ctx, { written, pageNo, pageSize, ...when }: Asked) {
  const time = timeOf(when);
  const where = and(
    readable(ctx),
    inServiceOn(time.to < ctx.today ? time.to : ctx.today),
    notCaller(ctx),
    writtenOnly(written),
  );
  const report = and(ofTime(ctx, time), eq(workReport.empId, employee.id));
  const rows = ctx.tx
    .select({ person: COLLEAGUE, updatedAt: workReport.updatedAt })
    .from(employee)
    .leftJoin(workReport, report)
    .where(where)
    .orderBy(asc(employee.sortKey), asc(employee.id));
  return paged(
    { pageNo, pageSize },
    async ({ limit, offset }) =>
      (await rows.limit(limit).offset(offset)).map((row) => toLine({ ...row, department: null })),
    async () => (await ctx.tx.select(COUNT).from(employee).leftJoin(workReport, report).where(where))[0]?.count ?? 0,
  );
}

/** The departments that those people head. */
function departmentsToRead(ctx: Ctx, { written, pageNo, pageSize, ...when }: Asked) {
  const where = and(
    eq(deptVersion.companyId, ctx.session.companyId),
    readable(ctx),
    notCaller(ctx),
    writtenOnly(written),
  );
  const report = and(ofTime(ctx, timeOf(when)), eq(workReport.deptId, deptVersion.deptId));
  const rows = ctx.tx
    .select({ person: COLLEAGUE, department: DEPARTMENT, updatedAt: workReport.updatedAt })
    .from(deptVersion)
    .innerJoin(employee, isHead(ctx))
    .leftJoin(workReport, report)
    .where(where)
    .orderBy(asc(deptVersion.name), asc(deptVersion.deptId));
  return paged(
    { pageNo, pageSize },
    async ({ limit, offset }) => (await rows.limit(limit).offset(offset)).map(toLine),
    async () => {
      const all = ctx.tx.select(COUNT).from(deptVersion).innerJoin(employee, isHead(ctx)).leftJoin(workReport, report);
      return (await all.where(where))[0]?.count ?? 0;
    },
  );
}

type LineData = z.output<typeof WorkReportLine>;
const toLine = ({ updatedAt, ...row }: Omit<LineData, 'updatedAt'> & { updatedAt: Date | null }): LineData => ({
  ...row,
  updatedAt: updatedAt?.toISOString() ?? null,
});

/**
 * Writes the own report, or that of a department which the caller heads. Whose it is and over which time makes it one, so
 * that two tabs cannot make two.
 */
export async function saveReport(
  ctx: Ctx,
  { done, next, version, deptId, ...when }: Omit<ParsedOf<Endpoints['saveworkreport']>, 'clientMutationId'>,
): Promise<ReportData> {
  const writerEmpId = ownId(ctx);
  const time = timeOf(when);
  if (time.from > ctx.today) throw refused({ field: 'day', code: 'REPORT_AHEAD' });
  if (done === '' && next === '') throw refused({ field: 'done', code: 'REQUIRED' });
  const { companyId } = ctx.session;
  if (deptId !== undefined) await demandHead(ctx, deptId);
  const whose = deptId === undefined ? { empId: writerEmpId } : { deptId, writerEmpId };
  const about = and(
    ofTime(ctx, time),
    deptId === undefined ? eq(workReport.empId, writerEmpId) : eq(workReport.deptId, deptId),
  );
  // Whoever writes a first report waits here for another one who does.
  const table = deptId === undefined ? employee : department;
  await ctx.tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.id, deptId ?? writerEmpId)))
    .for('no key update');
  const [row] = await ctx.tx.select().from(workReport).where(about);
  await demandVersion({ version: row?.version ?? 0 }, version);
  const told = { ...whose, done, next, updatedAt: ctx.now, version: version + 1 };
  if (row) await ctx.tx.update(workReport).set(told).where(about);
  else
    await ctx.tx
      .insert(workReport)
      .values({ companyId, id: ctx.newId(), period: time.period, fromDay: time.from, ...told });
  return reportOf(ctx, deptId === undefined ? { empId: writerEmpId } : { deptId }, time);
}

/** To everybody but its head a department has no report to write. */
async function demandHead(ctx: Ctx, deptId: string): Promise<void> {
  const headed = await departmentsHeadedBy(ctx, ownId(ctx));
  if (!headed.some((one) => one.deptId === deptId)) throw notFound();
}
