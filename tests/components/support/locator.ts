import { type ByRoleOptions, queries } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { computeAccessibleName } from './accessible-name.ts';
import { FRAME } from './browser.ts';
import { poll } from './poll.ts';

/** A text that is named: a part of it in any case, all of it with `exact`. */
type Named = string | RegExp;

interface RoleOptions extends Omit<ByRoleOptions, 'name' | 'hidden'> {
  name?: Named;
  exact?: boolean;
}

/** Keys as Playwright names them, e.g. `Shift+Tab`, as user-event does. */
export const keysOf = (keys: string): string => {
  const [key = '', ...held] = keys.split('+').reverse();
  const names = held.reverse().map((name) => (name === 'ControlOrMeta' ? 'Control' : name));
  const down = names.map((name) => `{${name}>}`).join('');
  const up = names.map((name) => `{/${name}}`).join('');
  return `${down}${key.length === 1 ? key : `{${key}}`}${up}`;
};

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const matcher =
  (wanted: Named, exact = false) =>
  (text: string): boolean => {
    if (typeof wanted !== 'string') return wanted.test(plain(text));
    return exact ? plain(text) === plain(wanted) : plain(text).toLowerCase().includes(plain(wanted).toLowerCase());
  };

/** Whether something is drawn at all. What styles hide, only a browser knows. */
export const isVisible = (element: Element): boolean => {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (at.hasAttribute('hidden') || (at as HTMLElement).style.display === 'none') return false;
  return element.isConnected;
};

/** What is found on a page when it is asked for, in the words of Playwright's, so that a journey can become such a test. */
export class Locator {
  constructor(
    readonly user: () => UserEvent,
    readonly find: () => HTMLElement[],
    readonly description: string,
  ) {}

