import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CommodityOrderState, PointEntryKind, TodoType } from '@hengcai/shared/enums';
import type { Ctx } from '../../kit/context.ts';
import { startServices, type TestServices } from '../../testing/kit.ts';
import { remindersOf } from '../../testing/reminders.ts';
import { download, idOf } from '../../testing/staff.ts';
import { addEntries } from './ledger.ts';
import { lapsePoints } from './lapse.ts';
import { newKey, rewardCompany, type RewardCompany } from './reward-testing.ts';

const { PLACED, APPROVED, DELIVERED, REJECTED, CANCELLED } = CommodityOrderState;

let services: TestServices;
let at: RewardCompany;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: '2026-11-01' } });
});
afterAll(() => services.stop());
beforeEach(async () => {
  at = await rewardCompany(services);
  await at.ok('hr', 'saveExchangeRate', { version: 0, pointsPerYuan: 10 });
});

/** Does something as if it were another day. */
const on = <T>(day: string, act: (ctx: Ctx) => Promise<T>) =>
  services.as(at.company, 'writes', (ctx) => act({ ...ctx, today: day, now: new Date(`${day}T04:00:00Z`) }));
const give = (who: string, delta: number, day = '2026-10-01') =>
  on(day, (ctx) => addEntries(ctx, [{ empId: idOf(who), delta, kind: PointEntryKind.LETTER, dedupeKey: ctx.newId() }]));
const shelve = async (commodityName: string, price: number, stock: number | null = null) =>
  (await at.ok('hr', 'addCommodity', { clientMutationId: newKey(), commodityName, price, stock, onShelf: true }))
    .commodityId;
const want = (commodityId: string, points: number) => ({ clientMutationId: newKey(), commodityId, points });
const balance = async (who: string) => (await at.ok(who, 'getOwnPoints'))?.balance;
const stockOf = async (commodityId: string) =>
  (await at.ok('hr', 'listCommodity')).items.find((one) => one.commodityId === commodityId)?.stock;
const told = async (who: string) => (await remindersOf(services, at.token(who))).map(({ page }) => page);

/** How many orders wait for somebody, as the home page counts them. */
const waiting = async (who: string) => {
  const counted = await services.ok<{ typeId: number; backlogCount: number }[]>(
    'message.listbacklogcount',
    {},
    at.token(who),
  );
  return counted.find(({ typeId }) => typeId === TodoType.COMMODITY_ORDER)?.backlogCount ?? 0;
};

