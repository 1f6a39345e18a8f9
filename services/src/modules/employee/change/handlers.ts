import type { Contract } from '@hengcai/shared/contract/all';
import { ApprovalDecision, PersonnelChangeType } from '@hengcai/shared/enums';
import type { Ctx, Handlers } from '../../../kit/context.ts';
import { notFound } from '../../../kit/failure.ts';
import { decideChange } from './approval/decide.ts';
import { listFlows, saveFlow } from './approval/flows.ts';
import { listToApprove } from './approval/list.ts';
import { changeData, type ChangeData } from './data.ts';
import { exportChanges } from './export.ts';
import { fileExit, regularise } from './file-dates.ts';
import { fileChange } from './file.ts';
import { commonForm, exitForm, regularForm } from './forms.ts';
import { changeImportHandlers } from './import/handlers.ts';
import { letterFile, letterForm, writeLetter } from './letters.ts';
import { listChanges } from './list.ts';
import { fileUpon } from './proposal/decide.ts';
import { fileReentry } from './reentry.ts';
import type { ChangeRow } from './rows.ts';
import { cancelChange, reverseChange, settleChange } from './undo.ts';

/** `/personnelChange`: what changes from a day on, filed, cancelled and reversed. */
export const personnelChangeHandlers: Handlers<Contract['personnelChange']> = {
  ...changeImportHandlers,
  list: (input, ctx) => listChanges(ctx, input),
  export: ({ filter, format }, ctx) => exportChanges(ctx, filter, format),

  commoninterface: ({ empId }, ctx) => commonForm(ctx, empId),
  regularinterface: ({ empId }, ctx) => regularForm(ctx, empId),
  exitinterface: ({ empId }, ctx) => exitForm(ctx, empId),

  relocate: (
    { clientMutationId: _key, proposedChangeId, empId, version, changeType, effectiveDate, reason, ...values },
    ctx,
  ) =>
    answered(
      ctx,
      fileUpon(ctx, proposedChangeId, empId, () =>
        fileChange(ctx, { empId, version, changeType, effectiveDate, reason: reason || null, values }),
      ),
    ),
  commonprocess: (
    { clientMutationId: _key, proposedChangeId, empId, version, effectiveDate, reason, ...values },
    ctx,
  ) =>
    answered(
      ctx,
      fileUpon(ctx, proposedChangeId, empId, () =>
        fileChange(ctx, {
          empId,
          version,
          changeType: PersonnelChangeType.COMMON,
          effectiveDate,
          reason: reason || null,
          values,
        }),
      ),
    ),
  entryprocess: ({ clientMutationId: _key, empId, version, entryDate, regularDate, reason, ...values }, ctx) =>
    answered(
      ctx,
      fileReentry(ctx, {
        empId,
        version,
        entryDate,
        regularDate: regularDate ?? null,
        reason: reason || null,
        values,
      }),
    ),
  regularprocess: ({ clientMutationId: _key, proposedChangeId, reason, ...filing }, ctx) =>
    answered(
      ctx,
      fileUpon(ctx, proposedChangeId, filing.empId, () => regularise(ctx, { ...filing, reason: reason || null })),
    ),
  exitprocess: (
    { clientMutationId: _key, proposedChangeId, handOverTo, ground, exitReason, reason = '', ...filing },
    ctx,
  ) =>
    answered(
      ctx,
      fileUpon(ctx, proposedChangeId, filing.empId, () =>
        fileExit(ctx, {
          ...filing,
          ground: ground ?? null,
          exitReason: exitReason ?? null,
          reason,
          handOverTo: handOverTo ?? null,
        }),
      ),
    ),

  letterinterface: (asked, ctx) => letterForm(ctx, asked),
  writeletter: (asked, ctx) => writeLetter(ctx, asked),
  letterfile: ({ letterId }, ctx) => letterFile(ctx, letterId),

  listapprovalflow: (_input, ctx) => listFlows(ctx),
  saveapprovalflow: (input, ctx) => saveFlow(ctx, input),
  listapproval: (page, ctx) => listToApprove(ctx, page),
  approve: ({ clientMutationId: _key, ...vote }, ctx) =>
    answered(ctx, decideChange(ctx, { ...vote, decision: ApprovalDecision.APPROVED }), true),
  refuse: ({ clientMutationId: _key, ...vote }, ctx) =>
    answered(ctx, decideChange(ctx, { ...vote, decision: ApprovalDecision.REFUSED }), true),

  cancel: (asked, ctx) => answered(ctx, cancelChange(ctx, asked)),
  reverse: ({ clientMutationId: _key, ...asked }, ctx) => answered(ctx, reverseChange(ctx, asked)),
  settle: (asked, ctx) => answered(ctx, settleChange(ctx, asked)),
};

/** The change as the caller may read it; whoever has just decided about it goes on reading it. */
async function answered(ctx: Ctx, writing: Promise<ChangeRow>, asked = false): Promise<ChangeData> {
  const row = await writing;
  const [data] = await changeData(ctx, [row], new Set(asked ? [row.id] : []));
  if (!data) throw notFound();
  return data;
}
