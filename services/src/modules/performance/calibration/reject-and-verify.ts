import type * as z from 'zod';
import type { performancecheck } from '@hengcai/shared/contract/performance/calibration';
import { BossStage, CalibrationSource, EmployeeStage, ScorerRole } from '@hengcai/shared/enums';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { demandAction } from '../assessment/actions.ts';
import {
  demandFormVersion,
  openAppraisal,
  savedForm,
  updateInfo,
  updateResult,
  type Appraisal,
} from '../assessment/assessment.ts';
import { keepAdjustments, resultNow } from './calibration.ts';
import { resultColumns } from '../assessment/composition.ts';
import { handOver } from '../handover.ts';
import { loadForm, resultOf } from '../assessment/result.ts';
import { sheetIn } from '../assessment/score-sheets.ts';
import { reopen, sheetFor } from '../assessment/scoring.ts';

type Input = z.output<(typeof performancecheck)['endpoints']['rejectandverify']['body']>;
type Saved = { id: string; version: number };

const NO_RESULT = { score: null, level: null };

/** Sends a result back to the superior while the plan is calibrated, or says that the one scored again is right. */
export async function rejectAndVerify(
  ctx: Ctx,
  { action, version, reason, clientMutationId: _key, ...person }: Input,
): Promise<Saved> {
  const appraisal = await openAppraisal(ctx, person, 'transition');
  demandAction(appraisal, action === 'reject' ? 'rejectResult' : 'verifyResult');
  demandFormVersion(appraisal, version);
  if (action === 'verify') return verify(ctx, appraisal, reason);
  if (reason === '') throw refused({ field: 'reason', code: 'REASON_REQUIRED' });
  return reject(ctx, appraisal, reason);
}

/** The superior's sheet is open again and the result is gone, with what was adjusted of it; the history keeps both. */
async function reject(ctx: Ctx, appraisal: Appraisal, reason: string): Promise<Saved> {
  const { info, plan, at } = appraisal;
  const form = await loadForm(ctx, appraisal);
  const counted = sheetIn(form.sheets, info, ScorerRole.BOSS);
  const { sheets } = await reopen(
    ctx,
    appraisal,
    form,
    counted ? { sheet: counted, isNew: false } : sheetFor(ctx, appraisal, form, ScorerRole.BOSS),
    reason,
  );
  await keepAdjustments(
    ctx,
    plan,
    CalibrationSource.UI,
    [{ info, before: resultNow(info), after: NO_RESULT, comment: reason, at }],
    'resultRejected',
  );
  const hasSelf = (sheetIn(sheets, info, ScorerRole.SELF)?.submittedAt ?? null) !== null;
  const row = await updateInfo(ctx, appraisal, {
    employeeStage: hasSelf ? EmployeeStage.SELF_RATED : EmployeeStage.APPROVED,
    bossStage: hasSelf ? BossStage.TO_SCORE : BossStage.TARGETS_APPROVED,
    ...resultColumns(resultOf(appraisal, { ...form, sheets }), plan.digits),
    calibratedScore: null,
    calibratedLevel: null,
  });
  await handOver(ctx, 'rejectResult', plan, { empIds: [info.empId] });
  return savedForm(appraisal, row);
}

async function verify(ctx: Ctx, appraisal: Appraisal, comment: string): Promise<Saved> {
  const { info, plan, at } = appraisal;
  await keepAdjustments(
    ctx,
    plan,
    CalibrationSource.UI,
    [{ info, before: NO_RESULT, after: resultNow(info), comment, at }],
    'resultVerified',
  );
  return savedForm(appraisal, await updateResult(ctx, appraisal, {}));
}
