import { beforeAll, describe, it } from 'vitest';
import { companyWith, idOf } from '@hengcai/services/src/modules/employee/fixtures.ts';
import type { TestCompany } from '@hengcai/services/src/testing/kit.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: TestCompany;
beforeAll(async () => {
  company = await companyWith(product.services, { sales: null, east: 'sales', west: 'sales', it: null }, [
    { key: 'chief', deptId: null, empName: '王芳' },
    { key: 'rep', boss: 'chief', deptId: idOf('east'), empName: '李娜' },
    { key: 'aide', boss: 'rep', deptId: idOf('it'), empName: '赵敏', virtualBossEmpId: idOf('chief') },
    { key: 'reader', deptId: idOf('it'), roles: ['CEO'] },
  ]);
});

const open = async (at = '/org/list', as = 'admin') => {
  const page = await product.open({ company: company.code, as, at, language: 'zh-CN' });
  return { page, ...actionsOn(page) };
};

describe('departments', () => {
  it('S3.056 shows the tree beside the chosen department, its head or that there is none, and its people', async () => {
    const { page, say } = await open();
    await page.getByRole('tree').getByText('Department sales').click();
    await expect(page.getByRole('heading', { name: 'Department sales' })).toBeVisible();
    await expect(page.getByRole('region', { name: say('org.facts') })).toContainText(say('org.vacant'));
    await page.getByRole('checkbox', { name: say('org.members.below') }).click();
    await expect(page.getByRole('link', { name: '李娜' })).toBeVisible();
  });

  it('adds a department below the chosen one and says at the field what is wrong', async () => {
    const { page, say, press, fill, dialog } = await open(`/org/list?dept=${idOf('sales')}`);
    await press('org.new.below');
    const drawer = dialog(say('org.new'));
    await fill('org.name', 'Department west');
    await fill('org.code', 'north');
    await drawer.getByRole('button', { name: say('org.create') }).click();
    await expect(drawer.getByText('同级已有部门“Department west”').first()).toBeVisible();
    await fill('org.name', '华北');
    await drawer.getByRole('button', { name: say('org.create') }).click();
    await expect(page.getByRole('heading', { name: '华北' })).toBeVisible();
  });

  it('makes one file however often its button is pressed', async () => {
    const { page, press } = await open();
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    page.answer('ExportDepartments', async (ask) => {
      await held;
      return ask();
    });
    await press('ui.export');
    await press('ui.export');
    arrive();
    await page.atRest();
    expect(page.asked.filter((operation) => operation === 'ExportDepartments')).toHaveLength(1);
  });

  it('says why there is no file', async () => {
    const { page, press, told } = await open();
    const userErrors = [{ __typename: 'UserError', field: null, code: 'FULL', message: '文件过大' }];
    page.answer('ExportDepartments', {
      json: { data: { exportDepartments: { __typename: 'ExportDepartmentsPayload', file: null, userErrors } } },
    });
    await press('ui.export');
    await told('文件过大');
  });

  it('S5.085 says what keeps a department from being closed', async () => {
    const { say, button, page, dialog } = await open(`/org/list?dept=${idOf('east')}`);
    await button('org.more').click();
    await page.getByRole('menuitem', { name: say('org.close') }).click();
    const drawer = dialog(say('org.close.title', { name: 'Department east' }));
    await drawer.getByRole('button', { name: say('org.close') }).click();
    await expect(drawer.getByText('部门内还有 1 人').first()).toBeVisible();
  });

  it('plans a rename for a day ahead, shows it, and withdraws it', async () => {
    const { page, say, press, fill, dialog } = await open(`/org/list?dept=${idOf('west')}`);
    await press('org.edit');
    const drawer = dialog(say('org.change', { name: 'Department west' }));
    await fill('org.name', '华西');
    await fill('org.day', '2027-01-01');
    await drawer.getByRole('button', { name: say('ui.save') }).click();
    const coming = page.getByRole('region', { name: say('org.coming') });
    await expect(coming).toContainText('Department west → 华西');
    await expect(page.getByRole('heading', { name: 'Department west' })).toBeVisible();
    await coming.getByRole('button', { name: say('org.withdraw') }).click();
    await dialog(say('org.withdraw.title', { count: '1' }))
      .getByRole('button', { name: say('org.withdraw') })
      .click();
    await expect(page.getByRole('region', { name: say('org.coming') })).toHaveCount(0);
  });

  it('puts departments in order by a button', async () => {
    const { page, say } = await open(`/org/list?dept=${idOf('sales')}`);
    const below = page.getByRole('region', { name: say('org.below') });
    await expect(below.getByRole('listitem').first()).toBeVisible();
    const [first, second] = (await below.getByRole('listitem').allTextContents()).map(
      // Without how many people there are.
      (text) => /^\D+/.exec(text)?.[0] ?? expect.unreachable(text),
    );
    expect(first).not.toBe(second);
    await below
      .getByRole('button', { name: new RegExp(say('ui.sort.down', { name: '' }).trim()) })
      .first()
      .click();
    await expect(below.getByRole('listitem').first()).toContainText(second ?? '');
    await expect(below.getByRole('listitem').nth(1)).toContainText(first ?? '');
    await page.atRest();
  });

  it('puts them in order at once, and one order is sent after the other', async () => {
    const { page, say, press } = await open(`/org/list?dept=${idOf('sales')}`);
    const rows = page.getByRole('region', { name: say('org.below') }).getByRole('listitem');
    const east = 'Department east';
    const answers: (() => void)[] = [];
    page.answer('OrderDepartments', async (ask) => {
      const answer = await ask();
      await new Promise<void>((resolve) => answers.push(resolve));
      return answer;
    });
    await expect(rows.first()).toBeVisible();
    const isFirst = ((await rows.allTextContents())[0] ?? '').includes(east);
    await press(isFirst ? 'ui.sort.down' : 'ui.sort.up', { name: east });
    await expect(rows.nth(isFirst ? 1 : 0)).toContainText(east);
    await expect.poll(() => answers.length).toBe(1);
    await press(isFirst ? 'ui.sort.up' : 'ui.sort.down', { name: east });
    await expect(rows.nth(isFirst ? 0 : 1)).toContainText(east);
    page.callOff();
    answers.pop()?.();
    const orders = () => page.asked.filter((operation) => operation === 'OrderDepartments').length;
    await expect.poll(orders).toBe(2);
    await page.atRest();
    await expect(rows.nth(isFirst ? 0 : 1)).toContainText(east);
    await expect(page.getByText(say('ui.save.conflict'))).toHaveCount(0);
  });

  it('offers whoever may only read no change', async () => {
    const { page, say } = await open(`/org/list?dept=${idOf('sales')}`, 'reader');
    await expect(page.getByRole('heading', { name: 'Department sales' })).toBeVisible();
    for (const id of ['org.new', 'org.edit', 'org.more'])
      await expect(page.getByRole('button', { name: say(id), exact: true })).toHaveCount(0);
  });
});

