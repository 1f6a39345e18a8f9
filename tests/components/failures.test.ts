import { beforeAll, describe, it, vi } from 'vitest';
import { peopleFor } from '@hengcai/services/src/modules/employee/fixtures.ts';
import { routes } from '../e2e/support/routes.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { type Page, startProduct } from './support/open.ts';
import { sendSignIn } from './support/sign-in.ts';

/** What a proxy before the product says when it cannot reach it. */
const PROXY = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };
const refusal = (message: string, code = 'REJECTED', status = 422) => ({
  json: { data: null, errors: [{ message, extensions: { code, status } }] },
});

/** What the shell asks by itself, which says what fails at its own places. */
const SHELL = ['Shell', 'Me', 'PagePermission', 'Attention'];
/** Pages that show nothing of the services: the IDE, and the address that leads on. */
const NOT_READING = ['/graphiql', '/'];
/** They stand on the same parts of the kit, so that `npm test` opens some of them, `npm run test:full` all. */
const EACH_NTH = 4;
/** Whose page it is, as each page names it. */
const NOBODY = ['id', 'assessmentPlanCode', 'planCode', 'deptCode', 'empId', 'city']
  .map((name) => `${name}=${'a'.repeat(32)}`)
  .join('&');

const product = startProduct();
const open = (as: string, at = '/index') => product.open({ company, as, at });
const examine = (page: Page) =>
  page.getByRole('link', { name: actionsOn(page).say('performance.title.examine') }).first();
let company: string;
beforeAll(async () => {
  const made = await product.services.createTestCompany();
  company = made.code;
  await product.services.as(made, 'writes', (ctx) =>
    peopleFor(
      ctx,
      ['E002', 'E003', 'E004', 'E005'].map((key) => ({ key })),
    ),
  );
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

  it('S8.056 every page says so when what it shows or offers does not come', async () => {
    const page = await open('admin');
    const { say } = actionsOn(page);
    const told = page.getByText(new RegExp(`${say('errors.server')}|${say('ui.failed.title')}`)).first();
    page.answer('*', PROXY);
    for (const operation of SHELL) page.answer(operation, (ask) => ask());
    const all = routes.filter((one) => !one.public && !NOT_READING.includes(one.path));
    for (const { path } of all.filter((_one, n) => process.env.TEST_FULL || n % EACH_NTH === 0)) {
      await page.goto(`${path}?${NOBODY}`);
      await expect(told, path).toBeVisible();
    }
  });

  it('an address that names nothing is told as what is not there, and blames no network', async () => {
    const page = await open('admin', '/employee/details');
    const { say } = actionsOn(page);
    await expect(page.getByText(say('employee.notFound'), { exact: true })).toBeVisible();
    await page.goto('/position/edit?id=none');
    await expect(page.getByText(say('position.notFound'), { exact: true })).toBeVisible();
    await expect(page.getByText(say('ui.failed.title'))).toHaveCount(0);
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

  it('S8.023 S8.025 a picture of the verification code that does not come warns, in the words of the server where it has some', async () => {
    const page = await product.open({ company, as: null, at: '/login' });
    const { field, button, dialog, press, say, told } = actionsOn(page);
    page.answer('RequestVerificationCode', PROXY);
    for (let failures = 1; failures <= 3; failures++) {
      page.asked.length = 0;
      await sendSignIn(page, { company, as: 'E002', password: 'Wrong2026' });
      await expect.poll(() => page.asked).toContain('Login');
      await expect(button('session.login.submit')).toBeEnabled();
    }
    await sendSignIn(page, { company, as: 'E002' });
    await told(say('session.code.fetchFailed'));
    const picture = button('session.code.refresh');
    await expect(picture).toHaveText(say('session.code.failed'));

    page.answer('RequestVerificationCode', refusal('验证码服务正在维护'));
    await picture.click();
    await told('验证码服务正在维护');

    page.callOff();
    await picture.click();
    await expect(picture.locator('img')).toBeVisible();
    page.answer('Login', refusal('', 'VERIFICATION_REQUIRED'));
    await field('session.code').fill('ABCD');
    await press('session.code.confirm');
    await expect(dialog(say('session.code.title')).getByRole('alert')).toHaveText(say('session.code.wrong'));

    page.callOff();
    await field('session.code').fill('ABCD');
    await press('session.code.confirm');
    await expect(page).toHaveURL(/\/index$/);
  });

  it('S8.002 S8.004 S8.013 S8.017 S8.026 each request says anew how the session stands; one that only fails lets the page open', async () => {
    const page = await open('E004');
    const { dialog, say, told } = actionsOn(page);
    const opened = page.getByRole('heading', { name: say('performance.title.examine'), level: 1 });
    page.answer('PagePermission', PROXY);
    await examine(page).click();
    await told(say('errors.pagePermission'));
    await expect(opened).toBeVisible();

    /** Somebody comes back to the tab after a while, whereupon it asks the server again. */
    const wake = async () => {
      await page.clock.fastForward(61_000);
      page.window.dispatchEvent(new page.window.Event('focus'));
    };
    const relogin = dialog(say('app.relogin.title'));
    for (const [code, text] of [
      ['SESSION_TIMEOUT', 'errors.loginTimeout'],
      ['SESSION_ELSEWHERE', 'errors.loginElsewhere'],
      ['ACCOUNT_CHANGED', 'errors.accountChanged'],
    ] as const) {
      page.answer('PagePermission', refusal('', code));
      await wake();
      await expect(relogin).toContainText(say(text));
    }
    page.callOff();
    const { window } = page;
    await wake();
    await expect.poll(() => page.window === window).toBe(false);
    await expect(opened).toBeVisible();
    await expect(relogin).toHaveCount(0);
  });

  it('an error of a page is told with the number of its request, and the button works again', async () => {
    const page = await open('admin', '/performance/management/assess_set_details');
    const { button, field, fill, press, say } = actionsOn(page);
    const told = page.getByRole('status').filter({ hasText: say('errors.page').split('{id}')[0] ?? '' });
    await fill('performance.plan.name', '出错也不丢');
    vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce(() => {
      throw new Error('thrown by the test');
    });
    await press('performance.plan.saveAndNext');
    await expect(told).toHaveText(/[0-9a-f]{8}-/);
    await expect(button('performance.plan.saveAndNext')).toBeEnabled();
    await expect(field('performance.plan.name')).toHaveValue('出错也不丢');

    const thrown = new Error('thrown by the test');
    for (const run of [
      () => page.window.dispatchEvent(new page.window.ErrorEvent('error', { error: thrown })),
      () => void Promise.reject(thrown),
    ]) {
      await page.reload();
      await expect(told).toBeHidden();
      run();
      await expect(told).toBeVisible();
    }
    // What this page throws is the point.
    page.errors.length = 0;
  });
});
