import type { Cast } from '../operations/cast.ts';
import type { ModuleProof } from '../operations/modules.ts';
import { mutationKey, type Data } from '../operations/stack.ts';

export const proof: ModuleProof = {
  walk: [['says what the company values', setUpValues]],
  rows: { valueId: 'reward_value', valueIds: 'reward_value' },
};

/** Names of values have twenty characters: the mark stands in what they mean. */
async function setUpValues({ hr, mark }: Cast): Promise<void> {
  const add = async (name: string) => {
    const input = { clientMutationId: mutationKey(), name, nameEn: `${name} en`, description: `${mark} ${name}` };
    return ((await hr.run('AddRewardValue', { input }))['addRewardValue'] as Data)['value'] as Data;
  };
  const [first, second, gone] = [await add('Candour'), await add('Care'), await add('Gone')];
  await hr.run('DeleteRewardValue', { input: { id: gone['id'], version: 1 } });
  await hr.run('OrderRewardValues', { input: { ids: [second['id'], first['id']] } });
  await hr.run('UpdateRewardValue', {
    input: { id: first['id'], version: 1, name: 'Candour', description: `${mark} said`, enabled: true },
  });
  await hr.run('RewardValueList');
  await hr.run('RewardSetting');
  await hr.run('SaveRewardSetting', { input: { version: 0, monthlyAllowance: 100, lapseMonths: 24 } });
}
