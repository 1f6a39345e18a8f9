import { beforeAll, describe, it } from 'vitest';
import { idOf, peopleFor } from '@hengcai/services/src/modules/employee/fixtures.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { type Page, startProduct } from './support/open.ts';

/** What is known of somebody and stands in no column at first. */
const KNOWN = {
  ...{ phone: '13900001111', entryDate: '2026-02-01', regularDate: '2026-05-01', education: 3 },
  ...{ contractType: 'fixed', contractStart: '2026-02-01', contractEnd: '2029-01-31' },
};

const product = startProduct();
let company: string;
beforeAll(async () => {
  const made = await product.services.createTestCompany();
  company = made.code;
  await product.services.as(made, 'writes', (ctx) =>
    peopleFor(ctx, [
      { key: 'H1', empName: '韩雅琴', roles: ['hr'] },
      { key: 'H2', empName: '何文', roles: ['hr'] },
      { key: 'C1', empName: '陈总', roles: ['CEO'] },
      { key: 'E1', empName: '张伟', cityName: '上海', ...KNOWN, virtualBossEmpId: idOf('H2') },
      { key: 'E2', empName: '张敏', cityName: '北京' },
      { key: 'E3', empName: '李强', cityName: '上海' },
    ]),
  );
});

const LIST = '/employee/list';
const openList = async (as: string, conditions = ''): Promise<Page> => {
  const page = await product.open({ company, as, at: `${LIST}${conditions}` });
  await expect(page.getByRole('link', { name: /张伟|李强/ }).first()).toBeVisible();
  return page;
};
/** Until so many changes of the columns are kept. */
const laidOut = async (page: Page, changes: number) => {
  await expect.poll(() => page.asked.filter((operation) => operation === 'SaveListLayout').length).toBe(changes);
  await page.atRest();
};
const headsOf = (page: Page) =>
  page.window.document.querySelectorAll('thead th').length > 0
    ? [...page.window.document.querySelectorAll('thead th')].map((head) => head.textContent.trim())
    : [];
const peopleOn = (page: Page) =>
  [...page.window.document.querySelectorAll('tbody tr')].map((row) => row.querySelector('a')?.textContent ?? '');

describe('a saved filter', () => {
  it('is taken with a press, by its owner in any browser and by the role it is shared with', async () => {
    const page = await openList('H1', '?keyword=张');
    const { button, choose, dialog, press, say, in: within, told } = actionsOn(page);
    await press('ui.saved');
    await press('ui.saved.save');
    const form = dialog(say('ui.saved.save'));
    await within(form).press('ui.save');
    await expect(form.getByText(say('ui.saved.nameRequired'))).toBeVisible();
    await form.getByRole('textbox').fill('姓张的');
    await choose(say('ui.saved.who'), '人力资源');
    await within(form).press('ui.save');
    await told(say('ui.saved.done', { name: '姓张的' }));

    const other = await openList('H2');
    const theirs = actionsOn(other);
    await theirs.press('ui.saved');
    await other.getByRole('button', { name: '韩雅琴 共享给人力资源' }).click();
    await expect(other.getByRole('link', { name: '李强' })).toHaveCount(0);
    await expect(theirs.field('employee.filter.keyword')).toHaveValue('张');

    await page.reload();
    await press('ui.filter.reset');
    await press('ui.saved');
    await press('ui.saved.delete', { name: '姓张的' });
    await told(say('ui.saved.deleted', { name: '姓张的' }));
    await page
      .getByRole('status')
      .getByRole('button', { name: say('ui.undo') })
      .click();
    await told(say('ui.saved.restored', { name: '姓张的' }));
    await expect(button('ui.saved')).toBeVisible();
  });

  it('is for oneself where one may not share', async () => {
    const page = await openList('C1');
    const { press, say } = actionsOn(page);
    await press('ui.saved');
    await expect(page.getByText(say('ui.saved.nothingSet'))).toBeVisible();
    await expect(page.getByRole('button', { name: say('ui.saved.save') })).toBeDisabled();

    const some = await openList('C1', '?keyword=李');
    const over = actionsOn(some);
    await over.press('ui.saved');
    await over.press('ui.saved.save');
    await expect(over.dialog(say('ui.saved.save')).getByRole('textbox')).toBeVisible();
    await expect(over.dialog(say('ui.saved.save')).getByText(say('ui.saved.who'))).toHaveCount(0);
  });
});

