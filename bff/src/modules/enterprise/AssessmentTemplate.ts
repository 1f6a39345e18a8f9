import type {
  AssessmentTemplateResolvers,
  AssessmentTemplateColumnResolvers,
  AssessmentTemplateContentResolvers,
  AssessmentTemplatePartResolvers,
  AssessmentTemplateIndicatorResolvers,
  TemplateVersionResolvers,
} from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { Context } from '../../context.ts';
import type {
  AssessmentTemplateRow,
  AssessmentTemplateColumnRow,
  AssessmentTemplateContentRow,
  AssessmentTemplateIndicatorRow,
  AssessmentTemplatePartRow,
  TemplateVersionRow,
} from './rows.ts';

/** The content versions: lists leave them out, so they are read for all rows of a page at once. */
const contentsOf = async (template: AssessmentTemplateRow, { loaders }: Context) =>
  template.contents ?? (await loaders.assessmentTemplateById.load(template.companyModuleCode))?.contents ?? null;

export const AssessmentTemplate: ResolversOf<
  AssessmentTemplateResolvers,
  Omit<AssessmentTemplateRow, 'contents' | 'origin'>
> = {
  id: (template) => template.companyModuleCode,
  enabledContentId: (template) => template.enabledContentModuleCode,
  name: (template) => template.companyModuleName,
  origin: async (template, _args, { loaders }) =>
    template.contents
      ? (template.origin ?? null)
      : ((await loaders.assessmentTemplateById.load(template.companyModuleCode))?.origin ?? null),
  contents: (template, _args, context) => contentsOf(template, context),
  enabledContent: async (template, _args, context) =>
    (await contentsOf(template, context))?.find(
      (content) => content.contentModuleCode === template.enabledContentModuleCode,
    ) ?? null,
};

export const AssessmentTemplateContent: ResolversOf<AssessmentTemplateContentResolvers, AssessmentTemplateContentRow> =
  {
    id: (content) => content.contentModuleCode,
    name: (content) => content.versionName,
  };

export const TemplateVersion: ResolversOf<TemplateVersionResolvers, TemplateVersionRow> = {
  id: (version) => version.contentModuleCode,
  name: (version) => version.versionName,
  templateName: (version) => version.companyModuleName,
};

export const AssessmentTemplatePart: ResolversOf<AssessmentTemplatePartResolvers, AssessmentTemplatePartRow> = {
  id: (part) => part.partCode,
  name: (part) => part.partName,
  nameEn: (part) => part.partNameEn,
};

export const AssessmentTemplateColumn: ResolversOf<AssessmentTemplateColumnResolvers, AssessmentTemplateColumnRow> = {
  id: (column) => column.columnCode,
  name: (column) => column.columnName,
  nameEn: (column) => column.columnNameEn,
  type: (column) => column.columnType,
};

export const AssessmentTemplateIndicator: ResolversOf<
  AssessmentTemplateIndicatorResolvers,
  AssessmentTemplateIndicatorRow
> = {
  id: (row) => row.rowCode,
};
