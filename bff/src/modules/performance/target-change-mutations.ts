import type { MutationResolvers } from '../../generated/schema.ts';
import { change, decision, toRestIndicator } from './assessment-mutations.ts';

type ChangeMutations = 'submitTargetChange' | 'withdrawTargetChange' | 'approveTargetChange' | 'rejectTargetChange';

/** What becomes of a change of agreed targets. */
export const targetChangeMutations: Pick<MutationResolvers, ChangeMutations> = {
  submitTargetChange: (_root, { input }, context) =>
    change(context, input, () =>
      context.rest.performanceview.updatetarget({
        ...decision(input),
        action: 'submit',
        rows: input.rows.map(toRestIndicator),
        reason: input.reason,
      }),
    ),
  withdrawTargetChange: (_root, { input }, context) =>
    change(context, input, () => context.rest.performanceview.updatetarget({ ...decision(input), action: 'withdraw' })),
  approveTargetChange: (_root, { input }, context) =>
    change(context, input, () =>
      context.rest.performanceview.updatetarget({
        ...decision(input),
        action: 'approve',
        opinion: input.opinion ?? undefined,
      }),
    ),
  rejectTargetChange: (_root, { input }, context) =>
    change(context, input, () =>
      context.rest.performanceview.updatetarget({ ...decision(input), action: 'reject', opinion: input.opinion }),
    ),
};
