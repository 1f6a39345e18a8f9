import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { confirmLeaving } from './confirmLeaving';

const valueIn = ({ search }: { search: string }, name: string) => new URLSearchParams(search).get(name);
const EVERYWHERE: readonly string[] = [];

/**
 * While something is unsaved, leaving the page asks first: our own dialog inside the product, the browser's beyond it. Where a page shows one of
 * several things, `places` are the parameters of the address that say which.
 */
export function UnsavedGuard({ dirty, places = EVERYWHERE }: { dirty: boolean; places?: readonly string[] }) {
  const t = useT();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      (currentLocation.pathname !== nextLocation.pathname ||
        places.some((name) => valueIn(currentLocation, name) !== valueIn(nextLocation, name))),
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
