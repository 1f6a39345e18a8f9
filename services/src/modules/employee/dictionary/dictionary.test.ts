import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { companyWith } from '../fixtures.ts';
import type { DictionaryData } from './dictionary.ts';

let services: TestServices;
let token: string;
let worker: string;
beforeAll(async () => {
  services = await startServices();
  const company = await companyWith(services, {}, [{ key: 'worker' }]);
  token = company.adminToken;
  worker = await services.signIn(company.code, 'worker');
});
afterAll(() => services.stop());

const read = async (dictCode: string, as = worker): Promise<DictionaryData> =>
  (await services.ok<DictionaryData[]>('customDict.get', { dictCodes: [dictCode] }, as))[0]!;
const call = (name: string, body: Record<string, unknown>) => services.call(`customDict.${name}`, body, token);
const entry = async (dictCode: string, code: string) =>
  (await read(dictCode)).entries.find(({ entryCode }) => entryCode === code);
const errorsOf = ({ data }: { data: unknown }) => (data as { errors: { field: string; code: string }[] }).errors;

describe('a dictionary', () => {
  test('of the product is renamed, sorted and disabled, keeps its codes and takes no entry', async () => {
    const { version, entries } = await read('education');
    expect(entries.map(({ entryCode }) => entryCode)).toEqual([
      'HIGH_SCHOOL',
      'COLLEGE',
      'BACHELOR',
      'MASTER',
      'DOCTOR',
    ]);
    const at = { dictCode: 'education', entryCode: 'COLLEGE' };
    expect(await call('update', { ...at, name: '专科', nameEn: 'Diploma', version })).toMatchObject({ success: true });
    expect(await entry('education', 'COLLEGE')).toMatchObject({ name: '专科', nameEn: 'Diploma', shipped: true });
    expect(await call('disable', { ...at, version: version + 1 })).toMatchObject({ success: true });
    expect(await entry('education', 'COLLEGE')).toMatchObject({ name: '专科', enabled: false });
    const entryCodes = entries.map(({ entryCode }) => entryCode).toReversed();
    expect(await call('sort', { dictCode: 'education', entryCodes, version: version + 2 })).toMatchObject({
      success: true,
    });
    expect((await read('education')).entries.map(({ entryCode }) => entryCode)).toEqual(entryCodes);
    expect(await call('active', { ...at, version: version + 3 })).toMatchObject({ success: true });
    expect(await entry('education', 'COLLEGE')).toMatchObject({ enabled: true });
    expect(errorsOf(await call('add', { dictCode: 'education', name: '博士后' }))).toMatchObject([
      { code: 'DICTIONARY_FIXED' },
    ]);
    expect(await call('disable', { ...at, version })).toMatchObject({ status: 409 });
    const some = await call('sort', { dictCode: 'education', entryCodes: ['COLLEGE'], version: version + 4 });
    expect(errorsOf(some)).toMatchObject([{ code: 'EVERY_ENTRY_ONCE' }]);
  });

  test('that is open takes entries of the company, each name once, and a code stays when its name changes', async () => {
    expect(await call('add', { dictCode: 'cityName', name: '拉萨', nameEn: 'Lhasa' })).toMatchObject({ success: true });
    expect(await entry('cityName', '拉萨')).toMatchObject({ nameEn: 'Lhasa', shipped: false, enabled: true });
    expect(errorsOf(await call('add', { dictCode: 'cityName', name: '拉萨' }))).toMatchObject([
      { field: 'name', code: 'ALREADY_USED' },
    ]);
    expect(errorsOf(await call('add', { dictCode: 'cityName', name: '日光城', nameEn: 'lhasa' }))).toMatchObject([
      { field: 'nameEn', code: 'ALREADY_USED' },
    ]);
    const { version } = await read('cityName');
    await call('update', { dictCode: 'cityName', entryCode: '拉萨', name: '拉萨市', version });
    expect(await entry('cityName', '拉萨')).toMatchObject({ name: '拉萨市', nameEn: null });
    // The word is free again as a name, and another entry's code for good.
    const again = await call('add', { dictCode: 'cityName', name: '拉萨' });
    expect((again.data as DictionaryData).entries.filter(({ entryCode }) => entryCode === '拉萨')).toHaveLength(1);
  });

  test('of the company is made, named and filled by whoever may edit the page, and read by everybody', async () => {
    const made = await services.ok<DictionaryData>('customDict.add', { name: '班车', nameEn: 'Shuttle' }, token);
    expect(made).toMatchObject({ kind: 3, entries: [], version: 1 });
    const { dictCode } = made;
    expect(errorsOf(await call('add', { name: '班车' }))).toMatchObject([{ field: 'name', code: 'ALREADY_USED' }]);
    await call('add', { dictCode, name: '东线' });
    await call('update', { dictCode, name: '班车线路', version: 2 });
    expect(await read(dictCode)).toMatchObject({ name: '班车线路', nameEn: null, entries: [{ name: '东线' }] });
    expect(await services.call('customDict.add', { name: '我的' }, worker)).toMatchObject({ status: 403 });
    expect(errorsOf(await call('update', { dictCode: 'education', name: '学历', version: 9 }))).toMatchObject([
      { code: 'CONFLICT' },
    ]);
  });
});
