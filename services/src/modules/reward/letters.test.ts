import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { startServices, type TestServices } from '../../testing/kit.ts';
import { remindersOf } from '../../testing/reminders.ts';
import { idOf } from '../../testing/staff.ts';
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

const wall = async (who: string, filter: object = {}) =>
  (await at.ok(who, 'listLetter', { filter })).items.map(({ text }) => text);
const own = (who: string) => at.ok(who, 'getOwnPoints');

describe('S1.048 thank-you letters', () => {
  it('are of whoever is signed in, to up to ten colleagues, each of whom receives the points', async () => {
    const sent = await at.ok('ann', 'sendLetter', at.letter(['bob', 'cai', 'bob'], 30));
    expect(sent).toMatchObject({ sender: { empId: idOf('ann'), empNameEn: 'Ann' }, points: 30, valueId: at.valueId });
    expect(sent.recipients.map(({ empId }) => empId).sort()).toEqual([idOf('bob'), idOf('cai')].sort());
    expect(await own('bob')).toMatchObject({ balance: 30, allowanceLeft: 100 });
    expect(await own('ann')).toMatchObject({ balance: 0, allowanceLeft: 40, monthlyAllowance: 100 });
    const { items } = await at.ok('bob', 'listOwnEntry');
    expect(items).toMatchObject([{ delta: 30, letterId: sent.letterId, by: { empId: idOf('ann') }, reason: null }]);
  });

  it('happen once however often they are sent', async () => {
    const letter = at.letter(['bob'], 10);
    const [first, second] = [await at.ok('ann', 'sendLetter', letter), await at.ok('ann', 'sendLetter', letter)];
    expect(second.letterId).toBe(first.letterId);
    expect(await own('bob')).toMatchObject({ balance: 10 });
  });

  it('are refused to oneself, to people who have left, for a value nobody may choose, beyond the allowance', async () => {
    const refused = (to: string[], points = 0, more: object = {}) =>
      at.refusal('ann', 'sendLetter', at.letter(to, points, more));
    expect(await refused(['ann'])).toEqual([422, 'empIds NOT_TO_ONESELF']);
    expect(await refused(['gone'])).toEqual([422, 'empIds RECIPIENT_NOT_HERE']);
    expect(await refused(['bob', 'cai'], 51)).toEqual([422, 'points ALLOWANCE_EXCEEDED']);
    const { valueId, version } = (await at.ok('admin', 'listValue'))[0]!;
    await at.ok('admin', 'updateValue', { valueId, version, valueName: '协作', enabled: false });
    expect(await refused(['bob'])).toEqual([422, 'valueId VALUE_NOT_OFFERED']);
    expect(await refused(Array.from({ length: 11 }, (_, n) => `p${n}`))).toEqual([400, 'empIds TOO_MANY']);
  });

  it('S9.043 have 500 characters at most', async () => {
    const long = at.letter(['bob'], 0, { text: '谢'.repeat(LIMITS.thankYouLetter + 1) });
    expect(await at.refusal('ann', 'sendLetter', long)).toEqual([400, 'text TOO_LONG']);
    await at.ok('ann', 'sendLetter', { ...long, text: '谢'.repeat(LIMITS.thankYouLetter) });
  });

  it('two at once never give more than the allowance', async () => {
    const answers = await Promise.all(
      ['bob', 'cai', 'bob', 'cai'].map((to) => at.call('ann', 'sendLetter', at.letter([to], 40))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422]);
    expect(await own('ann')).toMatchObject({ allowanceLeft: 20 });
  });

  it('carry no points where the company gives none, and what was given stays given', async () => {
    await at.ok('ann', 'sendLetter', at.letter(['bob'], 60));
    await at.ok('admin', 'savePointSetting', { version: 1, monthlyAllowance: 0, lapseMonths: 24 });
    await at.ok('ann', 'sendLetter', at.letter(['bob']));
    expect(await at.refusal('ann', 'sendLetter', at.letter(['bob'], 1))).toEqual([422, 'points ALLOWANCE_EXCEEDED']);
    expect(await own('bob')).toMatchObject({ balance: 60 });
    expect(await own('ann')).toMatchObject({ allowanceLeft: 0 });
  });

  it('each recipient has a message that leads to the letter', async () => {
    const { letterId } = await at.ok('ann', 'sendLetter', at.letter(['bob'], 5));
    expect(await remindersOf(services, at.token('bob'))).toMatchObject([
      { page: `/employee-award/thanks-letter?letterId=${letterId}`, matter: null },
    ]);
  });

  it('keep the value they were written for from being deleted', async () => {
    await at.ok('ann', 'sendLetter', at.letter(['bob']));
    const [value] = await at.ok('admin', 'listValue');
    expect(value).toMatchObject({ letterCount: 1 });
    const gone = { valueId: at.valueId, version: value!.version };
    expect(await at.refusal('admin', 'deleteValue', gone)).toEqual([422, '- VALUE_IN_USE']);
  });
});

describe('the wall', () => {
  it('shows everybody the newest first, those received or sent, those for a value, or one', async () => {
    const other = await at.ok('admin', 'addValue', { clientMutationId: newKey(), valueName: '客户第一' });
    await at.ok('ann', 'sendLetter', at.letter(['bob'], 0, { text: '一' }));
    const { letterId } = await at.ok(
      'bob',
      'sendLetter',
      at.letter(['ann'], 0, { text: '二', valueId: other.valueId }),
    );
    expect(await wall('cai')).toEqual(['二', '一']);
    expect(await wall('ann', { box: 'received' })).toEqual(['二']);
    expect(await wall('ann', { box: 'sent' })).toEqual(['一']);
    expect(await wall('cai', { box: 'sent' })).toEqual([]);
    expect(await wall('cai', { valueId: other.valueId })).toEqual(['二']);
    expect(await wall('cai', { letterId })).toEqual(['二']);
  });

  it('hidden letters stay for sender, recipients and HR, marked, and their points stay', async () => {
    const { letterId } = await at.ok('ann', 'sendLetter', at.letter(['bob'], 20, { text: '藏' }));
    const hide = { letterId, version: 1, reason: '涉及客户信息' };
    expect(await at.refusal('ann', 'hideLetter', hide)).toEqual([403, '- FORBIDDEN']);
    const [seen] = (await at.ok('hr', 'listLetter')).items;
    expect(seen).toMatchObject({ hideable: true, hiddenAt: null });
    await at.ok('hr', 'hideLetter', hide);
    expect(await at.refusal('hr', 'hideLetter', { ...hide, version: 2 })).toEqual([422, '- LETTER_HIDDEN']);
    expect(await wall('cai')).toEqual([]);
    for (const who of ['ann', 'bob', 'hr']) expect(await wall(who)).toEqual(['藏']);
    expect((await at.ok('bob', 'listLetter')).items).toMatchObject([{ hiddenReason: '涉及客户信息', hideable: false }]);
    expect(await own('bob')).toMatchObject({ balance: 20 });
  });
});

it('whoever is in service can be thanked, by name alone, also by those who may not see the record', async () => {
  const offered = await at.ok('ann', 'listColleague', { keyword: '' });
  expect(offered.map(({ empName }) => empName).sort()).toEqual(['韩雅琴', '蔡琴', '鲍勃'].sort());
  expect(await at.ok('ann', 'listColleague', { keyword: '蔡' })).toEqual([
    { empId: idOf('cai'), empName: '蔡琴', empNameEn: null, empNumber: 'cai' },
  ]);
});
