import { expect, type Page, type Request } from '@playwright/test';
import { expectRest } from './rest.ts';

declare global {
  interface Window {
    breach(what: string): void;
  }
}

/** A page with an eye on it. */
export interface Watched {
  page: Page;
  /** What ran that should not, what the content security policy had to stop, and every error of the console, since last asked. */
  takeFaults(): string[];
  /** Waits until the page has come to rest: what it asked for is drawn, and what was drawn asks for nothing more. */
  atRest(): Promise<void>;
}

export async function watch(page: Page): Promise<Watched> {
  let faults: string[] = [];
  const note = (what: string) => void faults.push(`${page.url()}: ${what}`);
  await page.exposeFunction('breach', note);
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (e) =>
      window.breach(`${e.violatedDirective} ${e.blockedURI} ${e.sample}`),
    );
    Object.defineProperty(window, '__xss', { get: () => undefined, set: () => window.breach('a stored text ran') });
  });
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(message.text());
  });

  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));

  return {
    page,
    takeFaults() {
      const taken = faults;
      faults = [];
      return taken;
    },
    async atRest() {
      do {
        await expect.poll(() => open.size, { intervals: [20] }).toBe(0);
        await expectRest(page);
        await page.evaluate(async () => {
          for (const _drawn of [1, 2]) await new Promise(requestAnimationFrame);
        });
      } while (open.size > 0);
    },
  };
}

/** Everything that can be read, in fields too. */
export const textOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.title,
      document.body.textContent,
      ...[...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
    ].join('\n'),
  );
