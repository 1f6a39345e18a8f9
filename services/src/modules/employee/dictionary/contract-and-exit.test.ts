import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import readExcelFile from 'read-excel-file/node';
import type { Envelope } from '@hengcai/shared/contract/kernel';
import {
  ContractNotice,
  ExitGround,
  ExitKind,
  FieldGroup,
  FieldRight,
  PersonnelChangeType as Type,
} from '@hengcai/shared/enums';
import { ContractType } from '@hengcai/shared/rules/employee/contract-type';
import { eachInCompanyToChange } from '../../../testing/changes.ts';
import type { TestCompany, TestServices } from '../../../testing/kit.ts';
import { errorsOf, key } from '../../../testing/templates.ts';
import { roleFieldGroup } from '../../settings/tables.ts';
import type { ChangeData } from '../change/data.ts';
import { download, idOf, jobDone, upload } from '../fixtures.ts';
import { importing, type Summary } from '../import/import-testing.ts';
import type { RecordsData } from '../records/read.ts';
import type { EmployeeData } from '../select.ts';
import type { DictionaryData } from './dictionary.ts';

let services: TestServices;
let company: TestCompany;
let hr: string;
eachInCompanyToChange((made) => {
  ({ services, company, hr } = made);
});

const { FIXED_TERM, OPEN_ENDED } = ContractType;
const person = async (who: string): Promise<EmployeeData> => {
  const [one] = await services.ok<EmployeeData[]>('empmanage.getallempinfo', { empIds: [idOf(who)] }, hr);
  if (!one) throw new Error(`Nobody is ${who}.`);
  return one;
};
const save = async (who: string, values: object, section = 'contractinfo'): Promise<Envelope> =>
  services.call(`empupdate.${section}`, { empId: idOf(who), version: (await person(who)).version, ...values }, hr);
/** Whose next contract has no end, by what the list asks. */
const withoutEndNext = async () =>
  (
    await services.ok<{ items: EmployeeData[] }>(
      'empmanage.screenemp',
      { pageSize: 100, filter: { contract: [ContractNotice.OPEN_ENDED_NEXT] } },
      hr,
    )
  ).items.map(({ empNumber }) => empNumber);
const file = async (name: string, who: string, input: object): Promise<Envelope> => {
  const { version } = await person(who);
  return services.call(`personnelChange.${name}`, { clientMutationId: key(), empId: idOf(who), version, ...input }, hr);
};
const leave = (who: string, input: object) =>
  file('exitprocess', who, { lastDay: '2026-11-30', exitKind: ExitKind.VOLUNTARY, ...input });
const read = async (dictCode: string) =>
  (await services.ok<DictionaryData[]>('customDict.get', { dictCodes: [dictCode] }, hr))[0]!;
const decide = async (name: string, dictCode: string, more: object) =>
  services.ok(`customDict.${name}`, { dictCode, version: (await read(dictCode)).version, ...more }, company.adminToken);
const rename = (dictCode: string, entryCode: string, name: string, nameEn: string) =>
  decide('update', dictCode, { entryCode, name, nameEn });
const add = (dictCode: string, name: string, nameEn: string) =>
  services.ok('customDict.add', { dictCode, name, nameEn }, company.adminToken);
/** The rows of a file by employee number, each by its headings. */
async function sheetOf(path: string, body: object) {
  const [sheet] = await readExcelFile(Buffer.from(await download(services, path, company.adminToken, body)));
  const [head = [], ...lines] = sheet?.data ?? [];
  return new Map(
    lines.map((line) => {
      const cells = Object.fromEntries(head.map((heading, at) => [String(heading), line[at]]));
      return [String(cells['Employee number'] ?? cells['Number']), cells];
    }),
  );
}

