import { beforeAll, describe, it } from 'vitest';
import { openAppraisalOf } from '@hengcai/services/src/modules/performance/assessment/assessment-testing.ts';
import { staffedCompany } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import type { Language } from '../e2e/support/texts.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: string;
beforeAll(async () => {
  const made = await staffedCompany(product.services);
  company = made.code;
  await openAppraisalOf(product.services, made);
});

const open = (as: string, at = '/index', language: Language = 'zh-CN', width = 1440) =>
  product.open({ company, as, at, language, width });
const onPhone = (as: string) => open(as, '/index', 'en-US', 390);

describe('the schedule', () => {
  it('S3.086 S5.136 a day is planned in English on a phone', async () => {
    const page = await onPhone('E006');
    const my = actionsOn(page, 'en-US');
    await my.press('home.schedule.add');
    const form = my.dialog(my.say('home.schedule.add'));
    await my.in(form).fill('home.schedule.content', 'Budget review');
    await form.getByLabel(my.say('home.schedule.time')).fill('14:00');
    await my.in(form).press('ui.save');
    await expect(form).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: 'Budget review' })).toBeVisible();
    await my.press('home.schedule.delete', { time: '14:00', content: 'Budget review' });
    await expect(page.getByText(my.say('home.schedule.empty'))).toBeVisible();
  });
});

describe('appraisals by their address', () => {
  it('S2.013 S2.014 S2.016 an address opens a tab in one stage, and an appraisal from the message centre leads back home', async () => {
    const page = await open('E001', '/performance/examine?tabName=team');
    const { say } = actionsOn(page);
    const tabs = page.getByRole('navigation', { name: say('performance.examine.tabs') });
    await expect(tabs.locator('[aria-current=page]')).toContainText(say('performance.examine.tab.team'));
    const link = page.getByRole('main').getByRole('link', { name: '员工E003' }).first();
    await expect(link).toBeVisible();
    await page.goto('/performance/examine?tabName=team&assessFilterStage=confirm');
    await expect(page.getByText(say('ui.filtered.title'))).toBeVisible();
    await expect(link).toHaveCount(0);
    await page.goto('/performance/examine?tabName=team&assessFilterStage=fill');
    await page.goto(`${await link.getAttribute('href')}&fromPage=messageCenter`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('员工E003');
    await page
      .getByRole('main')
      .getByRole('link', { name: say('ui.back') })
      .click();
    await expect(page).toHaveURL(/\/index$/);
  });
});
