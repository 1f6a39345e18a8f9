import { userEvent, type UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { TEST_PASSWORD } from '@hengcai/services/src/testing/kit.ts';
import { documentOf } from '../../operations/documents.ts';
import { startStack, type Stack } from '../../operations/stack.ts';
import { type Answer, type Browser, newBrowser } from './browser.ts';
import { expect } from './expect.ts';
import { keysOf, Locator } from './locator.ts';
import { PageClock } from './page-clock.ts';
import { poll } from './poll.ts';

/** A page of the client, in the words of Playwright's. */
export interface Page extends Pick<Locator, 'getByRole' | 'getByText' | 'getByLabel' | 'locator'> {
  goto(address: string, options?: { drawn?: boolean }): Promise<void>;
  reload(): Promise<void>;
  /** The address from the path on. */
  url(): string;
  waitForURL(address: RegExp): Promise<void>;
  keyboard: { press(keys: string): Promise<void>; type(text: string): Promise<void> };
  /** Answers an operation, or `*` whatever is asked, in place of the product, until `callOff`. */
  answer(operation: string, how: Answer): void;
  callOff(): void;
  /** The operations asked for so far, for a test to take away. */
  asked: string[];
  clock: Pick<PageClock, 'stop' | 'resume' | 'runFor' | 'fastForward'>;
  /** The session is over on the server: what the browser has left opens nothing. */
  spoilSession(): Promise<void>;
  /** Waits until nothing that was asked for is on its way. */
  atRest(): Promise<void>;
  /** Errors that nobody has handled, for a test that wants one to take away. */
  errors: unknown[];
  window: Browser['window'];
}

interface Who {
  company: string;
  /** The account, or nobody. */
  as: string | null;
  at: string;
  language?: 'zh-CN' | 'en-US';
  width?: number;
}

/** The day the services' clock starts on. */
const DAY = '2026-11-01';

/** The product of a test file, real services behind the real BFF; each page is closed when its test is done. */
export function startProduct(env: Record<string, string> = {}) {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack({ env: { DEMO_DATE: DAY, ...env } });
  });
  afterAll(() => stack.stop());
  return {
    get services() {
      return stack.services;
    },
    open: (who: Who) => open({ url: stack.url, now: () => stack.services.kernel.clock.now().getTime() }, who),
  };
}

/** Where a product is served, and its time. */
interface Served {
  url: string;
  now(): number;
}

/** Opens the client as somebody at an address, and waits for the page. */
export async function open(served: Served, { company, as, at, language = 'zh-CN', width = 1440 }: Who): Promise<Page> {
  const cookies = as === null ? [] : await signIn(served.url, company, as, language);
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const clock = new PageClock(served.now);
  const browser = newBrowser({
    url: served.url,
    width,
    cookies,
    language,
    clock,
    answer: (operation) => {
      asked.push(operation);
      return answers.get(operation) ?? answers.get('*');
    },
  });
  onTestFinished(() => {
    browser.close();
    expect(browser.errors, 'errors of the page').toEqual([]);
  });
  let last: { of: unknown; user: UserEvent } | undefined;
  const user = () => {
    const { document } = browser.window;
    if (last?.of !== document)
      last = {
        of: document,
        user: userEvent.setup({ document: document as unknown as Document, delay: null, pointerEventsCheck: 0 }),
      };
    return last.user;
  };
  const body = new Locator(user, () => [browser.window.document.body as unknown as HTMLElement], 'page');
  await browser.goto(at);
  return {
    getByRole: (role, options) => body.getByRole(role, options),
    getByText: (text, options) => body.getByText(text, options),
    getByLabel: (text, options) => body.getByLabel(text, options),
    locator: (selector) => body.locator(selector),
    goto: (address, { drawn } = {}) => browser.goto(address, drawn),
    reload: () => browser.goto(browser.window.location.href),
    url: () => browser.window.location.href.replace(served.url, ''),
    waitForURL: (address) =>
      poll(() => {
        if (!address.test(browser.window.location.href))
          throw new Error(`the page is at ${browser.window.location.href}`);
      }),
    keyboard: {
      press: (keys) => user().keyboard(keysOf(keys)),
      type: (text) => user().keyboard(text.replace(/[{[]/g, '$&$&')),
    },
    answer: (operation, how) => void answers.set(operation, how),
    callOff: () => answers.clear(),
    asked,
    clock,
    spoilSession: () => browser.spoilSession(),
    atRest: () => browser.atRest(),
    errors: browser.errors as unknown[],
    get window() {
      return browser.window;
    },
  };
}

/** The cookies of somebody's session, which keeps the language it began in. */
async function signIn(url: string, company: string, userName: string, language: string): Promise<string[]> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language, origin: url },
    body: JSON.stringify({
      operationName: 'Login',
      query: documentOf('Login'),
      variables: { input: { companyCode: company, userName, password: TEST_PASSWORD, force: true } },
    }),
  });
  const cookies = response.headers.getSetCookie();
  if (!cookies.some((one) => one.startsWith('sid='))) throw new Error(await response.text());
  return cookies;
}
