import { eq } from 'drizzle-orm';
import { beforeAll, it } from 'vitest';
import { peopleFor } from '@hengcai/services/src/modules/employee/fixtures.ts';
import {
  createGrades,
  createJobFamilies,
  createPositions,
  createRanks,
} from '@hengcai/services/src/modules/position/public.ts';
import { jobFamilyVersion, jobRankVersion } from '@hengcai/services/src/modules/position/tables.ts';
import { nameDay } from '@hengcai/services/src/modules/org/versions.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { type Page, startProduct } from './support/open.ts';

const product = startProduct();
let company: string;
let positionId: string;
beforeAll(async () => {
  const made = await product.services.createTestCompany();
  company = made.code;
  await product.services.as(made, 'writes', async (ctx) => {
    const [gradeId, rankId, renamed] = [ctx.newId(), ctx.newId(), ctx.newId()];
    const [free, familyId] = [ctx.newId(), ctx.newId()];
    positionId = ctx.newId();
    await createGrades(ctx, [
      { gradeId: ctx.newId(), name: '专家' },
      { gradeId, name: '骨干' },
    ]);
    await createRanks(ctx, [{ rankId, code: 'P5', name: 'P5', grade: 5, gradeId }]);
    await createRanks(ctx, [{ rankId: renamed, code: 'R6', name: 'T6', grade: 6, gradeId }]);
    const { companyId } = ctx.session;
    await ctx.tx.update(jobRankVersion).set({ validFrom: '2026-10-20' }).where(eq(jobRankVersion.thingId, renamed));
    const former = { companyId, thingId: renamed, validFrom: '2026-01-01', validTo: '2026-10-20' };
    await ctx.tx.insert(jobRankVersion).values({ ...former, name: 'P6', grade: 6, gradeId });
    await createJobFamilies(ctx, [{ jobFamilyId: familyId, code: 'TECH', name: '研发', nameEn: 'Research' }]);
    await ctx.tx
      .update(jobFamilyVersion)
      .set({ validFrom: '2026-10-20' })
      .where(eq(jobFamilyVersion.thingId, familyId));
    await ctx.tx.insert(jobFamilyVersion).values({
      companyId,
      thingId: familyId,
      validFrom: '2026-01-01',
      validTo: '2026-10-20',
      name: '技术',
      nameEn: 'Tech',
    });
    await createPositions(ctx, [
      { positionId, code: 'DEV', name: '工程师', rankId, plannedHeadcount: 3, responsibilities: '写代码' },
      { positionId: free, code: 'QA', name: '测试员' },
    ]);
    await nameDay(ctx, '改名之前', '2026-10-15');
    await nameDay(ctx, '明年重组', '2027-10-15');
    await peopleFor(ctx, [
      { key: 'H1', empName: '韩雅琴', roles: ['hr'] },
      { key: 'E1', empName: '张伟', positionId, rankId },
    ]);
  });
});

const PAGE = '/position/management';
const open = (at: string, language: 'zh-CN' | 'en-US' = 'zh-CN'): Promise<Page> =>
  product.open({ company, as: 'H1', at, language });
const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

it('S5.091 a position without a title keeps what was typed; with one it stands in the list', async () => {
  const page = await open(PAGE);
  const { dialog, press, say, told, in: within } = actionsOn(page);
  await press('position.new');
  const form = dialog(say('position.new'));
  await form.getByRole('textbox', { name: new RegExp(say('position.code')) }).fill('OPS');
  await within(form).press('ui.save');
  const title = form.getByRole('textbox', { name: new RegExp(say('position.name')) });
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await title.fill('运维');
  await within(form).press('ui.save');
  await told(say('position.added', { name: '运维' }));
  await expect(rowOf(page, 'OPS')).toBeVisible();
});

