import * as z from 'zod';
import { ApprovalDecision, ApprovalMode, ApprovalStatus, ApproverKind } from '../enums.ts';
import { LIMITS } from '../rules/limits.ts';
import { Id, Instant } from './kernel.ts';

/** A step of an approval flow, as it is set. */
export const ApprovalNodeInput = z.object({
  nodeName: z.string().trim().min(1).max(LIMITS.approvalNodeName),
  kind: z.enum(ApproverKind),
  level: z.int().min(1).max(10).nullish().describe('line manager: how many levels up; null: another kind'),
  roleCode: z.string().max(LIMITS.code).nullish(),
  empIds: z.array(Id).max(20).nullish(),
  mode: z.enum(ApprovalMode),
});
export type ApprovalNodeData = z.output<typeof ApprovalNodeInput>;

/** One step of a request on approval. */
export const ApprovalStep = z.object({
  nodeName: z.string(),
  approverEmpIds: z.array(Id),
  decisions: z.array(
    z.object({ empId: Id, decision: z.enum(ApprovalDecision), opinion: z.string().nullable(), at: Instant.nullable() }),
  ),
  state: z.enum(ApprovalStatus),
  message: z
    .string()
    .nullable()
    .describe('e.g. skipped because submitter and approver are the same; null: nothing to say'),
});
/** One way of a request through its flow. */
export const ApprovalRun = z.object({
  runId: Id,
  state: z.enum(ApprovalStatus),
  submittedBy: Id.nullable(),
  submittedAt: Instant,
  steps: z.array(ApprovalStep),
});
export type ApprovalRunData = z.output<typeof ApprovalRun>;
