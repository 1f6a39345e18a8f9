import type { MutationResolvers } from '../../generated/schema.ts';
import type { Context } from '../../context.ts';
import { payload } from '../../payload.ts';
import { BASE_FIELDS } from './fields.ts';

type Mutations = 'publishBaseTemplate' | 'offerBaseTemplate' | 'takeOverBaseTemplate';

const baseOf =
  ({ rest }: Context, baseModuleCode: string) =>
  () =>
    rest.assessmentModule.getBaseModuleInterface({ baseModuleCode });

export const baseMutations: Pick<MutationResolvers, Mutations> = {
  publishBaseTemplate: (_root, { input: { id, version, name, description, templateId } }, context) =>
    payload(async () => {
      const saved = await context.rest.assessmentModule.saveBaseModule({
        baseModuleCode: id ?? undefined,
        version: version ?? undefined,
        baseModuleName: name,
        description,
        companyModuleCode: templateId ?? undefined,
      });
      return { baseTemplate: baseOf(context, saved.id) };
    }, BASE_FIELDS),
  offerBaseTemplate: (_root, { input: { id, version, offered } }, context) =>
    payload(async () => {
      const { assessmentModule } = context.rest;
      const which = { baseModuleCode: id, version };
      await (offered ? assessmentModule.startBaseModule(which) : assessmentModule.stopBaseModule(which));
      return { baseTemplate: baseOf(context, id) };
    }, BASE_FIELDS),
  takeOverBaseTemplate: (_root, { input: { id, versionId } }, { rest, loaders }) =>
    payload(async () => {
      const { companyModuleCode } = await rest.assessmentModule.bindBaseModule({
        baseModuleCode: id,
        contentModuleCode: versionId,
      });
      return {
        assessmentTemplate: () => loaders.assessmentTemplateById.clear(companyModuleCode).load(companyModuleCode),
      };
    }, BASE_FIELDS),
};
