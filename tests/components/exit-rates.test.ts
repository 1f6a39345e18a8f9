import { beforeAll, it } from 'vitest';
import { ExitKind } from '@hengcai/shared/enums';
import { companyWith, exitPeople, idOf } from '@hengcai/services/src/testing/staff.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const PAGE = '/pa/resign-rate';
const YEAR = '?from=2025-11&to=2026-10';
const product = startProduct();
let company: string;
beforeAll(async () => {
  const at = (dept: string) => (key: string) => ({ key, empName: `${dept}${key}`, deptId: idOf(dept) });
  const made = await companyWith(product.services, { sales: null, it: null }, [
    ...['S1', 'S2', 'S3', 'S4'].map(at('sales')),
    ...['T1', 'T2', 'T3'].map(at('it')),
    { ...at('it')('H1'), roles: ['hr'] },
  ]);
  company = made.code;
  await product.services.as(made, 'writes', (ctx) =>
    exitPeople(ctx, [
      {
        empId: idOf('S1'),
        lastDay: '2026-03-31',
        exitKind: ExitKind.VOLUNTARY,
        exitReason: '个人发展',
        reason: '另有发展',
      },
      {
        empId: idOf('S2'),
        lastDay: '2026-06-30',
        exitKind: ExitKind.INVOLUNTARY,
        exitReason: '不胜任工作',
        reason: '不胜任',
      },
    ]),
  );
});

const open = async (path: string, language: 'zh-CN' | 'en-US' = 'zh-CN', width = 1440) => {
  const page = await product.open({ company, as: 'H1', at: `${PAGE}/${path}`, language, width });
  return { page, main: page.getByRole('main'), ...actionsOn(page, language) };
};

it('figures stand over the departments people left, and who left is read behind each number', async () => {
  const { page, main, say, dialog } = await open(`dept${YEAR}`);
  // Eight at the start, six at the end, two of them have left.
  const figures = main.getByRole('definition');
  await expect(figures.first()).toContainText('2');
  await expect(figures.nth(1)).toContainText('28.57%');
  await expect(figures.nth(2)).toContainText('14.29%');
  await expect(figures.nth(3)).toContainText('7');
  const row = page.getByRole('row').filter({ hasText: 'Department sales' });
  await expect(row).toContainText('66.67%');
  await row.getByRole('button', { name: say('analytics.rows.look', { name: 'Department sales', count: '2' }) }).click();
  const leavers = dialog(say('analytics.leavers.of', { name: 'Department sales' }));
  await expect(leavers.getByText('salesS1')).toBeVisible();
  await expect(leavers.getByText('不胜任工作')).toBeVisible();
});

it('S5.115 the start month is not after the end month, and other tabs keep the months', async () => {
  const { page, main, say } = await open(`reason${YEAR}`, 'en-US', 390);
  await expect(main.getByText('28.57%').first()).toBeVisible();
  await main.getByRole('link', { name: say('analytics.exit.tab.date') }).click();
  await expect.poll(() => page.window.location.search).toContain('from=2025-11');
  const wrong = await open('date?from=2026-10&to=2026-01');
  await expect(wrong.main.getByText('开始月份不能晚于结束月份').first()).toBeVisible();
});

it('of months in which nobody left there is no chart of reasons, and the page says so', async () => {
  const { page, main, say } = await open('reason?from=2025-01&to=2025-02', 'en-US', 390);
  await expect(main.getByText(say('analytics.chart.none'))).toBeVisible();
  await expect(page.getByRole('heading', { name: say('analytics.title.exitReason') })).toBeVisible();
});
