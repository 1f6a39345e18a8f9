import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';

type Mutations =
  'addRewardValue' | 'updateRewardValue' | 'orderRewardValues' | 'deleteRewardValue' | 'saveRewardSetting';

/** The fields whose names differ: REST's as the contract documents them, the schema's by the house rule. */
const VALUE = { valueId: 'id', valueName: 'name', valueNameEn: 'nameEn', valueIds: 'ids' };

export const Mutation: Pick<MutationResolvers, Mutations> = {
  addRewardValue: (_root, { input: { name, nameEn, ...rest } }, { rest: { awardValues } }) =>
    payload(
      async () => ({ value: await awardValues.addValue({ ...rest, valueName: name, valueNameEn: nameEn }) }),
      VALUE,
    ),
  updateRewardValue: (_root, { input: { id, name, nameEn, ...rest } }, { rest: { awardValues } }) =>
    payload(
      async () => ({
        value: await awardValues.updateValue({ ...rest, valueId: id, valueName: name, valueNameEn: nameEn }),
      }),
      VALUE,
    ),
  orderRewardValues: (_root, { input: { ids } }, { rest }) =>
    payload(async () => ({ values: await rest.awardValues.orderValue({ valueIds: ids }) }), VALUE),
  deleteRewardValue: (_root, { input: { id, version } }, { rest }) =>
    payload(async () => {
      await rest.awardValues.deleteValue({ valueId: id, version });
      return { deletedId: id };
    }, VALUE),
  saveRewardSetting: (_root, { input }, { rest }) =>
    payload(async () => ({ setting: await rest.awardValues.savePointSetting(input) })),
};
