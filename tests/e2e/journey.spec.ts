import type { Download } from '@playwright/test';
import { accountOf, COMPANIES } from './support/companies.ts';
import { expectNothingThrown, firstSignIn, handsOf, shot, somebodyOf, typeCell } from './support/hands.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const COMPANY = COMPANIES.journey;
const RULE = '年度等级规则';
const TEMPLATE = '通用考核模板';
const PLAN = '2026 年第四季度考核';
const OWN = 'Journey2026a';

const HEAD = '工号,姓名,部门编码,直属上级工号,入职日期,工作邮箱,联络号码';
const BOSS = 'M001,王经理,sales,,2018-03-01,wang@journey.example,13800000001';
const people = (entry: string) => [
  'E001,李小雨,sales,M001,2021-07-01,li@journey.example,13800000002',
  `E002,赵一鸣,sales,M001,${entry},zhao@journey.example,13800000003`,
  'E003,Ada Lin,product,M001,2023-05-08,ada@journey.example,13800000004',
];
const fileOf = (name: string, entry: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${[HEAD, BOSS, ...people(entry)].join('\r\n')}\r\n`),
});

test('S1.019 S1.020 S1.021 S1.022 S4.023 from a file of people to the archived appraisal', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const who = { browser, baseURL };
  const hr = await somebodyOf(who);
  const at = handsOf(hr);
  const { say } = at;

  await test.step('HR imports people: columns mapped, a wrong row told, the mended file taken over, once', async () => {
    await signIn(hr, accountOf(COMPANY, 'HR01'));
    await hr.goto('/employee/list');
    const wizard = at.dialog(say('employee.import'));
    const inWizard = at.in(wizard);
    const check = async (file: ReturnType<typeof fileOf>) => {
      await wizard.locator('input[type=file]').setInputFiles(file);
      await expect(wizard.getByText(file.name)).toBeVisible();
      await inWizard.choose(say('import.mapping.fieldOf', { column: '联络号码' }), '手机');
      await shot(hr, '01-mapping');
      await inWizard.press('import.check');
    };
    await at.press('ui.import');
    await check(fileOf('people.csv', '2022-02-30'));
    const wrong = wizard.getByRole('row').filter({ hasText: 'E002' });
    await expect(wrong).toContainText('入职日期');
    await expect(wizard.getByText(say('import.review.blocked', { count: '1' }))).toBeVisible();
    await expect(inWizard.button('import.commit', { count: '3' })).toBeDisabled();
    await shot(hr, '02-review-error');

    await inWizard.press('import.restart');
    await check(fileOf('people-mended.csv', '2022-02-28'));
    await inWizard.press('import.commit', { count: '4' });
    await expect(wizard.getByText(say('import.done', { add: '4', change: '0', same: '0' }))).toBeVisible();
    await inWizard.press('import.finish');
    await expect(hr.getByRole('link', { name: '赵一鸣' })).toBeVisible();
    await shot(hr, '03-list');

    await at.press('ui.import');
    await check(fileOf('people-mended.csv', '2022-02-28'));
    await expect(wizard.getByRole('button', { name: `${say('import.outcome.SAME')} 4` })).toBeVisible();
    await expect(wizard.getByRole('button', { name: `${say('import.outcome.CHANGE')} 0` })).toBeVisible();
    await inWizard.press('ui.close');
    await at.agree(say('import.leave.title'), say('import.leave.action'));
  });

  const passwordFor = async (name: string) => {
    await hr.goto('/employee/list');
    await hr.getByRole('link', { name }).click();
    await at.press('employee.password.reset');
    await at.agree(say('employee.password.confirm.title', { name }), say('employee.password.reset'));
    const shown = at.dialog(say('employee.password.done', { name }));
    const password = (await shown.getByRole('code').textContent()) ?? '';
    await shot(hr, '04-password');
    await at.in(shown).press('employee.password.close');
    return password;
  };
  const boss = await somebodyOf(who);
  const employee = await somebodyOf(who);
  await test.step('S4.010 imported people get a first password from HR and change it', async () => {
    await firstSignIn(boss, { company: COMPANY, account: 'M001', password: await passwordFor('王经理') }, OWN);
    await firstSignIn(
      employee,
      { company: COMPANY, account: 'li@journey.example', password: await passwordFor('李小雨') },
      OWN,
    );
    await shot(employee, '05-home-employee');
  });

  await test.step('S5.070 HR makes a rule with levels, proportions and granularity', async () => {
    await hr.goto('/performance/setting');
    await hr
      .getByRole('link', { name: say('performance.rule.new') })
      .first()
      .click();
    // The list has a field of the same name: wait for the page to be the other one.
    await expect(hr.getByRole('heading', { name: say('performance.rule.new'), level: 1 })).toBeVisible();
    await at.fill('performance.rule.name', RULE);
    await at.press('performance.rule.preset');
    await hr.getByRole('menuitem', { name: say('performance.rule.preset.sabcd') }).click();
    await at.agree(say('performance.rule.preset.title'), say('performance.rule.preset.action'));
    await at.fill('performance.rule.granularity', '0.5');
    await hr
      .getByRole('radiogroup', { name: say('performance.rule.force.check') })
      .getByText('提醒', { exact: false })
      .first()
      .click();
    await at.fill('performance.rule.force.minGroup', '1');
    await shot(hr, '06-rule');
    await at.press('ui.save');
    await expect(hr.getByRole('link', { name: RULE })).toBeVisible();
  });

  await test.step('S1.025 HR makes a template of two parts and enables it', async () => {
    await hr.goto('/enterprise_management/performance_template');
    await at.button('enterprise.template.new').first().click();
    const drawer = at.dialog(say('enterprise.template.new'));
    await at.in(drawer).fill('enterprise.template.name', TEMPLATE);
    await at.in(drawer).press('ui.save');
    await expect(hr.getByRole('heading', { name: TEMPLATE, level: 1 })).toBeVisible();
    await hr
      .getByRole('link', { name: say('enterprise.version.new') })
      .first()
      .click();
    await at.fill('enterprise.part.weight', '70');
    await at.press('enterprise.part.add');
    await expect(hr.getByRole('heading', { name: say('enterprise.part.unnamed') })).toBeVisible();
    await at.fill('enterprise.part.name', '工作态度');
    await at.fill('enterprise.part.weight', '30');
    await hr.getByText(say('enterprise.part.rowsBy.template'), { exact: true }).click();
    await at.press('enterprise.row.add');
    await at.fill('enterprise.row.cell', '主动协作', { number: '1', header: say('enterprise.row.keyResult') });
    await at.fill('enterprise.row.cell', '100', { number: '1', header: say('enterprise.row.weight') });
    await shot(hr, '07-template');
    await at.press('ui.save');
    await at.press('enterprise.version.enable');
    await at.agree(say('enterprise.version.enable.title'), say('enterprise.version.enable.action'));
    await expect(hr.getByText(say('enterprise.version.on'), { exact: true }).first()).toBeVisible();
    await shot(hr, '08-template-enabled');
  });

  await test.step('S4.027 HR prepares a plan; opening it first says what is missing', async () => {
    await hr.goto('/performance/management');
    await hr
      .getByRole('link', { name: say('performance.manage.new') })
      .first()
      .click();
    await expect(hr.getByRole('heading', { name: say('performance.manage.new'), level: 1 })).toBeVisible();
    await at.fill('performance.plan.name', PLAN);
    await shot(hr, '09-plan-basics');
    await at.press('performance.plan.saveAndNext');
    const steps = hr.getByRole('navigation', { name: say('performance.plan.steps') });
    await expect(hr.getByRole('radiogroup', { name: say('performance.plan.scope.who') })).toBeVisible();
    await steps.getByRole('button', { name: say('performance.plan.step.open') }).click();
    await expect(hr.getByRole('link', { name: say('performance.plan.open.mend') }).first()).toBeVisible();
    await expect(at.button('performance.plan.open')).toBeDisabled();
    await shot(hr, '10-plan-missing');

    await steps.getByRole('button', { name: say('performance.plan.step.scope') }).click();
    await hr.getByText(say('performance.plan.scope.all'), { exact: true }).click();
    const leftOut = hr.getByRole('combobox', { name: say('performance.plan.scope.excluded') });
    for (const name of ['王经理', '何人事']) {
      await leftOut.fill(name);
      await hr.getByRole('option', { name }).click();
    }
    await shot(hr, '11-plan-scope');
    await at.press('performance.plan.saveAndNext');
    await at.choose(say('performance.plan.rule'), RULE);
    await at.press('performance.plan.template.add');
    await at.choose(
      say('performance.plan.template.cell', { number: '1', header: say('performance.plan.template') }),
      TEMPLATE,
    );
    await shot(hr, '12-plan-rule');
    await at.press('performance.plan.saveAndNext');
    await expect(hr.getByText('3 人将参加考核')).toBeVisible();
    await shot(hr, '13-plan-ready');
    await at.press('performance.plan.open');
    await at.agree(say('performance.plan.open.title'), say('performance.plan.open'));
    await expect(hr.getByRole('tab', { name: say('performance.manage.participants') })).toBeVisible();
    await shot(hr, '14-plan-open');
  });
  const planUrl = hr.url();

  const its = handsOf(employee);
  const mine = its.say;
  await test.step('S7.097 S4.042 the employee fills in targets, which save themselves, and submits', async () => {
    await employee.goto('/performance/examine');
    await employee.getByRole('link', { name: PLAN }).click();
    await its.press('performance.assess.row.add');
    const sheet = employee.getByRole('grid').first();
    await typeCell(sheet, 0, '关键结果', '季度销售额');
    await typeCell(sheet, 0, '目标值', '150');
    await typeCell(sheet, 0, '权重', '60');
    await its.press('performance.assess.submit');
    await expect(employee.getByText('60%').first()).toBeVisible();
    await shot(employee, '15-targets-short');
    await its.press('performance.assess.row.add');
    await typeCell(sheet, 1, '关键结果', '新客户签约');
    await typeCell(sheet, 1, '权重', '40');
    await expect(employee.getByRole('status').filter({ hasText: '已保存' })).toBeVisible({ timeout: 25_000 });
    await shot(employee, '16-targets');
    await its.press('performance.assess.submit');
    await its.agree(mine('performance.assess.submit.title'), mine('performance.assess.submit'));
    await expect(its.button('performance.assess.withdraw')).toBeVisible();
  });

  const its2 = handsOf(boss);
  const openTeam = async () => {
    await boss.goto('/performance/examine?tabName=team');
    await boss.getByRole('link', { name: '李小雨' }).first().click();
    await expect(boss.getByRole('heading', { level: 1 })).toContainText('李小雨');
  };
  await test.step('S6.044 the manager returns the targets with an opinion, the employee submits again, the manager approves', async () => {
    await openTeam();
    await shot(boss, '17-boss-approve');
    await its2.press('performance.assess.reject');
    const back = its2.dialog(say('performance.assess.reject.title'));
    await its2.in(back).press('performance.assess.reject');
    await expect(back.getByText(say('ui.form.required', { label: say('performance.assess.opinion') }))).toBeVisible();
    await its2.in(back).fill('performance.assess.opinion', '销售额目标偏低，请提高');
    await its2.in(back).press('performance.assess.reject');
    await expect(back).toBeHidden();

    await employee.reload();
    await expect(employee.getByText('销售额目标偏低，请提高').first()).toBeVisible();
    await typeCell(employee.getByRole('grid').first(), 0, '目标值', '180');
    await its.press('performance.assess.submit');
    await its.agree(mine('performance.assess.submit.title'), mine('performance.assess.submit'));
    await expect(its.button('performance.assess.withdraw')).toBeVisible();

    await boss.reload();
    await its2.press('performance.assess.approve');
    const yes = its2.dialog(say('performance.assess.approve.title'));
    await its2.in(yes).press('performance.assess.approve');
    await expect(yes).toBeHidden();
    await expect(its2.button('performance.assess.approve')).toBeHidden();
    await shot(boss, '18-approved');
  });

  /** HR moves the plan on, past the colleagues who did nothing, and says so. */
  const advance = async (action: string, past: boolean) => {
    await hr.goto(planUrl);
    await hr.getByRole('button', { name: action, exact: true }).click();
    const drawer = at.dialog(action);
    if (past) await at.tick(drawer);
    await shot(hr, `19-advance-${action}`);
    await drawer.getByRole('button', { name: new RegExp(`^${action}`) }).click();
    await expect(drawer).toBeHidden();
  };
  const scoring = (page: typeof hr) => page.getByRole('grid', { name: /评分$/ });

  await test.step('S6.052 S4.026 HR opens scoring, the employee scores first', async () => {
    await advance(say('performance.manage.advance.SCORING'), true);
    await employee.reload();
    await expect(scoring(employee)).toHaveCount(2);
    await expect(employee.getByRole('grid', { name: /指标$/ }).locator('td.edit')).toHaveCount(0);
    await typeCell(scoring(employee).first(), 0, '达成值', '170');
    await typeCell(scoring(employee).first(), 0, '自评分', '90');
    await typeCell(scoring(employee).first(), 1, '自评分', '85.3');
    await expect(scoring(employee).first()).toContainText('分数须为 0.5 的整数倍');
    await its.press('performance.assess.scores.submit');
    await expect(employee.getByText(/还有 2 项分数/)).toBeVisible();
    await shot(employee, '20-self-score-wrong');
    await typeCell(scoring(employee).first(), 1, '自评分', '85.5');
    await typeCell(scoring(employee).nth(1), 0, '自评分', '88');
    await its.fill('performance.assess.overall', '完成了大部分目标');
    await shot(employee, '21-self-score');
    await its.press('performance.assess.scores.submit');
    await its.agree(mine('performance.assess.scores.submit.title'), mine('performance.assess.scores.submit'));
    await expect(its.button('performance.assess.scores.submit')).toBeHidden();
  });

  await test.step('S6.045 the manager scores; the level follows and the passport explains it', async () => {
    await openTeam();
    await typeCell(scoring(boss).first(), 0, '上级评分', '86');
    await typeCell(scoring(boss).first(), 1, '上级评分', '80');
    await typeCell(scoring(boss).nth(1), 0, '上级评分', '90');
    await its2.fill('performance.assess.overall', '业绩稳定，协作良好');
    await shot(boss, '22-boss-score');
    await its2.press('performance.assess.scores.submit');
    await its2.agree(say('performance.assess.scores.submit.title'), say('performance.assess.scores.submit'));
    // (60% × 86 + 40% × 80) × 70% + 90 × 30% = 85.52; with the self score 20% × 88.14 + 80% × 85.52 = 86.04: level A.
    const result = boss.getByRole('region', { name: say('performance.assess.result') });
    await expect(result).toContainText('86.04');
    await expect(result).toContainText('86.04 ∈ [85, 95)');
    await expect(boss.getByRole('heading', { name: say('performance.assess.passport') })).toBeVisible();
    await shot(boss, '23-passport');
  });

  await test.step('S6.046 HR calibrates with a reason beside the distribution', async () => {
    await advance(say('performance.manage.advance.CALIBRATING'), true);
    await hr.getByRole('tab', { name: say('performance.manage.calibration') }).click();
    await expect(hr.getByText(say('performance.calib.distribution')).first()).toBeVisible();
    await expect(hr.getByText(say('performance.calib.outcome.warn'))).toBeVisible();
    await shot(hr, '24-calibration');
    await hr
      .getByRole('row')
      .filter({ hasText: '李小雨' })
      .getByRole('button', { name: say('performance.calib.adjust') })
      .click();
    const drawer = at.dialog(say('performance.calib.adjust.title', { name: '李小雨' }));
    const inDrawer = at.in(drawer);
    await inDrawer.fill('performance.calib.result', '93');
    await inDrawer.press('performance.calib.adjust');
    await expect(
      drawer.getByText(say('ui.form.required', { label: say('performance.calib.reason') })).first(),
    ).toBeVisible();
    await inDrawer.fill('performance.calib.reason', '横向比较后上调');
    await inDrawer.press('performance.calib.adjust');
    await expect(drawer).toBeHidden();
    await expect(hr.getByRole('row').filter({ hasText: '李小雨' })).toContainText('93');
    await shot(hr, '25-calibrated');
  });

  await test.step('S4.046 S4.047 S6.047 the manager confirms, then the employee', async () => {
    await advance(say('performance.manage.advance.COMMUNICATING'), true);
    await employee.reload();
    await expect(its.button('performance.assess.confirm')).toBeDisabled();
    await openTeam();
    await its2.press('performance.assess.confirm');
    await its2.agree(say('performance.assess.confirm.title'), say('performance.assess.confirm'));
    await employee.reload();
    await shot(employee, '26-confirm');
    await its.press('performance.assess.confirm');
    await its.agree(mine('performance.assess.confirm.title'), mine('performance.assess.confirm'));
    await expect(its.button('performance.assess.confirm')).toBeHidden();
  });

  await test.step('S6.051 S4.036 S8.054 the administrator locks the plan, everybody is told why, and opens it again', async () => {
    const admin = await somebodyOf(who);
    const theirs = handsOf(admin);
    await signIn(admin, accountOf(COMPANY, 'admin'));
    await admin.goto(planUrl);
    await theirs.press('ui.more');
    await admin.getByRole('menuitem', { name: say('performance.manage.lock') }).click();
    const ask = theirs.dialog(say('performance.manage.lock.title'));
    await theirs.in(ask).fill('performance.manage.reason', '复核数据');
    await theirs.in(ask).press('performance.manage.lock');
    await expect(ask).toBeHidden();
    await employee.reload();
    await expect(employee.getByText('复核数据').first()).toBeVisible();
    await theirs.press('ui.more');
    await admin.getByRole('menuitem', { name: say('performance.manage.unlock') }).click();
    await expect(admin.getByText(say('performance.manage.unlocked'))).toBeVisible();
    await admin.context().close();
  });

  await test.step('S4.030 archiving freezes everything', async () => {
    await advance(say('performance.manage.advance.CLOSED'), false);
    await expect(hr.getByText(/归档，内容不能再修改/)).toBeVisible();
    await shot(hr, '27-archived');
    for (const page of [boss, employee]) {
      await page.reload();
      await expect(page.getByRole('heading', { name: say('performance.assess.passport') })).toBeVisible();
      await expect(page.locator('td.edit')).toHaveCount(0);
      for (const id of ['performance.assess.submit', 'performance.assess.scores.submit', 'performance.assess.confirm'])
        await expect(handsOf(page).button(id).and(page.locator(':enabled'))).toHaveCount(0);
    }
  });

  await test.step('S6.056 the results as a workbook, the result page as PDF', async () => {
    const workbook = hr.waitForEvent('download');
    await at.press('performance.manage.export');
    const rows = await workbook;
    expect(rows.suggestedFilename()).toMatch(/\.xlsx$/);
    expect((await bytesOf(rows)).subarray(0, 2).toString()).toBe('PK');

    const document = employee.waitForEvent('download', { timeout: 60_000 });
    await its.press('ui.export');
    await employee.getByRole('menuitem', { name: mine('performance.assess.export.pdf') }).click();
    const pdf = await bytesOf(await document);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeGreaterThan(20_000);
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(0);
  });
  expectNothingThrown();
});

async function bytesOf(download: Download): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
