import { useEffect } from 'react';
import { useKeepSessionMutation } from './keepSession.gen';

const EVERY_MS = 5 * 60_000;

/** While a form holds unsaved changes the session does not go idle (domain.md, "performanceview/notimeout"). */
export function useKeepSession(dirty: boolean): void {
  const [keep] = useKeepSessionMutation({ context: { quiet: true } });
  useEffect(() => {
    if (!dirty) return;
    const timer = setInterval(
      () => void keep({ variables: { input: { edited: true } } }).catch(() => undefined),
      EVERY_MS,
    );
    return () => clearInterval(timer);
  }, [dirty, keep]);
}
