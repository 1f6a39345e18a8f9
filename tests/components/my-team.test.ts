import { beforeAll, describe, it } from 'vitest';
import { companyWith, idOf } from '@hengcai/services/src/modules/employee/fixtures.ts';
import type { TestCompany } from '@hengcai/services/src/testing/kit.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const TEAM = '/team-management/my-team';
const product = startProduct();
let company: TestCompany;
beforeAll(async () => {
  company = await companyWith(product.services, { sales: null, east: 'sales' }, [
    { key: 'chief', deptId: idOf('sales'), empName: '王芳', empNameEn: 'Fang Wang' },
    { key: 'lead', boss: 'chief', deptId: idOf('sales'), empName: '李娜', empNameEn: 'Na Li' },
    {
      key: 'rep',
      boss: 'lead',
      deptId: idOf('east'),
      empName: '赵敏',
      empNameEn: 'Min Zhao',
      email: 'min@example.com',
      entryDate: '2026-10-01',
      regularDate: '2027-01-01',
    },
    { key: 'other', boss: 'chief', deptId: idOf('sales'), empName: '钱进', empNameEn: 'Jin Qian' },
  ]);
});

const open = async (as: string, language: 'zh-CN' | 'en-US', at = TEAM, width = 1440) => {
  const page = await product.open({ company: company.code, as, at, language, width });
  return { page, main: page.getByRole('main'), ...actionsOn(page, language) };
};

describe('S1.044 the own team', () => {
  it('is opened from home, leads to each person, and from there to those who report to that one', async () => {
    const { page, main, say } = await open('chief', 'zh-CN', '/index');
    await main.getByRole('link', { name: say('team.title.myTeam') }).click();
    await expect(main.getByRole('link', { name: /钱进/ })).toBeVisible();
    await expect(main.getByRole('link', { name: /赵敏/ })).toHaveCount(0);
    await main.getByRole('link', { name: /李娜/ }).click();
    await expect(page.getByRole('heading', { name: '李娜' })).toBeVisible();
    await expect(main.getByText(say('employee.appraisals.none'))).toBeVisible();
    await page
      .getByRole('region', { name: say('team.reports') })
      .getByRole('link', { name: /赵敏/ })
      .click();
    await expect(page.getByRole('heading', { name: '赵敏' })).toBeVisible();
    await expect(main.getByText(say('team.coming.regular', { day: '2027-01-01' }))).toBeVisible();
    await expect(page.getByRole('region', { name: say('team.facts') })).toContainText('min@example.com');
    await expect(page.getByRole('region', { name: say('team.reports') })).toHaveCount(0);
  });

  it('is everybody below where the manager asks for it, on the phone as well', async () => {
    const { page, main, say, press } = await open('chief', 'en-US', TEAM, 390);
    await expect(main.getByRole('link', { name: /Na Li/ })).toBeVisible();
    await press('ui.filter.label');
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('combobox', { name: say('team.reach') }).click();
    await page.getByRole('option', { name: say('team.reach.below') }).click();
    await drawer.getByRole('button', { name: say('ui.filter.query') }).click();
    await expect(main.getByRole('link', { name: /Min Zhao/ })).toBeVisible();
  });

  it('says of somebody else’s people that they are not in it', async () => {
    const { main, say } = await open('lead', 'en-US', `${TEAM}/details?id=${idOf('other')}`);
    await expect(main.getByText(say('team.notFound'))).toBeVisible();
    await expect(main.getByText(say('team.notFound.hint'))).toBeVisible();
  });

  it('S6.032 is no page of whoever leads nobody', async () => {
    const { page, main, say } = await open('rep', 'zh-CN');
    await expect(main.getByText(say('ui.forbidden.title'))).toBeVisible();
    await expect(page.getByRole('navigation', { name: say('app.menu') })).not.toContainText('团队管理');
  });
});
