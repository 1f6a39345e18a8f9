import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { Company } from '@hengcai/shared/contract/enterprise/company';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { addPerson } from '../../testing/people.ts';
import { errorsOf } from '../../testing/templates.ts';

type CompanyData = z.output<typeof Company>;

let services: TestServices;
let platform: TestCompany;
let company: TestCompany;
beforeAll(async () => {
  services = await startServices();
  platform = await services.createTestCompany('platform');
});
beforeEach(async () => {
  company = await services.createTestCompany();
});
afterAll(() => services.stop());

const read = (token: string, companyId?: string) =>
  services.ok<CompanyData>('company.getCompany', companyId === undefined ? {} : { companyId }, token);
const change = async (token: string, more: object, companyId = company.companyId) => {
  const { version } = await read(platform.adminToken, companyId);
  return services.call('company.updatecompany', { companyId, version, ...more }, token);
};
const audits = async (token: string, companyId = company.companyId) => {
  const lines = { objectType: 'company', objectId: companyId };
  const { items } = await services.ok<{ items: { text: string }[] }>('platform.auditlist', lines, token);
  return items.map(({ text }) => text);
};

describe('who has companies', () => {
  it('S7.049 S3.104 the platform lists all of them by id, code or part of the name, page by page', async () => {
    const list = async (asked: Record<string, unknown>) =>
      (
        await services.ok<{ items: CompanyData[]; total: number }>('company.list', asked, platform.adminToken)
      ).items.map((one) => one.companyCode);
    for (const companyIdOrName of [company.companyId, company.code.toUpperCase()])
      expect(await list({ companyIdOrName, pageNum: 1 })).toEqual([company.code]);
    const first = await list({ pageNum: 1, pageSize: 1 });
    expect([...first, ...(await list({ pageNum: 2, pageSize: 1 }))]).toHaveLength(2);
    expect(await list({ pageNum: 1, pageSize: 100 })).toContain(platform.code);
    expect(first).not.toEqual(await list({ pageNum: 2, pageSize: 1 }));
  });

  it('S1.053 an administrator has the own company alone, and everybody else none', async () => {
    const { items } = await services.ok<{ items: CompanyData[] }>('company.list', { pageNum: 1 }, company.adminToken);
    expect(items.map((one) => one.companyId)).toEqual([company.companyId]);
    const foreign = { companyId: platform.companyId };
    expect((await services.call('company.getCompany', foreign, company.adminToken)).status).toBe(404);
    expect(
      (await services.call('company.updatecompany', { ...foreign, version: 1, companyName: 'x' }, company.adminToken))
        .status,
    ).toBe(404);
    const { userName } = await addPerson(services, company, { role: 'hr' });
    const hr = await services.signIn(company.code, userName);
    expect((await services.call('company.getCompany', {}, hr)).status).toBe(403);
  });

  it('S1.058 the platform’s administrator creates a company with an administrator and a password for one use', async () => {
    const input = {
      companyCode: `new${company.code}`,
      companyName: '新企业',
      timeZone: 'Asia/Shanghai',
      language: 'zh-CN',
      adminAccount: 'root',
      adminName: '管理员',
    };
    const create = (more: object = {}, token = platform.adminToken) =>
      services.call('company.insertcompany', { ...input, ...more }, token);
    expect((await create({}, company.adminToken)).status).toBe(403);
    expect(errorsOf(await create({ companyCode: 'a b', timeZone: 'Mars' }))).toEqual([
      ['companyCode', 'COMPANY_CODE_INVALID'],
      ['timeZone', 'CHOICE_INVALID'],
    ]);
    const { companyId, initialPassword } = (await create()).data as { companyId: string; initialPassword: string };
    const token = await services.signIn(input.companyCode, 'root', initialPassword);
    expect((await services.call('menu.getUserMenu', {}, token)).status).toBe(403);
    expect(errorsOf(await create())).toEqual([['companyCode', 'ALREADY_USED']]);
    expect(await audits(platform.adminToken, companyId)).toEqual(['Created the company “新企业”']);
  });
});

describe('what only the platform decides', () => {
  it('closing ends every session and refuses sign-in, and everything is there when it is opened again', async () => {
    const signIn = () => services.signIn(company.code, 'admin');
    expect((await change(company.adminToken, { enabled: false })).status).toBe(403);
    expect((await change(platform.adminToken, { enabled: false })).status).toBe(200);
    expect((await services.call('company.getCompany', {}, company.adminToken)).status).toBe(208);
    await expect(signIn()).rejects.toThrow();
    await change(platform.adminToken, { enabled: true });
    expect((await read(await signIn())).companyCode).toBe(company.code);
    expect(errorsOf(await change(platform.adminToken, { enabled: false }, platform.companyId))).toEqual([
      ['enabled', 'PLATFORM_STAYS_OPEN'],
    ]);
  });

  it('both companies’ audits say who changed what, and the zone is one that calendars know', async () => {
    const zone = (timeZone: string) => change(platform.adminToken, { timeZone });
    expect((await change(company.adminToken, { timeZone: 'UTC' })).status).toBe(403);
    expect(errorsOf(await zone('Mars'))).toEqual([['timeZone', 'CHOICE_INVALID']]);
    expect((await zone('Asia/Tokyo')).status).toBe(200);
    expect((await read(company.adminToken)).timeZone).toBe('Asia/Tokyo');
    expect((await audits(company.adminToken))[0]).toBe('The platform administrator changed the company');
    expect((await audits(platform.adminToken))[0]).toMatch(/^Changed the company/);
  });
});

describe('what a company decides for itself', () => {
  it('a stale change is refused with what stands there now', async () => {
    const { version } = await read(company.adminToken);
    await change(company.adminToken, { companyName: '先到' });
    const late = { companyId: company.companyId, version, companyName: '后到' };
    expect(await services.call('company.updatecompany', late, company.adminToken)).toMatchObject({
      status: 409,
      data: { errors: [{ current: { companyName: '先到' } }] },
    });
  });

  it('S6.038 the mini-program and the HR system are where the company says', async () => {
    const me = () =>
      services.ok<{ miniProgramUrl: string; synSystemType: number }>('systemUser.getUser', {}, company.adminToken);
    const where = () => services.call('systemUser.externalLoginService', {}, company.adminToken);
    expect([(await me()).miniProgramUrl, (await where()).status]).toEqual([null, 422]);
    const places = { miniProgramUrl: 'https://m.example/', externalSystemUrl: 'https://hr.example/' };
    expect(errorsOf(await change(company.adminToken, places))).toEqual([
      ['externalSystemAppId', 'EXTERNAL_SYSTEM_INCOMPLETE'],
    ]);
    expect((await change(company.adminToken, { miniProgramUrl: 'javascript:alert(1)' })).status).toBe(400);
    await change(company.adminToken, { ...places, externalSystemAppId: 'hc' });
    expect(await me()).toMatchObject({ miniProgramUrl: 'https://m.example/', synSystemType: 4 });
    expect((await where()).data).toMatchObject({ serviceAddress: 'https://hr.example/', appId: 'hc' });
    await change(company.adminToken, { miniProgramUrl: null, externalSystemUrl: null, externalSystemAppId: null });
    expect(await me()).toMatchObject({ miniProgramUrl: null, synSystemType: 0 });
  });
});
