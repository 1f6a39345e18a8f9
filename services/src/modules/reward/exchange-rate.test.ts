import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { startServices, type TestServices } from '../../testing/kit.ts';
import { idOf } from '../../testing/staff.ts';
import { rewardCompany, type RewardCompany } from './reward-testing.ts';

let services: TestServices;
let at: RewardCompany;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());
beforeEach(async () => {
  at = await rewardCompany(services);
});

describe('S3.095 S7.061 the exchange rate of points', () => {
  it('is one point for one yuan until it is changed, and keeps who changed it from what', async () => {
    expect(await at.ok('hr', 'getExchangeRate')).toMatchObject({ pointsPerYuan: 1, version: 0 });
    await at.ok('hr', 'saveExchangeRate', { version: 0, pointsPerYuan: 10 });
    await at.ok('admin', 'saveExchangeRate', { version: 1, pointsPerYuan: 8 });
    expect(await at.ok('hr', 'getExchangeRate')).toMatchObject({ pointsPerYuan: 8, version: 2 });
    const { total, items } = await at.ok('hr', 'listExchangeRate');
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { formerPointsPerYuan: 10, pointsPerYuan: 8, by: null },
      { formerPointsPerYuan: 1, pointsPerYuan: 10, by: { empId: idOf('hr') } },
    ]);
    // Of a second page too, each change knows the one before it.
    const second = await at.ok('hr', 'listExchangeRate', { pageNo: 1, pageSize: 1 });
    expect(second.items).toMatchObject([{ formerPointsPerYuan: 10 }]);
  });

  it('S5.083 is a whole number of at least 1, never empty, and another one than before', async () => {
    const save = (pointsPerYuan: unknown) => at.refusal('hr', 'saveExchangeRate', { version: 0, pointsPerYuan });
    expect(await save(0)).toEqual([400, 'pointsPerYuan TOO_SMALL']);
    expect(await save(LIMITS.exchangeRateMax + 1)).toEqual([400, 'pointsPerYuan TOO_BIG']);
    expect((await save(1.5))[0]).toBe(400);
    expect((await save(null))[0]).toBe(400);
    expect((await save(undefined))[0]).toBe(400);
    expect(await save(1)).toEqual([422, 'pointsPerYuan RATE_UNCHANGED']);
  });

  it('is saved by the one who saw it last, of two at once by one', async () => {
    const answers = await Promise.all(
      [3, 4].map((pointsPerYuan) => at.call('hr', 'saveExchangeRate', { version: 0, pointsPerYuan })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await at.ok('hr', 'listExchangeRate')).total).toBe(1);
  });

  it('S2.019 S6.033 is set by HR and read on its page only', async () => {
    expect(await at.refusal('ann', 'getExchangeRate')).toEqual([403, '- FORBIDDEN']);
    expect(await at.refusal('ann', 'saveExchangeRate', { version: 0, pointsPerYuan: 2 })).toEqual([403, '- FORBIDDEN']);
  });
});
