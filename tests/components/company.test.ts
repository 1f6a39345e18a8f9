import { beforeAll, describe, it } from 'vitest';
import { PageRight } from '@hengcai/shared/enums';
import { peopleFor } from '@hengcai/services/src/modules/employee/fixtures.ts';
import type { TestCompany } from '@hengcai/services/src/testing/kit.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let platform: TestCompany;
let company: TestCompany;
beforeAll(async () => {
  platform = await product.services.createTestCompany('platform');
  company = await product.services.createTestCompany();
});

const AT = '/enterprise_management/list';

describe('/enterprise_management/list', () => {
  it('S1.058 the platform’s administrator creates a company and hands out a password for one use', async () => {
    const page = await product.open({ company: platform.code, as: 'admin', at: AT });
    const { say, press, dialog, in: within } = actionsOn(page);
    await press('enterprise.company.new');
    const form = dialog(say('enterprise.company.new'));
    const at = within(form);
    await at.fill('enterprise.company.name', '新企业');
    await at.fill('enterprise.company.code', '新 企业');
    await expect(form.getByText(say('enterprise.company.code.invalid'))).toBeVisible();
    await at.fill('enterprise.company.code', company.code);
    await at.fill('enterprise.company.adminName', '管理员');
    await at.press('enterprise.company.create');
    await expect(form.getByRole('alert')).toBeVisible();
    await expect(at.field('enterprise.company.name')).toHaveValue('新企业');
    await at.fill('enterprise.company.code', 'brand-new');
    await at.press('enterprise.company.create');
    const secret = dialog(say('enterprise.company.created', { name: '新企业' }));
    await expect(secret.locator('code')).toBeVisible();
    await within(secret).press('enterprise.company.created.close');
    await expect(page.getByRole('link', { name: '新企业' })).toBeVisible();

    await page.getByRole('link', { name: '新企业' }).click();
    await expect(page.getByRole('textbox', { name: say('enterprise.company.name'), exact: true })).toHaveValue(
      '新企业',
    );
  });

  it('S1.053 S6.038 an administrator sets up the own company, whose user menu follows; an address that runs is refused', async () => {
    const page = await product.open({ company: company.code, as: 'admin', at: AT, language: 'en-US' });
    const { say, fill, press, field } = actionsOn(page, 'en-US');
    await expect(field('enterprise.company.timeZone')).toBeDisabled();
    await fill('enterprise.company.miniProgramUrl', 'javascript:alert(1)');
    await expect(page.getByText(say('enterprise.company.address.invalid'))).toBeVisible();
    await fill('enterprise.company.miniProgramUrl', 'https://m.example/');
    await page.getByText(say('enterprise.company.integerScores'), { exact: true }).click();
    await fill('enterprise.company.externalSystemUrl', 'https://hr.example/');
    await press('ui.save');
    await expect(field('enterprise.company.externalSystemAppId')).toHaveAttribute('aria-invalid', 'true');
    await fill('enterprise.company.externalSystemAppId', 'hc');
    await press('ui.save');
    await expect(page.getByText(say('enterprise.company.saved'))).toBeVisible();
    await page.reload();
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('app.user', { name: '' }) })
      .click();
    await expect(page.getByRole('menuitem', { name: say('app.miniProgram') })).toBeVisible();
  });

  it('S6.042 the company’s ranks are hidden at once from a role that was not given them: no column, no condition', async () => {
    const { services } = product;
    const token = await services.signIn(company.code, 'admin');
    const { roleCode, version } = await services.ok<{ roleCode: string; version: number }>(
      'roles.saverole',
      { roleName: '招聘', clientMutationId: 'recruiting' },
      token,
    );
    const pages = [{ pageId: '/employee/list', rights: PageRight.VISIT }];
    await services.ok('roles.saverolehtml', { roleCode, version, pages }, token);
    await services.as(company, 'writes', (ctx) => peopleFor(ctx, [{ key: 'E001', roles: [roleCode] }]));
    const list = async () => {
      const page = await product.open({ company: company.code, as: 'E001', at: '/employee/list' });
      await expect(page.getByRole('columnheader', { name: '职位' })).toBeVisible();
      return page;
    };
    await expect((await list()).getByRole('columnheader', { name: '职级' })).toHaveCount(1);

    const settings = await product.open({ company: company.code, as: 'admin', at: AT });
    const { say, press } = actionsOn(settings);
    await settings.getByText(say('enterprise.company.ranksHidden'), { exact: true }).click();
    await press('ui.save');
    await expect(settings.getByText(say('enterprise.company.saved'))).toBeVisible();
    const page = await list();
    await expect(page.getByRole('columnheader', { name: '职级' })).toHaveCount(0);
    await expect(page.getByLabel('职级')).toHaveCount(0);
  });

  it('days back are whole ones, at most a year of them, and what a change of a department is told', async () => {
    const page = await product.open({ company: company.code, as: 'admin', at: AT, language: 'en-US' });
    const { say, fill, press, field } = actionsOn(page, 'en-US');
    await expect(field('enterprise.company.backDatingDays')).toHaveValue('31');
    await fill('enterprise.company.backDatingDays', '400');
    await press('ui.save');
    await expect(page.getByText('At most 366 days').first()).toBeVisible();
    await fill('enterprise.company.backDatingDays', '7');
    await page.getByText(say('enterprise.company.selfScoreFirst'), { exact: true }).click();
    await press('ui.save');
    await expect(page.getByText(say('enterprise.company.saved'))).toBeVisible();
    const token = await product.services.signIn(company.code, 'admin');
    expect(await product.services.ok('company.getCompany', {}, token)).toMatchObject({
      backDatingDays: 7,
      selfScoreFirst: false,
    });
    const departments = await product.open({ company: company.code, as: 'admin', at: '/org/list', language: 'en-US' });
    const at = actionsOn(departments, 'en-US');
    await at.press('org.new.below');
    await expect(departments.getByText(at.say('org.day.help', { days: '7' }))).toBeVisible();
    await at.fill('org.day', '2026-10-20');
    await at.press('org.create');
    await expect(departments.getByText('At most 7 days back').first()).toBeVisible();
  });

  it('a period after which data of leavers are erased is asked about before it is saved, and none is asked when it grows', async () => {
    const page = await product.open({ company: company.code, as: 'admin', at: AT, language: 'en-US' });
    const { say, fill, press } = actionsOn(page, 'en-US');
    const kept = async () => {
      const token = await product.services.signIn(company.code, 'admin');
      return (await product.services.ok<{ leaverYears: number | null }>('company.getCompany', {}, token)).leaverYears;
    };
    await fill('enterprise.company.leaverYears', '1');
    await press('ui.save');
    await expect(page.getByText('Please enter 2 to 30 years, or leave empty').first()).toBeVisible();
    await fill('enterprise.company.leaverYears', '3');
    await press('ui.save');
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText('more than 3 years ago');
    await asked.getByRole('button', { name: say('ui.cancel') }).click();
    await expect(page.getByText(say('enterprise.company.leaverYears.unsure')).first()).toBeVisible();
    await press('ui.save');
    await asked.getByRole('button', { name: say('enterprise.company.leaverYears.sure.action') }).click();
    await expect(page.getByText(say('enterprise.company.saved'))).toBeVisible();
    await fill('enterprise.company.leaverYears', '5');
    await press('ui.save');
    await expect.poll(kept).toBe(5);
    await expect(asked).toHaveCount(0);
  });

  it('the threshold of the checks of 360 forms is a percentage, and begins where it was', async () => {
    const page = await product.open({ company: company.code, as: 'admin', at: AT, language: 'en-US' });
    const { say, fill, press, field } = actionsOn(page, 'en-US');
    await expect(field('enterprise.company.reviewLowScore')).toHaveValue('40');
    await fill('enterprise.company.reviewLowScore', '140');
    await press('ui.save');
    await expect(field('enterprise.company.reviewLowScore')).toHaveAttribute('aria-invalid', 'true');
    await fill('enterprise.company.reviewLowScore', '55');
    await press('ui.save');
    await expect(page.getByText(say('enterprise.company.saved'))).toBeVisible();
    const token = await product.services.signIn(company.code, 'admin');
    expect(await product.services.ok('company.getCompany', {}, token)).toMatchObject({ reviewLowScore: '55' });
  });
});
