import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PointEntryKind } from '@hengcai/shared/enums';
import type { Ctx } from '../../kit/context.ts';
import { startServices, type TestServices } from '../../testing/kit.ts';
import { remindersOf } from '../../testing/reminders.ts';
import { download, idOf } from '../../testing/staff.ts';
import { addEntries } from './ledger.ts';
import { lapsePoints } from './lapse.ts';
import { newKey, rewardCompany, type RewardCompany } from './reward-testing.ts';

let services: TestServices;
let at: RewardCompany;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: '2026-11-01' } });
});
afterAll(() => services.stop());
beforeEach(async () => {
  at = await rewardCompany(services);
});

/** Does something as if it were another day. */
const on = <T>(day: string, act: (ctx: Ctx) => Promise<T>) =>
  services.as(at.company, 'writes', (ctx) => act({ ...ctx, today: day, now: new Date(`${day}T04:00:00Z`) }));
/** Points that somebody got, or that went, on a day. */
const entry = (day: string, who: string, delta: number, kind: number = PointEntryKind.LETTER) =>
  on(day, (ctx) => addEntries(ctx, [{ empId: idOf(who), delta, kind, dedupeKey: ctx.newId() }]));
const own = (who: string) => at.ok(who, 'getOwnPoints');
const adjust = (who: string, delta: number) => ({
  clientMutationId: newKey(),
  empId: idOf(who),
  delta,
  reason: '更正',
});

describe('S1.045 points of each person', () => {
  it('lapse after the months of the company, the oldest first; what went before took the oldest', async () => {
    await entry('2024-10-31', 'bob', 10);
    await entry('2024-11-20', 'bob', 20);
    await entry('2026-01-01', 'bob', -4, PointEntryKind.ADJUST);
    expect(await own('bob')).toMatchObject({ balance: 26, nextLapse: { points: 6, day: '2026-10-31' } });
    await on('2026-10-30', lapsePoints);
    expect(await own('bob')).toMatchObject({ balance: 26 });
    await on('2026-10-31', lapsePoints);
    expect(await own('bob')).toMatchObject({ balance: 20, nextLapse: { points: 20, day: '2026-11-20' } });
    const { items } = await at.ok('bob', 'listOwnEntry');
    expect(items[0]).toMatchObject({ delta: -6, kind: PointEntryKind.EXPIRE, by: null, letterId: null });
  });

  it('do not lapse twice, however often the day is begun', async () => {
    await entry('2024-01-01', 'bob', 10);
    await entry('2026-10-01', 'bob', 5);
    for (const day of ['2026-11-01', '2026-11-01', '2026-11-02']) await on(day, lapsePoints);
    expect(await own('bob')).toMatchObject({ balance: 5 });
    expect((await at.ok('bob', 'listOwnEntry')).total).toBe(3);
  });

  it('of whoever has left lapse thirty days after the last one', async () => {
    await entry('2026-09-01', 'gone', 10);
    const left = async () => {
      const { items } = await at.ok('hr', 'listEntry', { empId: idOf('gone') });
      return items.reduce((sum, { delta }) => sum + delta, 0);
    };
    await on('2026-10-30', lapsePoints);
    expect(await left()).toBe(10);
    await on('2026-10-31', lapsePoints);
    expect(await left()).toBe(0);
  });

  it('what may be given is of the calendar month', async () => {
    await on('2026-10-31', (ctx) =>
      addEntries(ctx, [
        { empId: idOf('bob'), delta: 70, kind: PointEntryKind.LETTER, byEmpId: idOf('ann'), dedupeKey: 'october' },
      ]),
    );
    expect(await own('ann')).toMatchObject({ allowanceLeft: 100 });
  });
});

it('an account without a person has no points, and thanks nobody', async () => {
  expect(await at.ok('admin', 'getOwnPoints')).toBeNull();
  expect(await at.ok('admin', 'listOwnEntry')).toMatchObject({ total: 0, items: [] });
  expect(await at.refusal('admin', 'sendLetter', at.letter(['bob']))).toEqual([422, '- SENDER_IS_NOBODY']);
});

