import type { PersonAppraisalResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { planOf } from '../message/references.ts';
import type { PersonAppraisalRow } from './rows.ts';

export const PersonAppraisal: ResolversOf<PersonAppraisalResolvers, PersonAppraisalRow> = {
  id: (appraisal) => appraisal.assessmentInfoId,
  plan: (appraisal, _args, context, asked) => planOf(appraisal, context, asked),
  viewer: (appraisal) => appraisal.viewerType,
};