it('S5.092 what people are in is not deleted: it says how many, and leads to them; another one goes', async () => {
  const page = await open(PAGE);
  const { dialog, press, say, told, in: within } = actionsOn(page);
  const chooseDelete = async (name: string) => {
    await rowOf(page, name)
      .getByRole('button', { name: say('ui.table.actions') })
      .click();
    await page.getByRole('menuitem', { name: say('ui.delete') }).click();
  };
  await chooseDelete('QA');
  await within(dialog(say('position.delete.title', { name: '测试员' }))).press('ui.delete');
  await told(say('position.deleted', { name: '测试员' }));
  await expect(rowOf(page, 'QA')).toHaveCount(0);

  await chooseDelete('DEV');
  await expect(page.getByText(say('position.delete.inUse.body', { count: '1' }))).toBeVisible();
  await press('position.delete.inUse.action');
  await page.waitForURL(/\/employee\/list\?position=/);
  await expect(page.getByRole('link', { name: '张伟' })).toBeVisible();
});

it('S3.058 a change ahead is a version that can be looked at and withdrawn', async () => {
  const page = await open(`${PAGE}?keyword=DEV`);
  await page.getByRole('link', { name: '工程师' }).click();
  const { dialog, press, say, told, in: within } = actionsOn(page);
  await press('position.change');
  const form = dialog(say('position.change.title', { name: '工程师' }));
  const day = form.getByLabel(say('position.validFrom')).first();
  await day.fill('2027-01-01');
  const duties = form.getByLabel(say('position.responsibilities')).first();
  await duties.fill('写代码，写文档');
  await within(form).press('ui.save');
  const versions = page.getByRole('region', { name: say('position.versions') });
  await expect(versions.getByText(say('position.version.ahead'))).toBeVisible();
  const description = page.getByRole('region', { name: say('position.description') });
  await expect(description).toContainText('写代码');
  await page.getByRole('button', { name: say('position.version.show', { day: '2027-01-01' }) }).click();
  await expect(description).toContainText('写代码，写文档');
  await within(versions).press('position.withdraw');
  await within(dialog(say('position.withdraw.title'))).press('position.withdraw');
  await told(say('position.withdrawn'));
  await expect(versions.getByText(say('position.version.ahead'))).toHaveCount(0);
  await page.goto(`/position/edit?id=${positionId}`);
  await expect(page.getByRole('region', { name: say('position.description') })).toContainText('写代码');
});

it('S5.088 a grade of a name there is already is refused at its field', async () => {
  const page = await open(`${PAGE}?tabName=grades`);
  const { dialog, press, say, in: within } = actionsOn(page);
  await expect(page.getByText('专家').first()).toBeVisible();
  await press('position.grade.new');
  const form = dialog(say('position.grade.new'));
  const name = form.getByRole('textbox', { name: new RegExp(say('position.grade.name')) });
  await name.fill('骨干');
  await within(form).press('ui.save');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
});

it('grades are put in order one press after the other, however late the first is answered', async () => {
  const page = await open(`${PAGE}?tabName=grades`);
  const { press } = actionsOn(page);
  const first = page
    .getByRole('listitem')
    .filter({ hasText: /专家|骨干/ })
    .first();
  const answers: (() => void)[] = [];
  page.answer('OrderGrades', async (ask) => {
    const answer = await ask();
    await new Promise<void>((resolve) => answers.push(resolve));
    return answer;
  });
  await expect(first).toContainText('专家');
  await press('ui.sort.down', { name: '专家' });
  await expect.poll(() => answers.length).toBe(1);
  await press('ui.sort.up', { name: '专家' });
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  await expect(first).toContainText('专家');
  page.callOff();
  answers[1]?.();
  await page.reload();
  await expect(first).toContainText('专家');
});

it('S3.059 what a rank was called on a day stands beside what it is called now, and the change with both names', async () => {
  const page = await open(`/position/history-rank?day=2026-10-15`);
  const { say } = actionsOn(page);
  await expect(rowOf(page, 'T6')).toContainText('P6');
  await expect(rowOf(page, 'T6')).toContainText('2026-10-20');
  await page.getByRole('link', { name: say('position.past.tab.changes') }).click();
  const change = page.getByRole('row', { name: /2026-10-20/ });
  await expect(change).toContainText(say('position.history.change', { before: 'P6', after: 'T6' }));
  await expect(change).toContainText(say('enum.DescriptionChange.RENAMED'));
});

