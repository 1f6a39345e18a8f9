import { afterAll, beforeAll, describe, it } from 'vitest';
import { CustomFieldType, FieldGroup } from '@hengcai/shared/enums';
import { companyWith, idOf } from '@hengcai/services/src/modules/employee/fixtures.ts';
import { syncPerson } from '@hengcai/services/src/modules/employee/tables-sync.ts';
import { FEISHU_APP, startFeishuServer, type FeishuServer } from '@hengcai/services/src/testing/feishu-server.ts';
import type { TestCompany } from '@hengcai/services/src/testing/kit.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const AT = '/setting/loginmanage?tabName=sync';
const product = startProduct();
let feishu: FeishuServer;
let company: TestCompany;
beforeAll(async () => {
  feishu = await startFeishuServer();
  const { services } = product;
  (services.kernel.settings.outboundHosts as Set<string>).add(feishu.host);
  company = await companyWith(services, { sales: null }, [
    { key: 'E001', empName: '王伟', deptId: idOf('sales'), email: 'wei@example.com' },
  ]);
  await services.ok(
    'customField.add',
    {
      clientMutationId: 'sync-uniform-size',
      groupCode: FieldGroup.WORK,
      fieldType: CustomFieldType.TEXT,
      name: '工服尺码',
      nameEn: 'Uniform size',
    },
    company.adminToken,
  );
  feishu.users = [
    { open_id: 'ou_1', departments: ['0'], employee_no: 'E001', name: '王大伟', enterprise_email: 'wei@example.com' },
    { open_id: 'ou_2', departments: ['0'], employee_no: 'E002', name: '李娜' },
    { open_id: 'ou_3', departments: ['0'], name: '没有工号' },
  ];
});
afterAll(() => feishu.stop());
const open = (language: 'zh-CN' | 'en-US' = 'zh-CN', width = 1440) =>
  product.open({ company: company.code, as: 'admin', at: AT, language, width });

describe('/setting/loginmanage, sync', () => {
  it('S7.053 S3.035 a directory that pushes gets an address and a token, shown once, which works from outside until it is revoked', async () => {
    const page = await open();
    const { say, press, dialog, agree, button } = actionsOn(page);
    await page.getByRole('combobox', { name: say('settings.sync.type'), exact: true }).click();
    const other = page.getByRole('option', {
      name: say('settings.sync.notAvailable', { type: say('enum.SyncSystemType.FILE_DROP') }),
    });
    await expect(other).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('option', { name: say('enum.SyncSystemType.SCIM') }).click();
    await expect(page.getByRole('combobox', { name: '工号', exact: true })).toContainText('employeeNumber');
    await press('ui.save');

    await press('settings.sync.token.create');
    const shown = dialog(say('settings.sync.token.made'));
    const token = await shown.locator('code').textContent();
    expect(token).toMatch(/^hcs_[0-9a-f]{64}$/);
    const origin = page.window.location.origin;
    const ask = async () =>
      (await fetch(`${origin}/scim/v2/Users`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await ask()).toBe(200);
    await shown.getByRole('button', { name: say('settings.sync.token.kept') }).click();
    await expect(shown).toBeHidden();
    const access = page.getByRole('main');
    await expect(access).toContainText('/scim/v2');
    await expect(access).toContainText(token?.slice(-4) ?? '');
    expect(page.window.document.documentElement.outerHTML).not.toContain(token);

    await press('settings.sync.token.revoke');
    await agree(say('settings.sync.token.revoke'), say('settings.sync.token.revoke'));
    await expect(page.getByText(say('settings.sync.token.none'))).toBeVisible();
    await expect(button('settings.sync.token.revoke')).toHaveCount(0);
    expect(await ask()).toBe(401);
  });

  it('S7.053 a directory that is asked: tried, saved without its secret, and looked at in a dry run', async () => {
    const page = await open();
    const { say, press, fill, choose, dialog } = actionsOn(page);
    await choose(say('settings.sync.type'), say('enum.SyncSystemType.CHAT'));
    await fill('settings.sync.address', feishu.url);
    await fill('settings.sync.appId', FEISHU_APP.appId);
    await page.getByLabel(say('settings.sync.secret')).fill('wrong');
    await page.getByRole('radio', { name: '工号' }).click();
    await press('settings.sync.test');
    await expect(page.getByLabel(say('settings.sync.secret'))).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(say('settings.sync.secret')).fill(FEISHU_APP.secret);
    await press('ui.save');
    await expect(page.getByLabel(say('settings.sync.secret'))).toHaveValue('');

    await press('settings.sync.dryRun');
    const runs = page.getByRole('region', { name: say('settings.sync.runs') });
    const counts = { add: '1', change: '1', same: '0', left: '1', gone: '0' };
    await expect(runs).toContainText(say('settings.sync.counts', counts));
    await runs
      .getByRole('button', { name: say('settings.sync.lines') })
      .first()
      .click();
    const lines = dialog(say('settings.sync.lines.title'));
    await expect(lines).toContainText('王大伟');
    await expect(lines).toContainText('没有工号');
    await page.keyboard.press('Escape');
    await expect(lines).toBeHidden();
  });

  it('S7.053 the company’s own fields are filled from fields it has added to its directory', async () => {
    const page = await open('en-US');
    const { say, press, choose, fill } = actionsOn(page, 'en-US');
    const size = () => page.getByRole('combobox', { name: 'Uniform size', exact: true });
    await expect(page.getByRole('combobox', { name: 'Rank', exact: true })).toBeVisible();
    await fill('settings.sync.added', 'C-line， C-size');
    await choose('Uniform size', 'custom_attrs.C-size');
    await press('ui.save');
    await expect(page.getByText(say('settings.sync.saved'))).toBeVisible();
    await page.reload();
    await expect(size()).toContainText('custom_attrs.C-size');
    await expect(page.getByLabel(say('settings.sync.added'))).toHaveValue('C-size');
  });

  it('S7.053 people who are gone there are decided about here, on the phone as well', async () => {
    const { services } = product;
    await services.as(company, 'writes', async (ctx) => {
      const known = { companyId: company.companyId, problems: [], createdAt: ctx.now, updatedAt: ctx.now };
      const gone = { goneSince: ctx.now, goneReason: 'missing' as const };
      await ctx.tx.delete(syncPerson);
      await ctx.tx.insert(syncPerson).values({ ...known, ...gone, empId: idOf('E001'), externalId: 'ou_1' });
    });
    const page = await open('en-US', 390);
    const { say, press, agree } = actionsOn(page, 'en-US');
    await expect(page.getByText(say('settings.sync.gone.MISSING'), { exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: /王/ }).click();
    await press('settings.sync.gone.close');
    await agree('Disable 1 account?', say('settings.sync.gone.close'));
    await expect(page.getByText('1 account disabled')).toBeVisible();
    await expect(page.getByText(say('settings.sync.gone.empty'))).toBeVisible();
  });
});