describe('types of contracts', () => {
  it('are entries of a dictionary, shipped ones and the company’s, and nothing else', async () => {
    await add('contractType', '项目合同', 'Project contract');
    expect(await save('ann', { contractType: FIXED_TERM })).toMatchObject({ success: true });
    expect(await save('ann', { contractType: '项目合同' })).toMatchObject({ success: true });
    expect((await person('ann')).contractType).toBe('项目合同');
    expect(errorsOf(await save('ann', { contractType: 'some paper' }))).toEqual([
      ['contractType', 'UNKNOWN_REFERENCE'],
    ]);
    const wrong = await file('commonprocess', 'bob', { effectiveDate: '2026-11-01', contractType: 'some paper' });
    expect(errorsOf(wrong)).toEqual([['contractType', 'UNKNOWN_REFERENCE']]);
  });

  it('without an end have none, whichever of the two is written', async () => {
    const term = { contractStart: '2024-01-01', contractEnd: '2026-12-31' };
    expect(errorsOf(await save('ann', { ...term, contractType: OPEN_ENDED }))).toEqual([
      ['contractEnd', 'OPEN_ENDED_HAS_END'],
    ]);
    await save('ann', term);
    expect(errorsOf(await save('ann', { contractType: OPEN_ENDED }))).toEqual([['contractType', 'OPEN_ENDED_HAS_END']]);
    expect(await save('ann', { contractType: OPEN_ENDED, contractEnd: null })).toMatchObject({ success: true });
    expect(errorsOf(await save('ann', { contractEnd: '2027-12-31' }))).toEqual([['contractEnd', 'OPEN_ENDED_HAS_END']]);
    // The law goes by the code, whatever the company calls it.
    await rename('contractType', OPEN_ENDED, '长期合同', 'Permanent');
    expect(errorsOf(await save('ann', { contractEnd: '2027-12-31' }))).toEqual([['contractEnd', 'OPEN_ENDED_HAS_END']]);
  });

  it('change from a day on and are told by the company’s words', async () => {
    await rename('contractType', FIXED_TERM, '有期限合同', 'With an end');
    const changed = await file('commonprocess', 'ann', { effectiveDate: '2026-11-01', contractType: FIXED_TERM });
    expect(changed).toMatchObject({
      data: { lines: [{ field: 'contractType', label: 'Contract type', before: null, after: 'With an end' }] },
    });
    const conditions = { conditions: [{ field: 'contractType', operator: 'is', values: [FIXED_TERM] }] };
    const { items } = await services.ok<{ items: EmployeeData[] }>(
      'empmanage.screenemp',
      { pageSize: 100, filter: { conditions } },
      hr,
    );
    expect(items.map(({ empNumber }) => empNumber)).toEqual(['ann']);
  });

  it('are counted and asked for in the list, by those who may read contracts', async () => {
    await save('ann', { contractType: FIXED_TERM });
    await save('bob', { contractType: FIXED_TERM });
    await save('trial', { contractType: ContractType.INTERNSHIP });
    const filter = { contractType: [FIXED_TERM] };
    const numbers = async (name: string, input: object) =>
      (await services.ok<{ items: EmployeeData[] }>(name, input as Record<string, unknown>, hr)).items
        .map(({ empNumber }) => empNumber)
        .sort();
    expect(await numbers('empmanage.emplist', { filter })).toEqual(['ann', 'bob']);
    const figures = (asked: object, token = hr) =>
      services.ok<{ contractTypes: object[] | null }>('empmanage.getempsummaryinfo', { filter: asked }, token);
    expect((await figures({})).contractTypes).toEqual([
      { contractType: FIXED_TERM, count: 2 },
      { contractType: ContractType.INTERNSHIP, count: 1 },
    ]);
    expect((await figures(filter)).contractTypes).toEqual([{ contractType: FIXED_TERM, count: 2 }]);
    const { companyId } = company;
    await services.as(company, 'writes', ({ tx }) =>
      tx
        .update(roleFieldGroup)
        .set({ right: FieldRight.NONE })
        .where(and(eq(roleFieldGroup.companyId, companyId), eq(roleFieldGroup.fieldGroup, FieldGroup.CONTRACT))),
    );
    expect((await figures({})).contractTypes).toBeNull();
    expect(await services.call('empmanage.emplist', { filter }, hr)).toMatchObject({
      data: { errors: [{ field: 'filter.contractType', code: 'MASKED_COLUMN' }] },
    });
  });

  it('leave in a file and come back by the words of either language; another word is refused', async () => {
    await rename('contractType', FIXED_TERM, '有期限合同', 'With an end');
    await save('ann', { contractType: FIXED_TERM });
    expect((await sheetOf('/empmanage/exportempinfo', {})).get('ann')?.['Contract type']).toBe('With an end');
    const { check, commit } = importing(services);
    const csv = ['number,Contract type', 'ann,有期限合同', 'bob,with an end', `lead,${OPEN_ENDED}`];
    const { summary, rows } = await check(company, [...csv, 'chief,paper'].join('\n'));
    expect(summary.counts).toEqual({ add: 0, change: 2, same: 1, error: 1 });
    expect((await rows('error')).items[0]?.errors).toMatchObject([{ field: 'contractType', code: 'NOT_ALLOWED' }]);
    expect((await rows('change')).items[0]?.changes).toMatchObject([
      { label: 'Contract type', before: null, after: 'With an end' },
    ]);
    const good = await check(company, csv.join('\n'));
    await commit(company, good.importId);
    expect([(await person('bob')).contractType, (await person('lead')).contractType]).toEqual([FIXED_TERM, OPEN_ENDED]);
  });

  it('stay with the contract that was, tell what it counts for, and are put right among the types there are', async () => {
    const contracts = async () =>
      (await services.ok<RecordsData>('empmanage.empdetail', { empId: idOf('ann') }, hr)).contracts;
    await save('ann', { contractType: FIXED_TERM, contractStart: '2024-01-01', contractEnd: '2026-12-31' });
    await save('ann', { contractType: ContractType.PART_TIME, contractStart: '2027-01-01', contractEnd: '2027-12-31' });
    await save('ann', { contractType: FIXED_TERM, contractStart: '2028-01-01', contractEnd: '2029-06-30' });
    expect((await contracts())?.map(({ contractType, validFrom }) => [contractType, validFrom])).toEqual([
      [ContractType.PART_TIME, '2027-01-01'],
      [FIXED_TERM, '2024-01-01'],
    ]);
    // Part-time work is no fixed term before this one.
    expect(await withoutEndNext()).toEqual([]);
    const [last, first] = (await contracts()) ?? [];
    const put = (contractType: string | null) =>
      save('ann', { contracts: [{ ...last, contractType }, first] }, 'earliercontractinfo');
    expect(errorsOf(await put('some paper'))).toEqual([['contracts.0.contractType', 'UNKNOWN_REFERENCE']]);
    await rename('contractType', FIXED_TERM, '有期限合同', 'With an end');
    expect(await put(FIXED_TERM)).toMatchObject({ success: true });
    expect(await withoutEndNext()).toEqual(['ann']);
    const { items } = await services.ok<{ items: { changes: { before: string; after: string }[] }[] }>(
      'platform.auditlist',
      { objectType: 'employee', objectId: idOf('ann') },
      hr,
    );
    expect(items[0]?.changes).toMatchObject([
      {
        before: 'Part-time agreement, 2027-01-01, until 2027-12-31',
        after: 'With an end, 2027-01-01, until 2027-12-31',
      },
    ]);
  });

  it('that are no employment never ask for a contract without an end', async () => {
    const term = { contractStart: '2020-01-01', contractEnd: '2029-12-31' };
    await save('ann', term);
    expect(await withoutEndNext()).toEqual(['ann']);
    await save('ann', { contractType: ContractType.SERVICE });
    expect(await withoutEndNext()).toEqual([]);
  });
});

