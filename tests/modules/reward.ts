import { page, type Cast } from '../operations/cast.ts';
import type { ModuleProof } from '../operations/modules.ts';
import { mutationKey, type Data } from '../operations/stack.ts';

export const proof: ModuleProof = {
  walk: [
    ['says what the company values', setUpValues],
    ['thanks people and looks at points', thankPeople],
    ['says what a point is worth', setExchangeRate],
    ['says what points are given for', setPointRules],
    ['puts goods on the shelf', sellGoods],
    ['redeems points and handles orders', redeemPoints],
  ],
  rows: {
    valueId: 'reward_value',
    valueIds: 'reward_value',
    letterId: 'thank_you_letter',
    commodityId: 'commodity',
    pictureId: 'file',
    orderId: 'commodity_order',
    ruleId: 'point_rule',
  },
  // The letters and the values they were written for; people with their departments.
  budgets: { ThankYouLetterList: 2, PointAccountList: 3 },
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

async function thankPeople({ hr, boss, worker, workerId, company, list, mark }: Cast): Promise<void> {
  const { rewardValues } = await worker.run('RewardValueList');
  const valueId = (rewardValues as unknown as Data[])[0]?.['id'];
  await boss.run('ThankableColleagues', { keyword: '' });
  await boss.run('LetterAllowance');
  const send = async (sender: typeof boss, to: string, text: string) => {
    const letter = { recipientIds: [to], valueId, text: `${mark} ${text}`, points: 5 };
    const answer = await sender.run('SendThankYouLetter', { input: { clientMutationId: mutationKey(), ...letter } });
    return ((answer['sendThankYouLetter'] as Data)['letter'] as Data)['id'];
  };
  await send(boss, workerId, 'first');
  await send(worker, company.bossIds[0], 'back');
  const hidden = await send(boss, workerId, 'hidden');
  await hr.run('HideThankYouLetter', { input: { id: hidden, version: 1, reason: `${mark} why` } });
  await list(worker, 'ThankYouLetterList', (size) => ({ filter: {}, ...page(size) }));
  const adjusted = { clientMutationId: mutationKey(), employeeId: workerId, delta: -1, reason: `${mark} corrected` };
  await hr.run('AdjustPoints', { input: adjusted });
  await worker.run('OwnPoints');
  await list(worker, 'OwnPointEntries', page);
  await list(hr, 'PointEntries', (size) => ({ employeeId: workerId, ...page(size) }));
  await list(hr, 'PointAccountList', (size) => ({ filter: {}, ...page(size) }));
  const ever = { from: '2000-01-01', to: '2099-12-31' };
  await list(worker, 'PointRanking', (size) => ({ filter: ever, ...page(size) }));
  await hr.run('ExportPointAccounts', { input: {} });
}

async function setExchangeRate({ hr, list }: Cast): Promise<void> {
  await hr.run('SaveExchangeRate', { input: { version: 0, pointsPerYuan: 3 } });
  await hr.run('SaveExchangeRate', { input: { version: 1, pointsPerYuan: 2 } });
  await hr.run('ExchangeRate');
  await list(hr, 'ExchangeRateChangeList', page);
}

async function setPointRules({ hr, list, mark }: Cast): Promise<void> {
  const add = async (said: object) => {
    const input = { clientMutationId: mutationKey(), points: 5, ...said };
    return ((await hr.run('AddPointRule', { input }))['addPointRule'] as Data)['rule'] as Data;
  };
  const level = mark.slice(0, 10);
  const [birthday] = [await add({ event: 'BIRTHDAY' }), await add({ event: 'RESULT_LEVEL', level })];
  const gone = await add({ event: 'SERVICE_YEARS', years: 5 });
  await hr.run('UpdatePointRule', { input: { id: birthday['id'], version: 1, points: 6, enabled: false } });
  await hr.run('DeletePointRule', { input: { id: gone['id'], version: 1 } });
  await hr.run('PointRuleLevels');
  await list(hr, 'PointRuleList', page);
}

/** Names of goods have twenty characters: the mark stands in what they are. */
async function sellGoods({ hr, list, mark }: Cast): Promise<void> {
  const add = async (name: string) => {
    const said = { name, description: `${mark} ${name}`, price: 1, stock: 50, onShelf: true };
    const answer = await hr.run('AddCommodity', { input: { clientMutationId: mutationKey(), ...said } });
    return ((answer['addCommodity'] as Data)['commodity'] as Data)['id'];
  };
  const [cup, umbrella, gone] = [await add('Cup'), await add('Umbrella'), await add('Gone')];
  const changed = { name: 'Cup', description: `${mark} of steel`, price: 1, stock: null };
  await hr.run('UpdateCommodity', { input: { id: cup, version: 1, ...changed } });
  await hr.run('ShelveCommodity', { input: { id: umbrella, version: 1, onShelf: false } });
  await hr.run('ShelveCommodity', { input: { id: umbrella, version: 2, onShelf: true } });
  await hr.run('DeleteCommodity', { input: { id: gone, version: 1 } });
  await list(hr, 'CommodityList', (size) => ({ filter: {}, ...page(size) }));
}

async function redeemPoints({ hr, boss, worker, list, mark }: Cast): Promise<void> {
  await list(worker, 'MallCommodityList', page);
  const { mallCommodities } = await worker.run('MallCommodityList', page(10));
  const [item] = (mallCommodities as Data)['items'] as Data[];
  const redeem = async (who: typeof boss) => {
    const input = { clientMutationId: mutationKey(), commodityId: item?.['id'], points: item?.['pointsNeeded'] };
    return ((await who.run('RedeemCommodity', { input }))['redeemCommodity'] as Data)['order'] as Data;
  };
  const ids = [await redeem(worker), await redeem(worker), await redeem(worker)].map((order) => order['id']);
  const ofBoss = [await redeem(boss), await redeem(boss)].map((order) => order['id']);
  for (const id of [ids[0], ofBoss[0]]) {
    await hr.run('ApproveCommodityOrder', { input: { id, version: 1 } });
    await hr.run('DeliverCommodityOrder', { input: { id, version: 2 } });
  }
  for (const id of [ids[1], ofBoss[1]])
    await hr.run('RejectCommodityOrder', { input: { id, version: 1, reason: `${mark} sold out` } });
  await worker.run('CancelCommodityOrder', { input: { id: ids[2], version: 1 } });
  await list(worker, 'OwnCommodityOrders', page);
  await list(hr, 'CommodityOrderList', (size) => ({ filter: {}, ...page(size) }));
  await list(hr, 'CommodityBenefitList', (size) => ({ filter: {}, ...page(size) }));
  await hr.run('ExportCommodityOrders', { input: {} });
  await hr.run('ExportCommodityBenefits', { input: {} });
}
