import type { CustomFieldResolvers, MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { fieldName, payload } from '../../payload.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { NAMES_ON_EMPLOYEE, restNameOf } from './fields.ts';
import type { CustomFieldRow } from './rows.ts';

const NAMES = { fieldId: 'id', fieldIds: 'ids', groupCode: 'group', fieldType: 'type', dictCode: 'dictionaryId' };

export const customFieldQueries: Pick<QueryResolvers, 'customFields'> = {
  customFields: (_root, _args, { rest }) => rest.customField.list(),
};

export const customFieldMutations: Pick<
  MutationResolvers,
  'addCustomField' | 'updateCustomField' | 'orderCustomFields'
> = {
  addCustomField: (_root, { input: { group, type, dictionaryId, nameEn, ...input } }, { rest }) =>
    payload(
      async () => ({
        customField: await rest.customField.add({
          ...input,
          nameEn: nameEn ?? null,
          groupCode: group,
          fieldType: type,
          dictCode: dictionaryId ? restNameOf(dictionaryId) : null,
        }),
      }),
      NAMES,
    ),
  updateCustomField: (_root, { input: { id, group, nameEn, ...input } }, { rest }) =>
    payload(
      async () => ({
        customField: await rest.customField.update({ ...input, fieldId: id, nameEn: nameEn ?? null, groupCode: group }),
      }),
      NAMES,
    ),
  orderCustomFields: (_root, { input: { ids } }, { rest }) =>
    payload(async () => ({ customFields: await rest.customField.sort({ fieldIds: ids }) }), NAMES),
};

export const CustomField: ResolversOf<CustomFieldResolvers, CustomFieldRow> = {
  id: (one) => one.fieldId,
  group: (one) => one.groupCode,
  type: (one) => one.fieldType,
  dictionaryId: ({ dictCode }) => (dictCode === null ? null : fieldName(NAMES_ON_EMPLOYEE, dictCode)),
};