describe('reasons for leaving', () => {
  it('are chosen, said in words, or both; one that is no entry is refused', async () => {
    await add('exitReason', '移居海外', 'Emigrates');
    expect(errorsOf(await leave('ann', {}))).toEqual([['reason', 'REQUIRED']]);
    expect(errorsOf(await leave('ann', { exitReason: 'whim' }))).toEqual([['exitReason', 'UNKNOWN_REFERENCE']]);
    expect(await leave('ann', { exitReason: '移居海外' })).toMatchObject({
      data: { exitReason: '移居海外', exitReasonName: 'Emigrates', reason: null },
    });
    expect(await leave('bob', { reason: 'quietly' })).toMatchObject({
      data: { exitReason: null, exitReasonName: null, reason: 'quietly' },
    });
  });

  it('ask for the ground of the law by who ended the contract, whatever is chosen', async () => {
    const dismissal = { exitKind: ExitKind.INVOLUNTARY, exitReason: '个人发展' };
    expect(errorsOf(await leave('ann', dismissal))).toEqual([['ground', 'REQUIRED']]);
    expect(await leave('ann', { ...dismissal, ground: ExitGround.AGREEMENT })).toMatchObject({ success: true });
  });

  it('are kept by who has them once renamed or disabled, in the list and its file', async () => {
    await leave('ann', { exitReason: '个人发展', reason: 'a new job' });
    await rename('exitReason', '个人发展', '职业发展', 'Career');
    await decide('disable', 'exitReason', { entryCode: '个人发展' });
    const { items } = await services.ok<{ items: ChangeData[] }>(
      'personnelChange.list',
      { filter: { changeTypes: [Type.EXIT] }, pageSize: 100 },
      hr,
    );
    expect(items).toMatchObject([{ exitReason: '个人发展', exitReasonName: 'Career', reason: 'a new job' }]);
    const sheet = await sheetOf('/personnelChange/export', { filter: { changeTypes: [Type.EXIT] } });
    expect([...sheet.values()]).toMatchObject([{ 'Reason for leaving': 'Career', Reason: 'a new job' }]);
  });

  it('come in files of people and of changes as entries where they are one, else in words', async () => {
    await rename('exitReason', '个人发展', '职业发展', 'Career');
    const { check, commit } = importing(services);
    const { importId, rows } = await check(
      company,
      'number,Last working day,Kind of leaving,Reason for leaving\nann,2099-01-31,Voluntary,career\nbob,2099-01-31,Voluntary,Has enough',
    );
    expect((await rows('change')).items.map(({ changes }) => changes.at(-1)?.after)).toEqual(['Career', 'Has enough']);
    await commit(company, importId);

    const head = 'Employee number,Type of change,Effective date,Kind of leaving,Reason for leaving,Reason';
    const lines = ['trial,Exit,2026-12-15,Voluntary,职业发展,asks for it', 'lead,Exit,2099-02-01,Voluntary,Sails,'];
    const answer = await upload(services, '/personnelChange/import', hr, 'changes.csv', [head, ...lines].join('\n'));
    const { importId: changes, columns } = answer.data as Summary;
    const mapping = columns.map(({ header, field }) => ({ header, field }));
    const mapped = await services.ok<{ jobId: string }>(
      'personnelChange.mapimport',
      { importId: changes, mapping },
      hr,
    );
    await jobDone(services, hr, mapped.jobId);
    const begun = await services.ok<{ jobId: string }>(
      'personnelChange.commitimport',
      { importId: changes, clientMutationId: key() },
      hr,
    );
    await jobDone(services, hr, begun.jobId);

    const { items } = await services.ok<{ items: ChangeData[] }>(
      'personnelChange.list',
      { filter: { changeTypes: [Type.EXIT] }, pageSize: 100, sort: 'empNumber', descending: false },
      hr,
    );
    expect(items.map(({ empNumber, exitReason, reason }) => [empNumber, exitReason, reason])).toEqual([
      ['ann', '个人发展', null],
      ['bob', null, 'Has enough'],
      ['lead', null, 'Sails'],
      ['trial', '个人发展', 'asks for it'],
    ]);
  });
});