it('on a phone what a list offers besides its primary action is one menu, which gives the focus back', async () => {
  const page = await product.open({ company, as: 'H1', at: LIST, width: 390 });
  const { button, dialog, press, say } = actionsOn(page);
  await expect(page.getByRole('link', { name: say('employee.add') })).toBeVisible();
  await expect(button('employee.importRecords.button')).toHaveCount(0);
  await press('ui.more');
  await page.getByRole('menuitem', { name: say('employee.importRecords.button') }).click();
  await expect(dialog(say('employee.importRecords'))).toBeVisible();
  await actionsOn(page)
    .in(dialog(say('employee.importRecords')))
    .press('ui.close');
  await expect(button('ui.more')).toBeFocused();
});

it('columns keep their order, width and presence for their person in the next browser, until they are reset', async () => {
  const page = await openList('H1');
  const { press, say } = actionsOn(page);
  const before = headsOf(page);
  const [city, email] = [say('employee.city'), say('employee.email')];
  await press('ui.columns');
  await page.getByRole('checkbox', { name: email, exact: true }).click();
  await press('ui.sort.up', { name: city });
  await page.getByRole('textbox', { name: say('ui.columns.width', { name: city }) }).fill('210');
  await expect(page.locator('thead th').filter({ hasText: city })).toHaveAttribute('style', /max-width: 210px/);
  await laidOut(page, 3);

  const again = await openList('H1');
  await expect(again.locator('thead th').filter({ hasText: city })).toHaveAttribute('style', /max-width: 210px/);
  const heads = headsOf(again);
  expect(heads).toContain(email);
  expect(heads.indexOf(city)).toBe(before.indexOf(city) - 1);

  expect(headsOf(await openList('H2'))).toEqual(before);

  const back = await openList('H1');
  await actionsOn(back).press('ui.columns');
  await actionsOn(back).press('ui.columns.reset');
  await expect(back.locator('thead th').filter({ hasText: email })).toHaveCount(0);
  await laidOut(back, 1);
  expect(headsOf(await openList('H1'))).toEqual(before);
});

it('of two changes of the columns the later one stays, however long the first is on its way, and one of another visit is added', async () => {
  const page = await openList('C1');
  const { press, say } = actionsOn(page);
  const sent = () => page.asked.filter((operation) => operation === 'SaveListLayout').length;
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  page.answer('SaveListLayout', async (ask) => {
    await held;
    return ask();
  });
  await press('ui.columns');
  for (const field of ['fullTimeEquivalent', 'email'] as const)
    await page.getByRole('checkbox', { name: say(`employee.${field}`), exact: true }).click();
  await expect.poll(() => headsOf(page)).toContain(say('employee.email'));
  expect(sent()).toBe(1);
  letGo();
  await laidOut(page, 2);

  const again = await openList('C1');
  const [email, share, phone] = (['email', 'fullTimeEquivalent', 'phone'] as const).map((f) => say(`employee.${f}`));
  expect(headsOf(again)).toEqual(expect.arrayContaining([email, share]));
  await actionsOn(again).press('ui.columns');
  await again.getByRole('checkbox', { name: phone ?? '', exact: true }).click();
  await laidOut(again, 1);
  expect(headsOf(await openList('C1'))).toEqual(expect.arrayContaining([email, share, phone]));
});

it('what is known of people may be a column, and is none that takes room before it is asked for', async () => {
  const page = await openList('H2', '?keyword=张伟');
  const { press, say } = actionsOn(page);
  const wanted = (['virtualManager', 'regularDate', 'education', 'contractStart', 'contractEnd', 'phone'] as const).map(
    (field) => say(`employee.${field}`),
  );
  for (const name of wanted) expect(headsOf(page)).not.toContain(name);
  await press('ui.columns');
  for (const name of wanted) await page.getByRole('checkbox', { name, exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: '张伟' });
  for (const value of ['何文', '2026-05-01', '本科', '2026-02-01', '2029-01-31', '13900001111'])
    await expect(row).toContainText(value);
  await press('ui.columns.reset');
});

