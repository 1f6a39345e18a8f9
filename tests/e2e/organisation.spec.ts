import type { Locator } from '@playwright/test';
import { accountOf, COMPANIES } from './support/companies.ts';
import { actionsOn } from '../support/actions.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectNothingThrown, shot, somebodyOf } from './support/page-actions.ts';
import {
  departmentsFile,
  employeesFile,
  nameOf,
  NEWEST,
  numberIn,
  ORGANISATION,
} from './support/organisation-files.ts';
import { signInByForm } from './support/sign-in.ts';
import { startStack } from './support/stack.ts';
import { expect, test } from './support/test.ts';

/** The day of the import, and the one after it, on which everything else happens. */
const YESTERDAY = '2026-11-01';
const TODAY = '2026-11-02';

// The product that the worker shares with other journeys is not asked for.
test.use({ baseURL: undefined });

/** A product of its own, for which a night passes. */
async function organisation() {
  const stack = await startStack(process.env['E2E_PREPARED'] ?? '');
  return { ...stack, [Symbol.asyncDispose]: stack.stop };
}

test('S1.034 S1.036 S5.096 an organisation from the files of another system, changed on a date ahead, and the changes of its people', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  await using product = await organisation();
  const baseURL = product.url;
  const hr = await somebodyOf({ browser, baseURL });
  const at = actionsOn(hr);
  const { say } = at;
  const account = accountOf(COMPANIES.organisation, 'HR01');
  await signInByForm(hr, account);
  const wizard = hr.getByRole('dialog');
  const inWizard = at.in(wizard);
  const chooseDepartment = async (within: Locator, label: string, name: string) => {
    await within.getByRole('button', { name: new RegExp(`^${label}`) }).click();
    await hr.getByRole('dialog', { name: label }).getByText(name).click();
  };
  const begin = async (file: ReturnType<typeof departmentsFile>) => {
    await at.button('ui.import').first().click();
    await wizard.locator('input[type=file]').setInputFiles(file);
    await expect(inWizard.button('import.check')).toBeVisible();
  };
  const commit = async (count: number, add: number, same = 0) => {
    await inWizard.press('import.commit', { count: String(count) });
    await expect(
      wizard.getByText(say('import.done', { add: String(add), change: String(count - add), same: String(same) })),
    ).toBeVisible();
  };

  await test.step('HR imports departments without heads, then people, then the heads', async () => {
    await hr.goto('/org/list');
    await begin(departmentsFile());
    await wizard
      .getByRole('combobox', { name: say('import.mapping.fieldOf', { column: 'headNumber' }), exact: true })
      .click();
    await hr.getByRole('option', { name: say('import.mapping.ignored') }).click();
    await inWizard.press('import.check');
    await commit(ORGANISATION.departments, ORGANISATION.departments);
    await shot(hr, '03-done');
    await hr.goto('/employee/list');
    await begin(employeesFile());
    await inWizard.press('import.check');
    await inWizard.press('import.create.position', { count: String(ORGANISATION.positions) });
    await commit(ORGANISATION.people, ORGANISATION.people);
    await shot(hr, '04-people');
    await hr.goto('/org/list');
    await begin(departmentsFile());
    await inWizard.press('import.check');
    await shot(hr, '05-heads');
    // Nobody leads the last of them.
    await commit(ORGANISATION.departments - 1, 0, 1);
  });

  await test.step('the chart shows heads and counts, finds a department and is exported whole', async () => {
    await hr.goto('/org/chart');
    const sales = hr.getByRole('treeitem', { name: /Sales/ });
    await expect(sales).toContainText(nameOf(numberIn('Sales', 0)));
    await expect(sales).toContainText(say('org.chart.counts', { count: '12', all: '12' }));
    await expect(hr.getByRole('treeitem', { name: /Treasury/ })).toContainText(say('org.vacant'));
    await at.field('org.chart.search').fill('ship');
    await expect(
      hr.getByRole('status').filter({ hasText: say('org.chart.hits', { at: '1', count: '1' }) }),
    ).toBeVisible();
    await shot(hr, '06-chart');
    for (const [id, name] of [
      ['org.chart.png', /\.png$/],
      ['org.chart.pdf', /\.pdf$/],
    ] as const) {
      const download = hr.waitForEvent('download');
      await at.button('ui.export').click();
      await hr.getByRole('menuitem', { name: say(id) }).click();
      expect((await download).suggestedFilename()).toMatch(name);
    }
  });

  await test.step('the next day two departments are merged on a day ahead, and yesterday is compared with that day', async () => {
    await product.goOn(TODAY);
    await hr.context().clearCookies();
    await hr.context().clock.setSystemTime(`${TODAY}T02:00:00Z`);
    await signInByForm(hr, account);
    await hr.goto('/org/list');
    await hr.getByRole('tree').getByText('Treasury').click();
    await at.button('org.more').click();
    await hr.getByRole('menuitem', { name: say('org.merge') }).click();
    const merging = at.dialog(say('org.merge.title', { name: 'Treasury' }));
    await shot(hr, '07-merge');
    await chooseDepartment(merging, say('org.merge.target'), 'Finance');
    await at.in(merging).fill('org.day', '2026-12-01');
    await at.in(merging).press('org.merge');
    await expect(hr.getByRole('region', { name: say('org.coming') })).toContainText(
      say('org.kind.MERGE', { name: 'Treasury', target: 'Finance' }),
    );
    await hr.goto(`/org/history?tabName=compare&from=${YESTERDAY}&to=2026-12-01`);
    await expect(hr.getByRole('row', { name: /Treasury/ })).toContainText(say('org.compare.MERGED'));
    // Whatever was imported was there yesterday: the merger is all there is.
    await expect(hr.getByRole('row', { name: /Sales|Shipping|Marketing/ })).toHaveCount(0);
    await expectAccessible(hr);
    await shot(hr, '08-compared');
  });

  await test.step('a promotion, a transfer, a regularisation, and an exit that waits for a hand-over', async () => {
    const file = async (kind: string, number: string) => {
      await hr.goto('/employee/personnel-changes');
      await at.button('employee.change.file').first().click();
      await hr.getByRole('menuitem', { name: say(`employee.change.file.${kind}`), exact: true }).click();
      await wizard.getByRole('combobox', { name: say('employee.change.person') }).fill(number);
      await hr.getByRole('option', { name: new RegExp(number) }).click();
      const title = { kind: say(`employee.change.file.${kind}`), name: nameOf(number) };
      await expect(at.dialog(say('employee.change.file.of', title))).toBeVisible();
    };
    const filed = (name: string) => at.told(say('employee.change.filed.done', { name, date: TODAY }));
    const promoted = numberIn('Sales', 3);
    await file('promotion', promoted);
    await shot(hr, '10-promotion');
    await inWizard.choose(say('employee.position'), 'Manager');
    await inWizard.fill('employee.change.effectiveDate', TODAY);
    await inWizard.press('employee.change.file');
    await filed(nameOf(promoted));
    const moved = numberIn('Shipping', 2);
    await file('transfer', moved);
    await chooseDepartment(wizard, say('employee.department'), 'Marketing');
    await inWizard.fill('employee.change.effectiveDate', TODAY);
    await inWizard.press('employee.change.file');
    await filed(nameOf(moved));
    await file('regularisation', NEWEST);
    await shot(hr, '11-regularisation');
    await inWizard.fill('employee.regularDate', TODAY);
    await inWizard.press('employee.change.file');
    await filed(nameOf(NEWEST));
    const leaver = numberIn('Marketing', 0);
    await file('exit', leaver);
    await inWizard.fill('employee.change.lastDay', '2026-11-30');
    await inWizard.choose(say('employee.change.exitReason'), '个人发展');
    await inWizard.fill('employee.change.exitRemark', 'New employer');
    await inWizard.press('employee.change.file');
    await expect(wizard.getByText(say('employee.change.exit.subordinates', { count: '3' }))).toBeVisible();
    await shot(hr, '12-exit-refused');
    await inWizard.press('employee.change.handOver', { name: nameOf(numberIn('Executive', 0)) });
    await inWizard.press('employee.change.file');
    await at.told(say('employee.change.filed.ahead', { name: nameOf(leaver), date: '2026-11-30' }));
    await expect(hr.getByRole('row', { name: new RegExp(`^${nameOf(leaver)}`) })).toContainText(
      say('enum.PersonnelChangeStatus.PENDING'),
    );
    await expectAccessible(hr);
    await shot(hr, '13-changes');
  });

  await test.step('in English on a phone, the same HR sees what is coming', async () => {
    const phone = await somebodyOf({ browser, baseURL, language: 'en-US', width: 390 });
    const my = actionsOn(phone, 'en-US');
    await signInByForm(phone, account, 'en-US');
    await phone.goto('/org/history?tabName=coming');
    await expect(phone.getByText(my.say('org.kind.MERGE', { name: 'Treasury', target: 'Finance' }))).toBeVisible();
    await expectAccessible(phone);
    await shot(phone, '14-coming');
    await phone.goto('/employee/personnel-changes?tabName=calendar&month=2026-11');
    await expect(phone.getByText(nameOf(numberIn('Marketing', 0))).first()).toBeVisible();
    await expectAccessible(phone);
    await shot(phone, '15-calendar');
  });
  expectNothingThrown();
});
