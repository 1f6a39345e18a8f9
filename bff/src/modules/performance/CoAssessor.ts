import type {
  CoAssessmentResolvers,
  CoAssessorCandidateResolvers,
  CoAssessorResolvers,
} from '../../generated/schema.ts';
import { knownReference } from '../../known-reference.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { CoAssessmentRow, CoAssessorCandidateRow, CoAssessorRow } from './rows.ts';

export const CoAssessor: ResolversOf<CoAssessorResolvers, CoAssessorRow> = { person: (row) => row };
export const CoAssessorCandidate: ResolversOf<CoAssessorCandidateResolvers, CoAssessorCandidateRow> = {
  person: (row) => row,
};

export const CoAssessment: ResolversOf<CoAssessmentResolvers, CoAssessmentRow> = {
  id: (row) => row.assessmentInfoId,
  plan: ({ planCode, planName, planStatus }, _args, { loaders }, asked) =>
    knownReference(
      loaders.assessmentPlanById,
      planCode,
      { id: { planCode }, name: { planName }, status: { planStatus } },
      asked,
    ),
};
