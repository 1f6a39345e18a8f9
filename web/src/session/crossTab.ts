import { openRelogin } from './relogin';
import { adoptSessionVersion, compareSession } from './sessionVersion';

/** For speed; the comparison of the cookie is for correctness (other windows may run older code). */
const channel = new BroadcastChannel('session');

/** Tells the other tabs that this one has signed in or out. */
export function announceSession(): void {
  adoptSessionVersion();
  channel.postMessage('changed');
}

/** Another user or identity in this browser: start over at home. No session any more: sign in again. */
export function checkSession(): boolean {
  const verdict = compareSession();
  if (verdict === 'other') location.assign('/index');
  if (verdict === 'gone') void openRelogin({ reason: 'timeout', message: null });
  return verdict === 'same';
}

/** Watches for changes by other tabs; started once. */
export function watchSession(): void {
  channel.addEventListener('message', checkSession);
  addEventListener('focus', checkSession);
  // Back in a page that the browser kept as it was: what it shows may be of somebody who has signed out since.
  addEventListener('pageshow', (e) => {
    if (e.persisted) location.reload();
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) checkSession();
  });
}
