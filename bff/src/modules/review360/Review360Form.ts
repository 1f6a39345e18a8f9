import type {
  Review360AnswerResolvers,
  Review360FormResolvers,
  Review360StateResolvers,
} from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import { taskFields } from './Review360Plan.ts';
import type { Review360AnswerRow, Review360FormRow, Review360StateRow } from './rows.ts';

export const Review360Form: ResolversOf<Review360FormResolvers, Review360FormRow> = {
  ...taskFields,
  writer: ({ assessorEmpId = null }, _args, { loaders }) => reference(loaders.employeeById, assessorEmpId),
};

export const Review360Answer: ResolversOf<Review360AnswerResolvers, Review360AnswerRow> = {
  itemId: ({ itemCode }) => itemCode,
  optionId: ({ optionCode }) => optionCode,
};

export const Review360State: ResolversOf<Review360StateResolvers, Review360StateRow> = {
  id: ({ inviteId }) => inviteId,
};
