import type { QueryResolvers } from '../../generated/schema.ts';

type Queries = 'assessmentTemplates' | 'assessmentTemplate' | 'enabledAssessmentTemplates';

export const Query: Pick<QueryResolvers, Queries> = {
  assessmentTemplates: (_root, { keyword, page }, { rest }) =>
    rest.assessmentModule.getCompanyModuleListMap({ ...page, keyword: keyword ?? undefined }),
  assessmentTemplate: (_root, { id }, { loaders }) => loaders.assessmentTemplateById.load(id),
  enabledAssessmentTemplates: (_root, _args, { rest }) => rest.assessmentModule.getSpecifyCompanyModuleListMap(),
};
