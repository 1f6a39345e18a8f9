import { beforeAll, describe, it } from 'vitest';
import { departmentsFor, idOf, peopleFor } from '@hengcai/services/src/modules/employee/fixtures.ts';
import { setHeads } from '@hengcai/services/src/modules/org/public.ts';
import { accountOfEmployee } from '@hengcai/services/src/modules/session/public.ts';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { TEST_PASSWORD } from '@hengcai/services/src/testing/kit.ts';
import { type Language, LANGUAGES } from '../e2e/support/texts.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { type Page, startProduct } from './support/open.ts';
import { sendSignIn } from './support/sign-in.ts';

const GOOD = 'Summer2026x';
const product = startProduct();
let company: string;
beforeAll(async () => {
  const { services } = product;
  const made = await services.createTestCompany(undefined, {
    miniProgramUrl: 'https://m.account.example/',
    externalSystem: { url: 'https://hr.account.example/start', appId: 'hengcai' },
  });
  company = made.code;
  const supporter = await services.as(made, 'writes', async (ctx) => {
    await departmentsFor(ctx, { sales: null });
    const known = { deptId: idOf('sales'), phone: '13800000000', boss: 'E001' };
    await peopleFor(ctx, [
      { key: 'E001', empName: '陈经理', deptId: idOf('sales') },
      { key: 'HR01', empName: '何人事', email: 'hr@account.example', roles: ['hr'], ...known },
      { key: 'E002', empName: '林小夏', ...known },
      { key: 'E003', empName: '林小夏（兼）', ...known },
      ...['E005', 'E006', 'E007'].map((key) => ({ key, ...known })),
    ]);
    await setHeads(ctx, [{ deptId: idOf('sales'), headEmpId: idOf('E001') }]);
    return (await accountOfEmployee(ctx, idOf('HR01')))?.userId ?? '';
  });
  await services.ok('imageControl.saveUpdate', { userId: supporter, deptId: idOf('sales') }, made.adminToken);
});

const open = (as: string, at = '/my-account', language: Language = 'zh-CN', width = 1440) =>
  product.open({ company, as, at, language, width });
const openUserMenu = async (page: Page, language: Language = 'zh-CN') => {
  const name = actionsOn(page, language).say('app.user', { name: '' });
  await page.getByRole('banner').getByRole('button', { name }).click();
};

describe('the own picture', () => {
  it('S2.065 is the one that was chosen last, however late it is known of the one before that it is none', async () => {
    const page = await open('E005');
    const { press, say, dialog } = actionsOn(page);
    const late: (() => void)[] = [];
    /** What cannot be read, and takes its time to say so. */
    class SlowImage {
      onerror: () => void = () => undefined;
      set src(_address: string) {
        late.push(() => this.onerror());
      }
    }
    Object.assign(page.window, { Image: SlowImage });
    await press('session.avatar.change');
    const shown = dialog(say('session.avatar.title'));
    const choose = (name: string, size: number) =>
      shown.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: new Uint8Array(size) });
    await choose('slow.png', 8);
    await expect.poll(() => late.length).toBe(1);
    await choose('large.png', LIMITS.uploadBytesMax + 1);
    await expect(shown.getByRole('alert')).toHaveText(say('session.avatar.tooLarge'));
    late.pop()?.();
    await page.clock.runFor(1);
    page.clock.resume();
    await expect(shown.getByRole('alert')).toHaveText(say('session.avatar.tooLarge'));
  });
});

