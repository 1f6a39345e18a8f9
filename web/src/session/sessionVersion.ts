/**
 * The readable `sidv` cookie names the session this browser has; the token itself is out of reach of scripts. A tab whose
 * memory differs from the cookie shows somebody else's session, or one that is over (specification 4, "Cross-tab").
 */
export const readSessionVersion = (): string | null => /(?:^|;\s*)sidv=([^;]+)/.exec(document.cookie)?.[1] ?? null;

/** The server knows no such session: the cookie that says otherwise goes. */
export function forgetSession(): void {
  document.cookie = 'sidv=; path=/; max-age=0';
}

let known = readSessionVersion();
export const isSignedIn = (): boolean => readSessionVersion() !== null;

/** This tab has signed in or out itself: the cookie of now is the right one. */
export function adoptSessionVersion(): void {
  known = readSessionVersion();
}

export type TabVerdict = 'same' | 'other' | 'gone';
export function compareSession(): TabVerdict {
  const now = readSessionVersion();
  if (now === known || known === null) return 'same';
  return now === null ? 'gone' : 'other';
}