describe('chart', () => {
  const card = (page: Awaited<ReturnType<typeof open>>['page'], name: string) =>
    page.getByRole('treeitem', { name: new RegExp(name) });

  it('shows who leads what with how many people, folds, and walks by keyboard', async () => {
    const { page, say } = await open('/org/chart');
    await expect(card(page, 'Department sales')).toContainText(say('org.vacant'));
    await expect(card(page, 'Department sales')).toContainText(say('org.chart.counts', { count: '0', all: '1' }));
    await expect(card(page, 'Department sales')).toHaveAttribute('aria-expanded', 'true');
    await expect(card(page, 'Department east')).toHaveAttribute('aria-level', '3');
    await card(page, 'Department sales').click();
    await expect(page.getByRole('region', { name: 'Department sales' })).toContainText('Department sales');
    await card(page, 'Department sales').press('ArrowLeft');
    await expect(card(page, 'Department east')).toHaveCount(0);
    await card(page, 'Department sales').press('ArrowRight');
    await expect(card(page, 'Department east')).toBeVisible();
    await card(page, 'Department sales').press('ArrowRight');
    await expect(card(page, 'Department (east|west)').first()).toBeFocused();
  });

  it('a search unfolds the way to what it finds', async () => {
    const { page, say, field } = await open('/org/chart');
    await card(page, 'Department sales').press('ArrowLeft');
    await expect(card(page, 'Department west')).toHaveCount(0);
    await field('org.chart.search').fill('west');
    await expect(card(page, 'Department west')).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: say('org.chart.hits', { at: '1', count: '1' }) }),
    ).toBeVisible();
    await field('org.chart.search').fill('nowhere');
    await expect(page.getByText(say('org.chart.noHit'))).toBeVisible();
  });
});

describe('reporting lines', () => {
  const card = (page: Awaited<ReturnType<typeof open>>['page'], name: string) =>
    page.getByRole('treeitem', { name: new RegExp(name) });

  it('unfolds level by level, says who leads beside the line, and lists who has no manager', async () => {
    const { page, say } = await open('/org/report-line');
    await expect(card(page, '王芳')).toBeVisible();
    await expect(card(page, '李娜')).toBeVisible();
    await expect(card(page, '赵敏')).toHaveCount(0);
    await card(page, '李娜').click();
    await card(page, '李娜').press('ArrowRight');
    await expect(card(page, '赵敏')).toHaveAttribute('aria-level', '3');
    await card(page, '赵敏').click();
    const picked = page.getByRole('region', { name: '赵敏' });
    await expect(picked).toContainText(`${say('org.line.virtual')} 王芳`);
    await expect(page.getByText(say('org.line.orphans.count', { count: '2' }))).toBeVisible();
    await page.getByRole('button', { name: say('org.coming.show') }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: /reader/ })).toHaveAttribute(
      'href',
      `/employee/details?id=${idOf('reader')}#work`,
    );
  });

  it('begins with the chosen person, and with the tops again', async () => {
    const { page, say } = await open(`/org/report-line?emp=${idOf('rep')}`);
    await page.getByRole('button', { name: say('org.line.start') }).click();
    await expect(card(page, '王芳')).toHaveCount(0);
    await expect(card(page, '李娜')).toHaveAttribute('aria-level', '1');
    await page.getByRole('button', { name: say('org.line.fromTop') }).click();
    await expect(card(page, '王芳')).toBeVisible();
  });

  it('a search brings somebody from further down with the way there', async () => {
    const { page, say } = await open('/org/report-line');
    await expect(card(page, '王芳')).toBeVisible();
    await page.getByRole('combobox', { name: say('org.line.search') }).fill('赵敏');
    await page.getByRole('option', { name: /赵敏/ }).click();
    await expect(card(page, '赵敏')).toBeVisible();
    await expect(page.getByRole('region', { name: '赵敏' })).toContainText('李娜');
  });
});

