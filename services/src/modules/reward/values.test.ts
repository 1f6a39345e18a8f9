import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { peopleFor } from '../../testing/staff.ts';

type Calls = Contract['awardValues']['endpoints'];

let services: TestServices;
let company: TestCompany;
let keys = 0;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());
beforeEach(async () => {
  company = await services.createTestCompany();
});

const once = (name: string, input: object) =>
  name === 'addValue' ? { clientMutationId: `new-value-${(keys += 1)}`, ...input } : { ...input };
const ok = <K extends keyof Calls>(name: K, input: object = {}) =>
  services.ok<DataOf<Calls[K]>>(`awardValues.${name}`, once(name, input), company.adminToken);
/** Why a call is refused: its status, and of each reason the field and the code. */
async function refusal(name: keyof Calls, input: object, token = company.adminToken) {
  const { status, data } = await services.call(`awardValues.${name}`, once(name, input), token);
  const { errors } = data as { errors: { field: string | null; code: string }[] };
  return [status, ...errors.map(({ field, code }) => `${field ?? '-'} ${code}`)];
}
const names = async () => (await ok('listValue')).map(({ valueName }) => valueName);

describe('S3.096 values of the company', () => {
  it('are added below each other, changed, put in order and deleted', async () => {
    const first = await ok('addValue', {
      valueName: '客户第一',
      valueNameEn: 'Customer first',
      description: '先想客户',
    });
    const second = await ok('addValue', { valueName: '协作' });
    expect(first).toMatchObject({
      valueNameEn: 'Customer first',
      description: '先想客户',
      enabled: true,
      letterCount: 0,
    });
    await ok('orderValue', { valueIds: [second.valueId, first.valueId] });
    expect(await names()).toEqual(['协作', '客户第一']);
    const { valueId, version } = first;
    const disabled = await ok('updateValue', { valueId, version, valueName: '客户至上', enabled: false });
    expect(disabled).toMatchObject({ valueName: '客户至上', valueNameEn: null, description: null, enabled: false });
    expect(await refusal('updateValue', { valueId, version, valueName: '旧', enabled: true })).toEqual([
      409,
      'version CONFLICT',
    ]);
    await ok('deleteValue', { valueId, version: disabled.version });
    expect(await names()).toEqual(['协作']);
  });

  it('have names of twenty characters that no other one has, and every one is named in an order', async () => {
    const { valueId } = await ok('addValue', { valueName: 'Care' });
    const other = await ok('addValue', { valueName: '协作' });
    const long = '一'.repeat(LIMITS.rewardValueName + 1);
    expect(await refusal('addValue', { valueName: long })).toEqual([400, 'valueName TOO_LONG']);
    expect(await refusal('addValue', { valueName: ' care ' })).toEqual([422, 'valueName ALREADY_USED']);
    const renamed = { valueId: other.valueId, version: 1, valueName: 'CARE', enabled: true };
    expect(await refusal('updateValue', renamed)).toEqual([422, 'valueName ALREADY_USED']);
    expect(await refusal('orderValue', { valueIds: [valueId] })).toEqual([422, 'valueIds VALUES_INCOMPLETE']);
  });

  it('S5.077 are twenty at most', async () => {
    for (let at = 1; at <= LIMITS.rewardValuesMax; at += 1) await ok('addValue', { valueName: `价值观 ${at}` });
    expect(await refusal('addValue', { valueName: '多一项' })).toEqual([422, '- TOO_MANY_VALUES']);
  });
});

it('settings of points begin without points and are saved whole, by the one who saw them last', async () => {
  expect(await ok('getPointSetting')).toMatchObject({ monthlyAllowance: 0, lapseMonths: 24, version: 0 });
  const saved = await ok('savePointSetting', { version: 0, monthlyAllowance: 50, lapseMonths: 12 });
  expect(await ok('getPointSetting')).toEqual(saved);
  expect(saved).toMatchObject({ monthlyAllowance: 50, lapseMonths: 12, version: 1 });
  const again = { version: 0, monthlyAllowance: 1, lapseMonths: 1 };
  expect(await refusal('savePointSetting', again)).toEqual([409, 'version CONFLICT']);
  expect(await refusal('savePointSetting', { ...again, lapseMonths: 0 })).toEqual([400, 'lapseMonths TOO_SMALL']);
});

it('S2.019 S6.033 the page is one of HR, who changes what is there; everybody may read the values', async () => {
  await services.as(company, 'writes', (ctx) => peopleFor(ctx, [{ key: 'hr1', roles: ['hr'] }, { key: 'e1' }]));
  const hr = await services.signIn(company.code, 'hr1');
  const worker = await services.signIn(company.code, 'e1');
  const value = { valueName: '协作', clientMutationId: 'by-hr-0001' };
  expect(await services.call('awardValues.addValue', value, hr)).toMatchObject({ success: true });
  expect(await refusal('addValue', value, worker)).toEqual([403, '- FORBIDDEN']);
  expect(await refusal('getPointSetting', {}, worker)).toEqual([403, '- FORBIDDEN']);
  expect(await services.ok('awardValues.listValue', {}, worker)).toMatchObject([{ valueName: '协作' }]);
});
