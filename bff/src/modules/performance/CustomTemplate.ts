import type {
  Assess360Resolvers,
  CustomTemplateItemResolvers,
  CustomTemplateOptionResolvers,
  CustomTemplateResolvers,
} from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { Assess360Row, CustomTemplateItemRow, CustomTemplateOptionRow, CustomTemplateRow } from './rows.ts';

export const CustomTemplate: ResolversOf<CustomTemplateResolvers, CustomTemplateRow> = {
  id: ({ templateCode }) => templateCode,
  name: ({ templateName }) => templateName,
};

export const CustomTemplateItem: ResolversOf<CustomTemplateItemResolvers, CustomTemplateItemRow> = {
  id: ({ itemCode }) => itemCode,
  name: ({ itemName }) => itemName,
  explanation: ({ additionalExplanation }) => additionalExplanation,
};

export const CustomTemplateOption: ResolversOf<CustomTemplateOptionResolvers, CustomTemplateOptionRow> = {
  id: ({ optionCode }) => optionCode,
};

export const Assess360: ResolversOf<Assess360Resolvers, Assess360Row> = {
  templateId: ({ templateCode }) => templateCode,
};
