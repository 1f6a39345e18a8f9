import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { pages } from '@hengcai/shared/contract/kernel';
import {
  ProbationOutcome,
  ProbationPlanStatus,
  ProbationTargetSetter,
  EvaluateProcess,
  type ProbationAction,
  type ProbationEvent,
  type ValueOf,
} from '@hengcai/shared/enums';
import { actionsOf, scoringWindow, type Action, type Part } from '@hengcai/shared/rules/probation/process';
import type { BothNames } from '../../kit/audited-objects.ts';
import type { Ctx } from '../../kit/context.ts';
import { notFound, refused, stale } from '../../kit/failure.ts';
import { allows, onPagesOf } from '../../kit/policy.ts';
import { approval, approvalWaiting } from '../../kit/tables.ts';
import { visibleEmployees } from '../employee/public.ts';
import { employee } from '../employee/tables.ts';
import { departmentToday } from '../org/public.ts';
import { deptVersion } from '../org/tables.ts';
import { probationEvent, probationPlan, probationRule, type SavedSheet, type SheetSide } from './tables.ts';

export type PlanRow = typeof probationPlan.$inferSelect;
type PlanValues = Partial<typeof probationPlan.$inferInsert>;

/** What results of probations are called in the approval engine. */
export const SUBJECT = 'probation';

const MANAGES = {
  visit: pages('/performance/management', 'visit'),
  edit: pages('/performance/management', 'edit'),
} as const;

const { SET_TARGETS, APPROVE_TARGETS, SELF_SCORE, BOSS_SCORE, APPROVAL, CONFIRMATION, FILING } = EvaluateProcess;
const { RUNNING, SCORING, APPROVING, DRAFT } = ProbationPlanStatus;

export const superior = alias(employee, 'superior');
/** Who scores: whom HR named, else the line manager of today, until scoring opens. */
const superiorId = sql<string | null>`coalesce(${probationPlan.superiorEmpId}, ${employee.bossId})`;
/** When the person is regular: as it was when scoring opened, until then as it is agreed today. */
export const regularOn = sql<string | null>`coalesce(${probationPlan.regularDate}, ${employee.regularDate})::text`;

/** Whether the caller manages the plan as HR; nobody does their own. */
function managed(ctx: Ctx, need: keyof typeof MANAGES): SQL<boolean> {
  if (!allows(MANAGES[need], ctx.session)) return sql<boolean>`false`;
  const others = sql`${probationPlan.empId} is distinct from ${ctx.session.empId}`;
  return sql<boolean>`(${others} and ${visibleEmployees(onPagesOf(ctx, MANAGES[need]))})`;
}
/** Whether the caller does what waits for HR, for whomever. */
export const managesPlans = ({ session }: Ctx): boolean => allows(MANAGES.edit, session);
/** Plans that the caller manages. */
export const managedPlans = (ctx: Ctx): SQL => managed(ctx, 'visit');

const isAsked = (ctx: Ctx, empId: string): SQL<boolean> => sql<boolean>`exists (select 1 from ${approvalWaiting} w
  join ${approval} a on a.company_id = w.company_id and a.id = w.approval_id
  where w.company_id = ${ctx.session.companyId} and w.emp_id = ${empId}
    and a.subject_type = ${SUBJECT} and a.subject_id = ${probationPlan.id})`;

/** Whether somebody is, or was, to approve the result. */
const takesPartInApproval = (ctx: Ctx, empId: string): SQL<boolean> => sql<boolean>`exists (select 1 from ${approval} a
  where a.company_id = ${ctx.session.companyId} and a.subject_type = ${SUBJECT} and a.subject_id = ${probationPlan.id}
    and a.run @> ${JSON.stringify({ steps: [{ approvers: [{ empId }] }] })}::jsonb)`;

/** Plans somebody takes part in; a draft is HR's alone. */
export function ownPlans(ctx: Ctx, empId: string | null): SQL {
  if (empId === null) return sql`false`;
  return sql`(${probationPlan.status} <> ${DRAFT}::int and (${probationPlan.empId} = ${empId} or ${superiorId} = ${empId}
    or ${takesPartInApproval(ctx, empId)}))`;
}

const selfOver = (ctx: Ctx): SQL<boolean> =>
  sql<boolean>`coalesce(${regularOn}::date - ${probationPlan.scoringDays} + (${probationPlan.scoringDays} - 1) / 2 < ${ctx.today}::date, false)`;

