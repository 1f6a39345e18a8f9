import { useEffect } from 'react';
import { loadPageAccess } from '../../session/pageAccess';

/** Below this a tab has only been looked away from. */
const ASLEEP_MS = 60_000;

/**
 * Asks the server whether the session still lives when somebody comes back to a tab: after a long idle the dialog that
 * asks for the password stands there at once, and not after the first click on something. The question is one of those
 * that keep no session alive.
 */
export function useWakeUp(): void {
  useEffect(() => {
    let seenAt = Date.now();
    const wake = () => {
      if (document.hidden) return;
      const slept = Date.now() - seenAt;
      seenAt = Date.now();
      // What comes of it, the links show.
      if (slept >= ASLEEP_MS) void loadPageAccess(location.pathname);
    };
    const look = () => {
      seenAt = Date.now();
    };
    addEventListener('focus', wake);
    document.addEventListener('visibilitychange', wake);
    addEventListener('pointerdown', look);
    addEventListener('keydown', look);
    return () => {
      removeEventListener('focus', wake);
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('pointerdown', look);
      removeEventListener('keydown', look);
    };
  }, []);
}
