import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ApprovalRunData } from '@hengcai/shared/contract/approval';
import { ApprovalStatus } from '@hengcai/shared/enums';
import type { ApprovalRun as Run, ApprovalStep as Step } from '@hengcai/shared/rules/approval';
import { isAnyOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { approval, audit } from '../../kit/tables.ts';
import { userAccount } from '../session/tables.ts';

/** Whose requests, and where the times of their decisions are on record: the engine keeps who decided what. */
interface Asked {
  subjectType: string;
  subjectIds: readonly string[];
  /** Audit entries of the decisions; their params name the `approvalId`. */
  objectType: string;
  actions: readonly string[];
}

/** Every approval that each subject went through, newest first. Two statements. */
export async function approvalRunsOf(ctx: Ctx, asked: Asked): Promise<ReadonlyMap<string, ApprovalRunData[]>> {
  const runs = new Map<string, ApprovalRunData[]>();
  if (asked.subjectIds.length === 0) return runs;
  const rows = await ctx.tx
    .select()
    .from(approval)
    .where(
      and(
        eq(approval.companyId, ctx.session.companyId),
        eq(approval.subjectType, asked.subjectType),
        isAnyOf(approval.subjectId, asked.subjectIds),
      ),
    )
    .orderBy(desc(approval.submittedAt), desc(approval.id));
  if (rows.length === 0) return runs;
  const times = await decisionTimes(ctx, asked);
  for (const { id, run, submittedAt, subjectId } of rows) {
    const own = runs.get(subjectId) ?? [];
    own.push({
      runId: id,
      state: run.state,
      submittedBy: run.submitterId,
      submittedAt: submittedAt.toISOString(),
      steps: run.steps.map((step, i) => ({
        // A default flow has a message id for a name, so that it reads in the language of the call; typed names have no text.
        nodeName: ctx.t(step.name),
        approverEmpIds: step.approvers.map((one) => one.empId),
        decisions: step.approvers.map(({ empId, decision, opinion }) => ({
          empId,
          decision,
          opinion,
          at: times.get(`${id} ${empId}`) ?? null,
        })),
        state: stateOf(run, step, i),
        message: step.notes.length > 0 ? step.notes.map((note) => ctx.t(`rule.${note}`)).join('；') : null,
      })),
    });
    runs.set(subjectId, own);
  }
  return runs;
}

async function decisionTimes(ctx: Ctx, { subjectIds, objectType, actions }: Asked): Promise<Map<string, string>> {
  const rows = await ctx.tx
    .select({ at: audit.at, params: audit.params, empId: userAccount.empId })
    .from(audit)
    .innerJoin(userAccount, and(eq(userAccount.companyId, audit.companyId), eq(userAccount.id, audit.subjectUserId)))
    .where(
      and(
        eq(audit.companyId, ctx.session.companyId),
        eq(audit.objectType, objectType),
        isAnyOf(audit.objectId, subjectIds),
        inArray(audit.action, [...actions]),
      ),
    );
  return new Map(
    rows.map(({ at, params, empId }) => [`${String(params.approvalId)} ${empId ?? ''}`, at.toISOString()]),
  );
}

function stateOf(run: Run, step: Step, index: number): Run['state'] {
  if (step.skipped || index < run.current) return ApprovalStatus.APPROVED;
  return index === run.current ? run.state : ApprovalStatus.PENDING;
}
