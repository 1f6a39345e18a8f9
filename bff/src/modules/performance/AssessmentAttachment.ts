import type { AssessmentAttachmentResolvers, MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { whose } from './assessment-mutations.ts';
import { PERFORMANCE_FIELDS } from './fields.ts';
import type { AssessmentAttachmentRow } from './rows.ts';

export const AssessmentAttachment: ResolversOf<AssessmentAttachmentResolvers, AssessmentAttachmentRow> = {
  id: (attachment) => attachment.attachmentId,
  name: (attachment) => attachment.fileName,
  url: ({ attachmentId, person }, _args, { tickets }) =>
    tickets.link('performanceview', 'downloadattachment', { ...person, attachmentId }, { lasts: 'session' }).url,
};

/** Files beside indicators. */
export const attachmentMutations: Pick<MutationResolvers, 'deleteAssessmentAttachment'> = {
  deleteAssessmentAttachment: (_root, { input }, { rest }) =>
    payload(async () => {
      const person = whose(input);
      const { clientMutationId, attachmentId } = input;
      const { attachments } = await rest.performanceview.deleteattachment({
        ...person,
        clientMutationId,
        attachmentId,
      });
      return { attachments: attachments.map((one) => ({ ...one, person })) };
    }, PERFORMANCE_FIELDS),
};
