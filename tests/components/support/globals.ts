import type { Window } from 'happy-dom';

/** The page whose names are the globals. */
let current: Window | undefined;
const bound = new WeakMap<Window, Map<string, unknown>>();

/** Libraries look for the page among the globals: names that Node does not have itself are those of this page from now on. */
export function install(page: Window): void {
  current = page;
  if ('document' in globalThis) return;
  const names = new Set(['window', 'navigator']);
  for (let of: object = page; of !== Object.prototype; of = Object.getPrototypeOf(of) as object)
    for (const name of Object.getOwnPropertyNames(of)) if (!(name in globalThis)) names.add(name);
  for (const name of names) Object.defineProperty(globalThis, name, { configurable: true, get: () => valueOf(name) });
  globalThis.FormData = FormDataOfPages;
}

/** Node has forms without fields only; React reads the fields of one that is sent while a page is on its way. */
class FormDataOfPages extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const field of form?.elements ?? [])
      if (field instanceof HTMLInputElement && field.name !== '') this.append(field.name, field.value);
  }
}

function valueOf(name: string): unknown {
  if (!current || name === 'window') return current;
  const value = (current as unknown as Record<string, unknown>)[name];
  if (typeof value !== 'function' || /^[A-Z]/.test(name)) return value;
  const ofPage = bound.get(current) ?? new Map<string, unknown>();
  bound.set(current, ofPage);
  if (!ofPage.has(name)) ofPage.set(name, value.bind(current));
  return ofPage.get(name);
}

/** The last error the console of the open page was given: what an error boundary caught is told nowhere else. */
export let lastConsoleError = '';

type Listener = NodeJS.UnhandledRejectionListener;

/** The page that is told of promises that fail and that nobody waits for, and who heard of them before. */
let told: Window | undefined;
let others: readonly Listener[] = [];
const tell: Listener = (reason) =>
  void told?.dispatchEvent(Object.assign(new told.Event('unhandledrejection'), { reason }));

/** Promises that fail and that nobody waits for are told to the page, as a browser does; answers what ends that. */
export function catchErrors(page: Window): () => void {
  if (!told) {
    others = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection').on('unhandledRejection', tell);
  }
  told = page;
  lastConsoleError = '';
  const { error } = console;
  console.error = (...said: unknown[]) => {
    lastConsoleError = said.map(String).join(' ');
    error(...said);
  };
  return () => {
    console.error = error;
    // What the page still waits for fails when it is left, and that is told a turn later.
    setImmediate(() => {
      if (told !== page) return;
      told = undefined;
      process.off('unhandledRejection', tell);
      for (const other of others) process.on('unhandledRejection', other);
    });
  };
}
