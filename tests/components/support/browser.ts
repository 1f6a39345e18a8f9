import { Window } from 'happy-dom';
import { loadClient } from './client.ts';
import { changed } from './poll.ts';
import { install, catchRejections } from './globals.ts';
import { uploadsBy } from './upload.ts';

/** A browser of one person: what it keeps from one page to the next. */
export interface Browser {
  /** Opens an address by a full load. One page is open at a time, whoever's: the last one is left. */
  goto(address: string): Promise<void>;
  /** The page that was opened last. */
  readonly window: Window;
  /** Errors of its pages that nobody has handled. */
  readonly errors: readonly unknown[];
  close(): void;
}

/** An answer in place of the product's; `offline` is none at all. */
export type Answer = 'offline' | { status?: number; contentType?: string; body?: string; json?: unknown };

interface Setup {
  /** Where the product is served. */
  url: string;
  width: number;
  /** `name=value` of cookies, those that scripts cannot see included. */
  cookies: readonly string[];
  language: string;
  /** The time of the product. */
  now(): number;
  /** What is answered to an operation in place of the product. */
  answer(operation: string): Answer | undefined;
}

const FRAME = 16;
const PLACES = ['localStorage', 'sessionStorage'] as const;
/** Timers and events of the client are those of its page, and end with it. */
const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
const EVENTS = ['Event', 'CustomEvent', 'KeyboardEvent', 'MouseEvent'] as const;

const nameOf = (cookie: string) => cookie.split('=', 1)[0] ?? '';
const answerOf = ({ status = 200, contentType = 'application/json', body, json }: Exclude<Answer, string>) =>
  new Response(body ?? JSON.stringify(json), { status, headers: { 'content-type': contentType } });
const operationOf = (body: unknown): string =>
  typeof body === 'string' ? ((JSON.parse(body) as { operationName?: string }).operationName ?? '') : '';

/** Leaves the page that is open. */
let leave = (): void => undefined;

export function newBrowser({ url, width, cookies, language, now, answer }: Setup): Browser {
  const errors: unknown[] = [];
  const hidden = new Map(cookies.filter((one) => !one.startsWith('sidv=')).map((one) => [nameOf(one), one]));
  let seen = [`lang=${language}`, ...cookies.filter((one) => one.startsWith('sidv='))];
  const kept: Record<(typeof PLACES)[number], object> = { localStorage: { lang: language }, sessionStorage: {} };
  let last: Window | undefined;

  /** Asks as a browser does: with the cookies, from its own address. */
  const fetchOf =
    ({ document, location }: Window) =>
    async (address: string | URL, init: RequestInit = {}): Promise<Response> => {
      const instead = answer(operationOf(init.body));
      if (instead === 'offline') throw new TypeError('Failed to fetch');
      if (instead) return answerOf(instead);
      const headers = new Headers(init.headers);
      headers.set('cookie', [...hidden.values(), ...document.cookie.split('; ')].filter(Boolean).join('; '));
      if (init.method && init.method !== 'GET') headers.set('origin', location.origin);
      const response = await fetch(new URL(address, location.href), { ...init, headers });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';', 1);
        if (!/;\s*HttpOnly/i.test(line)) document.cookie = line;
        else if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) hidden.delete(nameOf(pair));
        else hidden.set(nameOf(pair), pair);
      }
      return response;
    };

  function newWindow(address: string): Window {
    const settings = { disableComputedStyleRendering: true };
    const window = new Window({ url: new URL(address, url).href, width, height: 900, settings });
    for (const cookie of seen) window.document.cookie = cookie;
    for (const place of PLACES)
      for (const [key, value] of Object.entries(kept[place])) window[place].setItem(key, value);
    window.document.body.innerHTML = '<div id="root"></div>';
    // The library's frames come without a pause: whoever waits for the next one would keep the processor busy.
    Object.assign(window, {
      requestAnimationFrame: (draw: (at: number) => void) => window.setTimeout(() => draw(performance.now()), FRAME),
      cancelAnimationFrame: (id: ReturnType<Window['setTimeout']>) => window.clearTimeout(id),
    });
    const again = (to: string) => void Promise.resolve().then(() => (last === window ? goto(to) : undefined));
    Object.assign(window.location, { reload: () => again(window.location.href), assign: again, replace: again });
    window.addEventListener('error', (event) => errors.push((event as unknown as ErrorEvent).error));
    return window;
  }

  async function goto(address: string): Promise<void> {
    leave();
    const window = newWindow(address);
    last = window;
    install(window);
    const restore = catchRejections(window);
    const observer = new window.MutationObserver(changed);
    observer.observe(window.document, { subtree: true, childList: true, attributes: true, characterData: true });
    const channels: BroadcastChannel[] = [];
    let unmount = (): void => undefined;
    leave = () => {
      leave = () => undefined;
      unmount();
      observer.disconnect();
      restore();
      channels.forEach((channel) => channel.close());
      seen = window.document.cookie.split('; ').filter(Boolean);
      for (const place of PLACES) kept[place] = { ...window[place] };
      void window.happyDOM.abort();
    };

    class PageChannel extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    }
    class PageDate extends Date {
      constructor(...given: [string] | []) {
        super(...((given.length > 0 ? given : [now()]) as [string]));
      }
      static override now = now;
    }
    const fetchOfPage = fetchOf(window);
    const { start } = await loadClient({
      ...Object.fromEntries(TIMERS.map((name) => [name, window[name].bind(window)])),
      ...Object.fromEntries(EVENTS.map((name) => [name, window[name]])),
      fetch: fetchOfPage,
      XMLHttpRequest: uploadsBy(fetchOfPage),
      BroadcastChannel: PageChannel,
      Date: PageDate,
    });
    const root = await start(window.document.getElementById('root'));
    unmount = () => root.unmount();
  }

  return {
    goto,
    get window() {
      if (!last) throw new Error('no page was opened');
      return last;
    },
    errors,
    close: () => leave(),
  };
}
