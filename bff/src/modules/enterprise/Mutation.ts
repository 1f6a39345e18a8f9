import type { MutationResolvers, AssessmentTemplatePartInput } from '../../generated/schema.ts';
import type { Context } from '../../context.ts';
import { payload } from '../../payload.ts';
import { TEMPLATE_FIELDS } from './fields.ts';
import { contentOf } from './references.ts';

/** Runs a change and answers the template as it is afterwards. */
const change = ({ loaders }: Context, id: string, write: () => Promise<unknown>) =>
  payload(async () => {
    await write();
    return { assessmentTemplate: () => loaders.assessmentTemplateById.clear(id).load(id) };
  }, TEMPLATE_FIELDS);

const toRestPart = ({ id, name, nameEn, floor, cap, columns, rows, ...part }: AssessmentTemplatePartInput) => ({
  ...part,
  partCode: id ?? undefined,
  partName: name,
  partNameEn: nameEn ?? null,
  floor: floor ?? null,
  cap: cap ?? null,
  columns: columns.map((column) => ({
    columnCode: column.id ?? undefined,
    columnName: column.name,
    columnNameEn: column.nameEn ?? null,
    columnType: column.type,
    required: column.required,
  })),
  rows: rows.map((row) => ({
    rowCode: row.id ?? undefined,
    keyResult: row.keyResult,
    description: row.description ?? null,
    measureUnit: row.measureUnit ?? null,
    startValue: row.startValue ?? null,
    targetValue: row.targetValue ?? null,
    weight: row.weight ?? null,
  })),
});

type Mutations =
  | 'saveAssessmentTemplate'
  | 'saveTemplateContent'
  | 'enableTemplateContent'
  | 'disableAssessmentTemplate'
  | 'deleteTemplateContent'
  | 'deleteAssessmentTemplate';

export const Mutation: Pick<MutationResolvers, Mutations> = {
  saveAssessmentTemplate: (_root, { input }, { rest, loaders }) =>
    payload(async () => {
      const { id } = await rest.assessmentModule.saveCompanyModule({
        companyModuleCode: input.id ?? undefined,
        version: input.version ?? undefined,
        companyModuleName: input.name,
        description: input.description,
      });
      return { assessmentTemplate: () => loaders.assessmentTemplateById.clear(id).load(id) };
    }, TEMPLATE_FIELDS),
  saveTemplateContent: (_root, { input }, { rest, loaders }) =>
    payload(async () => {
      const { id } = await rest.assessmentModule.saveContentModule({
        companyModuleCode: input.templateId,
        contentModuleCode: input.id ?? undefined,
        version: input.version ?? undefined,
        versionName: input.name,
        parts: input.parts.map(toRestPart),
      });
      loaders.assessmentTemplateById.clear(input.templateId);
      return {
        templateContent: () => contentOf(loaders, input.templateId, id),
        assessmentTemplate: () => loaders.assessmentTemplateById.load(input.templateId),
      };
    }, TEMPLATE_FIELDS),
  enableTemplateContent: (_root, { input: { templateId, contentId, version } }, context) =>
    change(context, templateId, () =>
      context.rest.assessmentModule.startCompanyModule({
        companyModuleCode: templateId,
        contentModuleCode: contentId,
        version,
      }),
    ),
  disableAssessmentTemplate: (_root, { input: { id, version } }, context) =>
    change(context, id, () => context.rest.assessmentModule.stopCompanyModule({ companyModuleCode: id, version })),
  deleteTemplateContent: (_root, { input: { id, version } }, { rest }) =>
    payload(async () => {
      await rest.assessmentModule.deleteContentModule({ contentModuleCode: id, version });
      return { deletedId: id };
    }),
  deleteAssessmentTemplate: (_root, { input: { id, version } }, { rest }) =>
    payload(async () => {
      await rest.assessmentModule.deleteCompanyModule({ companyModuleCode: id, version });
      return { deletedId: id };
    }),
};
