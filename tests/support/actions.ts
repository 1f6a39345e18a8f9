import { IntlMessageFormat } from 'intl-messageformat';
import { textsIn, type Language } from '../e2e/support/texts.ts';

interface ByRole {
  name?: string | RegExp;
  exact?: boolean;
  checked?: boolean;
}

/** Where things are looked for: a page, or a part of one. */
interface Place<L> {
  getByRole(role: string, options?: ByRole): L;
  locator(selector: string): L;
}

/** What is found there, in a browser or in a component test alike. */
interface Found<L> extends Place<L> {
  or(other: L): L;
  filter(options: { hasText: string | RegExp }): L;
  first(): L;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  blur(): Promise<void>;
  getAttribute(name: string): Promise<string | null>;
  waitFor(options?: { state: 'visible' | 'hidden' }): Promise<void>;
}

interface Shown<L> extends Place<L> {
  goto(address: string): Promise<unknown>;
  waitForURL(address: RegExp): Promise<void>;
}

/** What a person does with fields, named as they read. */
export const actionsOn = <L extends Found<L>>(page: Shown<L>, language: Language = 'zh-CN') => {
  const t = textsIn(language);
  const say = (id: string, values?: Record<string, string>) =>
    values ? String(new IntlMessageFormat(t(id), language).format(values)) : t(id);
  const within = (scope: Place<L>) => {
    const field = (id: string, values?: Record<string, string>) =>
      scope.getByRole('textbox', { name: say(id, values), exact: true });
    const button = (id: string, values?: Record<string, string>) =>
      scope.getByRole('button', { name: say(id, values), exact: true });
    return {
      field,
      button,
      /** Types and leaves the field, so that what leaving it brings stands before the next act. */
      async fill(id: string, text: string, values?: Record<string, string>) {
        await field(id, values).fill(text);
        await field(id, values).blur();
      },
      press: (id: string, values?: Record<string, string>) => button(id, values).click(),
      async choose(name: string, option: string | RegExp) {
        await scope.getByRole('combobox', { name, exact: true }).click();
        await page.getByRole('option', { name: option }).click();
      },
    };
  };
  const dialog = (name: string) => page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
  /** The entry at home of a kind of thing to do; where nothing but numbers is told, its name ends with one. */
  const todo = (kind: string) =>
    page.getByRole('main').getByRole('link', { name: new RegExp(`^${say(`enum.TodoType.${kind}`)}\\s*\\d*$`) });
  const bell = page.getByRole('banner').getByRole('button', { name: say('app.bell').split('{')[0] ?? '' });
  return {
    ...within(page),
    say,
    in: within,
    dialog,
    /** Says yes in the dialog with this title. */
    async agree(title: string, action: string) {
      await dialog(title).getByRole('button', { name: action, exact: true }).click();
      await dialog(title).waitFor({ state: 'hidden' });
    },
    /** Ticks the one box of a dialog by its words: the box itself is out of sight, and a drawer may still be moving. */
    async tick(scope: Place<L>) {
      await scope.locator('label:has(input[type=checkbox])').click();
      await scope.getByRole('checkbox', { checked: true }).waitFor();
    },
    todo,
    /** Opens what waits for somebody by its entry at home; `at` is where that leads. */
    async openTodo(kind: string, at = /\/performance\/examine/) {
      await page.goto('/index');
      await todo(kind).click();
      await page.waitForURL(at);
    },
    /** How much the badge says is waiting. */
    waiting: async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]),
    /** Opens what waits for somebody by the last message about it. */
    async openReminder() {
      await page.goto('/index');
      await bell.click();
      const drawer = dialog(say('app.messages'));
      await drawer.getByRole('tab', { name: say('app.messages.tab.reminders') }).click();
      await drawer
        .getByRole('link', { name: say('app.messages.open') })
        .first()
        .click();
      await drawer.waitFor({ state: 'hidden' });
    },
    /** The short message that says how something went. */
    told: (text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).first().waitFor(),
  };
};
