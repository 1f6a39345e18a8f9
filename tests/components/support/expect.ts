import { expect } from 'vitest';
import { isVisible, Locator } from './locator.ts';
import type { Page } from './open.ts';
import { poll } from './poll.ts';

/** A look at what a locator finds now. */
type Look = (found: HTMLElement[], locator: Locator, ...args: never[]) => boolean;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const says = (text: string, wanted: string | RegExp, whole: boolean) => {
  if (typeof wanted !== 'string') return wanted.test(plain(text));
  return whole ? plain(text) === plain(wanted) : plain(text).includes(plain(wanted));
};
/** One element, of which something holds. */
const one =
  <A extends unknown[]>(holds: (element: HTMLElement, ...args: A) => boolean) =>
  (_found: HTMLElement[], locator: Locator, ...args: A): boolean =>
    holds(locator.one(), ...args);
const valueOf = (element: HTMLElement) => (element as HTMLInputElement).value;
const disabled = (element: HTMLElement) =>
  (element as HTMLButtonElement).disabled || element.getAttribute('aria-disabled') === 'true';

const looks = {
  toBeVisible: one(isVisible),
  toBeAttached: (found: HTMLElement[]) => found.length > 0,
  toBeHidden: (found: HTMLElement[]) => !found.some(isVisible),
  toHaveCount: (found: HTMLElement[], _locator: Locator, count: number) => found.length === count,
  toContainText: one((element, wanted: string | RegExp) => says(element.textContent, wanted, false)),
  toHaveText: one((element, wanted: string | RegExp) => says(element.textContent, wanted, true)),
  toHaveValue: one((element, wanted: string | RegExp) => says(valueOf(element), wanted, true)),
  toHaveAttribute: one(
    (element, name: string, wanted: string | RegExp = /^/) =>
      element.hasAttribute(name) && says(element.getAttribute(name) ?? '', wanted, true),
  ),
  toBeEnabled: one((element) => !disabled(element)),
  toBeDisabled: one(disabled),
  toBeChecked: one(
    (element) => (element as HTMLInputElement).checked || element.getAttribute('aria-checked') === 'true',
  ),
  toBeFocused: one((element) => element.ownerDocument.activeElement === element),
} satisfies Record<string, (found: HTMLElement[], locator: Locator, ...args: never[]) => boolean>;

interface PageLooks {
  toHaveURL(address: string | RegExp): Promise<void>;
}
type Seen = {
  [K in keyof typeof looks]: (typeof looks)[K] extends (f: HTMLElement[], l: Locator, ...args: infer A) => boolean
    ? (...args: A) => Promise<void>
    : never;
};

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  interface Matchers<T> extends Seen, PageLooks {}
}

/** Vitest says nothing here where a matcher is not negated. */
interface Called {
  isNot?: boolean;
}

const waiting = ({ isNot = false }: Called, look: () => boolean, what: () => string) =>
  poll(() => {
    if (look() === isNot) throw new Error(what());
  }).then(
    () => ({ pass: !isNot, message: what }),
    (error: unknown) => ({ pass: isNot, message: () => (error as Error).message }),
  );

expect.extend({
  ...Object.fromEntries(
    Object.entries<Look>(looks).map(([name, look]) => [
      name,
      function (this: Called, locator: Locator, ...args: never[]) {
        const found = () => locator.find().map((one) => plain(one.textContent).slice(0, 200));
        const what = () =>
          `${locator.description} ${this.isNot ? 'not ' : ''}${name} ${args.map(String).join()}; there: ${JSON.stringify(found())}`;
        return waiting(this, () => look(locator.find(), locator, ...args), what);
      },
    ]),
  ),
  toHaveURL(this: Called, page: Page, address: string | RegExp) {
    const fits = () => (typeof address === 'string' ? page.url() === address : address.test(page.url()));
    return waiting(this, fits, () => `the page is at ${page.url()}, not ${String(address)}`);
  },
});

export { expect };
