import { useSyncExternalStore } from 'react';
import { flushDrafts } from '../ui/guard/drafts';

/** Why a session ended: 208, 209, or 208 with ACCOUNT_CHANGED. */
export type SessionEnd = 'timeout' | 'elsewhere' | 'changed';

export interface Ended {
  reason: SessionEnd;
  /** What the server said; our own text where it said nothing. */
  message: string | null;
}

let ended: Ended | null = null;
let pending: Promise<never> | null = null;
const listeners = new Set<() => void>();

/**
 * Opens the re-login dialog over any page; the latest answer is what it tells. Everything that failed waits on the one
 * promise and is never replayed: success reloads the page, for it may be another user's by then.
 */
export function openRelogin(end: Ended): Promise<never> {
  ended = end;
  listeners.forEach((listener) => listener());
  return (pending ??= new Promise<never>(() => undefined));
}

export const passesForOver = (): boolean => ended !== null;

/** There is a session again: everything is asked anew, and what was typed is kept for after the reload. */
export function goOnSignedIn(): void {
  flushDrafts();
  location.reload();
}

export const useEndedSession = (): Ended | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => ended,
  );
