import { userEvent, type UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { TEST_PASSWORD } from '@hengcai/services/src/testing/kit.ts';
import { documentOf } from '../../operations/documents.ts';
import { startStack, type Stack } from '../../operations/stack.ts';
import { type Answer, type Browser, newBrowser } from './browser.ts';
import { expect } from './expect.ts';
import { keysOf, Locator } from './locator.ts';
import { poll } from './poll.ts';

/** A page of the client, in the words of Playwright's. */
export interface Page extends Pick<Locator, 'getByRole' | 'getByText' | 'getByLabel' | 'locator'> {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The address from the path on. */
  url(): string;
  waitForURL(address: RegExp): Promise<void>;
  keyboard: { press(keys: string): Promise<void>; type(text: string): Promise<void> };
  /** Answers an operation in place of the product, until `callOff`. */
  answer(operation: string, how: Answer): void;
  callOff(): void;
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
    const database = process.env['TEST_DATABASE_URL'] ? 'postgres' : 'pglite';
    stack = await startStack({ database, env: { DEMO_DATE: DAY, ...env } });
  });
  afterAll(() => stack.stop());
  return {
    get services() {
      return stack.services;
    },
    open: (who: Who) => open(stack, who),
  };
}

/** Opens the client as somebody at an address, and waits for the page. */
async function open(stack: Stack, { company, as, at, language = 'zh-CN', width = 1440 }: Who): Promise<Page> {
  const cookies = as === null ? [] : await signIn(stack, company, as, language);
  const answers = new Map<string, Answer>();
  const browser = newBrowser({
    url: stack.url,
    width,
    cookies,
    language,
    now: () => stack.services.kernel.clock.now().getTime(),
    answer: (operation) => answers.get(operation),
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
    goto: (address) => browser.goto(address),
    reload: () => browser.goto(browser.window.location.href),
    url: () => browser.window.location.href.slice(stack.url.length),
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
    get window() {
      return browser.window;
    },
  };
}

/** The cookies of somebody's session, which keeps the language it began in. */
async function signIn({ url }: Stack, company: string, userName: string, language: string): Promise<string[]> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language, origin: url },
    body: JSON.stringify({
      operationName: 'Login',
      query: documentOf('Login'),
      variables: { input: { companyCode: company, userName, password: TEST_PASSWORD, force: true } },
    }),
  });
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  if (!cookies.some((one) => one.startsWith('sid='))) throw new Error(await response.text());
  return cookies;
}