/** Plans in which it is somebody's turn; `asHr` those that wait for HR, where the caller is it. */
export function waitsFor(ctx: Ctx, empId: string | null, asHr: boolean): SQL {
  const at = (status: number, process: number) =>
    sql`(${probationPlan.status} = ${status}::int and ${probationPlan.process} = ${process}::int)`;
  const setBy = (setter: number) =>
    sql`(${at(RUNNING, SET_TARGETS)} and ${probationPlan.targetSetter} = ${setter}::int)`;
  const staying = sql`${employee.lastDay} is null`;
  const hr = asHr ? sql`(${at(APPROVING, FILING)} and ${managed(ctx, 'edit')})` : sql`false`;
  if (empId === null) return sql`(${staying} and ${hr})`;
  return sql`(${staying} and (${hr}
    or ${probationPlan.empId} = ${empId} and (${setBy(ProbationTargetSetter.EMPLOYEE)} or ${at(SCORING, SELF_SCORE)} or ${at(APPROVING, CONFIRMATION)})
    or ${superiorId} = ${empId} and (${setBy(ProbationTargetSetter.SUPERIOR)} or ${at(RUNNING, APPROVE_TARGETS)}
      or ${at(SCORING, BOSS_SCORE)} or ${at(SCORING, SELF_SCORE)} and ${selfOver(ctx)})
    or ${at(APPROVING, APPROVAL)} and ${isAsked(ctx, empId)}))`;
}

/** Failed probations that are not over, of people whose exit nobody has filed. */
export const exitDue = (ctx: Ctx): SQL<boolean> =>
  sql<boolean>`(coalesce(${probationPlan.outcome}, 0) = ${ProbationOutcome.FAILED}::int
    and ${regularOn}::date > ${ctx.today}::date and ${employee.lastDay} is null)`;

/** A plan with what it takes from its person, as one caller meets it. */
export type Met = Awaited<ReturnType<typeof select>>[number];

