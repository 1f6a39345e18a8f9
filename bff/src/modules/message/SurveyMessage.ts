import type { SurveyMessageResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { SurveyMessageRow } from './rows.ts';

export const SurveyMessage: ResolversOf<SurveyMessageResolvers, SurveyMessageRow> = {
  id: (survey) => survey.surveyCode,
  name: (survey) => survey.surveyName,
};
