import { lazy, Suspense } from 'react';
import { useEndedSession } from '../session/relogin';
import { patiently } from '../ui/patiently';

const ReloginDialog = lazy(() => patiently(() => import('./ReloginDialog')));

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
