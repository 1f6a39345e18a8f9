import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CustomFieldType, EmployeeType, FieldGroup, MaritalStatus, Sex } from '@hengcai/shared/enums';
import { FEISHU_APP, startFeishuServer, type FeishuServer } from '../../../testing/feishu-server.ts';
import { startServices, type TestCompany, type TestServices } from '../../../testing/kit.ts';
import { createJobFamilies, createRanks } from '../../position/public.ts';
import type { CustomFieldData } from '../custom/fields.ts';
import type { DictionaryData } from '../dictionary/dictionary.ts';
import { companyWith, idOf, jobDone } from '../fixtures.ts';
import type { LanguageCode } from '../../../kit/context.ts';
import type { EmployeeData } from '../select.ts';

const CORE = 'urn:ietf:params:scim:schemas:core:2.0:User';
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const ADDED = 'urn:ietf:params:scim:schemas:extension:hengcai:2.0:User';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

let feishu: FeishuServer;
let services: TestServices;
beforeAll(async () => {
  feishu = await startFeishuServer();
  services = await startServices({ env: { OUTBOUND_HOSTS: feishu.host, DEMO_DATE: '2026-11-01' } });
});
afterAll(async () => {
  await services.stop();
  await feishu.stop();
});

let company: TestCompany;
let fields: Record<'size' | 'height' | 'checkUp' | 'line' | 'lines', CustomFieldData>;
let keys = 0;
const ok = <T>(name: string, body: Record<string, unknown> = {}) => services.ok<T>(name, body, company.adminToken);

beforeEach(async () => {
  company = await companyWith(services, { sales: null }, [{ key: 'boss', deptId: idOf('sales') }]);
  await services.as(company, 'writes', async (ctx) => {
    await createRanks(ctx, [{ rankId: idOf('p7'), code: 'P7', name: '高级', grade: 7 }]);
    await createJobFamilies(ctx, [{ jobFamilyId: idOf('tech'), code: 'TECH', name: '技术' }]);
  });
  const { dictCode } = await ok<DictionaryData>('customDict.add', { name: '班车', nameEn: 'Shuttles' });
  for (const name of ['东线', '西线']) await ok('customDict.add', { dictCode, name });
  const made = (body: Record<string, unknown>) =>
    ok<CustomFieldData>('customField.add', {
      clientMutationId: `mapped-field-${++keys}`,
      groupCode: FieldGroup.WORK,
      ...body,
    });
  fields = {
    size: await made({ name: '工服尺码', nameEn: 'Uniform size', fieldType: CustomFieldType.TEXT }),
    height: await made({ name: '身高', fieldType: CustomFieldType.NUMBER }),
    checkUp: await made({ name: '体检日期', fieldType: CustomFieldType.DATE }),
    line: await made({ name: '班车线路', fieldType: CustomFieldType.SELECT, dictCode }),
    lines: await made({ name: '备选线路', fieldType: CustomFieldType.MULTI_SELECT, dictCode }),
  };
});

const keyOf = (field: keyof typeof fields) => `custom.${fields[field].fieldId}`;

interface Settings {
  version: number;
  fields: { field: string; label: string }[];
  mapping: { field: string; source: string | null }[];
}
const settings = async (language: LanguageCode = 'en-US') =>
  (await services.call('sync.getsync', {}, company.adminToken, language)).data as Settings;

/** Saves what fills what; nothing else is filled. */
async function map(syncType: 1 | 2, sources: Record<string, string | null>, more: object = {}) {
  const { version, fields: known } = await settings();
  const nothing = Object.fromEntries(known.map(({ field }) => [field, null]));
  return services.call(
    'sync.savesync',
    {
      syncType,
      mapping: Object.entries({ ...nothing, ...sources }).map(([field, source]) => ({ field, source })),
      identifyBy: 'number',
      nightly: false,
      createDepartments: false,
      groupsAreDepartments: false,
      version,
      ...more,
    },
    company.adminToken,
  );
}

const personOf = async (number: string) => {
  const { items } = await ok<{ items: EmployeeData[] }>('empmanage.emplist', { pageSize: 40 });
  const found = items.find(({ empNumber }) => empNumber === number);
  const held = (field: keyof typeof fields) =>
    found?.customValues?.find(({ fieldId }) => fieldId === fields[field].fieldId)?.values ?? [];
  return { ...found, held };
};

