import type * as z from 'zod';
import type { performanceview } from '@hengcai/shared/contract/performance/assessment';
import type { AssessmentIndicatorInput } from '@hengcai/shared/contract/performance/form';
import { BossStage, EmployeeStage, TargetStatus } from '@hengcai/shared/enums';
import type { Ctx } from '../../../kit/context.ts';
import { invalid, refused } from '../../../kit/failure.ts';
import { demandAction } from './actions.ts';
import {
  auditAppraisal,
  demandFormVersion,
  formNow,
  formVersion,
  openAppraisal,
  savedForm,
  updateDraft,
  updateInfo,
  type Appraisal,
  type FormRow,
  type InfoRow,
  type Person,
} from './assessment.ts';
import { partsOfPlan } from './parts-of-plan.ts';
import type { FormPart } from './composition.ts';
import { decideSave } from './auto-save.ts';
import { handOver } from '../handover.ts';
import { recomposed } from './result.ts';
import { AGREED_FIELDS, logTargets } from './target-log.ts';
import { checkForm, mergeRows } from './target-form.ts';
import { draftOf, replaceRows, seenRowsOf } from './target-rows.ts';

type RowInput = z.output<typeof AssessmentIndicatorInput>;
type SaveInput = z.output<(typeof performanceview)['endpoints']['saveperformance']['body']>;
type AllotInput = z.output<(typeof performanceview)['endpoints']['allotperformance']['body']>;
type Saved = { id: string; version: number };

/** Saves the own form as a draft; an auto-save that was overtaken by a later one is answered as saved and changes nothing. */
export async function saveTargets(ctx: Ctx, input: SaveInput): Promise<Saved> {
  const appraisal = await openAppraisal(ctx, input, 'form');
  const { info, caller } = appraisal;
  demandAction(appraisal, 'editTargets');
  const now = { ...info, version: formVersion(info, caller.self) };
  if (decideSave(now, input, () => formNow(appraisal)) === 'overtaken') return savedForm(appraisal, info);
  const rows = await typedForm(ctx, appraisal, input.rows, await partsOfPlan(ctx, info.planId, info.jobFamilyId));
  return savedForm(
    appraisal,
    await updateDraft(ctx, appraisal, {
      draftRows: draftOf(rows),
      draftClientId: input.clientId,
      draftSeq: input.seq,
      draftSavedAt: appraisal.at,
    }),
  );
}

/** Takes an indicator out of the own form as it is being written; what the template brought stays. */
export async function takeTargetAway(
  ctx: Ctx,
  { rowId, version, ...person }: Person & { rowId: string; version: number },
): Promise<Saved> {
  const appraisal = await openAppraisal(ctx, person, 'form');
  demandAction(appraisal, 'editTargets');
  demandFormVersion(appraisal, version);
  const rows = await seenRowsOf(ctx, appraisal);
  const gone = rows.find((row) => row.id === rowId);
  if (!gone) throw invalid('rowId', 'UNKNOWN_REFERENCE');
  if (gone.fixed) throw refused({ field: 'rowId', code: 'ROW_OF_TEMPLATE' });
  const draftRows = draftOf(rows.filter((row) => row !== gone));
  return savedForm(
    appraisal,
    await updateDraft(ctx, appraisal, { ...NO_DRAFT, draftRows, draftSavedAt: appraisal.at }),
  );
}

/** Sets the targets of a subordinate: checked like submitted ones, and approved, because the superior wrote them. */
export async function allotTargets(ctx: Ctx, input: AllotInput): Promise<Saved> {
  const appraisal = await openAppraisal(ctx, input, 'transition');
  const { info } = appraisal;
  demandAction(appraisal, 'setSubordinateTargets');
  demandFormVersion(appraisal, input.version);
  const parts = await partsOfPlan(ctx, info.planId, info.jobFamilyId);
  const rows = await typedForm(ctx, appraisal, input.rows, parts);
  demandForm(rows, parts);
  await replaceRows(ctx, info.id, rows);
  await logTargets(ctx, appraisal, { rows, parts }, AGREED_FIELDS);
  await auditAppraisal(ctx, 'targetsSet', appraisal);
  const set = { ...TARGETS_APPROVED, ...NO_DRAFT, draftRows: null, ...(await recomposed(ctx, appraisal)) };
  const assigned = await updateInfo(ctx, appraisal, set);
  await handOver(ctx, 'assignTargets', appraisal.plan, { empIds: [info.empId] });
  return savedForm(appraisal, assigned);
}

/** Locks or unlocks the form of a subordinate. */
export async function lockForm(ctx: Ctx, { locked, ...person }: Person & { locked: boolean }): Promise<Saved> {
  const appraisal = await openAppraisal(ctx, person, 'transition');
  demandAction(appraisal, 'lockPerson');
  if (appraisal.info.locked === locked) return savedForm(appraisal, appraisal.info);
  await auditAppraisal(ctx, locked ? 'locked' : 'unlocked', appraisal);
  return savedForm(appraisal, await updateInfo(ctx, appraisal, { locked }));
}

/** Refuses a form that is not fit to be agreed on. */
export function demandForm(rows: readonly FormRow[], parts: readonly FormPart[]): void {
  const issues = checkForm(rows, parts);
  if (issues.length > 0) throw refused(issues);
}

/** A transition ends the series of auto-saves: one that is still on its way must not pass for the newest of its series. */
export const NO_DRAFT = { draftClientId: null, draftSeq: null } as const;

export const TARGETS_APPROVED = {
  targetStatus: TargetStatus.APPROVED,
  employeeStage: EmployeeStage.APPROVED,
  bossStage: BossStage.TARGETS_APPROVED,
} as const satisfies Partial<InfoRow>;

/** The form as typed, over what the caller saw of it. */
async function typedForm(
  ctx: Ctx,
  appraisal: Appraisal,
  typed: readonly RowInput[],
  parts: readonly FormPart[],
): Promise<FormRow[]> {
  const before = await seenRowsOf(ctx, appraisal);
  return mergeRows({ before, typed, parts, assessment: appraisal.info, newId: ctx.newId });
}