describe('S1.046 the mall', () => {
  it('shows what is on the shelf with the points it takes, the cheapest first, found by a part of the name', async () => {
    await shelve('雨伞', 50);
    await shelve('保温杯', 30, 2);
    await at.ok('hr', 'addCommodity', { clientMutationId: newKey(), commodityName: '下架的', price: 1 });
    const { items } = await at.ok('ann', 'listMall');
    expect(items.map(({ commodityName, pointsNeeded, stock }) => [commodityName, pointsNeeded, stock])).toEqual([
      ['保温杯', 300, 2],
      ['雨伞', 500, null],
    ]);
    expect((await at.ok('ann', 'listMall', { keyword: '伞' })).total).toBe(1);
  });

  it('S3.097 turns points and a piece into an order that keeps price and rate, and HR learns of it', async () => {
    const cup = await shelve('保温杯', 30, 2);
    await give('ann', 310);
    const order = await at.ok('ann', 'redeem', want(cup, 300));
    expect(order).toMatchObject({ price: 30, pointsPerYuan: 10, points: 300, state: PLACED, own: true });
    await at.ok('hr', 'saveExchangeRate', { version: 1, pointsPerYuan: 1 });
    expect((await at.ok('ann', 'listOwnOrder')).items).toMatchObject([{ points: 300, pointsPerYuan: 10 }]);
    expect([await balance('ann'), await stockOf(cup)]).toEqual([10, 1]);
    const { items } = await at.ok('ann', 'listOwnEntry');
    expect(items[0]).toMatchObject({ delta: -300, kind: PointEntryKind.REDEEM });
    expect(await told('hr')).toEqual(['/employee-award/records?state=PLACED']);
    expect([await waiting('hr'), await waiting('ann')]).toEqual([1, 0]);
    expect((await at.ok('bob', 'listOwnOrder')).total).toBe(0);
    const version = (await at.ok('hr', 'listCommodity')).items[0]?.version;
    expect(await at.refusal('hr', 'deleteCommodity', { commodityId: cup, version })).toEqual([
      422,
      '- COMMODITY_ORDERED',
    ]);
  });

  it('refuses what is off the shelf, sold out, costs another number of points or more than there are', async () => {
    const cup = await shelve('保温杯', 30, 0);
    const umbrella = await shelve('雨伞', 50);
    await give('ann', 499);
    expect(await at.refusal('ann', 'redeem', want(cup, 300))).toEqual([422, 'commodityId SOLD_OUT']);
    expect(await at.refusal('ann', 'redeem', want(umbrella, 500))).toEqual([422, 'points POINTS_MISSING']);
    expect(await at.refusal('ann', 'redeem', want(umbrella, 499))).toEqual([422, 'points POINTS_CHANGED']);
    await at.ok('hr', 'shelveCommodity', { commodityId: umbrella, version: 1, onShelf: false });
    expect(await at.refusal('ann', 'redeem', want(umbrella, 500))).toEqual([422, 'commodityId NOT_ON_SHELF']);
    expect(await at.refusal('admin', 'redeem', want(umbrella, 500))).toEqual([422, '- REDEEMER_IS_NOBODY']);
  });

  it('gives the last piece to one, points once, and happens once however often it is pressed', async () => {
    const cup = await shelve('保温杯', 30, 1);
    const pen = await shelve('笔', 20);
    for (const who of ['ann', 'bob']) await give(who, 300);
    const both = await Promise.all(['ann', 'bob'].map((who) => at.call(who, 'redeem', want(cup, 300))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    await give('cai', 300);
    const pressed = want(pen, 200);
    const twice = await Promise.all([pressed, pressed].map((press) => at.call('cai', 'redeem', press)));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const more = await Promise.all([1, 2].map(() => at.call('cai', 'redeem', want(pen, 200))));
    expect(more.map(({ status }) => status)).toEqual([422, 422]);
    expect([await balance('cai'), (await at.ok('cai', 'listOwnOrder')).total]).toEqual([100, 1]);
  });

  it('is cancelled by its owner until HR has decided; points and piece go back', async () => {
    const cup = await shelve('保温杯', 30, 1);
    await give('ann', 600);
    const { orderId } = await at.ok('ann', 'redeem', want(cup, 300));
    expect(await at.refusal('bob', 'cancelOwnOrder', { orderId, version: 1 })).toEqual([404, '- NOT_FOUND']);
    expect(await at.ok('ann', 'cancelOwnOrder', { orderId, version: 1 })).toMatchObject({ state: CANCELLED });
    expect([await balance('ann'), await stockOf(cup)]).toEqual([600, 1]);
    const again = await at.ok('ann', 'redeem', want(cup, 300));
    await at.ok('hr', 'approveConversion', { orderId: again.orderId, version: 1 });
    expect(await at.refusal('ann', 'cancelOwnOrder', { orderId: again.orderId, version: 1 })).toEqual([
      409,
      'version CONFLICT',
    ]);
    expect(await at.refusal('ann', 'cancelOwnOrder', { orderId: again.orderId, version: 2 })).toEqual([
      422,
      '- ORDER_PAST',
    ]);
  });

  it('points that come back lapse on the day they would have lapsed', async () => {
    const cup = await shelve('保温杯', 30);
    await give('ann', 300, '2024-11-10');
    const { orderId } = await at.ok('ann', 'redeem', want(cup, 300));
    await at.ok('ann', 'cancelOwnOrder', { orderId, version: 1 });
    expect(await at.ok('ann', 'getOwnPoints')).toMatchObject({ nextLapse: { points: 300, day: '2026-11-10' } });
    await on('2026-11-10', lapsePoints);
    expect(await balance('ann')).toBe(0);
  });
});

describe('S3.097 S7.062 conversion records', () => {
  it('are approved and delivered while off the shelf, or rejected with a reason; the person learns of each', async () => {
    const cup = await shelve('保温杯', 30, 2);
    await give('ann', 600);
    const [first, second] = [
      await at.ok('ann', 'redeem', want(cup, 300)),
      await at.ok('ann', 'redeem', want(cup, 300)),
    ];
    const version = (await at.ok('hr', 'listCommodity')).items[0]?.version;
    await at.ok('hr', 'shelveCommodity', { commodityId: cup, version, onShelf: false });
    const { orderId } = first;
    expect(await at.refusal('hr', 'deliverConversion', { orderId, version: 1 })).toEqual([422, '- ORDER_PAST']);
    await at.ok('hr', 'approveConversion', { orderId, version: 1 });
    const delivered = await at.ok('hr', 'deliverConversion', { orderId, version: 2 });
    expect(delivered).toMatchObject({ state: DELIVERED, decidedBy: { empId: idOf('hr') }, own: false });
    const no = { orderId: second.orderId, version: 1, reason: '缺货' };
    expect(await at.ok('hr', 'rejectConversion', no)).toMatchObject({ state: REJECTED, reason: '缺货' });
    expect([await balance('ann'), await stockOf(cup)]).toEqual([300, 1]);
    expect(await told('ann')).toEqual(Array.from({ length: 3 }, () => '/employee-award/mall?tabName=orders'));
    expect(await at.refusal('hr', 'rejectConversion', { orderId, version: 3, reason: '晚了' })).toEqual([
      422,
      '- ORDER_PAST',
    ]);
  });

  it('are found by state, person and days, and taken out as a file; nobody handles an own one', async () => {
    const cup = await shelve('保温杯', 30);
    for (const who of ['ann', 'hr']) await give(who, 300);
    const { orderId } = await at.ok('ann', 'redeem', want(cup, 300));
    const own = await at.ok('hr', 'redeem', want(cup, 300));
    await at.ok('hr', 'approveConversion', { orderId, version: 1 });
    const refused = await at.refusal('hr', 'approveConversion', { orderId: own.orderId, version: 1 });
    expect(refused).toEqual([422, '- OWN_ORDER']);
    const found = async (filter: object) =>
      (await at.ok('hr', 'listConversion', { filter })).items.map(({ person }) => person.empName);
    expect(await found({ state: APPROVED })).toEqual(['安妮']);
    expect(await found({ keyword: '韩' })).toEqual(['韩雅琴']);
    expect(await found({ from: '2026-11-01', to: '2026-11-30' })).toHaveLength(2);
    expect(await found({ to: '2026-10-31' })).toEqual([]);
    const file = await download(services, '/empAward/exportConversion', at.token('hr'), {
      filter: { state: APPROVED },
      format: 'csv',
    });
    expect(file.toString()).toContain('ann,Ann,保温杯,30,10,300,Awaiting delivery,2026-11-01,');
    expect(file.toString()).not.toContain('韩雅琴');
  });

  it('S2.019 S6.033 are HR’s to handle', async () => {
    const cup = await shelve('保温杯', 30);
    await give('ann', 300);
    const { orderId } = await at.ok('ann', 'redeem', want(cup, 300));
    for (const call of ['listConversion', 'listBenefit'] as const)
      expect(await at.refusal('bob', call)).toEqual([403, '- FORBIDDEN']);
    expect(await at.refusal('bob', 'approveConversion', { orderId, version: 1 })).toEqual([403, '- FORBIDDEN']);
  });

  it('count as benefit of the person in the month of delivery, in yuan', async () => {
    const cup = await shelve('保温杯', 30);
    await give('ann', 900);
    await give('bob', 300);
    const deliver = async (who: string) => {
      const { orderId } = await at.ok(who, 'redeem', want(cup, 300));
      await at.ok('hr', 'approveConversion', { orderId, version: 1 });
      await at.ok('hr', 'deliverConversion', { orderId, version: 2 });
    };
    for (const who of ['ann', 'ann', 'bob']) await deliver(who);
    await at.ok('ann', 'redeem', want(cup, 300));
    const { total, items } = await at.ok('hr', 'listBenefit');
    expect(total).toBe(2);
    expect(new Map(items.map(({ person, month, orders, price }) => [person.empName, [month, orders, price]]))).toEqual(
      new Map([
        ['安妮', ['2026-11-01', 2, 60]],
        ['鲍勃', ['2026-11-01', 1, 30]],
      ]),
    );
    const second = await at.ok('hr', 'listBenefit', { pageNo: 2, pageSize: 1 });
    expect(second).toMatchObject({ total: 2, items: [{}] });
    expect((await at.ok('hr', 'listBenefit', { filter: { to: '2026-10-31' } })).total).toBe(0);
    const file = await download(services, '/empAward/exportBenefit', at.token('hr'), { format: 'csv' });
    expect(file.toString()).toContain('2026-11,ann,Ann,2,60');
  });
});

it('letters, points and orders stand in the file of the own record, and those of nobody else', async () => {
  const cup = await shelve('保温杯', 3);
  await at.ok('ann', 'sendLetter', at.letter(['bob'], 40));
  await at.ok('cai', 'sendLetter', at.letter(['hr'], 1, { text: '与鲍勃无关' }));
  await at.ok('bob', 'redeem', want(cup, 30));
  const book = Buffer.from(await download(services, '/empmanage/exportownrecord', at.token('bob'), {}));
  const sheets = new Map((await readExcelFile(book)).map(({ sheet, data }) => [sheet, data]));
  const today = new Date('2026-11-01T00:00:00Z');
  expect(sheets.get('Thank-you letters')?.slice(1)).toEqual([[today, 'Ann', '鲍勃', '谢谢您的帮助', 40]]);
  expect(sheets.get('Points')?.slice(1)).toEqual([
    [today, 40, 'Thank-you letter', null],
    [today, -30, 'Redeemed', null],
  ]);
  expect(sheets.get('Redemptions')?.[1]?.slice(0, 5)).toEqual([today, '保温杯', 3, 30, 'Awaiting approval']);
});
