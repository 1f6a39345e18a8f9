import type { Page } from '@playwright/test';
import { actionsOn } from '../../support/actions.ts';
import { shot } from './page-actions.ts';
import { expect } from './test.ts';

/** HR moves the plan of the page on, and past the people who have done nothing where the stage asks about them. */
export async function advance(hr: Page, stage: string, past: boolean) {
  const { dialog, say, tick } = actionsOn(hr);
  const action = say(`performance.manage.advance.${stage}`);
  await hr.reload();
  await hr.getByRole('button', { name: action, exact: true }).click();
  const drawer = dialog(action);
  if (past) await tick(drawer);
  else await expect(drawer.getByText(say('performance.manage.now.ready'))).toBeVisible();
  await shot(hr, `advance-${stage}`);
  await drawer.getByRole('button', { name: new RegExp(`^${action}`) }).click();
  await expect(drawer).toBeHidden();
}

/** How far a page can be pushed sideways. */
export const sideScroll = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The parts of a form as a phone shows them: each a list of cards, its heading in the language of the reader. */
export const cardsOf = (phone: Page, name: RegExp) => phone.getByRole('main').getByRole('list', { name });
