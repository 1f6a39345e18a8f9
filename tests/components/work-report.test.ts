import { beforeAll, describe, it } from 'vitest';
import {
  openAppraisalOf,
  signedIn,
  type Appraisal,
} from '@hengcai/services/src/modules/performance/assessment/assessment-testing.ts';
import {
  agreeDept,
  openDeptPlan,
  withHeads,
} from '@hengcai/services/src/modules/performance/department/dept-testing.ts';
import { key, staffedCompany, type Staffed } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const PAGE = '/performance/work-report';
const product = startProduct();
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  company = await staffedCompany(product.services, 4);
  as = await signedIn(product.services, company);
  appraisal = await openAppraisalOf(product.services, company);
  await appraisal.agree(as.person, as.boss);
  const rows = (await appraisal.detail(as.person)).indicators;
  const rowId = rows.find((row) => row.keyResult === '营业收入')?.rowId;
  await appraisal.ok('performanceview.saveprogressnote', as.person, {
    rowId,
    value: '150',
    text: '新签两家',
    clientMutationId: key(),
  });
  await withHeads(product.services, company);
  const { plan } = await openDeptPlan(product.services, company);
  await agreeDept(product.services, { planCode: plan.id, deptId: company.deptIds[1] }, as.otherBoss, as.boss);
});

const numberOf = (empId = '') => company.numberOf.get(empId) ?? '';
const reportOf = (token: string) =>
  product.services.ok('workReport.workreport', { period: 1, day: '2026-11-01', empId: appraisal.empId }, token);
const open = async (as: string | null, at: string, language: 'zh-CN' | 'en-US' = 'zh-CN', width = 1440) => {
  const page = await product.open({ company: company.code, as, at, language, width });
  return { page, ...actionsOn(page, language) };
};

describe('the work report', () => {
  it('S1.026 is written by the person beside the targets and found by the superior under the team', async () => {
    const mine = await open(numberOf(appraisal.empId), PAGE, 'zh-CN', 390);
    const targets = mine.page.getByRole('region', { name: mine.say('performance.report.targets') });
    await expect(targets).toContainText('新签两家');
    await expect(targets).toContainText('50%');
    await mine.press('ui.save');
    await expect(mine.page.getByText('此项必填').first()).toBeVisible();
    await mine.page.getByRole('textbox').first().fill('拜访三家客户');
    await mine.press('ui.save');
    await mine.told(mine.say('performance.report.saved'));
    await mine.page.getByRole('textbox').nth(1).fill('签约两家');
    await mine.press('ui.save');
    await expect.poll(async () => reportOf(as.boss)).toMatchObject({ version: 2, next: '签约两家' });

    const team = await open(numberOf(company.bossIds[0]), `${PAGE}?tabName=team`, 'en-US');
    const row = team.page.getByRole('row').filter({ hasText: numberOf(appraisal.empId) });
    await expect(row).toContainText(team.say('performance.report.written'));
    await row.getByRole('link').first().click();
    await expect(team.page.getByText('拜访三家客户')).toBeVisible();
    await expect(team.page.getByRole('textbox')).toHaveCount(0);
  });

  it('S2.001 is read by link without signing in, in the shell’s place alone; without a link the page says who can give one', async () => {
    const nobody = await open(null, PAGE);
    await expect(nobody.page.getByText(nobody.say('platform.share.noLink'))).toBeVisible();

    const boss = await open(
      numberOf(company.bossIds[0]),
      `${PAGE}?${new URLSearchParams({ empId: appraisal.empId, period: 'WEEK' }).toString()}`,
    );
    await boss.press('platform.share');
    await boss.press('platform.share.make');
    const made = boss.dialog(boss.say('platform.share.done'));
    const link = (await made.getByText(/#share=[0-9a-f]{64}$/).textContent()) ?? '';
    await made.getByRole('button', { name: boss.say('platform.share.kept') }).click();

    const guest = await open(null, link.slice(link.indexOf(PAGE)), 'en-US', 390);
    await expect(guest.page.getByText('拜访三家客户')).toBeVisible();
    await expect(guest.page.getByRole('navigation')).toHaveCount(0);
    expect(guest.page.window.location.href).not.toContain('share=');

    const maker = await product.services.signIn(company.code, numberOf(company.bossIds[0]));
    const { items } = await product.services.ok<{ items: { shareId: string }[] }>(
      'share.sharelist',
      { pageUrl: PAGE, pageNo: 1, pageSize: 10 },
      maker,
    );
    await product.services.ok('share.revokeshare', { shareId: items[0]?.shareId }, maker);
    const later = await open(null, link.slice(link.indexOf(PAGE)), 'en-US');
    await expect(later.page.getByText(later.say('platform.share.over'))).toBeVisible();
  });

  it.each([
    ['zh-CN', 1440],
    ['en-US', 390],
  ] as const)(
    'S1.026 of a department is written by its head, who goes there from the own one: %s',
    async (language, width) => {
      const { page, say, press, told } = await open(numberOf(company.bossIds[1]), PAGE, language, width);
      const ways = page.getByRole('navigation', { name: say('performance.report.switch') });
      await expect(ways.getByText(say('performance.report.ofMine'))).toBeVisible();
      await ways.getByRole('link', { name: '部门2' }).click();
      const targets = page.getByRole('region', { name: say('performance.report.targets') });
      await expect(targets).toContainText('部门收入');
      await expect(targets).toContainText(say('performance.report.noProgress'));
      await page.getByRole('textbox').first().fill(`部门完成 ${language}`);
      await press('ui.save');
      await told(say('performance.report.saved'));
      await ways.getByRole('link', { name: say('performance.report.ofMine') }).click();
      await expect(page.getByRole('textbox').first()).toHaveValue('');

      const above = await open(numberOf(company.bossIds[0]), `${PAGE}?tabName=team&of=departments`, language, width);
      await above.page.getByRole('link', { name: '部门2' }).click();
      await expect(above.page.getByText(`部门完成 ${language}`)).toBeVisible();
      await expect(above.page.getByRole('textbox')).toHaveCount(0);
    },
  );

  it('has no heads of columns on a phone where nobody has written', async () => {
    const at = `${PAGE}?tabName=team&period=WEEK&day=2026-09-01&written=yes`;
    const { page, say } = await open(numberOf(company.bossIds[0]), at, 'zh-CN', 390);
    await expect(page.getByText(say('ui.filtered.title'))).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveCount(0);
  });

  it('goes from week to week and from weeks to months by its address', async () => {
    const { page } = await open(numberOf(appraisal.empId), `${PAGE}?period=WEEK&day=2026-11-04`);
    await expect(page.getByText('2026-11-02 - 2026-11-08')).toBeVisible();
    await page.getByRole('button', { name: '上一周', exact: true }).click();
    await expect(page.getByText('2026-10-26 - 2026-11-01')).toBeVisible();
    await page.getByText('月', { exact: true }).click();
    await expect(page.getByText('2026-11-01 - 2026-11-30')).toBeVisible();
    await expect(page.getByText('下月安排').first()).toBeVisible();
  });
});
