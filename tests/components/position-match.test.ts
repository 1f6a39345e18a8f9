import { beforeAll, it } from 'vitest';
import { idOf, peopleFor } from '@hengcai/services/src/modules/employee/fixtures.ts';
import { createPositions } from '@hengcai/services/src/modules/position/public.ts';
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
    positionId = ctx.newId();
    await createPositions(ctx, [{ positionId, code: 'DEV', name: '工程师' }]);
    await peopleFor(ctx, [
      { key: 'H1', empName: '韩雅琴', roles: ['hr'] },
      { key: 'M1', empName: '马明' },
      { key: 'E1', empName: '张伟', boss: 'M1', positionId },
    ]);
  });
});

const MATCH = '/position/person-job/match';
const open = (at: string, as: string): Promise<Page> => product.open({ company, as, at });

it('S1.042 S5.084 what a position asks for is refused where it is wrong, then stands on the page', async () => {
  const page = await open(`${MATCH}?id=${positionId}`, 'H1');
  const { press, say, dialog, in: within } = actionsOn(page);
  await press('position.match.requirement.say');
  const form = dialog(say('position.match.requirement.title', { name: '工程师' }));
  const { choose } = within(form);
  const cell = (header: string) => say('position.match.cell', { number: '1', header: say(header) });
  await form.getByLabel(cell('position.match.condition')).fill('沟通');
  await choose(cell('position.match.minimum'), /^2$/);
  await choose(cell('position.match.ideal'), /^5$/);
  await within(form).press('ui.save');
  await expect(form.getByText(say('rule.CONDITION_SPAN')).first()).toBeVisible();
  await choose(cell('position.match.ideal'), /^4$/);
  await within(form).press('ui.save');
  await expect(page.getByRole('region', { name: say('position.match.conditions') }).first()).toContainText('沟通');
  await page.atRest();
  await page.reload();
  await expect(page.getByRole('row', { name: /张伟/ })).toContainText(say('position.match.unassessed', { count: '1' }));
});

it('S1.042 the line manager assesses with evidence, and the person adds the own view beside it', async () => {
  const page = await open(`${MATCH}?id=${positionId}&person=${idOf('E1')}`, 'M1');
  const { press, say, told, choose, dialog, in: within } = actionsOn(page);
  await press('position.match.assess');
  const form = dialog(say('position.match.assess.title', { name: '张伟' }));
  await choose(say('position.match.level'), /^3$/);
  await within(form).press('ui.save');
  await expect(form.getByText(say('rule.LEVEL_EVIDENCE_REQUIRED')).first()).toBeVisible();
  await form.getByLabel(say('position.match.evidence')).fill('季度述职');
  await within(form).press('ui.save');
  await told(say('position.match.saved'));
  await expect(page.getByRole('row', { name: /沟通/ })).toContainText('66.7%');

  const own = await open(MATCH, 'E1');
  const mine = actionsOn(own);
  await mine.press('position.match.own.say');
  await mine.choose(say('position.match.level'), /^4$/);
  await mine.in(mine.dialog(say('position.match.own.title', { name: '张伟' }))).press('ui.save');
  await mine.told(say('position.match.saved'));
  await expect(own.getByRole('row', { name: /沟通/ })).toContainText('66.7%');
  await expect(own.getByRole('region', { name: say('position.match.history') })).toContainText('季度述职');

  const list = await open('/position/person-job', 'H1');
  await expect(list.getByRole('row', { name: /DEV/ })).toContainText('66.7%');
});
