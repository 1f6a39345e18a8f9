import { lazy, Suspense } from 'react';
import { useEndedSession } from '../session/relogin';
import { loadWithRetry } from '../ui/loadWithRetry';

const ReloginDialog = lazy(() => loadWithRetry(() => import('./ReloginDialog')));

/** Opens over any page when the session is over. */
export function ReloginGate() {
  const ended = useEndedSession();
  if (!ended || location.pathname === '/login') return null;
  return (
    <Suspense>
      <ReloginDialog ended={ended} />
    </Suspense>
  );
}