it('sorts by any column that is shown, by its head or on the phone from a menu', async () => {
  const found = '?keyword=张';
  const page = await openList('H2', found);
  const { press, say } = actionsOn(page);
  const city = say('employee.city');
  const head = (name: string) => page.getByRole('columnheader', { name }).getByRole('button');
  await head(city).click();
  await expect(page).toHaveURL(/sortBy=CITY/);
  await expect.poll(() => peopleOn(page).map((name) => name.slice(-2))).toEqual(['张敏', '张伟']);
  await head(city).click();
  await expect.poll(() => peopleOn(page).map((name) => name.slice(-2))).toEqual(['张伟', '张敏']);
  await press('ui.columns');
  for (const field of ['fullTimeEquivalent', 'education', 'contractType', 'contractEnd', 'phone', 'email'] as const)
    await page.getByRole('checkbox', { name: say(`employee.${field}`), exact: true }).click();
  await expect.poll(() => headsOf(page)).toContain(say('employee.email'));
  const without = [...page.window.document.querySelectorAll('thead th')].filter(
    (one) => !one.querySelector('button, input'),
  );
  expect(without.map(({ textContent }) => textContent)).toEqual([say('ui.table.actions')]);
  await laidOut(page, 6);

  const small = await product.open({ company, as: 'H2', at: LIST + found, width: 390 });
  const names = () => {
    const text = small.window.document.body.textContent;
    return ['张伟', '张敏'].sort((a, b) => text.indexOf(a) - text.indexOf(b));
  };
  await actionsOn(small).press('ui.table.sort');
  await small.getByRole('menuitem', { name: say('employee.phone'), exact: true }).click();
  await expect(small).toHaveURL(/sortBy=PHONE/);
  await expect.poll(names).toEqual(['张伟', '张敏']);
  await actionsOn(small).press('ui.table.sort');
  await small.getByRole('menuitem', { name: city, exact: true }).click();
  await expect.poll(names).toEqual(['张敏', '张伟']);
  const again = await openList('H2');
  await actionsOn(again).press('ui.columns');
  await actionsOn(again).press('ui.columns.reset');
});

