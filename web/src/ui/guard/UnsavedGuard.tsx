import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { confirmLeaving } from './confirmLeaving';

const valueIn = ({ search }: { search: string }, name: string) => new URLSearchParams(search).get(name);
const EVERYWHERE: readonly string[] = [];

interface Props {
  dirty: boolean;
  places?: readonly string[];
}

/**
 * While something is unsaved, leaving the page asks first: our own dialog inside the product, the browser's beyond it. Where a page shows one of
 * several things, `places` are the parameters of the address that say which.
 */
export function UnsavedGuard(props: Props) {
  const [asking, setAsking] = useState(false);
  // A router hears one blocker only: of several forms on a page the one with something to lose has to be it.
  return props.dirty || asking ? <Guard {...props} onAsk={setAsking} /> : null;
}

function Guard({ dirty, places = EVERYWHERE, onAsk }: Props & { onAsk: (asking: boolean) => void }) {
  const t = useT();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      (currentLocation.pathname !== nextLocation.pathname ||
        places.some((name) => valueIn(currentLocation, name) !== valueIn(nextLocation, name))),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    onAsk(true);
    void confirmLeaving(t).then((leave) => {
      if (leave) blocker.proceed();
      else blocker.reset();
      onAsk(false);
    });
  }, [blocker, onAsk, t]);
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [dirty]);
  return null;
}
