import { Window } from 'happy-dom';
import { loadClient } from './client.ts';
import type { PageClock } from './page-clock.ts';
import { changed, poll } from './poll.ts';
import { catchErrors, install } from './globals.ts';
import { uploadsBy } from './upload.ts';

/** A browser of one person: what it keeps from one page to the next. */
export interface Browser {
  /** Opens an address by a full load and waits until it is drawn. One page is open at a time, whoever's: the last one is left. */
  goto(address: string, drawn?: boolean): Promise<void>;
  /** The page that was opened last. */
  readonly window: Window;
  /** Errors of its pages that nobody has handled. */
  readonly errors: readonly unknown[];
  /** The session is over on the server: what the browser has left opens nothing. */
  spoilSession(): Promise<void>;
  /** Waits until nothing is on its way. */
  atRest(): Promise<void>;
  close(): void;
}

interface Cookie {
  pair: string;
  /** From scripts. */
  hidden: boolean;
}

interface Given {
  status?: number;
  contentType?: string;
  body?: string;
  json?: unknown;
}

/** What becomes of a request: it never arrives, is answered by others, or its answer is changed or lost on the way. */
export type Answer = 'offline' | Given | ((ask: () => Promise<Response>) => Promise<Response | Given>);

interface Setup {
  /** Where the product is served. */
  url: string;
  width: number;
  /** As the server sets them. */
  cookies: readonly string[];
  language: string;
  clock: PageClock;
  /** What becomes of an operation; nothing said, the product answers. */
  answer(operation: string): Answer | undefined;
}

/** Milliseconds. */
export const FRAME = 16;
const PLACES = ['localStorage', 'sessionStorage'] as const;
/** Events of the client are those of its page. */
const EVENTS = ['Event', 'CustomEvent', 'KeyboardEvent', 'MouseEvent'] as const;

const nameOf = (cookie: string) => cookie.split('=', 1)[0] ?? '';
const answerOf = ({ status = 200, contentType = 'application/json', body, json }: Given) =>
  new Response(body ?? JSON.stringify(json), { status, headers: { 'content-type': contentType } });
const operationOf = (body: unknown): string =>
  typeof body === 'string' ? ((JSON.parse(body) as { operationName?: string }).operationName ?? '') : '';

/** Leaves the page that is open. */
let leave = (): void => undefined;

