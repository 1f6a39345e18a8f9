import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CustomFieldType, FieldGroup } from '@hengcai/shared/enums';
import { startServices, type TestCompany, type TestServices } from '../../../testing/kit.ts';
import type { DictionaryData } from '../dictionary/dictionary.ts';
import { companyWith, download, idOf } from '../fixtures.ts';
import type { EmployeeData } from '../select.ts';
import type { CustomFieldData } from './fields.ts';

let services: TestServices;
let company: TestCompany;
let worker: string;
beforeAll(async () => {
  services = await startServices();
  company = await companyWith(services, {}, [{ key: 'worker' }, { key: 'other' }]);
  worker = await services.signIn(company.code, 'worker');
});
afterAll(() => services.stop());

const call = (name: string, body: Record<string, unknown>, token = company.adminToken) =>
  services.call(name, body, token);
const errorsOf = ({ data }: { data: unknown }) => (data as { errors: { field: string; code: string }[] }).errors;
let keys = 0;
const add = (body: Record<string, unknown>) =>
  call('customField.add', { clientMutationId: `custom-${++keys}`, groupCode: FieldGroup.CONTACT, ...body });
const made = async (body: Record<string, unknown>) => (await add(body)).data as CustomFieldData;
const person = async (key: string, token = company.adminToken) =>
  (await services.ok<EmployeeData[]>('empmanage.getallempinfo', { empIds: [idOf(key)] }, token))[0];
const save = async (key: string, customValues: unknown[]) =>
  call('empupdate.contactsinfo', { empId: idOf(key), version: (await person(key))?.version, customValues });

