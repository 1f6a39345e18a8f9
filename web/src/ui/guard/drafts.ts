/**
 * Typed but unsaved input, kept for the tab by user and route: signing in again reloads the page, and what was typed
 * must survive it (but never reach another user of the same browser).
 */
const PREFIX = 'hengcai.draft';
let owner = 'nobody';

/** The signed-in user; set once by the session. */
export const setDraftOwner = (userId: string): void => {
  owner = userId;
};

const key = (name: string) => `${PREFIX}:${owner}:${location.pathname}${location.search}:${name}`;

export function saveDraft(name: string, value: unknown): void {
  sessionStorage.setItem(key(name), JSON.stringify(value));
}
export function takeDraft<T>(name: string): T | null {
  const text = sessionStorage.getItem(key(name));
  return text ? (JSON.parse(text) as T) : null;
}
export const hasDraft = (name: string): boolean => sessionStorage.getItem(key(name)) !== null;
export const dropDraft = (name: string): void => sessionStorage.removeItem(key(name));

const flushes = new Set<() => void>();
/** Runs before the page is reloaded for another sign-in; answers how to take it back. */
export function onFlush(flush: () => void): () => void {
  flushes.add(flush);
  return () => flushes.delete(flush);
}
export const flushDrafts = (): void => flushes.forEach((flush) => flush());
