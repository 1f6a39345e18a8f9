import * as z from 'zod';
import { ClientMutationId, get, Id, Instant, pages, post, reads, writes } from '../kernel.ts';
import { person } from './form.ts';

const watch = pages([
  { path: '/performance/examine', need: 'visit' },
  { path: '/performance/management', need: 'visit' },
]);
const edit = pages('/performance/examine', 'edit');

/** A file that the person put beside an indicator. */
export const AssessmentAttachment = z.object({
  attachmentId: Id,
  rowId: Id,
  fileName: z.string(),
  size: z.int(),
  at: Instant,
});
const attachmentsNow = z.object({
  attachments: z.array(AssessmentAttachment).describe('everything attached to the indicator now, oldest first'),
});

export const attachmentCalls = {
  uploadattachment: post(writes, edit, {
    encoding: 'multipart',
    takes: 'attachment',
    summary: 'Attaches a file to an indicator of the own form, as long as the person scores.',
    query: person.extend({ rowId: Id }),
    data: attachmentsNow,
  }),
  deleteattachment: post(writes, edit, {
    once: true,
    summary: 'Deletes a file that is attached to an indicator of the own form, as long as the person scores.',
    body: person.extend({ clientMutationId: ClientMutationId, attachmentId: Id }),
    data: attachmentsNow,
  }),
  downloadattachment: get(reads, watch, {
    answers: 'file',
    summary:
      'An attached file as it was sent, for whoever sees what was achieved; until the self score is in, the person alone.',
    query: person.extend({ attachmentId: Id }),
  }),
};
