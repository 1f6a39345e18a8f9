import { useRef } from 'react';
import { useWaitsAnew } from '../../../shared/attention/useWaitsAnew';
import { randomId } from '../../../ui/randomId';

/**
 * The key under which one intended write is sent, so that pressing again after a lost answer has one effect. A write that
 * was answered is over: the next one gets a key of its own, and the badge no longer counts what was done by it.
 */
export function useMutationKey() {
  const askWhatWaits = useWaitsAnew();
  const keys = useRef(new Map<string, string>());
  return async function keyed<T>(intent: string, send: (clientMutationId: string) => Promise<T>): Promise<T> {
    const key = keys.current.get(intent) ?? randomId();
    keys.current.set(intent, key);
    const answer = await send(key);
    keys.current.delete(intent);
    askWhatWaits();
    return answer;
  };
}
