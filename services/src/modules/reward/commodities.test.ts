import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { file } from '../../kit/tables.ts';
import { startServices, type TestFile, type TestServices } from '../../testing/kit.ts';
import { newKey, rewardCompany, type RewardCompany } from './reward-testing.ts';

let services: TestServices;
let at: RewardCompany;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());
beforeEach(async () => {
  at = await rewardCompany(services);
});

const goods = (commodityName: string, more: object = {}) => ({
  clientMutationId: newKey(),
  commodityName,
  price: 30,
  ...more,
});
const upload = async (who: string) => {
  const colour = { width: 300, height: 300, channels: 3 as const, background: '#ff0000' };
  const bytes = new Uint8Array(await sharp({ create: colour }).png().toBuffer());
  const sent: TestFile = { fileName: 'cup.png', bytes, type: 'image/png' };
  const answer = await services.ok<{ pictureId: string }>(
    'commodities.uploadcommoditypicture',
    { file: sent },
    at.token(who),
  );
  return answer.pictureId;
};
async function picture(pictureId: string): Promise<Buffer> {
  const address = `${services.url}/empAward/commoditypicture?pictureId=${pictureId}`;
  const answer = await fetch(address, { headers: { Authorization: `Bearer ${at.token('hr')}` } });
  return Buffer.from(await answer.arrayBuffer());
}

describe('S3.094 S7.062 goods that points buy', () => {
  it('have name, picture, price, points by the rate of now, stock and description', async () => {
    await at.ok('hr', 'saveExchangeRate', { version: 0, pointsPerYuan: 10 });
    const cup = await at.ok('hr', 'addCommodity', goods('杯子', { stock: 3, description: '不锈钢' }));
    expect(cup).toMatchObject({ price: 30, pointsNeeded: 300, stock: 3, onShelf: false, pictureId: null });
    await at.ok('hr', 'saveExchangeRate', { version: 1, pointsPerYuan: 2 });
    const { items } = await at.ok('hr', 'listCommodity');
    expect(items).toMatchObject([{ commodityName: '杯子', pointsNeeded: 60, description: '不锈钢', orderCount: 0 }]);
  });

  it('S5.065 have names of twenty characters at most that no other one has', async () => {
    await at.ok('hr', 'addCommodity', goods('Cup'));
    const other = await at.ok('hr', 'addCommodity', goods('伞'));
    const long = '一'.repeat(LIMITS.commodityName + 1);
    expect(await at.refusal('hr', 'addCommodity', goods(long))).toEqual([400, 'commodityName TOO_LONG']);
    expect(await at.refusal('hr', 'addCommodity', goods(' cup '))).toEqual([422, 'commodityName ALREADY_USED']);
    const { commodityId, version } = other;
    const renamed = { commodityId, version, commodityName: 'CUP', price: 1 };
    expect(await at.refusal('hr', 'updateCommodity', renamed)).toEqual([422, 'commodityName ALREADY_USED']);
  });

  it('S5.082 have prices in whole yuan of at least 1', async () => {
    expect(await at.refusal('hr', 'addCommodity', goods('杯子', { price: 0 }))).toEqual([400, 'price TOO_SMALL']);
    expect((await at.refusal('hr', 'addCommodity', goods('杯子', { price: 1.5 })))[0]).toBe(400);
    expect(await at.refusal('hr', 'addCommodity', goods('杯子', { stock: -1 }))).toEqual([400, 'stock TOO_SMALL']);
  });

  it('S4.073 are on the shelf or off it, found by either and by a part of the name', async () => {
    const cup = await at.ok('hr', 'addCommodity', goods('保温杯', { onShelf: true }));
    await at.ok('hr', 'addCommodity', goods('雨伞'));
    const names = async (filter: object) =>
      (await at.ok('hr', 'listCommodity', { filter })).items.map(({ commodityName }) => commodityName);
    expect(await names({ onShelf: true })).toEqual(['保温杯']);
    expect(await names({ keyword: '温' })).toEqual(['保温杯']);
    const off = { commodityId: cup.commodityId, version: 1, onShelf: false };
    expect(await at.ok('hr', 'shelveCommodity', off)).toMatchObject({ onShelf: false, version: 2 });
    expect(await names({ onShelf: false })).toEqual(['雨伞', '保温杯']);
    expect(await at.refusal('hr', 'shelveCommodity', off)).toEqual([409, 'version CONFLICT']);
    await at.ok('hr', 'deleteCommodity', { commodityId: cup.commodityId, version: 2 });
    expect(await names({})).toEqual(['雨伞']);
  });

  it('S9.026 show a picture of 5:3, which goes when another one or none is saved, and is nobody else’s', async () => {
    const [first, second] = [await upload('hr'), await upload('hr')];
    const { commodityId } = await at.ok('hr', 'addCommodity', goods('杯子', { pictureId: first }));
    const { width, height, format } = await sharp(await picture(first)).metadata();
    expect([width, height, format]).toEqual([2 * LIMITS.goodsPictureWidth, 2 * LIMITS.goodsPictureHeight, 'jpeg']);
    const save = (version: number, pictureId: string | null) =>
      at.ok('hr', 'updateCommodity', { commodityId, version, commodityName: '杯子', price: 1, pictureId });
    expect(await save(1, first)).toMatchObject({ pictureId: first });
    expect(await save(2, second)).toMatchObject({ pictureId: second });
    expect(await save(3, null)).toMatchObject({ pictureId: null });
    const left = await services.as(at.company, 'reads', ({ tx }) =>
      tx.select({ id: file.id }).from(file).where(eq(file.name, 'commodity.jpg')),
    );
    expect(left).toEqual([]);
    const foreign = await upload('admin');
    expect(await at.refusal('hr', 'addCommodity', goods('伞', { pictureId: foreign }))).toEqual([
      400,
      'pictureId PICTURE_GONE',
    ]);
  });

  it('S2.019 S6.033 are HR’s to change', async () => {
    expect(await at.refusal('ann', 'listCommodity')).toEqual([403, '- FORBIDDEN']);
    expect(await at.refusal('ann', 'addCommodity', goods('杯子'))).toEqual([403, '- FORBIDDEN']);
  });
});
