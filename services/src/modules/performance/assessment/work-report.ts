import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, not, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Contract } from '@hengcai/shared/contract/all';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import type { ReportTarget, WorkReport } from '@hengcai/shared/contract/performance/work-report';
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
import { openShare, registerShareable } from '../../platform/public.ts';
import { RUNNING } from '../plan/plan.ts';
import { COLLEAGUE } from '../together/colleagues.ts';
import { assessmentInfo, assessmentPlan } from '../tables.ts';
import { targetRow } from '../tables-form.ts';
import { workReport } from '../tables-report.ts';
import { notesWhere } from './progress-notes.ts';

type Endpoints = Contract['workReport']['endpoints'];
type ReportData = z.output<typeof WorkReport>;
type Period = ValueOf<typeof ReportPeriod>;

const PAGE = '/performance/work-report';
interface Time {
  period: Period;
  from: string;
  to: string;
}

/** Reports of work, as their writers and superiors read them, and whoever holds a link. */
export const workReportHandlers: Handlers<Contract['workReport']> = {
  workreport: ({ empId, ...when }, ctx) => reportOf(ctx, empId ?? ownId(ctx), timeOf(when)),
  workreportlist: (input, ctx) => reportsToRead(ctx, input),
  saveworkreport: (input, ctx) => saveReport(ctx, input),
  sharedworkreport: detached<Endpoints['sharedworkreport']>(({ token }, call) =>
    openShare(call, { token, page: PAGE }, async (ctx, objectId) => ({
      ...(await reportOf(ctx, ...keyOf(objectId))),
      mayWrite: false,
    })),
  ),
};

registerShareable(PAGE, async (ctx, objectId) => {
  const { person, from, to } = await reportOf(ctx, ...keyOf(objectId));
  return `${person.empName} ${from} - ${to}`;
});

/** A report by what a link calls it: the person, the period and its first day. */
function keyOf(objectId: string): [empId: string, time: Time] {
  const [empId = '', period, day = ''] = objectId.split('.');
  const known = Object.values(ReportPeriod).find((one) => String(one) === period);
  if (known === undefined || !isDate(day)) throw invalid('objectId', 'UNKNOWN_REFERENCE');
  return [empId, timeOf({ period: known, day })];
}

function timeOf({ period, day }: { period: Period; day: string }): Time {
  if (!isDate(day)) throw invalid('day', 'INVALID_DATE');
  if (period === ReportPeriod.MONTH) return { period, ...monthOf(day) };
  const from = mondayOf(day);
  return { period, from, to: addDays(from, 6) };
}

function ownId({ session }: Ctx): string {
  if (session.empId === null) throw notFound();
  return session.empId;
}

/** Whose reports a caller reads: of everybody who is seen, not of the own superiors, who write for those above them. */
const readable = (ctx: Ctx) =>
  and(eq(employee.companyId, ctx.session.companyId), visibleEmployees(ctx), not(aboveCaller(ctx)));

const ofTime = (ctx: Ctx, { period, from }: Time) =>
  and(eq(workReport.companyId, ctx.session.companyId), eq(workReport.period, period), eq(workReport.fromDay, from));

async function reportOf(ctx: Ctx, empId: string, time: Time): Promise<ReportData> {
  const self = empId === ctx.session.empId;
  const [found] = await ctx.tx
    .select({ person: COLLEAGUE, report: workReport })
    .from(employee)
    .leftJoin(workReport, and(ofTime(ctx, time), eq(workReport.empId, employee.id)))
    .where(
      and(eq(employee.companyId, ctx.session.companyId), eq(employee.id, empId), self ? undefined : readable(ctx)),
    );
  if (!found) throw notFound();
  const { person, report } = found;
  return {
    person,
    ...time,
    done: report?.done ?? '',
    next: report?.next ?? '',
    updatedAt: report?.updatedAt.toISOString() ?? null,
    version: report?.version ?? 0,
    targets: await targetsOf(ctx, empId, time),
    mayWrite: self,
  };
}

/** Agreed targets of the plans that run while the report is about them, with what was noted by its end. */
async function targetsOf(ctx: Ctx, empId: string, { from, to }: Time): Promise<z.output<typeof ReportTarget>[]> {
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
    .innerJoin(
      assessmentPlan,
      and(eq(assessmentPlan.companyId, assessmentInfo.companyId), eq(assessmentPlan.id, assessmentInfo.planId)),
    )
    .where(
      and(
        eq(targetRow.companyId, ctx.session.companyId),
        eq(assessmentInfo.empId, empId),
        eq(assessmentInfo.targetStatus, TargetStatus.APPROVED),
        isNull(assessmentInfo.removedAt),
        inArray(assessmentPlan.status, RUNNING),
        lte(assessmentPlan.periodFrom, to),
        gte(assessmentPlan.periodTo, from),
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

const plain = (value: string | null): string | null => (value === null ? null : dec(value).toString());

/** Everybody whose report the caller may read, the caller aside: who has written, and who has not yet. */
function reportsToRead(ctx: Ctx, { written, pageNo, pageSize, ...when }: ParsedOf<Endpoints['workreportlist']>) {
  const time = timeOf(when);
  const where = and(
    readable(ctx),
    inServiceOn(time.to < ctx.today ? time.to : ctx.today),
    sql`${employee.id} <> ${ctx.session.empId ?? ''}`,
    written === undefined ? undefined : written ? isNotNull(workReport.id) : isNull(workReport.id),
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
    async (window) =>
      (await rows.limit(window.limit).offset(window.offset)).map(({ person, updatedAt }) => ({
        person,
        updatedAt: updatedAt?.toISOString() ?? null,
      })),
    async () => {
      const [all] = await ctx.tx
        .select({ count: sql<number>`count(*)::int` })
        .from(employee)
        .leftJoin(workReport, report)
        .where(where);
      return all?.count ?? 0;
    },
  );
}

/** Writes the own report. Whose it is and over which time makes it one, so that two tabs cannot make two. */
export async function saveReport(
  ctx: Ctx,
  { done, next, version, ...when }: Omit<ParsedOf<Endpoints['saveworkreport']>, 'clientMutationId'>,
): Promise<ReportData> {
  const empId = ownId(ctx);
  const time = timeOf(when);
  if (time.from > ctx.today) throw refused({ field: 'day', code: 'REPORT_AHEAD' });
  if (done === '' && next === '') throw refused({ field: 'done', code: 'REQUIRED' });
  const { companyId } = ctx.session;
  const own = and(ofTime(ctx, time), eq(workReport.empId, empId));
  // Whoever writes a first report waits here for another one who does.
  await ctx.tx
    .select({ id: employee.id })
    .from(employee)
    .where(and(eq(employee.companyId, companyId), eq(employee.id, empId)))
    .for('no key update');
  const [row] = await ctx.tx.select().from(workReport).where(own);
  await demandVersion({ version: row?.version ?? 0 }, version);
  const told = { done, next, updatedAt: ctx.now, version: version + 1 };
  if (row) await ctx.tx.update(workReport).set(told).where(own);
  else
    await ctx.tx
      .insert(workReport)
      .values({ companyId, id: ctx.newId(), empId, period: time.period, fromDay: time.from, ...told });
  return reportOf(ctx, empId, time);
}