export function newBrowser({ url, width, cookies, language, clock, answer }: Setup): Browser {
  const errors: unknown[] = [];
  const jar = new Map<string, Cookie>();
  const keep = (line: string) => {
    const [pair = ''] = line.split(';', 1);
    if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(nameOf(pair));
    else jar.set(nameOf(pair), { pair, hidden: /;\s*HttpOnly/i.test(line) });
  };
  [`lang=${language}`, ...cookies].forEach(keep);
  const sent = () => [...jar.values()].map(({ pair }) => pair).join('; ');
  const seen = () => [...jar.values()].flatMap(({ pair, hidden }) => (hidden ? [] : [pair])).join('; ');
  let open = 0;
  let closed = false;
  const kept: Record<(typeof PLACES)[number], object> = { localStorage: { lang: language }, sessionStorage: {} };
  let last: Window | undefined;

  const fetchOf = ({ location }: Window) => {
    /** Asks as a browser does: with the cookies, from its own address. */
    const ask = async (address: string | URL, init: RequestInit): Promise<Response> => {
      const headers = new Headers(init.headers);
      headers.set('cookie', sent());
      if (init.method && init.method !== 'GET') headers.set('origin', location.origin);
      open += 1;
      const response = await fetch(new URL(address, location.href), { ...init, headers }).finally(() => (open -= 1));
      response.headers.getSetCookie().forEach(keep);
      return response;
    };
    return async (address: string | URL, init: RequestInit = {}): Promise<Response> => {
      const how = answer(operationOf(init.body));
      if (how === 'offline') throw new TypeError('Failed to fetch');
      if (!how) return ask(address, init);
      const given = typeof how === 'function' ? await how(() => ask(address, init)) : how;
      return given instanceof Response ? given : answerOf(given);
    };
  };

  function newWindow(address: string): Window {
    const settings = { disableComputedStyleRendering: true };
    const window = new Window({ url: new URL(address, url).href, width, height: 900, settings });
    Object.defineProperty(window.document, 'cookie', { get: seen, set: keep });
    for (const place of PLACES)
      for (const [key, value] of Object.entries(kept[place])) window[place].setItem(key, value);
    window.document.body.innerHTML = '<div id="root"></div>';
    // The library's frames come without a pause: whoever waits for the next one would keep the processor busy.
    Object.assign(window, {
      requestAnimationFrame: (draw: (at: number) => void) => window.setTimeout(() => draw(performance.now()), FRAME),
      cancelAnimationFrame: (id: ReturnType<Window['setTimeout']>) => window.clearTimeout(id),
    });
    let next: string | undefined;
    /** The page goes on until the next one comes; of several, the last. */
    const leadTo = (to: string) => {
      if (next === undefined)
        setTimeout(() => (last === window && !closed ? void goto(next ?? to, false) : undefined), FRAME);
      next = new URL(to, window.location.href).href;
    };
    Object.assign(window.location, { reload: () => leadTo(window.location.href), assign: leadTo, replace: leadTo });
    window.addEventListener('error', (event) => errors.push((event as unknown as ErrorEvent).error));
    return window;
  }

  async function goto(address: string, drawn = true): Promise<void> {
    leave();
    const window = newWindow(address);
    last = window;
    install(window);
    const restore = catchErrors(window);
    const observer = new window.MutationObserver(changed);
    observer.observe(window.document, { subtree: true, childList: true, attributes: true, characterData: true });
    const channels: BroadcastChannel[] = [];
    let unmount = (): void => undefined;
    let isOpen = true;
    leave = () => {
      leave = () => undefined;
      isOpen = false;
      window.dispatchEvent(new window.Event('pagehide'));
      unmount();
      observer.disconnect();
      restore();
      channels.forEach((channel) => channel.close());
      for (const place of PLACES) kept[place] = { ...window[place] };
      clock.forget();
      void window.happyDOM.abort();
    };

    class PageChannel extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
      override postMessage(message: unknown) {
        // What a page that was left still has to say, nobody hears.
        if (isOpen) super.postMessage(message);
      }
    }
    class PageDate extends Date {
      constructor(...given: [string] | []) {
        super(...((given.length > 0 ? given : [clock.now()]) as [string]));
      }
      static override now = clock.now;
    }
    // Another website.
    if (!window.location.href.startsWith(`${url}/`)) return;
    const fetchOfPage = fetchOf(window);
    const { start } = await loadClient({
      ...clock.timers,
      ...Object.fromEntries(EVENTS.map((name) => [name, window[name]])),
      fetch: fetchOfPage,
      XMLHttpRequest: uploadsBy(fetchOfPage),
      BroadcastChannel: PageChannel,
      Date: PageDate,
    });
    const element = window.document.getElementById('root');
    const root = await start(element);
    unmount = () => root.unmount();
    if (!drawn) return;
    await poll(() => {
      if (last === window && !window.document.querySelector('main, header, form'))
        throw new Error(`${address} draws nothing`);
    });
  }

  const atRest = () =>
    poll(() => {
      if (open > 0) throw new Error(`${open} requests are on their way`);
    });

  return {
    goto,
    get window() {
      if (!last) throw new Error('no page was opened');
      return last;
    },
    errors,
    atRest,
    async spoilSession() {
      // What is on its way would bring the session back.
      await atRest();
      keep(`${jar.get('sid')?.pair.slice(0, -6)}AAAAAA; HttpOnly`);
    },
    close() {
      closed = true;
      leave();
    },
  };
}
