import { and, asc, desc, eq, ilike, isNotNull, isNull, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
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
import { mapPage, paged, type PageAsked, type PageOf, type Window } from '../../kit/paged.ts';
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

/** What an application is for: a budget, or a bonus of a project that has one. */
export const IS_BUDGET = isNull(projectApply.projectId);
export const IS_BONUS = isNotNull(projectApply.projectId);

/** Applications of a kind that wait for the approval of somebody. */
export const waitsFor = (ctx: Ctx, kind: SQL, empId: string): SQL | undefined =>
  and(
    inCompany(ctx),
    kind,
    eq(projectApply.state, ProjectBudgetState.APPROVING),
    waitsForApproval(ctx, APPLY_SUBJECT, empId, projectApply.id),
  );

/** Applications on which the caller is or was to decide, whatever became of them. */
const isAsked = ({ session }: Ctx, id: SQLWrapper): SQL =>
  sql`exists (select 1 from ${approval} where ${approval.companyId} = ${session.companyId}
    and ${approval.subjectType} = ${APPLY_SUBJECT} and ${approval.subjectId} = ${id}
    and ${approval.run} @> ${JSON.stringify({ steps: [{ approvers: [{ empId: session.empId ?? '' }] }] })}::jsonb)`;

/** What the caller sees: the own ones, those to decide on, and what people submitted whom a keeper of the types sees. */
export const seenApplies = (ctx: Ctx): SQL | undefined =>
  and(
    inCompany(ctx),
    or(
      isOwn(ctx),
      and(
        ne(projectApply.state, ProjectBudgetState.DRAFT),
        or(
          isAsked(ctx, projectApply.id),
          hasRight(ctx.session, PROJECT_TYPES_PAGE) ? visibleEmployees(ctx) : undefined,
        ),
      ),
    ),
  );

/** Projects with an approved budget that the caller sees, also by a bonus to decide on. */
export const seenFunds = (ctx: Ctx): SQL | undefined =>
  and(
    inCompany(ctx),
    IS_BUDGET,
    eq(projectApply.state, ProjectBudgetState.APPROVED),
    or(
      seenApplies(ctx),
      sql`exists (select 1 from ${projectApply} bonus where bonus.company_id = ${projectApply.companyId}
        and bonus.project_id = ${projectApply.id} and ${isAsked(ctx, sql`bonus.id`)})`,
    ),
  );

/** Applications with their type, who applied, and how many members they have. */
export const applyRows = ({ tx }: Ctx, where: SQL | undefined, { limit, offset }: Window) =>
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
export type Row = Awaited<ReturnType<typeof applyRows>>[number];

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

export const named = (keyword: string | undefined): SQL | undefined => {
  const like = keyword ? likePattern(keyword) : null;
  return like ? or(ilike(projectApply.name, like), ilike(projectApply.number, like)) : undefined;
};

/** A page of applications of a kind, and the requests of those that wait. */
export async function pageOfApplies(ctx: Ctx, kind: SQL | undefined, filter: Filter, page: PageAsked) {
  const where = and(
    seenApplies(ctx),
    kind,
    viewed(ctx, filter.view),
    named(filter.keyword),
    filter.state === undefined ? undefined : eq(projectApply.state, filter.state),
  );
  const rows = await paged(
    page,
    (window) => applyRows(ctx, where, window),
    () => countApplies(ctx, where),
  );
  return { rows, requests: await requestsOf(ctx, rows.items) };
}

/** A page of applications for budgets. */
export async function listApplies(ctx: Ctx, filter: Filter, page: PageAsked): Promise<PageOf<Listed>> {
  const { rows, requests } = await pageOfApplies(ctx, IS_BUDGET, filter, page);
  return mapPage(rows, (row) => toListed(row, requests.get(row.apply.id)));
}

function viewed(ctx: Ctx, view: Filter['view']): SQL | undefined {
  if (view === ProjectBudgetView.OWN) return isOwn(ctx);
  return view === ProjectBudgetView.WAITING ? waitsFor(ctx, sql`true`, ctx.session.empId ?? '') : undefined;
}

const requestsOf = (ctx: Ctx, rows: readonly Row[]): Promise<Map<string, ApprovalView>> =>
  latestApprovals(
    ctx,
    APPLY_SUBJECT,
    rows.filter(({ apply }) => apply.state === ProjectBudgetState.APPROVING).map(({ apply }) => apply.id),
  );

/** An application as lists have it. */
export function toListed({ apply, type, applicant, memberCount }: Row, request: ApprovalView | undefined): Listed {
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

/** One application of a kind that the caller sees, with all that is told of either kind. */
export async function wholeApply(ctx: Ctx, kind: SQL, id: string) {
  const [row] = await applyRows(ctx, and(seenApplies(ctx), kind, eq(projectApply.id, id)), { limit: 1, offset: 0 });
  if (!row) throw notFound();
  const request = (await requestsOf(ctx, [row])).get(id);
  const isMine = row.apply.applicantId === ctx.session.empId;
  const approvals = await approvalRunsOf(ctx, {
    subjectType: APPLY_SUBJECT,
    subjectIds: [id],
    objectType: APPLY_SUBJECT,
    actions: ['projectApply.approved', 'projectApply.rejected', 'projectBonus.approved', 'projectBonus.rejected'],
  });
  const members = await membersShown(ctx, row);
  return {
    row,
    request,
    detail: {
      ...toListed(row, request),
      members,
      total: members.some(({ amountHidden }) => amountHidden)
        ? null
        : padded(sum(members.flatMap(({ amount }) => amount ?? [])), AMOUNT_PLACES),
      approvals: approvals.get(id) ?? [],
      editable: isMine && isOpenApply(row.apply.state as State),
      withdrawable: isMine && request !== undefined && withdraw(request.run, row.apply.applicantId).ok,
      decidable: ctx.session.empId !== null && (request?.waitingFor.includes(ctx.session.empId) ?? false),
    } satisfies Detail,
  };
}

/** One application for a budget that the caller sees, whole. */
export const applyOf = async (ctx: Ctx, id: string): Promise<Detail> => (await wholeApply(ctx, IS_BUDGET, id)).detail;

/** Whether the caller sees an application. */
export const seesApply = async (ctx: Ctx, id: string): Promise<boolean> =>
  (await countApplies(ctx, and(seenApplies(ctx), eq(projectApply.id, id)))) > 0;

/** Whether the caller may see the salary of a person. */
export const payIsSeen = async (ctx: Ctx): Promise<SQL<boolean>> =>
  sql<boolean>`coalesce((${and(visibleEmployees(ctx), whoseRead(await readerOf(ctx), FieldGroup.SALARY)) ?? sql`true`}), false)`;

const nullOr = (value: string | null, places: number) => (value === null ? null : padded(value, places));

/** The members in their order; an amount that follows from a salary is for whoever may see that. */
export async function membersShown(ctx: Ctx, { apply }: Row): Promise<Detail['members']> {
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
