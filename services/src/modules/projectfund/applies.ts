import { and, asc, desc, eq, ilike, ne, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { ProjectApply, ProjectApplyDetail } from '@hengcai/shared/contract/projectfund/budgetapply';
import { PROJECT_TYPES_PAGE } from '@hengcai/shared/contract/projectfund/projecttype';
import {
  ApprovalStatus,
  FieldGroup,
  ProjectAllocation,
  ProjectBudgetState,
  ProjectBudgetView,
  type ValueOf,
} from '@hengcai/shared/enums';
import { padded, sum } from '@hengcai/shared/numbers';
import { withdraw } from '@hengcai/shared/rules/approval';
import { AMOUNT_PLACES, COEFFICIENT_PLACES, DAYS_PLACES, isOpenApply } from '@hengcai/shared/rules/projectfund/budget';
import { likePattern } from '../../db/sql.ts';
import { latestApprovals, waitsForApproval, type ApprovalView } from '../../kit/approval.ts';
import type { Ctx } from '../../kit/context.ts';
import { notFound } from '../../kit/failure.ts';
import { hasRight } from '../../kit/pages.ts';
import { paged, type PageAsked, type PageOf, type Window } from '../../kit/paged.ts';
import { approval } from '../../kit/tables.ts';
import { approvalRunsOf, readerOf, visibleEmployees, whoseRead } from '../employee/public.ts';
import { employee } from '../employee/tables.ts';
import { projectApply, projectMember, projectType } from './tables.ts';

/** What applications are called in the approval engine. */
export const APPLY_SUBJECT = 'projectApply';

type State = ValueOf<typeof ProjectBudgetState>;
type Allocation = ValueOf<typeof ProjectAllocation>;
type Listed = z.output<typeof ProjectApply>;
type Detail = z.output<typeof ProjectApplyDetail>;

/** Somebody of the table of employees as an answer names them. */
export const PERSON = {
  empId: employee.id,
  empName: employee.name,
  empNameEn: employee.nameEn,
  empNumber: employee.empNumber,
};

const inCompany = ({ session }: Ctx) => eq(projectApply.companyId, session.companyId);
const isOwn = ({ session }: Ctx) => eq(projectApply.applicantId, session.empId ?? '');

/** Applications that wait for the approval of somebody. */
export const waitsFor = (ctx: Ctx, empId: string): SQL | undefined =>
  and(
    inCompany(ctx),
    eq(projectApply.state, ProjectBudgetState.APPROVING),
    waitsForApproval(ctx, APPLY_SUBJECT, empId, projectApply.id),
  );

/** Applications on which the caller is or was to decide, whatever became of them. */
const isAsked = ({ session }: Ctx): SQL =>
  sql`exists (select 1 from ${approval} where ${approval.companyId} = ${session.companyId}
    and ${approval.subjectType} = ${APPLY_SUBJECT} and ${approval.subjectId} = ${projectApply.id}
    and ${approval.run} @> ${JSON.stringify({ steps: [{ approvers: [{ empId: session.empId ?? '' }] }] })}::jsonb)`;

/** What the caller sees: the own ones, those to decide on, and what people submitted whom a keeper of the types sees. */
export const seenApplies = (ctx: Ctx): SQL | undefined =>
  and(
    inCompany(ctx),
    or(
      isOwn(ctx),
      and(
        ne(projectApply.state, ProjectBudgetState.DRAFT),
        or(isAsked(ctx), hasRight(ctx.session, PROJECT_TYPES_PAGE) ? visibleEmployees(ctx) : undefined),
      ),
    ),
  );

const applyRows = ({ tx }: Ctx, where: SQL | undefined, { limit, offset }: Window) =>
  tx
    .select({
      apply: projectApply,
      type: { name: projectType.name, flow: projectType.flow },
      applicant: PERSON,
      memberCount: sql<number>`(select count(*)::int from ${projectMember}
        where ${projectMember.companyId} = ${projectApply.companyId} and ${projectMember.applyId} = ${projectApply.id})`,
    })
    .from(projectApply)
    .innerJoin(
      projectType,
      and(eq(projectType.companyId, projectApply.companyId), eq(projectType.id, projectApply.typeId)),
    )
    .innerJoin(employee, and(eq(employee.companyId, projectApply.companyId), eq(employee.id, projectApply.applicantId)))
    .where(where)
    .orderBy(desc(projectApply.id))
    .limit(limit)
    .offset(offset);
type Row = Awaited<ReturnType<typeof applyRows>>[number];

export async function countApplies({ tx }: Ctx, where: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(projectApply)
    .innerJoin(employee, and(eq(employee.companyId, projectApply.companyId), eq(employee.id, projectApply.applicantId)))
    .where(where);
  return row?.total ?? 0;
}

interface Filter {
  view: ValueOf<typeof ProjectBudgetView>;
  keyword?: string | undefined;
  state?: State | undefined;
}

/** A page of applications. */
export async function listApplies(ctx: Ctx, filter: Filter, page: PageAsked): Promise<PageOf<Listed>> {
  const like = filter.keyword ? likePattern(filter.keyword) : null;
  const where = and(
    seenApplies(ctx),
    viewed(ctx, filter.view),
    like ? or(ilike(projectApply.name, like), ilike(projectApply.number, like)) : undefined,
    filter.state === undefined ? undefined : eq(projectApply.state, filter.state),
  );
  const rows = await paged(
    page,
    (window) => applyRows(ctx, where, window),
    () => countApplies(ctx, where),
  );
  const requests = await requestsOf(ctx, rows.items);
  return { ...rows, items: rows.items.map((row) => toListed(row, requests.get(row.apply.id))) };
}

function viewed(ctx: Ctx, view: Filter['view']): SQL | undefined {
  if (view === ProjectBudgetView.OWN) return isOwn(ctx);
  return view === ProjectBudgetView.WAITING ? waitsFor(ctx, ctx.session.empId ?? '') : undefined;
}

const requestsOf = (ctx: Ctx, rows: readonly Row[]): Promise<Map<string, ApprovalView>> =>
  latestApprovals(
    ctx,
    APPLY_SUBJECT,
    rows.filter(({ apply }) => apply.state === ProjectBudgetState.APPROVING).map(({ apply }) => apply.id),
  );

function toListed({ apply, type, applicant, memberCount }: Row, request: ApprovalView | undefined): Listed {
  const waits = request?.run.state === ApprovalStatus.PENDING ? request.run : null;
  return {
    applyId: apply.id,
    projectName: apply.name,
    projectNumber: apply.number,
    projectType: {
      projectTypeId: apply.typeId,
      projectTypeName: type.name,
      nodeNames: type.flow.map(({ nodeName }) => nodeName),
    },
    budget: padded(apply.budget, AMOUNT_PLACES),
    allocateType: apply.allocateType as Allocation,
    startDate: apply.startDate,
    endDate: apply.endDate,
    memberCount,
    state: apply.state as State,
    nodeName: waits?.steps[waits.current]?.name ?? null,
    applicant,
    submittedAt: apply.submittedAt?.toISOString() ?? null,
    version: apply.version,
  };
}

/** One application that the caller sees, whole. */
export async function applyOf(ctx: Ctx, id: string): Promise<Detail> {
  const [row] = await applyRows(ctx, and(seenApplies(ctx), eq(projectApply.id, id)), { limit: 1, offset: 0 });
  if (!row) throw notFound();
  const request = (await requestsOf(ctx, [row])).get(id);
  const members = await membersShown(ctx, row);
  const isMine = row.apply.applicantId === ctx.session.empId;
  const approvals = await approvalRunsOf(ctx, {
    subjectType: APPLY_SUBJECT,
    subjectIds: [id],
    objectType: APPLY_SUBJECT,
    actions: ['projectApply.approved', 'projectApply.rejected'],
  });
  return {
    ...toListed(row, request),
    members,
    total: members.some(({ amountHidden }) => amountHidden)
      ? null
      : padded(sum(members.flatMap(({ amount }) => amount ?? [])), AMOUNT_PLACES),
    approvals: approvals.get(id) ?? [],
    editable: isMine && isOpenApply(row.apply.state as State),
    withdrawable: isMine && request !== undefined && withdraw(request.run, row.apply.applicantId).ok,
    decidable: ctx.session.empId !== null && (request?.waitingFor.includes(ctx.session.empId) ?? false),
  };
}

/** Whether the caller sees an application. */
export const seesApply = async (ctx: Ctx, id: string): Promise<boolean> =>
  (await countApplies(ctx, and(seenApplies(ctx), eq(projectApply.id, id)))) > 0;

/** Whether the caller may see the salary of a person. */
export const payIsSeen = async (ctx: Ctx): Promise<SQL<boolean>> =>
  sql<boolean>`coalesce((${and(visibleEmployees(ctx), whoseRead(await readerOf(ctx), FieldGroup.SALARY)) ?? sql`true`}), false)`;

const nullOr = (value: string | null, places: number) => (value === null ? null : padded(value, places));

/** The members in their order; an amount that follows from a salary is for whoever may see that. */
async function membersShown(ctx: Ctx, { apply }: Row): Promise<Detail['members']> {
  const rows = await ctx.tx
    .select({ member: projectMember, person: PERSON, seen: (await payIsSeen(ctx)).as('seen') })
    .from(projectMember)
    .innerJoin(employee, and(eq(employee.companyId, projectMember.companyId), eq(employee.id, projectMember.empId)))
    .where(and(eq(projectMember.companyId, ctx.session.companyId), eq(projectMember.applyId, apply.id)))
    .orderBy(asc(projectMember.place));
  const followsPay = apply.allocateType === ProjectAllocation.SALARY_COEFFICIENT;
  return rows.map(({ member, person, seen }) => {
    const amountHidden = followsPay && !seen;
    return {
      person,
      planDays: nullOr(member.planDays, DAYS_PLACES),
      actualDays: nullOr(member.actualDays, DAYS_PLACES),
      coefficient: nullOr(member.coefficient, COEFFICIENT_PLACES),
      amount: amountHidden ? null : nullOr(member.amount, AMOUNT_PLACES),
      amountHidden,
      memo: member.memo,
    };
  });
}
