import { ApolloLink, type Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize, shareReplay, tap } from 'rxjs';

/** How long what was asked ahead waits for the part of the page that shows it. */
const WAITS_MS = 5_000;

/**
 * A read that is asked for while the same one is on its way is one request with it, until a write is answered: what was
 * read before is no answer to whoever asks after it. Apollo's own sharing knows nothing of writes. What is asked ahead of
 * the page (`session/ahead.ts`) answers the first who asks for it, also when it has come meanwhile.
 */
export function sharedReads(): ApolloLink {
  const onTheirWay = new Map<string, Observable<ApolloLink.Result>>();
  const ahead = new Map<string, Observable<ApolloLink.Result>>();
  const forgetAll = () => {
    onTheirWay.clear();
    ahead.clear();
  };
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY)
      return forward(operation).pipe(tap({ next: forgetAll, error: forgetAll }));
    if (operation.getContext().alone) return forward(operation);
    const key = JSON.stringify([operation.operationName, operation.variables]);
    const known = onTheirWay.get(key);
    if (known) return known;
    const here = ahead.get(key);
    if (here) {
      // All that is drawn with it asks in the same moment.
      setTimeout(() => ahead.delete(key));
      return here;
    }
    const read = forward(operation).pipe(
      finalize(() => {
        if (onTheirWay.get(key) === read) onTheirWay.delete(key);
      }),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
    onTheirWay.set(key, read);
    if (operation.getContext().ahead) {
      ahead.set(key, read);
      setTimeout(() => ahead.delete(key), WAITS_MS);
    }
    return read;
  });
}