it('the histories are cards on a phone, of a day and of its changes', async () => {
  const at = '/position/history-rank?day=2026-10-15';
  const page = await product.open({ company, as: 'H1', at, width: 390 });
  const { say } = actionsOn(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'P6' })).toContainText('2026-10-20');
  await page.getByRole('link', { name: say('position.past.tab.changes') }).click();
  const change = say('position.history.change', { before: 'P6', after: 'T6' });
  await expect(page.getByRole('listitem').filter({ hasText: change })).toContainText('2026-10-20');
  await expect(page.getByRole('table')).toHaveCount(0);
});

it.each(['rank', 'family'])('%s: a file can be imported from its list', async (kind) => {
  const page = await open(`${PAGE}?tabName=${kind === 'rank' ? 'ranks' : 'families'}`);
  const { dialog, press, say } = actionsOn(page);
  await press('ui.import');
  await expect(dialog(say(`position.${kind}.import`))).toContainText(say('import.template'));
});

it('the day of a history is chosen by a name that the organisation of that day has', async () => {
  const page = await open('/position/history-rank');
  const { say } = actionsOn(page);
  await expect(rowOf(page, 'T6')).not.toContainText('P6');
  const names = page.getByRole('combobox', { name: say('platform.namedDay.of', { label: say('position.asOf') }) });
  await names.click();
  await expect(page.getByRole('option', { name: '明年重组' })).toHaveCount(0);
  await page.getByRole('option', { name: '改名之前' }).click();
  await page.getByRole('button', { name: say('ui.filter.query') }).click();
  await expect(rowOf(page, 'T6')).toContainText('P6');
  await expect(names).toContainText('改名之前');
});

it('S3.059 what a job family was called on a day stands beside what it is called now', async () => {
  const page = await open('/position/history-job-family?day=2026-10-15');
  await expect(rowOf(page, '研发')).toContainText('技术');
  await expect(rowOf(page, '研发')).toContainText('2026-10-20');
});

it('on English pages a job family and a grade have the English name that was given with their own one', async () => {
  const page = await open(`${PAGE}?tabName=families`);
  const { dialog, press, say, told, in: within } = actionsOn(page);
  for (const [tab, kind, name, nameEn] of [
    ['families', 'family', '法务', 'Legal'],
    ['grades', 'grade', '高层', 'Executive'],
  ] as const) {
    await page.goto(`${PAGE}?tabName=${tab}`);
    await press(`position.${kind}.new`);
    const form = dialog(say(`position.${kind}.new`));
    const type = (id: string, text: string) => form.getByRole('textbox', { name: new RegExp(say(id)) }).fill(text);
    if (kind === 'family') await type('position.family.code', 'LAW');
    await type(`position.${kind}.name`, name);
    await type(`position.${kind}.nameEn`, nameEn);
    await within(form).press('ui.save');
    await told(say('position.added', { name }));
  }
  const english = await open(`${PAGE}?tabName=families&keyword=legal`, 'en-US');
  await expect(rowOf(english, 'LAW')).toContainText('Legal');
  await expect(english.getByText('法务')).toHaveCount(0);
  await english.goto(`${PAGE}?tabName=grades`);
  await expect(english.getByText('Executive')).toBeVisible();
  // One without an English name keeps its own.
  await expect(english.getByText('专家')).toBeVisible();
});

it('the history of job families is in the language of the page, and its changes tell both names', async () => {
  const page = await open('/position/history-job-family?day=2026-10-15', 'en-US');
  const { say } = actionsOn(page, 'en-US');
  await expect(rowOf(page, 'TECH')).toContainText('Tech');
  await expect(rowOf(page, 'TECH')).toContainText('Research');
  await page.getByRole('link', { name: say('position.past.tab.changes') }).click();
  const change = page.getByRole('row', { name: /2026-10-20/ });
  await expect(change).toContainText(say('position.history.change', { before: '技术', after: '研发' }));
  await expect(change).toContainText(say('position.history.change', { before: 'Tech', after: 'Research' }));
});
