import { beforeAll, describe, it } from 'vitest';
import { companyWith, idOf } from '@hengcai/services/src/testing/staff.ts';
import { mutationKey } from '../operations/stack.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const LETTERS = '/employee-award/thanks-letter';
const product = startProduct();
let company: string;
beforeAll(async () => {
  const { services } = product;
  const made = await companyWith(services, { sales: null }, [
    { key: 'H1', empName: '韩雅琴', roles: ['hr'] },
    { key: 'E1', empName: '张伟', empNameEn: 'Wei Zhang', deptId: idOf('sales') },
    { key: 'E2', empName: '李娜', empNameEn: 'Na Li', deptId: idOf('sales') },
    { key: 'E3', empName: '王芳', empNameEn: 'Fang Wang' },
  ]);
  company = made.code;
  const value = { clientMutationId: mutationKey(), valueName: '协作', valueNameEn: 'Teamwork' };
  const { valueId } = await services.ok<{ valueId: string }>('awardValues.addValue', value, made.adminToken);
  const setting = { version: 0, monthlyAllowance: 100, lapseMonths: 24 };
  await services.ok('awardValues.savePointSetting', setting, made.adminToken);
  const letter = { clientMutationId: mutationKey(), empIds: [idOf('E1')], valueId, text: '帮我改好了报表', points: 30 };
  await services.ok('thanksLetters.sendLetter', letter, await services.signIn(made.code, 'E2'));
});

const open = async (as: string, at: string, language: 'zh-CN' | 'en-US' = 'zh-CN', width = 1440) => {
  const page = await product.open({ company, as, at, language, width });
  return { page, main: page.getByRole('main'), ...actionsOn(page, language) };
};

describe('S1.048 thank-you letters', () => {
  it('are written to colleagues whose records the writer may not see; more points than are left are refused at the field', async () => {
    const { page, main, dialog, press, say, told, in: within } = await open('E1', LETTERS);
    await expect(main.getByText('帮我改好了报表')).toBeVisible();
    await press('reward.letter.new');
    const form = dialog(say('reward.letter.new'));
    await within(form).press('reward.letter.send');
    await expect(form.getByRole('combobox', { name: new RegExp(say('reward.letter.value')) })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    const noRecipient = say('ui.form.requiredChoice', { label: say('reward.letter.recipients') });
    await expect(form.getByText(noRecipient).first()).toBeVisible();
    await form.getByRole('combobox', { name: say('reward.letter.recipients') }).fill('王');
    await page.getByRole('option', { name: /王芳/ }).click();
    await form.getByRole('combobox', { name: new RegExp(say('reward.letter.value')) }).click();
    await page.getByRole('option', { name: '协作' }).click();
    await form.getByRole('textbox', { name: new RegExp(say('reward.letter.text')) }).fill('一起赶完了投标');
    const points = form.getByRole('textbox', { name: new RegExp(say('reward.letter.pointsEach')) });
    await points.fill('101');
    await within(form).press('reward.letter.send');
    await expect(points).toHaveAttribute('aria-invalid', 'true');
    await points.fill('40');
    await within(form).press('reward.letter.send');
    await told(say('reward.letter.sent'));
    await expect(main.getByRole('article').first()).toContainText('一起赶完了投标');
    await expect(main.getByRole('article').first()).toContainText(say('reward.letter.points', { count: '40' }));
  });

  it('lead from a message to the one letter, and from there to all', async () => {
    const { page, main, press, say } = await open('E1', '/index', 'en-US');
    await page.goto(`${LETTERS}?box=RECEIVED`);
    await expect(main.getByText('帮我改好了报表')).toBeVisible();
    await expect(main.getByText('一起赶完了投标')).toHaveCount(0);
    await page.goto('/employee-award/account-details');
    await main.getByRole('link', { name: 'Thank-you letter' }).click();
    await expect(main.getByText(say('reward.letters.one'))).toBeVisible();
    await press('reward.letters.all');
    await expect(main.getByText('一起赶完了投标')).toBeVisible();
  });

  it('are hidden by HR with a reason, which sender and recipients read and others do not', async () => {
    const { main, dialog, say, in: within } = await open('H1', LETTERS);
    const first = main.getByRole('article').first();
    await first.getByRole('button', { name: say('reward.letter.hide') }).click();
    const asked = dialog(say('reward.letter.hide.title'));
    await asked.getByRole('textbox', { name: new RegExp(say('reward.reason')) }).fill('涉及客户');
    await within(asked).press('reward.letter.hide');
    await expect(first).toContainText('涉及客户');
    const other = await open('E2', LETTERS);
    await expect(other.main.getByText('帮我改好了报表')).toBeVisible();
    await expect(other.main.getByText('一起赶完了投标')).toHaveCount(0);
    await expect(other.main.getByRole('button', { name: say('reward.letter.hide') })).toHaveCount(0);
  });
});

describe('points', () => {
  it('S1.045 S2.018 everybody sees the own ones on the phone too: balance, what may be given, where they came from', async () => {
    const { page, main, say } = await open('E1', '/employee-award/account-details', 'en-US', 390);
    const own = page.getByRole('region', { name: say('reward.own.title') });
    await expect(own).toContainText(say('reward.points', { count: '30' }));
    await expect(own).toContainText(say('reward.own.left', { left: '60', count: '100' }));
    await expect(main.getByText('Na Li')).toBeVisible();
  });

  it('S1.047 the ranking shows who received most and the own place, of the company or the own department', async () => {
    const { page, main, press, say } = await open('E1', '/employee-award/ranking', 'en-US');
    await expect(main.getByText(/You are number 2, with 30 points/)).toBeVisible();
    await expect(main.getByRole('row', { name: /Fang Wang/ })).toContainText('40');
    await main.getByRole('combobox', { name: say('reward.ranking.whose') }).click();
    await page.getByRole('option', { name: say('reward.ranking.ownDepartment') }).click();
    await press('ui.filter.query');
    await expect(main.getByText(/You are number 1, with 30 points/)).toBeVisible();
    await expect(main.getByRole('row', { name: /Fang Wang/ })).toHaveCount(0);
  });

  it('S2.019 HR adjusts them with a reason, never below zero, and reads where they came from', async () => {
    const { page, main, dialog, say, told, in: within } = await open('H1', '/employee-award/full-details');
    const row = main.getByRole('row', { name: /张伟/ });
    await row.getByRole('button', { name: say('reward.adjust') }).click();
    const form = dialog(say('reward.adjust.title', { name: '张伟' }));
    const delta = form.getByRole('textbox', { name: new RegExp(say('reward.adjust.delta')) });
    await delta.fill('-31');
    await form.getByRole('textbox', { name: new RegExp(say('reward.reason')) }).fill('重复发放');
    await within(form).press('reward.adjust');
    await expect(delta).toHaveAttribute('aria-invalid', 'true');
    await delta.fill('-10');
    await within(form).press('reward.adjust');
    await told(say('reward.adjust.done', { name: '张伟' }));
    await expect(row).toContainText('20');
    await row.getByRole('button', { name: /张伟/ }).click();
    await expect(page.getByRole('dialog')).toContainText('重复发放');
  });

  it('S2.019 others have no such page', async () => {
    const { main, say } = await open('E1', '/employee-award/full-details');
    await expect(main.getByText(say('ui.forbidden.title'))).toBeVisible();
  });
});
