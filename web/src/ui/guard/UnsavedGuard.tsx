import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { confirmLeaving } from './confirmLeaving';

/** While something is unsaved, leaving the page asks first: our own dialog inside the product, the browser's beyond it. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const t = useT();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirmLeaving(t).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, t]);
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [dirty]);
  return null;
}