function select(ctx: Ctx, where: SQL | undefined, order: SQL[], limit: number, offset: number) {
  const me = ctx.session.empId;
  return ctx.tx
    .select({
      plan: probationPlan,
      empNumber: employee.empNumber,
      empName: employee.name,
      empNameEn: employee.nameEn,
      email: employee.email,
      entryDate: employee.entryDate,
      lastDay: employee.lastDay,
      employeeType: employee.employeeType,
      contractStart: employee.contractStart,
      contractEnd: employee.contractEnd,
      contractType: employee.contractType,
      deptId: employee.deptId,
      deptName: deptVersion.name,
      deptNameEn: deptVersion.nameEn,
      ruleName: probationRule.name,
      superiorId,
      superiorName: superior.name,
      superiorNameEn: superior.nameEn,
      regularDate: regularOn,
      selfOver: selfOver(ctx),
      exitDue: exitDue(ctx),
      hr: managed(ctx, 'visit'),
      hrEdits: managed(ctx, 'edit'),
      asked: me === null ? sql<boolean>`false` : isAsked(ctx, me),
      approver: me === null ? sql<boolean>`false` : takesPartInApproval(ctx, me),
      waits: sql<boolean>`${waitsFor(ctx, me, true)}`.as('waits'),
    })
    .from(probationPlan)
    .innerJoin(employee, and(eq(employee.companyId, probationPlan.companyId), eq(employee.id, probationPlan.empId)))
    .innerJoin(
      probationRule,
      and(eq(probationRule.companyId, probationPlan.companyId), eq(probationRule.id, probationPlan.ruleId)),
    )
    .leftJoin(superior, and(eq(superior.companyId, probationPlan.companyId), sql`${superior.id} = ${superiorId}`))
    .leftJoin(deptVersion, departmentToday(ctx, employee))
    .where(and(eq(probationPlan.companyId, ctx.session.companyId), where))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

/** Plans by a condition that says whose they are. */
export const plansWhere = (
  ctx: Ctx,
  where: SQL | undefined,
  {
    order = [sql`${probationPlan.id}`],
    limit = 5000,
    offset = 0,
  }: { order?: SQL[]; limit?: number; offset?: number } = {},
): Promise<Met[]> => Promise.resolve(select(ctx, where, order, limit, offset));

/** How many there are. */
export const countPlans = async (ctx: Ctx, where: SQL | undefined): Promise<number> => {
  const [row] = await ctx.tx
    .select({ count: sql<number>`count(*)::int` })
    .from(probationPlan)
    .innerJoin(employee, and(eq(employee.companyId, probationPlan.companyId), eq(employee.id, probationPlan.empId)))
    .where(and(eq(probationPlan.companyId, ctx.session.companyId), where));
  return row?.count ?? 0;
};

/** Plans the caller may see: as HR, or by taking part. */
export const known = (ctx: Ctx): SQL => sql`(${managedPlans(ctx)} or ${ownPlans(ctx, ctx.session.empId)})`;

/** One plan for whoever may see it: HR, the person, the superior, approvers. Everybody else gets 404. */
export async function openPlan(ctx: Ctx, planCode: string): Promise<Met> {
  const [met] = await plansWhere(ctx, and(eq(probationPlan.id, planCode), known(ctx)));
  if (!met) throw notFound();
  return met;
}

/** The same for a change: nobody else changes it until the transaction ends; a stale form is refused, where the version counts. */
export async function takePlan(
  ctx: Ctx,
  { planCode, version }: { planCode: string; version: number | null },
  action: Action,
): Promise<Met> {
  await ctx.tx
    .select({ id: probationPlan.id })
    .from(probationPlan)
    .where(and(eq(probationPlan.companyId, ctx.session.companyId), eq(probationPlan.id, planCode)))
    .for('update');
  const met = await openPlan(ctx, planCode);
  if (!mayDo(ctx, met).includes(action)) throw refused('PROBATION_ACTION_NOT_OPEN');
  if (version !== null && met.plan.version !== version) throw stale({ version: met.plan.version });
  return met;
}

/** As what the caller takes part in a plan. Nobody acts for HR, or as a superior, on themselves. */
export function partsOf(ctx: Ctx, met: Met): Set<Part> {
  const me = ctx.session.empId;
  if (me !== null && me === met.plan.empId) return new Set(['employee']);
  const parts = new Set<Part>();
  if (met.hrEdits) parts.add('hr');
  if (me !== null && me === met.superiorId) parts.add('superior');
  if (met.asked) parts.add('approver');
  return parts;
}

/** Whose sheet the caller writes: nobody is the own superior. */
export const sideOf = (ctx: Ctx, { plan }: Pick<Met, 'plan'>): SheetSide =>
  plan.empId === ctx.session.empId ? 'employee' : 'superior';
/** The last save of a side's sheet. */
export const sheetOf = ({ sheets }: Pick<PlanRow, 'sheets'>, side: SheetSide): SavedSheet =>
  sheets[side] ?? { version: 1, draftClientId: null, draftSeq: null };

/** What the caller may do with a plan. */
export function mayDo(ctx: Ctx, met: Met): ValueOf<typeof ProbationAction>[] {
  const { plan } = met;
  return actionsOf(
    {
      ...plan,
      selfOver: met.selfOver,
      ended: isEnded(ctx, met),
      extensionAllowed: plan.extensionAllowed,
      exitDue: met.exitDue,
    },
    partsOf(ctx, met),
  );
}

/** Whether the probation is over: on the regular date the person is regular by law. */
export const isEnded = (ctx: Ctx, { regularDate }: Pick<Met, 'regularDate'>): boolean =>
  regularDate === null || regularDate <= ctx.today;

/** The days of scoring; null where no probation is agreed. */
export const windowOf = ({ regularDate, plan }: Pick<Met, 'regularDate' | 'plan'>) =>
  regularDate === null ? null : scoringWindow(regularDate, plan.scoringDays);

interface Change {
  event: ValueOf<typeof ProbationEvent>;
  text?: string | null;
}

/** Changes a plan that `takePlan` has locked, and puts what happened on record; without an event it is a draft that is saved, which keeps nobody from acting. */
export async function changePlan(ctx: Ctx, met: Met, values: PlanValues, change: Change | null): Promise<void> {
  const { companyId, empId } = ctx.session;
  const [row] = await ctx.tx
    .update(probationPlan)
    .set({ ...values, updatedAt: ctx.now, ...(change && { version: sql`${probationPlan.version} + 1` }) })
    .where(
      and(
        eq(probationPlan.companyId, companyId),
        eq(probationPlan.id, met.plan.id),
        eq(probationPlan.version, met.plan.version),
        eq(probationPlan.status, met.plan.status),
      ),
    )
    .returning();
  if (!row) throw stale({ version: met.plan.version });
  met.plan = row;
  if (!change) return;
  const { event, text = null } = change;
  await ctx.tx
    .insert(probationEvent)
    .values({ companyId, id: ctx.newId(), planId: row.id, event, byEmpId: empId, text, at: ctx.now });
  await auditPlan(ctx, met, event);
}

/** An audit entry about a plan. */
export const auditPlan = (ctx: Ctx, { plan, empName }: Pick<Met, 'plan' | 'empName'>, event: number): Promise<void> =>
  ctx.audit({
    action: `probationPlan.${event}`,
    objectType: 'probationPlan',
    objectId: plan.id,
    params: { name: empName },
  });

/** Whether the caller manages a plan, and may therefore read who did what in it. */
export const mayRead = async (ctx: Ctx, planId: string): Promise<boolean> =>
  (await plansWhere(ctx, and(eq(probationPlan.id, planId), managedPlans(ctx)), { limit: 1 })).length > 0;

/** Whose plan it is. */
export const namesOfPerson: BothNames = async (ctx, planId) => {
  const [row] = await ctx.tx
    .select({ name: employee.name, nameEn: employee.nameEn })
    .from(probationPlan)
    .innerJoin(employee, and(eq(employee.companyId, probationPlan.companyId), eq(employee.id, probationPlan.empId)))
    .where(and(eq(probationPlan.companyId, ctx.session.companyId), eq(probationPlan.id, planId)));
  return row ?? null;
};
