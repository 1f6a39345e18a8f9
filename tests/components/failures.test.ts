import { beforeAll, describe, it } from 'vitest';
import { peopleFor } from '@hengcai/services/src/modules/employee/fixtures.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

/** What a proxy before the product says when it cannot reach it. */
const PROXY = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };
const refusal = (message: string, code = 'REJECTED', status = 422) => ({
  json: { data: null, errors: [{ message, extensions: { code, status } }] },
});

const product = startProduct();
let company: string;
beforeAll(async () => {
  const made = await product.services.createTestCompany();
  company = made.code;
  await product.services.as(made, 'writes', (ctx) => peopleFor(ctx, [{ key: 'E002' }, { key: 'E005' }]));
});

describe('what fails is told', () => {
  it('S8.047 a name that could not be checked is told, and saving is still possible', async () => {
    const page = await product.open({ company, as: 'admin', at: '/performance/setting/rule_template' });
    const { fill, say, told } = actionsOn(page);
    page.answer('RuleNameTaken', PROXY);
    await fill('performance.rule.name', '年度规则');
    await told(say('errors.checkFailed'));

    page.answer('RuleNameTaken', refusal('规则服务暂不可用'));
    await fill('performance.rule.name', '年度规则二');
    await told('规则服务暂不可用');
  });

  it('S8.036 S8.037 an announcement that cannot be read, published, closed or deleted says so', async () => {
    const page = await product.open({ company, as: 'admin', at: '/index' });
    const { agree, button, dialog, in: within, press, say, told } = actionsOn(page);
    page.answer('Notices', PROXY);
    await page.reload();
    await expect(page.getByText(say('ui.failed.title')).first()).toBeVisible();
    page.callOff();
    await press('ui.retry');
    await expect(page.getByText(say('notice.none'))).toBeVisible();

    await press('notice.publish');
    const form = dialog(say('notice.publish'));
    await within(form).fill('notice.field.title', '停电通知');
    await within(form).fill('notice.field.content', '周六停电');
    page.answer('SaveNotice', PROXY);
    await within(form).press('notice.release');
    await told(say('errors.server'));
    await expect(form.getByText(say('ui.save.notDone'))).toBeVisible();
    page.callOff();
    await within(form).press('notice.release');
    await expect(form).toBeHidden();

    for (const act of ['close', 'delete'] as const) {
      const attempt = async () => {
        await press(`notice.${act}`);
        await agree(say(`notice.${act}.title`), say(`notice.${act}`));
      };
      const operation = act === 'close' ? 'CloseNotice' : 'DeleteNotice';
      page.answer(operation, PROXY);
      await attempt();
      await told(say(`notice.${act}Failed`));
      page.answer(operation, refusal(`${act}: 公告正在被其他人编辑`));
      await attempt();
      await told(`${act}: 公告正在被其他人编辑`);
      page.callOff();
    }
    await press('notice.delete');
    await agree(say('notice.delete.title'), say('notice.delete'));
    await expect(button('notice.close')).toHaveCount(0);
  });

  it('S7.031 S7.032 S8.027 rights that cannot be found out because of a server error lead to the error page, otherwise navigation proceeds', async () => {
    const page = await product.open({ company, as: 'E005', at: '/index' });
    const { say } = actionsOn(page);
    const open = () =>
      page
        .getByRole('link', { name: say('performance.title.examine') })
        .first()
        .click();
    page.answer('PagePermission', refusal('数据库不可用', 'UPSTREAM_FAILED', 500));
    await open();
    await expect(page).toHaveURL(/\/error$/);
    await expect(page.getByRole('heading', { name: say('session.error.title') })).toBeVisible();

    page.callOff();
    await page.getByRole('link', { name: say('session.error.home') }).click();
    for (const how of [PROXY, refusal('规则服务暂不可用')]) {
      await expect(page).toHaveURL(/\/index$/);
      page.answer('PagePermission', how);
      await open();
      await expect(page.getByRole('heading', { name: say('performance.title.examine'), level: 1 })).toBeVisible();
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('app.product') })
        .click();
      page.callOff();
    }

    await page.goto('/performance/management');
    await expect(page.getByText(say('ui.forbidden.title'))).toBeVisible();
  });
});
