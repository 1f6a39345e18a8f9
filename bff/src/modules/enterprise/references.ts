import type { Context } from '../../context.ts';
import { type Asked, knownReference } from '../../known-reference.ts';

interface TemplateNamed {
  companyModuleCode: string;
  companyModuleName?: string;
}

/** The template something comes from: its id, and mostly its name, stand in the same answer. */
export const templateOf = (
  { companyModuleCode, companyModuleName }: TemplateNamed,
  { loaders }: Context,
  asked: Asked,
) =>
  knownReference(
    loaders.assessmentTemplateById,
    companyModuleCode,
    { id: { companyModuleCode }, ...(companyModuleName !== undefined && { name: { companyModuleName } }) },
    asked,
  );

/** One version of the content of a template. */
export const contentOf = async ({ assessmentTemplateById }: Context['loaders'], templateId: string, id: string) =>
  (await assessmentTemplateById.load(templateId))?.contents?.find((one) => one.contentModuleCode === id) ?? null;
