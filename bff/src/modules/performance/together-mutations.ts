import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import { whose } from './assessment-mutations.ts';
import { PERFORMANCE_FIELDS } from './fields.ts';

/** Who scores beside the superior. */
export const togetherMutations: Pick<MutationResolvers, 'pickCoAssessors'> = {
  pickCoAssessors: (_root, { input }, { rest }) =>
    payload(
      () =>
        rest.performanceview.pickTogetherAssessor({
          ...whose(input),
          clientMutationId: input.clientMutationId,
          assessors: input.assessors.map(({ employeeId, weight }) => ({ empId: employeeId, weight })),
        }),
      PERFORMANCE_FIELDS,
    ),
};
