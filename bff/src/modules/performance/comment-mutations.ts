import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import { whose } from './assessment-mutations.ts';
import { PERFORMANCE_FIELDS } from './fields.ts';

const FIELDS = { ...PERFORMANCE_FIELDS, rowId: 'indicatorId', repliedCommentId: 'replyToId' };

/** What is written about indicators. */
export const commentMutations: Pick<MutationResolvers, 'addIndicatorComment' | 'markIndicatorCommentsRead'> = {
  addIndicatorComment: (_root, { input }, { rest }) =>
    payload(async () => {
      const { thread } = await rest.performanceview.addcomment({
        ...whose(input),
        clientMutationId: input.clientMutationId,
        rowId: input.indicatorId,
        repliedCommentId: input.replyToId ?? undefined,
        text: input.text,
      });
      return { comments: thread };
    }, FIELDS),
  markIndicatorCommentsRead: (_root, { input }, { rest }) =>
    payload(() => rest.performanceview.readcomment({ ...whose(input), rowId: input.indicatorId }), FIELDS),
};
