import type { Page } from '@playwright/test';
import { actionsOn } from '../../support/actions.ts';

/**
 * Saves the conditions of a list under names, one after the other: the dialog comes out of a menu that closes behind it, each
 * time; the menu is named after the filter that is taken.
 */
export async function saveFilters(page: Page, names: readonly string[]): Promise<void> {
  const at = actionsOn(page);
  let menu = at.button('ui.saved');
  for (const name of names) {
    await menu.click();
    await at.press('ui.saved.save');
    const form = at.dialog(at.say('ui.saved.save'));
    await form.getByRole('textbox').fill(name);
    await at.in(form).press('ui.save');
    await at.told(at.say('ui.saved.done', { name }));
    menu = page.getByRole('button', { name: names[0] ?? '', exact: true });
  }
}