  #in(what: string, find: (within: HTMLElement) => HTMLElement[]): Locator {
    const all = () => [...new Set(this.find().flatMap(find))];
    return new Locator(this.user, all, `${this.description} > ${what}`);
  }

  getByRole(role: string, { name, exact = false, ...options }: RoleOptions = {}): Locator {
    const fits = name === undefined ? undefined : matcher(name, exact);
    const given = { ...options, ...(fits && { name: fits }) };
    return this.#in(`${role} ${name === undefined ? '' : String(name)}`, (within) => {
      const found = queries.queryAllByRole(within, role, given);
      // A password is typed as other texts are, though nothing says what such a field is.
      const secrets = role === 'textbox' ? [...within.querySelectorAll<HTMLElement>('input[type=password]')] : [];
      // A part of the page may have a header of its own, which is no banner.
      if (role === 'banner') return found.filter((one) => !one.parentElement?.closest('main, section, article'));
      return [...found, ...secrets.filter((one) => !fits || fits(computeAccessibleName(one)))];
    });
  }

  getByText(text: Named, { exact = false }: { exact?: boolean } = {}): Locator {
    const fits = matcher(text, exact);
    return this.#in(`text ${String(text)}`, (within) =>
      deepest(
        [...within.querySelectorAll<HTMLElement>('*')].filter(
          (one) => !/^(script|style)$/i.test(one.tagName) && fits(one.textContent),
        ),
      ),
    );
  }

  getByLabel(text: Named, { exact = false }: { exact?: boolean } = {}): Locator {
    const fits = matcher(text, exact);
    return this.#in(`label ${String(text)}`, (within) => queries.queryAllByLabelText(within, (label) => fits(label)));
  }

  locator(selector: string): Locator {
    return this.#in(selector, (within) => [...within.querySelectorAll<HTMLElement>(selector)]);
  }

  filter({ hasText, has }: { hasText?: Named; has?: Locator }): Locator {
    const fits = (one: HTMLElement) =>
      (hasText === undefined || matcher(hasText)(one.textContent)) &&
      (has === undefined || has.find().some((inner) => one.contains(inner)));
    return new Locator(
      this.user,
      () => this.find().filter(fits),
      `${this.description} with ${String(hasText ?? has?.description)}`,
    );
  }

  nth(place: number): Locator {
    return new Locator(
      this.user,
      () => this.find().slice(place, place === -1 ? undefined : place + 1),
      `${this.description} no. ${place}`,
    );
  }
  first = (): Locator => this.nth(0);
  last = (): Locator => this.nth(-1);

  or(other: Locator): Locator {
    return new Locator(
      this.user,
      () => [...new Set([...this.find(), ...other.find()])],
      `${this.description} or ${other.description}`,
    );
  }
  and(other: Locator): Locator {
    return new Locator(
      this.user,
      () => this.find().filter((one) => other.find().includes(one)),
      `${this.description} and ${other.description}`,
    );
  }

  /** The one element there is now. */
  one(): HTMLElement {
    const [found, ...more] = this.find();
    if (!found) throw new Error(`there is no ${this.description}`);
    if (more.length > 0) throw new Error(`there are ${more.length + 1} of ${this.description}`);
    return found;
  }

  count = (): Promise<number> => Promise.resolve(this.find().length);
  isVisible = (): Promise<boolean> => Promise.resolve(this.find().some(isVisible));
  all = (): Promise<Locator[]> => Promise.resolve(this.find().map((_one, place) => this.nth(place)));
  textContent = async (): Promise<string> => (await this.#ready()).textContent;
  allTextContents = (): Promise<string[]> => Promise.resolve(this.find().map((one) => one.textContent));
  getAttribute = async (name: string): Promise<string | null> => (await this.#ready()).getAttribute(name);
  inputValue = async (): Promise<string> => ((await this.#ready()) as HTMLInputElement).value;
  evaluate = async <T>(fn: (element: HTMLElement) => T): Promise<T> => fn(await this.#ready());

  waitFor({ state = 'visible' }: { state?: 'visible' | 'hidden' } = {}): Promise<void> {
    return poll(() => {
      const seen = this.find().some(isVisible);
      if (seen !== (state === 'visible')) throw new Error(`${this.description} is not ${state}`);
    });
  }

  /** The one element, when it is there and, for what is done with it, may be used. */
  async #ready(used = false): Promise<HTMLElement> {
    let found: HTMLElement | undefined;
    await poll(() => {
      found = this.one();
      if (used && (found as HTMLButtonElement).disabled) throw new Error(`${this.description} is disabled`);
    });
    return found as HTMLElement;
  }

  async click(): Promise<void> {
    const found = await this.#ready(true);
    const isEntry = found.closest('[role=menu], [role=listbox]') !== null;
    if (isEntry) {
      // A menu takes the entry that the pointer has come to.
      await this.user().hover(found);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await this.user().click(found);
    // Focus goes into a popover, or back to what has opened a menu, with the next frames, before anybody presses
    // something else.
    if (isEntry || found.closest('[aria-haspopup=dialog]') !== null) await frames();
  }
  hover = async (): Promise<void> => this.user().hover(await this.#ready());
  check = async (): Promise<void> => {
    const box = (await this.#ready(true)) as HTMLInputElement;
    if (!box.checked) await this.user().click(box);
  };

  /** Puts a text in place of what stands there, at once. */
  async fill(text: string): Promise<void> {
    const field = (await this.#ready(true)) as HTMLInputElement;
    field.focus();
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {};
    // Past React, which would take the text for its own.
    if (set) set.call(field, text);
    else field.value = text;
    const { Event } = field.ownerDocument.defaultView as unknown as { Event: typeof globalThis.Event };
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
  }
  focus = async (): Promise<void> => {
    (await this.#ready()).focus();
    await settle();
  };
  blur = async (): Promise<void> => {
    (await this.#ready()).blur();
    await settle();
  };
  async press(keys: string): Promise<void> {
    (await this.#ready()).focus();
    await this.user().keyboard(keysOf(keys));
  }
  async pressSequentially(text: string): Promise<void> {
    (await this.#ready()).focus();
    await this.user().keyboard(text.replace(/[{[]/g, '$&$&'));
  }
  setInputFiles = async (files: { name: string; mimeType: string; buffer: Uint8Array<ArrayBuffer> }): Promise<void> => {
    const input = await this.#ready();
    // A file of Node's: its FormData, by which the client sends, knows no other.
    await this.user().upload(input, new File([files.buffer], files.name, { type: files.mimeType }));
  };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
/** Whatever the page does with its next two frames comes first. */
async function frames(): Promise<void> {
  for (let passed = 0; passed < 2; passed += 1) await new Promise((resolve) => setTimeout(resolve, FRAME));
}
const deepest = (found: HTMLElement[]): HTMLElement[] =>
  found.filter((one) => !found.some((other) => other !== one && one.contains(other)));