const USUAL = { empNumber: 'employeeNumber', empName: 'displayName' };
async function scim(method: 'POST' | 'PATCH', path: string, body: object): Promise<{ status: number; id: string }> {
  const { token } = await ok<{ token: string }>('sync.createscimtoken');
  const response = await fetch(`${services.url}/scim/v2${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, id: ((await response.json()) as { id: string }).id };
}
const pushed = (number: string, added: Record<string, string>, enterprise: object = {}) =>
  scim('POST', '/Users', {
    schemas: [CORE, ENTERPRISE, ADDED],
    userName: number,
    displayName: `Person ${number}`,
    [ENTERPRISE]: { employeeNumber: number, ...enterprise },
    [ADDED]: added,
  });
const conflicts = async () =>
  (await ok<{ items: { field: string; value: string | null; code: string }[] }>('sync.listconflicts')).items.map(
    ({ field, value, code }) => [field, value, code],
  );

describe('what a directory fills', () => {
  test('S7.053 every plain field, and the fields that the company has added, by their names in the reader’s language', async () => {
    const [zh, en] = [await settings('zh-CN'), await settings()];
    const label = (from: Settings, key: string) => from.fields.find(({ field }) => field === key)?.label;
    expect(['rank', 'bossNumber', keyOf('size'), keyOf('height')].map((key) => label(en, key))).toEqual([
      'Rank',
      'Line manager',
      'Uniform size',
      '身高',
    ]);
    expect(['jobFamily', 'virtualBossNumber', keyOf('size')].map((key) => label(zh, key))).toEqual([
      '职位族',
      '虚线上级',
      '工服尺码',
    ]);
    const shown = zh.fields.map(({ field }) => field);
    expect(shown.filter((key) => /salary|bonus|bank|idNumber|exit|status$/i.test(key))).toEqual([
      'maritalStatus',
      'politicalStatus',
    ]);
    expect(zh.mapping.map(({ field }) => field)).toEqual(shown);
  });

  test('a field that nobody has is refused at its place; one that is not used any more is neither offered nor filled', async () => {
    const nobody = `custom.${idOf('nobody')}`;
    const refused = await map(1, { ...USUAL, [nobody]: 'extensionAttribute1' });
    expect(refused.data).toMatchObject({ errors: [{ field: `mapping.${nobody}`, code: 'UNKNOWN_FIELD' }] });
    expect((await map(1, { ...USUAL, [keyOf('size')]: 'custom_attrs.C1' })).data).toMatchObject({
      errors: [{ field: `mapping.${keyOf('size')}`, code: 'SYNC_SOURCE_UNKNOWN' }],
    });
    expect((await map(1, { ...USUAL, virtualBossNumber: 'title' })).data).toMatchObject({
      errors: [{ field: 'mapping.virtualBossNumber', code: 'SYNC_SOURCE_UNFIT' }],
    });
    const { fieldType: _type, dictCode: _dict, ...size } = fields.size;
    expect((await map(1, { ...USUAL, [keyOf('size')]: 'extensionAttribute1' })).success).toBe(true);
    await ok('customField.update', { ...size, enabled: false });
    expect((await settings()).fields.map(({ field }) => field)).not.toContain(keyOf('size'));
    expect((await pushed('E1', { extensionAttribute1: 'XL' })).status).toBe(201);
    await ok('customField.update', { ...size, enabled: true, version: size.version + 1 });
    expect((await personOf('E1')).held('size')).toEqual([]);
  });
});

describe('S7.053 pushed by SCIM', () => {
  const MAPPED = () => ({
    ...USUAL,
    sex: 'extensionAttribute1',
    rank: 'extensionAttribute2',
    jobFamily: 'extensionAttribute3',
    virtualBossNumber: 'manager',
    employeeType: 'userType',
    regularDate: 'extensionAttribute4',
    maritalStatus: 'extensionAttribute5',
    [keyOf('size')]: 'extensionAttribute6',
    [keyOf('height')]: 'extensionAttribute7',
    [keyOf('checkUp')]: 'extensionAttribute8',
    [keyOf('line')]: 'extensionAttribute9',
    [keyOf('lines')]: 'extensionAttribute10',
  });

  test('fields of every type, also the company’s own; what is emptied there is emptied here', async () => {
    expect((await map(1, MAPPED())).success).toBe(true);
    const { status, id } = await pushed(
      'E1',
      {
        extensionAttribute1: '女',
        extensionAttribute2: '高级',
        extensionAttribute3: 'tech',
        extensionAttribute4: '2027-02-01',
        extensionAttribute5: 'married',
        extensionAttribute6: 'XL',
        extensionAttribute7: '1.68',
        extensionAttribute8: '2026/10/1',
        extensionAttribute9: '东线',
        extensionAttribute10: '西线、东线',
      },
      { manager: { value: idOf('boss') } },
    );
    expect(status).toBe(201);
    const one = await personOf('E1');
    expect(one).toMatchObject({
      sex: Sex.FEMALE,
      rankId: idOf('p7'),
      jobFamilyId: idOf('tech'),
      virtualBossEmpId: idOf('boss'),
      employeeType: EmployeeType.FULL_TIME,
      regularDate: '2027-02-01',
      maritalStatus: MaritalStatus.MARRIED,
    });
    expect([one.held('size'), one.held('height'), one.held('checkUp')]).toEqual([['XL'], ['1.68'], ['2026-10-01']]);
    expect([one.held('line').length, one.held('lines').length]).toEqual([1, 2]);
    const before = one.version ?? 0;
    const Operations = [
      { op: 'replace', path: `${ADDED}:extensionAttribute6`, value: 'M' },
      { op: 'remove', path: `${ADDED}:extensionAttribute2` },
      { op: 'remove', path: `${ADDED}:extensionAttribute5` },
      { op: 'remove', path: `${ADDED}:extensionAttribute10` },
    ];
    expect((await scim('PATCH', `/Users/${id}`, { schemas: [PATCH], Operations })).status).toBe(200);
    const now = await personOf('E1');
    expect(now).toMatchObject({ rankId: null, maritalStatus: MaritalStatus.UNFILLED, version: before + 1 });
    expect([now.held('size'), now.held('lines'), now.held('height')]).toEqual([['M'], [], ['1.68']]);
    const history = await ok<{ items: { changes: { label: string; after: string | null }[] }[] }>(
      'platform.auditlist',
      {
        objectType: 'employee',
        objectId: id,
      },
    );
    expect(history.items.flatMap(({ changes }) => changes)).toContainEqual(
      expect.objectContaining({ label: 'Uniform size', after: 'M' }),
    );
  });

  test('a word that is none of a list, or a rank that is not here, is left out and told; what is no day is refused', async () => {
    await map(1, MAPPED());
    expect((await pushed('E1', { extensionAttribute8: 'next week' })).status).toBe(400);
    const some = {
      extensionAttribute1: 'x',
      extensionAttribute2: 'P99',
      extensionAttribute6: 'XL',
      extensionAttribute9: '南线',
    };
    expect((await pushed('E1', some)).status).toBe(201);
    const one = await personOf('E1');
    expect(one).toMatchObject({ sex: Sex.UNFILLED, rankId: null });
    expect([one.held('size'), one.held('line')]).toEqual([['XL'], []]);
    expect(await conflicts()).toEqual([
      ['Rank', 'P99', 'UNKNOWN_NAME'],
      ['Sex', 'x', 'NOT_ALLOWED'],
      ['班车线路', '南线', 'NOT_ALLOWED'],
    ]);
  });
});

test('S7.053 asked of Feishu: what a run writes of such fields is what an import would, with its dry run and its refusals', async () => {
  const sources = {
    empNumber: 'employee_no',
    empName: 'name',
    sex: 'gender',
    rank: 'job_level',
    jobFamily: 'job_family',
    virtualBossNumber: 'dotted_line_leader_user_ids',
    [keyOf('size')]: 'custom_attrs.C-size',
    [keyOf('line')]: 'custom_attrs.C-line',
  };
  const connection = { address: feishu.url, appId: FEISHU_APP.appId, secret: FEISHU_APP.secret };
  const saved = await map(2, sources, connection);
  expect(saved.success).toBe(true);
  Object.assign(feishu, { jobLevels: { 'jl-1': '高级' }, jobFamilies: { 'jf-1': '技术' } });
  const text = (id: string, value: string) => ({ type: 'TEXT', id, value: { text: value } });
  feishu.users = [
    { open_id: 'ou_b', departments: ['0'], employee_no: 'boss', name: 'Person boss' },
    {
      open_id: 'ou_1',
      departments: ['0'],
      employee_no: 'N1',
      name: '李娜',
      gender: 2,
      job_level_id: 'jl-1',
      job_family_id: 'jf-1',
      dotted_line_leader_user_ids: ['ou_b'],
      custom_attrs: [text('C-size', 'XL'), text('C-line', '东线')],
    },
    { open_id: 'ou_2', departments: ['0'], employee_no: 'N2', name: '赵敏', custom_attrs: [text('C-line', '南线')] },
  ];
  const start = async (commit: boolean) => {
    const body = { commit, clientMutationId: `mapping-run-${++keys}` };
    const { jobId, runId } = await ok<{ jobId: string; runId: string }>('sync.startsync', body);
    await jobDone(services, company.adminToken, jobId);
    return runId;
  };
  const { items } = await ok<{ items: { outcome: string; errors: object[] }[] }>('sync.listsyncrows', {
    runId: await start(false),
    outcome: 'error',
  });
  expect(items).toMatchObject([{ errors: [{ column: '班车线路 (custom_attrs.C-line)', code: 'NOT_ALLOWED' }] }]);
  await start(true);
  const one = await personOf('N1');
  expect(one).toMatchObject({
    sex: Sex.FEMALE,
    rankId: idOf('p7'),
    jobFamilyId: idOf('tech'),
    virtualBossEmpId: idOf('boss'),
  });
  expect([one.held('size'), one.held('line').length]).toEqual([['XL'], 1]);
  expect((await personOf('N2')).empId).toBeUndefined();
});
