import type { QueryResolvers } from '../../generated/schema.ts';

type Queries =
  | 'assessmentTemplates'
  | 'assessmentTemplate'
  | 'enabledAssessmentTemplates'
  | 'templateVersion'
  | 'managedCompanies'
  | 'managedCompany'
  | 'baseTemplates'
  | 'baseTemplate'
  | 'baseTemplateNameFree';

export const Query: Pick<QueryResolvers, Queries> = {
  baseTemplates: (_root, { keyword, page }, { rest }) =>
    rest.assessmentModule.getBaseModuleListMap({ ...page, keyword: keyword ?? undefined }),
  baseTemplate: (_root, { id }, { rest }) => rest.assessmentModule.getBaseModuleInterface({ baseModuleCode: id }),
  baseTemplateNameFree: async (_root, { name, id }, { rest }) =>
    (await rest.assessmentModule.checkBaseModuleName({ baseModuleName: name, baseModuleCode: id ?? undefined })).usable,
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
  templateVersion: (_root, { templateId, id }, { rest }) =>
    rest.performanceplane.getmoduledetail({ companyModuleCode: templateId, contentModuleCode: id }),
};