describe('one’s own account', () => {
  it('S1.011 S2.011 S2.012 S2.031 S2.049 the user menu leads to the own account, which says who one is here', async () => {
    const page = await open('HR01', '/index');
    const { say } = actionsOn(page);
    await openUserMenu(page);
    await page.getByRole('menuitem', { name: say('session.title.myAccount') }).click();
    await expect(page).toHaveURL(/\/my-account$/);
    const personal = page.getByRole('region', { name: say('session.profile.title') });
    for (const fact of ['何人事', 'HR01', 'hr@account.example', '13800000000', 'Department sales', '陈经理'])
      await expect(personal.getByText(fact, { exact: true }).first()).toBeVisible();
    await expect(personal).toContainText(company);
  });

  it('S1.014 S1.015 S2.027 S2.057 S7.045 a company’s mini-program is a QR code in the user menu, its HR system a button in the header', async () => {
    const page = await open('E002', '/index');
    const { dialog, press, say } = actionsOn(page);
    await openUserMenu(page);
    await page.getByRole('menuitem', { name: say('app.miniProgram') }).click();
    const name = say('app.miniProgram.code', { url: 'https://m.account.example/' });
    const code = dialog(say('app.miniProgram')).getByRole('img', { name });
    await expect(code).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(code).toBeHidden();
    await press('app.externalSystem');
    await expect(page).toHaveURL('https://hr.account.example/start?appId=hengcai');
  });

  it('a script works with a token made on the page of the own account, until it is revoked there', async () => {
    const page = await open('HR01');
    const { button, dialog, fill, press, agree, say } = actionsOn(page);
    /** What a script without a browser is answered. */
    const ask = async (token: string, query: string): Promise<unknown> => {
      const response = await fetch(`${page.window.location.origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query }),
      });
      return response.json();
    };
    const tokens = page.getByRole('region', { name: say('platform.tokens.title') }).first();
    await expect(tokens.getByText(say('platform.tokens.none.hint'))).toBeVisible();

    await press('platform.tokens.create');
    const form = dialog(say('platform.tokens.create'));
    await form.getByRole('button', { name: say('platform.tokens.make') }).click();
    const required = say('ui.form.required', { label: say('platform.tokens.name') });
    await expect(form.getByText(required).first()).toBeVisible();
    await fill('platform.tokens.name', '每晚汇总');
    await expect(form.getByText(say('platform.tokens.allowExport'))).toBeVisible();
    await form.getByRole('button', { name: say('platform.tokens.make') }).click();

    const shown = dialog(say('platform.tokens.done'));
    const token = await shown.locator('code').textContent();
    expect(token).toMatch(/^hc_[0-9a-f]{64}$/);
    await shown.getByRole('button', { name: say('ui.copy') }).click();
    await expect(page.getByText(say('ui.copied'))).toBeVisible();
    expect(await page.window.navigator.clipboard.readText()).toBe(token);
    await shown.getByRole('button', { name: say('platform.tokens.kept') }).click();
    await expect(shown).toBeHidden();

    const row = tokens.getByRole('row', { name: /每晚汇总/ });
    await expect(row).toContainText(say('platform.tokens.neverUsed'));
    expect(page.window.document.documentElement.outerHTML).not.toContain(token);
    expect(await ask(token, '{ me { name } }')).toEqual({ data: { me: { name: '何人事' } } });
    expect(await ask(token, 'mutation { saveLanguage(input: { language: EN_US }) { language } }')).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
    await page.reload();
    await expect(row).not.toContainText(say('platform.tokens.neverUsed'));

    await row.getByRole('button', { name: say('platform.tokens.revoke') }).click();
    await agree(say('platform.tokens.revoke.title', { name: '每晚汇总' }), say('platform.tokens.revoke'));
    await expect(row).toContainText('已撤销');
    await expect(button('platform.tokens.revoke')).toHaveCount(0);
    await expect
      .poll(() => ask(token, '{ me { name } }'))
      .toMatchObject({ data: null, errors: [{ extensions: { code: 'SESSION_TIMEOUT' } }] });
  });
});

describe('the password', () => {
  const fields = ['session.password.old', 'session.password.new', 'session.password.confirm'] as const;

  it('S2.070 S2.071 S2.075 S4.013 S4.015 is changed here, after which one signs in again', async () => {
    const page = await open('E005');
    const { dialog, field, fill, press, say } = actionsOn(page);
    await press('session.password.change');
    const form = dialog(say('session.password.change'));
    await form.getByRole('button', { name: say('ui.cancel') }).click();
    await expect(form).toBeHidden();

    await press('session.password.change');
    for (const id of fields) await expect(field(id)).toHaveAttribute('type', 'password');
    for (const id of fields) {
      // The button of a field that is shown hides it: the first one left shows the next field.
      await form
        .getByRole('button', { name: say('ui.password.show') })
        .first()
        .click();
      await expect(field(id)).toHaveAttribute('type', 'text');
    }
    await form
      .getByRole('button', { name: say('ui.password.hide') })
      .first()
      .click();
    await expect(field('session.password.old')).toHaveAttribute('type', 'password');
    await fill('session.password.old', TEST_PASSWORD);
    await fill('session.password.new', GOOD);
    await fill('session.password.confirm', GOOD);
    await form.getByRole('button', { name: say('session.password.submit') }).click();
    await expect(page.getByText(say('session.password.changed'))).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);

    await sendSignIn(page, { company, as: 'E005' });
    await expect(page.getByRole('alert').first()).toContainText('错误');
    await sendSignIn(page, { company, as: 'E005', password: GOOD });
    await expect(page).toHaveURL(/\/index$/);
  });

  it.each(LANGUAGES)(
    'S5.014 S5.016 S5.020 S7.025 S9.011 S9.016 S8.038 S8.039 S8.040 S8.041 S8.042 S8.043 S8.044 S8.045 S4.012 each fault of a new one has its words in %s',
    async (language) => {
      const page = await open({ 'zh-CN': 'E006', 'en-US': 'E007' }[language], '/my-account', language);
      const { dialog, in: within, press, say, told } = actionsOn(page, language);
      await press('session.password.change');
      const form = dialog(say('session.password.change'));
      const { field, press: pressHere } = within(form);
      const send = async (old: string, changed: string, confirmed = changed) => {
        await field('session.password.old').fill(old);
        await field('session.password.new').fill(changed);
        await field('session.password.confirm').fill(confirmed);
        await pressHere('session.password.submit');
      };
      const says = (text: string) => expect(form.getByText(text, { exact: true })).toBeVisible();
      const required = (id: string) => say('ui.form.required', { label: say(id) });

      await send('', '');
      await says(required('session.password.old'));
      await says(required('session.password.new'));
      await told(say('session.password.check'));
      const bounds = { min: '8', max: '16' };
      await send(TEST_PASSWORD, 'Short1x');
      await says(say('rule.PASSWORD_LENGTH', bounds));
      await send(TEST_PASSWORD, 'Abcdefgh123456789');
      await says(say('rule.PASSWORD_LENGTH', bounds));
      await send(TEST_PASSWORD, 'abcdefgh1');
      await says(say('rule.PASSWORD_MIX'));
      await send(TEST_PASSWORD, TEST_PASSWORD);
      await says(say('rule.PASSWORD_SAME_AS_OLD'));
      await send(TEST_PASSWORD, GOOD, `${GOOD}y`);
      await says(say('rule.PASSWORD_CONFIRMATION'));
      await send('Wrong2026x', GOOD);
      await says(language === 'zh-CN' ? '原密码不正确' : 'The old password is wrong');

      page.clock.stop();
      await send(TEST_PASSWORD, GOOD);
      await expect(page.getByText(say('session.password.changed'))).toBeVisible();
      await page.clock.runFor(1500);
      await expect(form).toBeVisible();
      await page.clock.runFor(1500);
      await expect(page).toHaveURL(/\/login$/);
    },
  );

  it.each([
    ['zh-CN', 1440],
    ['en-US', 390],
  ] as const)(
    'S7.019 T7 forgotten, it is asked for on a page that tells nothing, in %s at %i px',
    async (language, width) => {
      const page = await product.open({ company, as: null, at: '/setting/forgetpassword', language, width });
      const { fill, press, say } = actionsOn(page, language);
      await press('session.forgot.submit');
      await expect(page.getByText(say('ui.form.required', { label: say('session.company') })).first()).toBeVisible();
      const said: string[] = [];
      for (const number of ['E002', 'nobody']) {
        await page.goto('/setting/forgetpassword');
        await fill('session.company', company);
        await fill('session.account', number);
        await press('session.forgot.submit');
        const answer = page.getByRole('status').filter({ hasText: say('session.forgot.sent') });
        await expect(answer).toBeVisible();
        said.push(await answer.textContent());
      }
      expect(said[0]).toBe(said[1]);
    },
  );
});

describe('linked identities', () => {
  it.each([
    ['zh-CN', 1440],
    ['en-US', 390],
  ] as const)(
    'S1.013 S2.050 S2.056 S2.064 S6.035 S6.036 S6.037 S6.004 T12 HR acts as the head of a department and comes back, in %s at %i px',
    async (language, width) => {
      const page = await open('HR01', '/index', language, width);
      const { say } = actionsOn(page, language);
      await openUserMenu(page, language);
      await expect(page.getByRole('menuitem', { name: say('session.password.change') })).toBeVisible();
      await page.getByRole('menuitem', { name: new RegExp(say('app.identity', { name: '' }).trim()) }).click();
      const bar = page.getByRole('status').filter({ hasText: say('app.mirror.back') });
      await expect(bar).toContainText('sales');
      await expect(page).toHaveURL(/\/index$/);
      // Neither password nor picture is the actor's to change.
      await openUserMenu(page, language);
      await expect(page.getByRole('menuitem', { name: say('app.logout') })).toBeVisible();
      await expect(page.getByRole('menuitem', { name: say('session.password.change') })).toHaveCount(0);
      await expect(page.getByRole('menuitem', { name: say('session.avatar.title') })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.goto('/my-account');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: say('session.identities.link') })).toBeHidden();
      await expect(page.getByRole('button', { name: say('session.avatar.change') })).toBeHidden();
      await bar.getByRole('button', { name: say('app.mirror.back') }).click();
      await expect(bar).toBeHidden();
      await expect(page).toHaveURL(/\/index$/);
    },
  );
});
