import { ApprovalStatus } from '@hengcai/shared/enums';
import type { ApprovalNode } from '@hengcai/shared/rules/approval';
import { startApproval, type ApprovalAbout } from '../../../../kit/approval.ts';
import type { Ctx } from '../../../../kit/context.ts';
import type { ChangeRow } from '../rows.ts';
import { tellToApprove } from '../tell.ts';
import { CHANGE_SUBJECT } from './subject.ts';

/** Submits a change that is on record; answers whether somebody is asked. Managers and head are those of the person. */
export async function waitsForApproval(
  ctx: Ctx,
  row: ChangeRow,
  nodes: readonly ApprovalNode[],
  about: ApprovalAbout = { empId: row.empId },
): Promise<boolean> {
  const { session } = ctx;
  // An administrator without a person files as the account.
  const submitter = session.empId ?? session.userId;
  const subject = { subjectType: CHANGE_SUBJECT, subjectId: row.id };
  const { run, waitingFor } = await startApproval(ctx, subject, nodes, submitter, about);
  if (run.state !== ApprovalStatus.PENDING) return false;
  await tellToApprove(ctx, row, waitingFor);
  return true;
}