describe('points as HR sees them', () => {
  it('are adjusted with a reason that the person reads, never below zero', async () => {
    expect(await at.ok('hr', 'adjustPoints', adjust('bob', 8))).toMatchObject({ balance: 8, receivedThisYear: 0 });
    expect(await at.ok('hr', 'adjustPoints', adjust('bob', -5))).toMatchObject({ balance: 3 });
    expect(await at.refusal('hr', 'adjustPoints', adjust('bob', -4))).toEqual([422, 'delta POINTS_BELOW_ZERO']);
    expect(await at.refusal('hr', 'adjustPoints', adjust('bob', 0))).toEqual([422, 'delta ADJUSTMENT_OF_NOTHING']);
    expect((await at.ok('bob', 'listOwnEntry')).items[0]).toMatchObject({
      ...{ delta: -5, kind: PointEntryKind.ADJUST, reason: '更正', by: { empId: idOf('hr') } },
    });
    expect((await remindersOf(services, at.token('bob'))).map(({ page }) => page)).toEqual([
      '/employee-award/account-details',
      '/employee-award/account-details',
    ]);
  });

  it('two adjustments at once leave nothing below zero', async () => {
    await at.ok('hr', 'adjustPoints', adjust('bob', 10));
    const answers = await Promise.all(
      ['hr', 'admin', 'hr', 'admin'].map((who) => at.call(who, 'adjustPoints', adjust('bob', -6))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect(await own('bob')).toMatchObject({ balance: 4 });
  });

  it('are listed, searched, narrowed to a department, and taken out as a file', async () => {
    await at.ok('ann', 'sendLetter', at.letter(['bob', 'cai'], 10));
    await at.ok('hr', 'adjustPoints', adjust('cai', 5));
    const list = async (filter: object = {}) =>
      (await at.ok('hr', 'listAccount', { filter })).items.map(({ empId, balance }) => [empId, balance]);
    expect((await list()).slice(0, 2)).toEqual([
      [idOf('cai'), 15],
      [idOf('bob'), 10],
    ]);
    expect(await list({ keyword: 'bob' })).toEqual([[idOf('bob'), 10]]);
    expect(await list({ deptId: idOf('west') })).toEqual([[idOf('cai'), 15]]);
    const file = await download(services, '/empAward/exportAccount', at.token('hr'), { format: 'csv' });
    expect(file.toString()).toContain('cai,蔡琴,Department west,15,10,2026-11-01');
  });

  it('S2.018 S2.019 S6.033 are no page of others, who have their own', async () => {
    expect(await at.refusal('ann', 'listAccount')).toEqual([403, '- FORBIDDEN']);
    expect(await at.refusal('ann', 'listEntry', { empId: idOf('bob') })).toEqual([403, '- FORBIDDEN']);
    expect(await at.refusal('ann', 'adjustPoints', adjust('ann', 1))).toEqual([403, '- FORBIDDEN']);
    expect(await own('ann')).toMatchObject({ balance: 0, nextLapse: null });
  });
});

describe('S1.047 the ranking', () => {
  const places = async (who: string, filter: object = {}) => {
    const { items, own: mine } = await at.ok(who, 'listRanking', {
      filter: { from: '2026-11-01', to: '2026-11-30', ...filter },
    });
    return {
      mine: mine?.place ?? null,
      all: items.map(({ place, person, points }) => [place, person.empName, points]),
    };
  };

  it('is by points received with letters; who has as many shares the place, and the next is left out', async () => {
    await at.ok('ann', 'sendLetter', at.letter(['bob', 'cai'], 20));
    await at.ok('bob', 'sendLetter', at.letter(['ann', 'hr'], 10));
    await at.ok('bob', 'sendLetter', at.letter(['ann'], 10));
    await at.ok('hr', 'adjustPoints', adjust('hr', 500));
    expect(await places('hr')).toEqual({
      mine: 4,
      all: expect.arrayContaining([
        [1, '安妮', 20],
        [1, '鲍勃', 20],
        [1, '蔡琴', 20],
        [4, '韩雅琴', 10],
      ]) as unknown,
    });
    await at.ok('cai', 'sendLetter', at.letter(['bob'], 1));
    expect((await places('hr')).all.map(([place]) => place)).toEqual([1, 2, 2, 4]);
    const month = { from: '2026-11-01', to: '2026-11-30' };
    const second = await at.ok('bob', 'listRanking', { filter: month, pageNo: 2, pageSize: 1 });
    expect(second).toMatchObject({ total: 4, items: [{ place: 2 }], own: { place: 1 } });
  });

  it('is of a period, of the own department, of a value', async () => {
    const other = await at.ok('admin', 'addValue', { clientMutationId: newKey(), valueName: '客户第一' });
    await at.ok('hr', 'sendLetter', at.letter(['bob', 'cai'], 20));
    await at.ok('hr', 'sendLetter', at.letter(['cai'], 5, { valueId: other.valueId }));
    expect(await places('ann', { ownDept: true })).toEqual({ mine: null, all: [[1, '鲍勃', 20]] });
    expect(await places('cai', { valueId: other.valueId })).toEqual({ mine: 1, all: [[1, '蔡琴', 5]] });
    expect(await places('cai', { from: '2026-10-01', to: '2026-10-31' })).toEqual({ mine: null, all: [] });
  });
});
