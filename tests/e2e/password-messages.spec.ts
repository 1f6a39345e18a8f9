import { expectAccessible } from './support/accessible.ts';
import { stopTime, timeUntil } from './support/clock.ts';
import { accountOf, COMPANIES } from './support/companies.ts';
import { actionsOn } from '../support/actions.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { LANGUAGES } from './support/texts.ts';

const GOOD = 'Summer2026x';
const people = { 'zh-CN': 'E005', 'en-US': 'E006' } as const;

for (const language of LANGUAGES) {
  test(`S5.014 S5.016 S5.020 S7.025 S9.011 S9.016 S8.038 S8.039 S8.040 S8.041 S8.042 S8.043 S8.044 S8.045 S4.012 each fault of a new password has its words in ${language}`, async ({
    page,
  }) => {
    const { dialog, in: within, press, say, told } = actionsOn(page, language);
    const account = accountOf(COMPANIES.told, people[language]);
    await page.clock.install();
    await signIn(page, account, language, '/my-account');
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
    await expectAccessible(page);
    const bounds = { min: '8', max: '16' };
    await send(account.password, 'Short1x');
    await says(say('rule.PASSWORD_LENGTH', bounds));
    await send(account.password, 'Abcdefgh123456789');
    await says(say('rule.PASSWORD_LENGTH', bounds));
    await send(account.password, 'abcdefgh1');
    await says(say('rule.PASSWORD_MIX'));
    await send(account.password, account.password);
    await says(say('rule.PASSWORD_SAME_AS_OLD'));
    await send(account.password, GOOD, `${GOOD}y`);
    await says(say('rule.PASSWORD_CONFIRMATION'));
    await send('Wrong2026x', GOOD);
    await says(language === 'zh-CN' ? '原密码不正确' : 'The old password is wrong');

    await stopTime(page);
    await send(account.password, GOOD);
    const changed = page.getByText(say('session.password.changed'));
    await timeUntil(page, changed);
    await page.clock.runFor(1500);
    await expect(changed).toBeVisible();
    await expect(form).toBeVisible();
    await page.clock.runFor(1000);
    await expect(page).toHaveURL(/\/login$/);
  });
}
