import type {
  Review360CandidateResolvers,
  Review360RaterResolvers,
  Review360RatersResolvers,
} from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { Review360CandidateRow, Review360RaterRow, Review360RatersRow } from './rows.ts';

export const Review360Raters: ResolversOf<Review360RatersResolvers, Review360RatersRow> = {
  id: ({ assessmentInfoId }) => assessmentInfoId,
  employee: ({ empId }, _args, { loaders }) => reference(loaders.employeeById, empId),
  raters: ({ assessors }) => assessors,
};

export const Review360Rater: ResolversOf<Review360RaterResolvers, Review360RaterRow> = {
  id: ({ inviteId }) => inviteId,
  employeeId: ({ assessorEmpId }) => assessorEmpId,
  name: ({ assessorName }) => assessorName,
  result: ({ evaluationResult }) => evaluationResult,
};

export const Review360Candidate: ResolversOf<Review360CandidateResolvers, Review360CandidateRow> = {
  employeeId: ({ empId }) => empId,
  name: ({ empName }) => empName,
  number: ({ empNumber }) => empNumber,
};
