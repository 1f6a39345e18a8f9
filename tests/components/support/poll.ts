import { lastConsoleError } from './globals.ts';

/** What hangs fails, what is slow does not. */
export const PATIENCE = 60_000;
const TICK = 5;
const ANYWAY = 100;

let changes = 0;
/** Something on the page may be other than before. */
export const changed = (): void => {
  changes += 1;
};

/** Waits until a look at the page no longer fails; it is looked at when it has changed, and ten times a second anyway. */
export async function poll(look: () => void, timeout = PATIENCE): Promise<void> {
  const end = performance.now() + timeout;
  for (;;) {
    const seen = changes;
    const at = performance.now();
    try {
      return look();
    } catch (error) {
      if (at > end) throw told(error);
    }
    do await new Promise((resolve) => setTimeout(resolve, TICK));
    while (changes === seen && performance.now() < at + ANYWAY);
  }
}

/** Says what there was instead, in the dialog on top, where there is one, and what the page had to complain of. */
function told(error: unknown): unknown {
  if (!(error instanceof Error) || typeof document === 'undefined') return error;
  const shown = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) ?? document.body;
  const text = shown.textContent.replace(/\s+/g, ' ').slice(0, 400);
  const logged = lastConsoleError && `; the console says: ${lastConsoleError.slice(0, 400)}`;
  return Object.assign(error, { message: `${error.message}; ${location.pathname} says: ${text}${logged}` });
}