describe('own fields of a company', () => {
  test('of each type hold what fits the type, are refused at the field, and move the version once', async () => {
    const dictionary = await services.ok<DictionaryData>('customDict.add', { name: '班车' }, company.adminToken);
    const { dictCode } = dictionary;
    for (const name of ['东线', '西线']) await call('customDict.add', { dictCode, name });
    const [{ entries } = { entries: [] }] = await services.ok<DictionaryData[]>(
      'customDict.get',
      { dictCodes: [dictCode] },
      company.adminToken,
    );
    const [east = '', west = ''] = entries.map(({ entryCode }) => entryCode);
    const size = await made({ name: '工服尺码', fieldType: CustomFieldType.TEXT });
    const height = await made({ name: '身高', fieldType: CustomFieldType.NUMBER });
    const day = await made({ name: '体检日期', fieldType: CustomFieldType.DATE });
    const line = await made({ name: '班车线路', fieldType: CustomFieldType.SELECT, dictCode });
    const lines = await made({ name: '备选线路', fieldType: CustomFieldType.MULTI_SELECT, dictCode });
    const wrong = await save('worker', [
      { fieldId: size.fieldId, values: ['a', 'b'] },
      { fieldId: height.fieldId, values: ['tall'] },
      { fieldId: day.fieldId, values: ['2026-02-30'] },
      { fieldId: line.fieldId, values: ['north'] },
      { fieldId: idOf('none'), values: [] },
    ]);
    expect(errorsOf(wrong).map(({ field, code }) => [field.split('.')[1], code])).toEqual([
      [size.fieldId, 'ONE_VALUE_ONLY'],
      [height.fieldId, 'INVALID_NUMBER'],
      [day.fieldId, 'INVALID_DATE'],
      [line.fieldId, 'UNKNOWN_REFERENCE'],
      [idOf('none'), 'UNKNOWN_FIELD'],
    ]);
    const before = (await person('worker'))?.version ?? 0;
    const values = [
      { fieldId: size.fieldId, values: ['XL'] },
      { fieldId: height.fieldId, values: ['175.5'] },
      { fieldId: day.fieldId, values: ['2026-03-01'] },
      { fieldId: line.fieldId, values: [east] },
      { fieldId: lines.fieldId, values: [east, west] },
    ];
    expect(await save('worker', values)).toMatchObject({ success: true, data: { version: before + 1 } });
    const sorted = (list: { fieldId: string }[] = []) => list.toSorted((a, b) => (a.fieldId < b.fieldId ? -1 : 1));
    expect(sorted((await person('worker'))?.customValues)).toEqual(sorted(values));
    expect(await save('worker', values)).toMatchObject({ success: true, data: { version: before + 1 } });
    const file = (
      await download(services, '/empmanage/exportempinfo', company.adminToken, { format: 'csv' })
    ).toString();
    expect(file).toContain('班车线路');
    expect(file).toContain('XL,175.5,2026-03-01,东线,"东线, 西线"');
    await save('other', [
      { fieldId: height.fieldId, values: ['99'] },
      { fieldId: line.fieldId, values: [west] },
    ]);
    const order = async (sortField: string, descending = false) => {
      const asked = { sortField, descending };
      const { items } = await services.ok<{ items: EmployeeData[] }>('empmanage.emplist', asked, company.adminToken);
      return items.map(({ empNumber }) => empNumber).filter((number) => ['worker', 'other'].includes(number));
    };
    // A number by its size and not by its digits, a choice by its place in the dictionary.
    expect(await order(height.fieldId)).toEqual(['other', 'worker']);
    expect(await order(height.fieldId, true)).toEqual(['worker', 'other']);
    expect(await order(line.fieldId)).toEqual(['worker', 'other']);
    expect(await order(idOf('none'))).toEqual(['other', 'worker']);
    await save('worker', [{ fieldId: size.fieldId, values: [] }]);
    expect((await person('worker'))?.customValues?.map(({ fieldId }) => fieldId)).not.toContain(size.fieldId);
  });

  test('S6.030 follow the rights of their group, and out of use nobody sees them while their values stay', async () => {
    const field = await made({ name: '过敏史', fieldType: CustomFieldType.TEXT });
    await save('other', [{ fieldId: field.fieldId, values: ['花生'] }]);
    const seen = async (token?: string) =>
      (await person('other', token))?.customValues?.some(({ fieldId }) => fieldId === field.fieldId);
    expect(await seen()).toBe(true);
    // Colleagues do not see each other's contacts, and nobody without the right changes them.
    expect(await seen(worker)).toBeFalsy();
    const { fieldId, version, groupCode, name, nameEn, required } = field;
    const turn = (enabled: boolean, seenVersion: number) =>
      call('customField.update', { fieldId, version: seenVersion, groupCode, name, nameEn, required, enabled });
    expect(await turn(false, version)).toMatchObject({ success: true });
    expect(await seen()).toBe(false);
    expect(await turn(false, version)).toMatchObject({ status: 409 });
    await turn(true, version + 1);
    expect(await seen()).toBe(true);
    expect(await call('customField.add', { clientMutationId: 'not-allowed', name: 'x' }, worker)).toMatchObject({
      success: false,
    });
  });

  test('are named once, need a dictionary where they are chosen from one, and stand in the order they are given', async () => {
    expect(errorsOf(await add({ name: '过敏史', fieldType: CustomFieldType.TEXT }))).toMatchObject([
      { field: 'name', code: 'ALREADY_USED' },
    ]);
    expect(errorsOf(await add({ name: '车位', fieldType: CustomFieldType.SELECT }))).toMatchObject([
      { field: 'dictCode', code: 'REQUIRED' },
    ]);
    expect(errorsOf(await add({ name: '车位', fieldType: CustomFieldType.SELECT, dictCode: 'none' }))).toMatchObject([
      { field: 'dictCode', code: 'UNKNOWN_REFERENCE' },
    ]);
    const list = () => services.ok<CustomFieldData[]>('customField.list', {}, worker);
    const ids = (await list()).map(({ fieldId }) => fieldId).toReversed();
    expect(await call('customField.sort', { fieldIds: ids })).toMatchObject({ success: true });
    expect((await list()).map(({ fieldId }) => fieldId)).toEqual(ids);
    expect(errorsOf(await call('customField.sort', { fieldIds: ids.slice(1) }))).toMatchObject([
      { code: 'EVERY_FIELD_ONCE' },
    ]);
  });
});