describe('history', () => {
  it('S1.034 leads from day to day, by keys and from change to change, with what was there', async () => {
    const { page, say } = await open('/org/history');
    await expect(page.getByText(say('org.people', { count: '3' })).first()).toBeVisible();
    await expect(page.getByRole('button', { name: say('org.history.after') })).toBeDisabled();
    await page.getByRole('slider', { name: say('org.history.slider') }).waitFor();
    await page.getByRole('textbox', { name: say('org.history.day') }).fill('2031-01-01');
    await page.getByRole('textbox', { name: say('org.history.day') }).press('Enter');
    await expect(page.getByText(say('org.history.ahead'))).toBeVisible();
    await page.getByRole('button', { name: say('org.history.today') }).click();
    await expect(page.getByText(say('org.history.ahead'))).toHaveCount(0);
    await page.getByText(say('org.history.chart'), { exact: true }).click();
    await expect(page.getByRole('treeitem', { name: /Department sales/ })).toBeVisible();
  });

  it('S5.054 saves a version with a name of at most 20 characters, renames and deletes it', async () => {
    const { page, say, press, fill, dialog, button } = await open('/org/history?tabName=versions');
    await press('org.version.new');
    await fill('org.version.name', '一'.repeat(21));
    await dialog(say('org.version.new'))
      .getByRole('button', { name: say('ui.save') })
      .click();
    await expect(dialog(say('org.version.new'))).toContainText('20');
    await fill('org.version.name', '年度调整');
    await dialog(say('org.version.new'))
      .getByRole('button', { name: say('ui.save') })
      .click();
    await expect(page.getByRole('button', { name: '年度调整' })).toBeVisible();
    await button('ui.table.actions').click();
    await page.getByRole('menuitem', { name: say('org.version.rename') }).click();
    await fill('org.version.name', '年度重组');
    await dialog(say('org.version.rename'))
      .getByRole('button', { name: say('ui.save') })
      .click();
    await expect(page.getByRole('button', { name: '年度重组' })).toBeVisible();
    await page.getByRole('link', { name: say('org.history.tab.day') }).click();
    await page.getByRole('textbox', { name: say('org.history.day') }).fill('2026-10-01');
    await page.getByRole('textbox', { name: say('org.history.day') }).press('Enter');
    const names = page.getByRole('combobox', {
      name: say('platform.namedDay.of', { label: say('org.history.day') }),
    });
    await names.click();
    await page.getByRole('option', { name: '年度重组' }).click();
    await expect(page.getByRole('textbox', { name: say('org.history.day') })).toHaveValue('2026-11-01');
    await page.getByRole('link', { name: say('org.versions') }).click();
    await button('ui.table.actions').click();
    await page.getByRole('menuitem', { name: say('ui.delete') }).click();
    await dialog(say('org.version.delete.title', { name: '年度重组' }))
      .getByRole('button', { name: say('ui.delete') })
      .click();
    await expect(page.getByText(say('org.version.none'))).toBeVisible();
  });

  it('compares two days and asks for them in order', async () => {
    const { page, say } = await open('/org/history?tabName=compare&from=2020-01-01');
    const table = page.getByRole('table');
    await expect(table).toContainText('Department east');
    await expect(table.getByRole('row', { name: /Department east/ })).toContainText(say('org.compare.ADDED'));
    const to = page.getByRole('group', { name: say('org.compare.to') });
    await to.getByRole('textbox').fill('2019-01-01');
    await to.getByRole('textbox').press('Enter');
    await expect(page.getByRole('alert')).toContainText(say('org.compare.order'));
  });

  it('shows what is coming and withdraws it', async () => {
    const { page, say, press, fill, dialog } = await open(`/org/list?dept=${idOf('it')}`);
    await press('org.edit');
    await fill('org.name', '信息中心');
    await fill('org.day', '2027-01-01');
    await dialog(say('org.change', { name: 'Department it' }))
      .getByRole('button', { name: say('ui.save') })
      .click();
    await page.getByRole('region', { name: say('org.coming') }).waitFor();
    const later = await open('/org/history?tabName=coming');
    await expect(later.page.getByText('部门名称：Department it → 信息中心')).toBeVisible();
    await later.page.getByRole('button', { name: say('org.withdraw') }).click();
    await later
      .dialog(say('org.withdraw.title', { count: '1' }))
      .getByRole('button', { name: say('org.withdraw') })
      .click();
    await expect(later.page.getByText(say('org.coming.none'))).toBeVisible();
  });
});
