import { beforeAll, it } from 'vitest';
import { idOf, peopleFor } from '@hengcai/services/src/modules/employee/fixtures.ts';
import { createGrades, createPositions } from '@hengcai/services/src/modules/position/public.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { type Page, startProduct } from './support/open.ts';

const product = startProduct();
let company: string;
let high: string;
let positionId: string;
let adminToken: string;
beforeAll(async () => {
  const made = await product.services.createTestCompany();
  ({ code: company, adminToken } = made);
  await product.services.as(made, 'writes', async (ctx) => {
    [high, positionId] = [ctx.newId(), ctx.newId()];
    await createGrades(ctx, [{ gradeId: high, name: '专家' }]);
    await createPositions(ctx, [{ positionId, code: 'DEV', name: '工程师' }]);
    await peopleFor(ctx, [
      { key: 'H1', empName: '韩雅琴', roles: ['hr'] },
      { key: 'E1', empName: '张伟' },
    ]);
  });
});

const open = (at: string, as = 'H1'): Promise<Page> => product.open({ company, as, at });
const ok = <D>(name: string, input: object) =>
  product.services.ok<D>(`positionassess.${name}`, { ...input }, adminToken);

it('S1.041 criteria whose weights do not add up to 100 are refused where they stand, then saved', async () => {
  const page = await open('/position/evaluate/options');
  const { press, say, told, choose } = actionsOn(page);
  const field = (id: string) => page.getByLabel(new RegExp(`^${say(id)}`)).first();
  await field('position.criteria.factor').fill('影响');
  await field('position.criteria.weight').fill('90');
  await field('position.criteria.dimension').fill('范围');
  const cell = (number: number, header: string) =>
    page.getByLabel(say('position.criteria.cell', { name: '范围', number: String(number), header: say(header) }));
  for (const [row, label, points] of [
    [1, '本部门', '10'],
    [2, '全公司', '80.5'],
  ] as const) {
    await cell(row, 'position.criteria.level').fill(label);
    await cell(row, 'position.criteria.points').fill(points);
  }
  const grade = say('position.criteria.cell', {
    name: say('position.criteria.bands'),
    number: '1',
    header: say('position.grade'),
  });
  await choose(grade, '专家');
  await press('ui.save');
  await expect(page.getByText(say('rule.WEIGHTS_NOT_100', { sum: '90' })).first()).toBeVisible();
  await field('position.criteria.weight').fill('100');
  await press('ui.save');
  await told(say('position.criteria.saved'));
});

it('S1.041 an evaluator answers what waits, submits it for good, and HR sees the grade it came to', async () => {
  const { evaluation } = await ok<{ evaluation: { evaluationId: string; version: number } }>('addevaluation', {
    clientMutationId: 'position-evaluation',
    positionId,
    evaluatorIds: [idOf('E1')],
  });
  const hr = await open(`/position/evaluate/detail?id=${evaluation.evaluationId}`);
  const managing = actionsOn(hr);
  const { say } = managing;
  await managing.press('position.evaluation.start');
  const question = managing.dialog(say('position.evaluation.start.title', { name: '工程师' }));
  await managing.in(question).press('position.evaluation.start');
  await managing.told(say('position.evaluation.start.done'));

  const page = await open('/position/evaluate/detail', 'E1');
  const { press, told, dialog, in: within } = actionsOn(page);
  await page.getByRole('link', { name: '工程师' }).click();
  await press('position.evaluation.submit');
  await expect(page.getByText(say('rule.EVALUATION_CHOICE_REQUIRED'))).toBeVisible();
  await page
    .getByRole('radio', { name: say('position.evaluation.answer', { label: '全公司', points: '80.5' }) })
    .click();
  await expect(page.getByText(say('position.evaluation.total', { total: '80.5' }))).toBeVisible();
  await press('position.evaluation.submit');
  await within(dialog(say('position.evaluation.submit.title'))).press('position.evaluation.submit');
  await told(say('position.evaluation.submit.done'));
  await expect(page.getByRole('region', { name: say('position.evaluation.result') })).toContainText('专家');

  const list = await open('/position/evaluate');
  await expect(list.getByRole('row', { name: /工程师/ })).toContainText('80.5');
});