it('keys walk the rows, select and open them, lead to the filters and say what they do', async () => {
  const page = await openList('H1');
  const { field, press, say } = actionsOn(page);
  const table = page.getByRole('region', {
    name: say('ui.table.label', { title: say('employee.title.employeeList') }),
  });
  await table.focus();
  const order = peopleOn(page);
  const second = page.getByRole('row').filter({ hasText: order[1] ?? '' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await page.keyboard.press(' ');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  const last = page.getByRole('row').filter({ hasText: order.at(-1) ?? '' });
  await expect(last).toBeFocused();

  await page.keyboard.press('?');
  await expect(page.getByText(say('ui.keys.select'))).toBeVisible();
  // From then on the dialog knows what had the focus before it.
  await expect.poll(() => page.window.document.activeElement?.closest('[role=dialog]') ?? null).not.toBeNull();
  await page.getByRole('checkbox', { name: say('ui.keys.switch') }).click();
  await press('ui.close');
  // A dialog gives the focus back once it is closed, not before.
  await expect(last).toBeFocused();
  await table.focus();
  await page.keyboard.press('/');
  await expect(table).toBeFocused();

  await press('ui.keys');
  await page.getByRole('checkbox', { name: say('ui.keys.switch') }).click();
  await press('ui.close');
  await expect(page.getByRole('button', { name: say('ui.keys') })).toBeFocused();
  await table.focus();
  await page.keyboard.press('/');
  await expect(field('employee.filter.keyword')).toBeFocused();

  await table.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/employee\/details\?id=/);
});

it('whoever only looks exports selected people, and is not offered their accounts', async () => {
  const page = await openList('C1');
  const { press, say } = actionsOn(page);
  await page.getByRole('checkbox', { name: say('ui.table.select', { name: '张伟' }) }).click();
  await expect(page.getByRole('button', { name: say('employee.exportSelected') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('employee.accounts'), exact: true })).toHaveCount(0);
  await press('ui.table.clear');
});

it('accounts of selected people are disabled, which the list shows and finds, and enabled again by one press', async () => {
  const page = await openList('H1');
  const { agree, press, say, told } = actionsOn(page);
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
  const shut = say('enum.SignInStatus.DISABLED');
  for (const name of ['张伟', '李强', '陈总'])
    await page.getByRole('checkbox', { name: say('ui.table.select', { name }) }).click();
  await press('employee.accounts');
  await page.getByRole('menuitem', { name: say('employee.accounts.disable') }).click();
  const count = { count: '3' };
  await agree(say('employee.accounts.disable.title', count), say('employee.accounts.disable'));
  // Whoever has a role of their own is nobody's to shut out but an administrator's.
  await expect(page.getByRole('alertdialog').getByRole('listitem')).toContainText('陈总');
  await press('ui.close');
  await told(say('employee.accounts.disabled', { count: '2' }));
  await expect(rowOf('张伟')).toContainText(shut);
  await expect(rowOf('陈总').filter({ hasText: shut })).toHaveCount(0);

  await page
    .getByRole('status')
    .getByRole('button', { name: say('ui.undo') })
    .click();
  await expect(rowOf('张伟').filter({ hasText: shut })).toHaveCount(0);
  await page.getByRole('checkbox', { name: say('ui.table.select', { name: '张敏' }) }).click();
  await press('employee.accounts');
  await page.getByRole('menuitem', { name: say('employee.accounts.disable') }).click();
  await agree(say('employee.accounts.disable.title', { count: '1' }), say('employee.accounts.disable'));
  await expect(rowOf('张敏')).toContainText(shut);
  await page.goto(`${LIST}?signIn=DISABLED`);
  await expect(page.getByRole('link', { name: /张敏/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /张伟/ })).toHaveCount(0);
});

describe('the search', () => {
  it('finds a person by pinyin from anywhere, opens them by Enter and shows them first the next time', async () => {
    const page = await product.open({ company, as: 'H1', at: '/index' });
    const { dialog, press, say } = actionsOn(page);
    await press('app.search.button');
    const search = dialog(say('app.search.label'));
    await expect(search.getByText(say('app.search.nothingRecent'))).toBeVisible();
    const field = search.getByRole('combobox');
    await field.fill('zhangm');
    await expect(search.getByRole('option')).toHaveCount(1);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/employee\/details\?id=/);

    await press('app.search.button');
    await expect(search.getByRole('option').first()).toContainText('张敏E2');
  });

  it('shows first what was opened last, also where the answer from before comes after it', async () => {
    const page = await product.open({ company, as: 'H2', at: '/index' });
    const { dialog, press, say } = actionsOn(page);
    await press('app.search.button');
    const search = dialog(say('app.search.label'));
    await search.getByRole('combobox').fill('liqiang');
    await expect(search.getByRole('option')).toHaveCount(1);
    let remembered: () => void = () => undefined;
    const afterwards = new Promise<void>((resolve) => {
      remembered = resolve;
    });
    page.answer('RememberOpened', async (ask) => {
      await asked;
      return ask();
    });
    let isAsked: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    let answers = 0;
    page.answer('Search', async (ask) => {
      const answer = await ask();
      answers += 1;
      if (answers > 1) return answer;
      isAsked();
      await afterwards;
      return answer;
    });
    await search.getByRole('combobox').press('Enter');
    await press('app.search.button');
    await asked;
    await expect(search.getByRole('option').first()).toContainText('李强');
    remembered();
    await page.atRest();
    await expect(search.getByRole('option').first()).toContainText('李强');
  });

  it('waits for the answer where Enter comes before it', async () => {
    const page = await product.open({ company, as: 'H1', at: '/index' });
    const { dialog, press, say } = actionsOn(page);
    await press('app.search.button');
    const field = dialog(say('app.search.label')).getByRole('combobox');
    await field.fill('liqiang');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/employee\/details\?id=/);
  });

  it('leads only where one may go: pages of the own menu, nobody else’s page', async () => {
    const page = await product.open({ company, as: 'E3', at: '/index' });
    const { dialog, press, say } = actionsOn(page);
    await press('app.search.button');
    const search = dialog(say('app.search.label'));
    await search.getByRole('combobox').fill('zhang');
    await expect(search.getByText(say('app.search.nothing', { keyword: 'zhang' }))).toBeVisible();
    await search.getByRole('combobox').fill('appraisals');
    await expect(search.getByRole('option')).toHaveCount(1);
    await search.getByRole('option').click();
    await expect(page).toHaveURL(/\/performance\/examine$/);
  });

  it('finds pages all the same where the services do not answer', async () => {
    const page = await product.open({ company, as: 'H1', at: '/index' });
    const { dialog, press, say } = actionsOn(page);
    page.answer('Search', 'offline');
    await press('app.search.button');
    const search = dialog(say('app.search.label'));
    await search.getByRole('combobox').fill('yglb');
    await expect(search.getByRole('option')).toHaveCount(1);
    await expect(search.getByText(say('app.search.failed'))).toBeVisible();
    await search.getByRole('combobox').press('Enter');
    await expect(page).toHaveURL(/\/employee\/list$/);
  });
});

it('a read refused for too many is told with the time and repeated by itself', async () => {
  const page = await product.open({ company, as: 'H1', at: LIST });
  const { say, told } = actionsOn(page);
  const extensions = { code: 'RATE_LIMITED', status: 429, retryAfter: '1' };
  // Only once, however long it takes to see it told: it is not repeated a second time.
  let refusals = 0;
  page.answer('EmployeeDetails', async (ask) => {
    refusals += 1;
    if (refusals > 1) return ask();
    return { json: { data: null, errors: [{ message: 'too many', extensions }] } };
  });
  await page.getByRole('link', { name: '张伟' }).click();
  await told(say('errors.waiting', { wait: '1 秒' }));
  await expect(page.getByText('E1', { exact: true }).first()).toBeVisible();
});
