import type {
  BaseTemplateResolvers,
  BaseTemplateVersionResolvers,
  TemplateOriginResolvers,
} from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { BaseTemplateRow, BaseTemplateVersionRow, TemplateOriginRow } from './rows.ts';

export const BaseTemplate: ResolversOf<BaseTemplateResolvers, Omit<BaseTemplateRow, 'contents'>> = {
  id: (base) => base.baseModuleCode,
  name: (base) => base.baseModuleName,
  versionCount: (base) => base.contentCount,
  versions: async (base, _args, { rest }) =>
    base.contents ??
    (await rest.assessmentModule.getBaseModuleInterface({ baseModuleCode: base.baseModuleCode })).contents,
};

export const BaseTemplateVersion: ResolversOf<BaseTemplateVersionResolvers, BaseTemplateVersionRow> = {
  id: (version) => version.contentModuleCode,
  name: (version) => version.versionName,
};

export const TemplateOrigin: ResolversOf<TemplateOriginResolvers, TemplateOriginRow> = {
  baseTemplateId: (origin) => origin.baseModuleCode,
  baseTemplateName: (origin) => origin.baseModuleName,
  newestVersionId: (origin) => origin.newestContentModuleCode,
  outdated: (origin) => origin.contentModuleCode !== origin.newestContentModuleCode,
  templateId: (origin) => origin.companyModuleCode,
  templateName: (origin) => origin.companyModuleName,
};
