import type { MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';

const FIELDS = { templateName: 'name', itemName: 'name', additionalExplanation: 'explanation' };

type Queries = 'customTemplates' | 'customTemplate' | 'customTemplateNameFree';
export const customTemplateQueries: Pick<QueryResolvers, Queries> = {
  customTemplates: (_root, _args, { rest }) => rest.customTemplate.listCusTemplate({}),
  customTemplate: (_root, { id }, { rest }) => rest.customTemplate.getCusTemplateDetail({ templateCode: id }),
  customTemplateNameFree: async (_root, { name, id }, { rest }) =>
    (await rest.customTemplate.usableTemplateName({ templateName: name, templateCode: id ?? undefined })).usable,
};

export const customTemplateMutations: Pick<MutationResolvers, 'saveCustomTemplate' | 'deleteCustomTemplate'> = {
  saveCustomTemplate: (_root, { input: { id, version, name, items, clientMutationId } }, { rest }) =>
    payload(
      async () => ({
        template: await rest.customTemplate.saveCusTemplate({
          clientMutationId,
          templateCode: id ?? undefined,
          version: version ?? undefined,
          templateName: name,
          items: items.map(({ id: itemCode, name: itemName, explanation, options, ...item }) => ({
            ...item,
            itemCode: itemCode ?? undefined,
            itemName,
            additionalExplanation: explanation,
            options: options.map(({ id: optionCode, score, ...option }) => ({
              ...option,
              optionCode: optionCode ?? undefined,
              score: score ?? null,
            })),
          })),
        }),
      }),
      FIELDS,
    ),
  deleteCustomTemplate: (_root, { input: { id, version } }, { rest }) =>
    payload(async () => ({
      deletedId: (await rest.customTemplate.deleteCusTemplate({ templateCode: id, version })).id,
    })),
};
