import { describe, expect, it } from 'vitest';
import readExcelFile from 'read-excel-file/node';
import type { Envelope } from '@hengcai/shared/contract/kernel';
import { eachInCompanyToChange } from '../../testing/changes.ts';
import type { TestCompany, TestServices } from '../../testing/kit.ts';
import { careerOf } from './change/change-testing.ts';
import { download, idOf } from './fixtures.ts';
import { importing } from './import/import-testing.ts';
import type { EmployeeData } from './select.ts';

let services: TestServices;
let company: TestCompany;
let hr: string;
eachInCompanyToChange((made) => {
  ({ services, company, hr } = made);
});

let keys = 0;
const person = async (key: string): Promise<EmployeeData> => {
  const [one] = await services.ok<EmployeeData[]>('empmanage.getallempinfo', { empIds: [idOf(key)] }, hr);
  if (!one) throw new Error(`Nobody is ${key}.`);
  return one;
};
const correct = async (key: string, fullTimeEquivalent: string): Promise<Envelope> => {
  const { version, deptId, entryDate } = await person(key);
  return services.call('empupdate.workinfo', { empId: idOf(key), version, deptId, entryDate, fullTimeEquivalent }, hr);
};
const change = async (key: string, fullTimeEquivalent: string, effectiveDate: string): Promise<Envelope> =>
  services.call(
    'personnelChange.commonprocess',
    {
      clientMutationId: `mutation-${(keys += 1)}`,
      empId: idOf(key),
      version: (await person(key)).version,
      effectiveDate,
      fullTimeEquivalent,
    },
    hr,
  );
const errorsOf = ({ data }: Envelope) =>
  ((data as { errors?: { field: string; code: string }[] }).errors ?? []).map(({ field, code }) => `${field} ${code}`);
const found = async (operator: string, ...values: string[]) => {
  const conditions = { conditions: [{ field: 'fullTimeEquivalent', operator, values }] };
  const body = { pageSize: 100, filter: { conditions } };
  const { items } = await services.ok<{ items: EmployeeData[] }>('empmanage.screenemp', body, hr);
  return items.map(({ empNumber }) => empNumber).toSorted();
};

describe('the full-time equivalent', () => {
  it('is 1 for whom nobody said anything else, and what it was holds until the day it changes', async () => {
    expect((await person('ann')).fullTimeEquivalent).toBe('1.00');
    expect(await change('ann', '0.5', '2026-10-15')).toMatchObject({
      success: true,
      data: { lines: [{ field: 'fullTimeEquivalent', label: 'Full-time equivalent', before: '1.00', after: '0.50' }] },
    });
    expect((await person('ann')).fullTimeEquivalent).toBe('0.50');
    const { rows } = await careerOf(services, company, 'ann');
    expect(rows.map(({ validFrom, validTo, fullTimeEquivalent }) => [validFrom, validTo, fullTimeEquivalent])).toEqual([
      ['2020-01-01', '2026-10-15', '1.00'],
      ['2026-10-15', null, '0.50'],
    ]);
    expect(errorsOf(await change('ann', '0.50', '2026-11-01'))).toEqual(['null NOTHING_CHANGES']);
  });

  it('is corrected where the record was wrong, and the history tells both values', async () => {
    expect(await correct('ann', '0.8')).toMatchObject({ success: true, data: { version: 2 } });
    expect(await correct('ann', '0.80')).toMatchObject({ success: true, data: { version: 2 } });
    const { rows } = await careerOf(services, company, 'ann');
    expect(rows.map(({ fullTimeEquivalent }) => fullTimeEquivalent)).toEqual(['0.80']);
    const asked = { objectType: 'employee', objectId: idOf('ann') };
    const { items } = await services.ok<{ items: { changes: object[] }[] }>('platform.auditlist', asked, hr);
    expect(items[0]?.changes).toMatchObject([{ label: 'Full-time equivalent', before: '1.00', after: '0.80' }]);
  });

  it.each(['0', '0.00', '1.01', '2', '-0.5', '0.005'])('of %s is refused at its field on every way', async (wrong) => {
    const refusal = ['fullTimeEquivalent FULL_TIME_EQUIVALENT_INVALID'];
    expect(errorsOf(await correct('ann', wrong))).toEqual(refusal);
    expect(errorsOf(await change('ann', wrong, '2026-11-01'))).toEqual(refusal);
    const added = { empNumber: 'new', empName: 'New', deptId: idOf('south'), entryDate: '2026-11-01' };
    const form = { ...added, fullTimeEquivalent: wrong, clientMutationId: `mutation-${(keys += 1)}` };
    expect(errorsOf(await services.call('empupdate.addemp', form, hr))).toEqual(refusal);
    expect((await person('ann')).fullTimeEquivalent).toBe('1.00');
  });

  it.each(['0.01', '1', '0.5'])('of %s is taken', async (right) => {
    expect(await correct('bob', right)).toMatchObject({ success: true });
    expect(Number((await person('bob')).fullTimeEquivalent)).toBe(Number(right));
  });

  it('comes from files under the headings others write, which are told what it cannot be', async () => {
    const { check, commit } = importing(services);
    const file = ['Employee number,Name,FTE,Entry date', 'ann,Person ann,0.5,', 'n1,New,0.75,2026-01-01'];
    const { summary, importId, rows } = await check(
      company,
      [...file, 'n2,X,1.5,2026-01-01', 'n3,Y,0,2026-01-01'].join('\n'),
    );
    expect(summary.counts).toEqual({ add: 1, change: 1, same: 0, error: 2 });
    expect(
      (await rows('error')).items.map(({ errors }) => errors.map(({ field, code }) => `${field} ${code}`)),
    ).toEqual([['fullTimeEquivalent NOT_A_NUMBER'], ['fullTimeEquivalent FULL_TIME_EQUIVALENT_INVALID']]);
    expect(importId).not.toBe('');

    const good = await check(company, file.join('\n'));
    expect((await good.rows('change')).items[0]?.changes).toMatchObject([
      { label: 'Full-time equivalent', before: '1.00', after: '0.50' },
    ]);
    expect(await commit(company, good.importId)).toMatchObject({ state: 3 });
    expect((await person('ann')).fullTimeEquivalent).toBe('0.50');
    expect(await found('is', '0.75')).toEqual(['n1']);
  });

  it('leaves in a file as a number, which changes nothing when it comes back', async () => {
    await correct('ann', '0.6');
    const file = await download(services, '/empmanage/exportempinfo', company.adminToken, {});
    const [sheet] = await readExcelFile(Buffer.from(file));
    const [head = [], ...lines] = sheet?.data ?? [];
    const [number, share] = ['Employee number', 'Full-time equivalent'].map((heading) => head.indexOf(heading));
    const shares = new Map(lines.map((line) => [line[number ?? -1], line[share ?? -1]]));
    expect([shares.get('ann'), shares.get('bob')]).toEqual([0.6, 1]);
    const { summary } = await importing(services).check(company, file, 'people.xlsx');
    expect(summary.counts).toMatchObject({ add: 0, change: 0, error: 0 });
  });

  it('is what people are filtered by, as a number', async () => {
    await correct('ann', '0.5');
    await correct('bob', '0.8');
    expect(await found('atMost', '0.79')).toEqual(['ann']);
    expect(await found('is', '0.5', '0.80')).toEqual(['ann', 'bob']);
    expect((await found('atLeast', '1')).includes('ann')).toBe(false);
    expect(await found('empty')).toEqual([]);
  });
});
