import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MenuPageData } from '@hengcai/shared/contract/session/menu';
import { PageRight } from '@hengcai/shared/enums';
import { readArguments } from '../../company-command.ts';
import { registerDailyStep, runDailySteps } from '../../kit/jobs/daily.ts';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { addPerson } from '../../testing/people.ts';
import { company as companyTable } from '../../kit/tables.ts';
import { createCompany, grantRole } from './public.ts';

let services: TestServices;
let company: TestCompany;
beforeAll(async () => {
  services = await startServices();
  company = await services.createTestCompany();
});
afterAll(() => services.stop());

const menuOf = async (token: string) => {
  const titles = (pages: MenuPageData[], depth: number): string[] =>
    pages.flatMap((page) => [`${'-'.repeat(depth)}${page.pageName}`, ...titles(page.childPageList, depth + 1)]);
  return titles(await services.ok<MenuPageData[]>('menu.getUserMenu', {}, token), 0);
};

it('S1.007 S6.001 S3.011 every company starts with administrator, enterprise head, managers, others and HR', async () => {
  const rights = async (role?: string) => {
    const person = await addPerson(services, company, role === undefined ? {} : { role });
    const token = await services.signIn(company.code, person.userName);
    return {
      token,
      map: (await services.ok<{ screenRolePageMap: Record<string, number> }>('systemUser.getUser', {}, token))
        .screenRolePageMap,
    };
  };
  expect((await rights('CEO')).map).toMatchObject({ '/index': 7, '/employee/list': 5, '/performance/management': 7 });
  expect((await rights('hr')).map).toMatchObject({ '/employee/list': 7 });
  const ordinary = await rights();
  expect(ordinary.map).toEqual({
    '/employee-award/account-details': 1,
    '/employee-award/mall': 3,
    '/employee-award/ranking': 1,
    '/employee-award/thanks-letter': 3,
    '/index': 1,
    '/performance/assess/be_invited': 3,
    '/performance/assess/invite': 3,
    '/performance/assess/overview': 3,
    '/performance/assess/record': 3,
    '/performance/assess/record_view': 1,
    '/performance/assess/record_view/details': 1,
    '/performance/examine': 3,
    '/performance/examine/assess_set_details': 3,
    '/performance/examine/details': 3,
    '/performance/examine/details/boss-target': 3,
    '/performance/examine/details/department': 3,
    '/performance/examine/details/employee': 3,
    '/performance/probation/details': 3,
    '/performance/work-report': 3,
    '/position/evaluate/detail': 3,
    '/position/person-job/match': 3,
    '/projfunds/list/details': 1,
    '/projfunds/management/details': 1,
    '/strategy-decoding/map': 1,
  });
  expect(await menuOf(ordinary.token)).toEqual([
    'Home',
    'Performance',
    '-Appraisal',
    '-Work report',
    '-360 assessment',
    'Strategy',
    '-Strategy map',
    'Recognition',
    '-Thank-you letters',
    '-Point ranking',
    '-My points',
    '-Mall',
  ]);
  expect(await menuOf(company.adminToken)).toContain('-Employee list');
  const [, performance] = await services.ok<MenuPageData[]>('menu.getUserMenu', {}, ordinary.token);
  expect(performance).toEqual({
    pageId: '30',
    parentPageId: null,
    pageName: 'Performance',
    pageUrl: null,
    icon: 'performance',
    childPageList: [
      {
        pageId: '3010',
        parentPageId: '30',
        pageName: 'Appraisal',
        pageUrl: '/performance/examine',
        icon: 'examine',
        childPageList: [],
      },
      expect.objectContaining({ pageName: 'Work report' }),
      expect.objectContaining({ pageName: '360 assessment' }),
    ],
  });
});

it('T33 nobody but an administrator explores the schema until a role is given the page', async () => {
  const operations = async (token: string) =>
    (await services.ok<{ operations: number[] }>('rolemanage.getauthoritytype', { pageUrl: '/graphiql' }, token))
      .operations;
  const tokenOf = async (role?: string) => {
    const person = await addPerson(services, company, role === undefined ? {} : { role });
    return services.signIn(company.code, person.userName);
  };

  expect(await operations(company.adminToken)).toContain(PageRight.VISIT);
  for (const role of ['CEO', 'hr', undefined]) expect(await operations(await tokenOf(role)), role).toEqual([]);
});

it('the members of the default roles follow from the line of management', async () => {
  const person = await addPerson(services, company);
  const grant = services.as(company, 'writes', (ctx) => grantRole(ctx, person.userId, 'MANAGER'));
  await expect(grant).rejects.toMatchObject({ issues: [{ code: 'DEFAULT_ROLE_MEMBERS' }] });
});

it('a code names one company, in any case, and a refused company leaves nothing', async () => {
  const again = createCompany(services.kernel, {
    code: company.code.toUpperCase(),
    name: 'x',
    adminAccount: 'a',
    adminName: 'a',
  });
  await expect(again).rejects.toMatchObject({ status: 422, issues: [{ field: 'code', code: 'ALREADY_USED' }] });
});

it('the first password of a new company is for one use', async () => {
  const { initialPassword } = await createCompany(services.kernel, {
    code: 'fresh',
    name: 'Fresh',
    adminAccount: 'root',
    adminName: 'Root',
  });
  const token = await services.signIn('fresh', 'root', initialPassword ?? '');
  expect(await services.call('menu.getUserMenu', {}, token)).toMatchObject({
    status: 403,
    data: { errors: [{ code: 'PASSWORD_CHANGE_REQUIRED' }] },
  });
});

it('the command line asks for what is missing', () => {
  expect(readArguments(['--code', 'acme', '--admin', 'jane'])).toMatchObject({
    code: 'acme',
    name: 'acme',
    adminAccount: 'jane',
    timeZone: 'Asia/Shanghai',
  });
  const places = ['--mini-program-url', 'https://m.example/', '--external-system-url', 'https://hr.example/'];
  expect(readArguments(['--code', 'a', '--admin', 'b', ...places, '--external-system-app-id', 'hc'])).toMatchObject({
    miniProgramUrl: 'https://m.example/',
    externalSystem: { url: 'https://hr.example/', appId: 'hc' },
  });
  expect(() => readArguments(['--code', 'a', '--admin', 'b', ...places])).toThrow('belong together');
  expect(() => readArguments(['--code', 'a', '--admin', 'b', '--mini-program-url', 'javascript:x'])).toThrow('http');
  expect(() => readArguments(['--code', 'acme'])).toThrow('--admin are needed');
  expect(() => readArguments(['--code', 'a b', '--admin', 'jane'])).toThrow('--code');
  expect(() => readArguments(['--code', 'acme', '--admin', 'jane', '--time-zone', 'Mars'])).toThrow('unknown');
});

it('daily steps run once per company and day of its own', async () => {
  const days: string[] = [];
  registerDailyStep('test', async ({ session, today }) => {
    if (session.companyId === company.companyId) days.push(today);
  });
  await services.as(company, 'writes', ({ tx }) =>
    tx.update(companyTable).set({ dailyDoneOn: null }).where(eq(companyTable.companyId, company.companyId)),
  );
  await runDailySteps(services.kernel);
  await runDailySteps(services.kernel);
  services.kernel.clock.offsetMs += 24 * 3_600_000;
  await runDailySteps(services.kernel);
  services.kernel.clock.offsetMs = 0;
  expect(days).toHaveLength(2);
  expect(new Set(days).size).toBe(2);
});
