import { createReadStream } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { detached } from '../../../kit/calls.ts';
import type { Ctx, Handlers } from '../../../kit/context.ts';
import { invalid, notFound, refused } from '../../../kit/failure.ts';
import { keepFile, readFile, removeFile, RESULT_LIFE_MS, storeFile } from '../../../kit/files.ts';
import { inContext } from '../../../kit/run.ts';
import { demandAction } from './actions.ts';
import { attachmentsOf, attachmentsSeen, rowsWithColumn, type AttachmentData } from './attachment-rows.ts';
import { openAppraisal, type Appraisal, type Lock, type Person } from './assessment.ts';
import { loadForm } from './result.ts';
import { targetAttachment } from '../tables-form.ts';

type Endpoints = Contract['performanceview']['endpoints'];

/** What people attached is only ever saved by a browser, whatever its sender says it is. */
const CONTENT_TYPE = 'application/octet-stream';

/** Files beside indicators. They belong to what was achieved: written with the self score, and seen by the same people. */
export const attachmentHandlers: Pick<
  Handlers<Contract['performanceview']>,
  'uploadattachment' | 'deleteattachment' | 'downloadattachment'
> = {
  // The bytes go in pieces, each in a transaction of its own; a process that dies leaves a file that ends by itself.
  uploadattachment: detached<Endpoints['uploadattachment']>(async ({ upload, rowId, ...person }, call) => {
    const written = <T>(fn: (ctx: Ctx) => Promise<T>) => inContext(call.kernel, call, 'writes', fn);
    await inContext(call.kernel, call, 'reads', (ctx) => demandRoom(ctx, person, rowId, 'none'));
    const fileId = await storeFile(written, {
      name: upload.fileName,
      contentType: CONTENT_TYPE,
      bytes: createReadStream(upload.path),
      lifeMs: RESULT_LIFE_MS,
    });
    return written(async (ctx) => {
      await demandRoom(ctx, person, rowId, 'form');
      await keepFile(ctx, fileId);
      await ctx.tx
        .insert(targetAttachment)
        .values({ companyId: ctx.session.companyId, id: fileId, targetRowId: rowId });
      return { attachments: await attachmentsOf(ctx, [rowId]) };
    });
  }),

  async deleteattachment({ attachmentId, ...person }, ctx) {
    const appraisal = await openAppraisal(ctx, person, 'form');
    const found = await seenAttachment(ctx, appraisal, attachmentId);
    demandAction(appraisal, 'saveSelfScore');
    await ctx.tx
      .delete(targetAttachment)
      .where(and(eq(targetAttachment.companyId, ctx.session.companyId), eq(targetAttachment.id, found.attachmentId)));
    await removeFile(ctx, found.attachmentId);
    return { attachments: await attachmentsOf(ctx, [found.rowId]) };
  },

  async downloadattachment({ attachmentId, ...person }, ctx) {
    await seenAttachment(ctx, await openAppraisal(ctx, person, 'none'), attachmentId);
    return readFile(ctx, attachmentId);
  },
};

async function seenAttachment(ctx: Ctx, appraisal: Appraisal, attachmentId: string): Promise<AttachmentData> {
  const seen = await attachmentsSeen(ctx, appraisal, await loadForm(ctx, appraisal));
  const found = seen.find((one) => one.attachmentId === attachmentId);
  if (!found) throw notFound();
  return found;
}

/** Refuses a file that cannot stand beside an indicator: of somebody else, not now, without a column for it, or one too many. */
async function demandRoom(ctx: Ctx, person: Person, rowId: string, lock: Lock): Promise<void> {
  const appraisal = await openAppraisal(ctx, person, lock);
  demandAction(appraisal, 'saveSelfScore');
  if (!rowsWithColumn(await loadForm(ctx, appraisal)).includes(rowId)) throw invalid('rowId', 'UNKNOWN_REFERENCE');
  const { attachmentsMax: max } = LIMITS;
  if ((await attachmentsOf(ctx, [rowId])).length >= max)
    throw refused({ field: 'file', code: 'TOO_MANY_ATTACHMENTS', params: { max } });
}
