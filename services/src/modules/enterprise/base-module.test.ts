import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type * as z from 'zod';
import type {
  AssessmentTemplateDetail,
  BaseModule,
  BaseModuleDetail,
  BoundModule,
} from '@hengcai/shared/contract/enterprise/assessment-module';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { enabledTemplate, errorsOf, key, partInput, type Saved } from '../../testing/templates.ts';

let services: TestServices;
let platform: TestCompany;
let company: TestCompany;
/** A template of the platform's own, with one enabled version. */
let source: string;
/** The base module published from it. */
let base: Saved;
let name: string;

const call = (endpoint: string, input: Record<string, unknown>, by = platform) =>
  services.call(`assessmentModule.${endpoint}`, input, by.adminToken);
const ok = <T>(endpoint: string, input: Record<string, unknown>, by = platform) =>
  services.ok<T>(`assessmentModule.${endpoint}`, input, by.adminToken);
const detail = (by: TestCompany) =>
  ok<z.output<typeof BaseModuleDetail>>('getBaseModuleInterface', { baseModuleCode: base.id }, by);
const listed = async (by: TestCompany) =>
  (await ok<{ items: z.output<typeof BaseModule>[] }>('getBaseModuleListMap', { keyword: name }, by)).items;
/** Takes the newest version over; answers the company's template with the new draft first. */
const takeOver = async () => {
  const [newest] = (await detail(company)).contents;
  const input = { baseModuleCode: base.id, contentModuleCode: newest?.contentModuleCode };
  const { companyModuleCode } = await ok<{ companyModuleCode: string }>('bindBaseModule', input, company);
  return ok<z.output<typeof AssessmentTemplateDetail>>('getCompanyModuleDetail', { companyModuleCode }, company);
};
/** Enables another version of the platform's own template and publishes it. */
const publishAnother = async (versionName: string) => {
  const parts = [partInput({ partName: `业绩${versionName}` })];
  const content = await ok<Saved>('saveContentModule', { companyModuleCode: source, versionName, parts });
  const { version } = await ok<{ version: number }>('getCompanyModuleDetail', { companyModuleCode: source });
  await ok('startCompanyModule', { companyModuleCode: source, contentModuleCode: content.id, version });
  base = await ok('saveBaseModule', {
    baseModuleCode: base.id,
    version: base.version,
    baseModuleName: name,
    companyModuleCode: source,
  });
};

beforeAll(async () => {
  services = await startServices();
  platform = await services.createTestCompany('platform');
});
beforeEach(async () => {
  company = await services.createTestCompany();
  name = `基础${key()}`;
  source = (await enabledTemplate(services, platform.adminToken, name)).templateId;
  base = await ok('saveBaseModule', { baseModuleName: name, companyModuleCode: source });
});
afterAll(() => services.stop());

it('what the platform publishes is read by every company and written by none', async () => {
  expect(await listed(company)).toMatchObject([{ baseModuleName: name, newestVersionName: 'V1', contentCount: 1 }]);
  expect((await detail(company)).contents).toMatchObject([{ versionName: 'V1', parts: [{ partName: '业绩目标' }] }]);
  const input = { baseModuleCode: base.id, version: 1, baseModuleName: 'x' };
  for (const endpoint of ['saveBaseModule', 'startBaseModule', 'stopBaseModule', 'checkBaseModuleName'])
    expect((await call(endpoint, input, company)).status, endpoint).toBe(403);
});

it('S5.034 the name of a base module is checked for uniqueness before it is saved', async () => {
  const usable = async (asked: object) =>
    (await ok<{ usable: boolean }>('checkBaseModuleName', { baseModuleName: name, ...asked })).usable;
  expect([await usable({}), await usable({ baseModuleCode: base.id })]).toEqual([false, true]);
  expect(await usable({ baseModuleName: `${name}2` })).toBe(true);
  const again = { baseModuleName: name, companyModuleCode: source };
  expect(errorsOf(await call('saveBaseModule', again))).toEqual([['baseModuleName', 'ALREADY_USED']]);
});

it('a version is published once, from a template that is enabled, and a stale change is refused', async () => {
  const change = { baseModuleCode: base.id, version: base.version, baseModuleName: name };
  expect(errorsOf(await call('saveBaseModule', { ...change, companyModuleCode: source }))).toEqual([
    ['companyModuleCode', 'ALREADY_USED'],
  ]);
  const draft = await ok<Saved>('saveCompanyModule', { companyModuleName: `${name}草稿` });
  expect(errorsOf(await call('saveBaseModule', { ...change, companyModuleCode: draft.id }))).toEqual([
    ['companyModuleCode', 'TEMPLATE_NOT_ENABLED'],
  ]);
  expect((await call('saveBaseModule', { baseModuleName: `${name}新` })).status).toBe(400);
  await ok('saveBaseModule', change);
  expect((await call('saveBaseModule', change)).status).toBe(409);
});

it('a company takes over a version as a draft of its own; a newer one is offered and changes nothing by itself', async () => {
  const taken = await takeOver();
  expect(taken).toMatchObject({
    companyModuleName: name,
    enabledContentModuleCode: null,
    contents: [{ versionName: 'V1', enabled: false, frozen: false, parts: [{ partName: '业绩目标' }] }],
  });
  const origin = async () =>
    (
      await ok<z.output<typeof BoundModule>[]>(
        'getCompanyModuleInterface',
        { companyModuleCodes: [taken.companyModuleCode] },
        company,
      )
    ).map(({ baseModuleCode, versionName, newestVersionName }) => [baseModuleCode, versionName, newestVersionName]);
  expect(await origin()).toEqual([[base.id, 'V1', 'V1']]);
  await ok(
    'startCompanyModule',
    { companyModuleCode: taken.companyModuleCode, contentModuleCode: taken.contents[0]?.contentModuleCode, version: 1 },
    company,
  );

  await publishAnother('V2');
  expect(await origin()).toEqual([[base.id, 'V1', 'V2']]);
  const again = await takeOver();
  expect(again.companyModuleCode).toBe(taken.companyModuleCode);
  expect(again.contents.map(({ versionName, enabled }) => [versionName, enabled])).toEqual([
    ['V2', false],
    ['V1', true],
  ]);
  expect(await origin()).toEqual([[base.id, 'V2', 'V2']]);
  const bound = await ok<object[]>('getBoundModuleInterface', { baseModuleCodes: [base.id] }, company);
  expect(bound).toMatchObject([{ companyModuleCode: taken.companyModuleCode, versionName: 'V2' }]);
  expect(await ok('getBoundModuleInterface', { baseModuleCodes: [base.id] })).toEqual([]);
});

it('taking over what was replaced meanwhile, is there already or is withdrawn is refused', async () => {
  const [first] = (await detail(company)).contents;
  const input = { baseModuleCode: base.id, contentModuleCode: first?.contentModuleCode };
  await publishAnother('V2');
  expect((await call('bindBaseModule', input, company)).status).toBe(409);
  await takeOver();
  await expect(takeOver()).rejects.toThrow('422');
  const offer = async (endpoint: string) => {
    base = await ok(endpoint, { baseModuleCode: base.id, version: base.version });
  };
  await offer('stopBaseModule');
  expect([await listed(company), (await listed(platform)).length]).toEqual([[], 1]);
  expect((await call('bindBaseModule', input, company)).status).toBe(404);
  await offer('startBaseModule');
  expect(await listed(company)).toHaveLength(1);
});
