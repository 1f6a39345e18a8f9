import type { QueryResolvers } from '../../generated/schema.ts';

type Queries =
  'assessmentTemplates' | 'assessmentTemplate' | 'enabledAssessmentTemplates' | 'managedCompanies' | 'managedCompany';

export const Query: Pick<QueryResolvers, Queries> = {
  managedCompanies: (_root, { keyword, page }, { rest }) =>
    rest.company.list({
      companyIdOrName: keyword ?? undefined,
      pageNum: page?.pageNo ?? undefined,
      pageSize: page?.pageSize ?? undefined,
    }),
  managedCompany: (_root, { id }, { rest }) => rest.company.getCompany({ companyId: id ?? undefined }),
  assessmentTemplates: (_root, { keyword, page }, { rest }) =>
    rest.assessmentModule.getCompanyModuleListMap({ ...page, keyword: keyword ?? undefined }),
  assessmentTemplate: (_root, { id }, { loaders }) => loaders.assessmentTemplateById.load(id),
  enabledAssessmentTemplates: (_root, _args, { rest }) => rest.assessmentModule.getSpecifyCompanyModuleListMap(),
};
