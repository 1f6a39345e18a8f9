import type * as z from 'zod';
import type { performanceflow } from '@hengcai/shared/contract/performance/flow';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { demandAction } from './actions.ts';
import { auditAppraisal, openAppraisal, savedForm, updateInfo } from './assessment.ts';
import { handOver } from '../handover.ts';

type MarkInput = z.output<(typeof performanceflow)['endpoints']['markabsent']['body']>;

/** Says that somebody cannot score themselves, or can again. What they submitted meanwhile counts; nobody waits for it. */
export async function markAbsent(
  ctx: Ctx,
  { absent, reason, ...person }: MarkInput,
): Promise<{ id: string; version: number }> {
  const appraisal = await openAppraisal(ctx, person, 'transition');
  demandAction(appraisal, 'markAbsent');
  if (absent && reason === '') throw refused({ field: 'reason', code: 'REASON_REQUIRED' });
  const absentReason = absent ? reason : null;
  if (appraisal.info.absentReason === absentReason) return savedForm(appraisal, appraisal.info);
  await auditAppraisal(ctx, absent ? 'markedAbsent' : 'markedPresent', appraisal, { params: { reason } });
  const marked = await updateInfo(ctx, appraisal, { absentReason });
  if (absent) await handOver(ctx, 'markAbsent', appraisal.plan, { empIds: [marked.empId] });
  return savedForm(appraisal, marked);
}
