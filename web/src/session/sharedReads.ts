import { ApolloLink, type Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize, shareReplay, tap } from 'rxjs';

/**
 * A read that is asked for while the same one is on its way is one request with it, until a write is answered: what was
 * read before is no answer to whoever asks after it. Apollo's own sharing knows nothing of writes.
 */
export function sharedReads(): ApolloLink {
  const onTheirWay = new Map<string, Observable<ApolloLink.Result>>();
  const forgetAll = () => onTheirWay.clear();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY)
      return forward(operation).pipe(tap({ next: forgetAll, error: forgetAll }));
    if (operation.getContext().alone) return forward(operation);
    const key = JSON.stringify([operation.operationName, operation.variables]);
    const known = onTheirWay.get(key);
    if (known) return known;
    const read = forward(operation).pipe(
      finalize(() => {
        if (onTheirWay.get(key) === read) onTheirWay.delete(key);
      }),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
    onTheirWay.set(key, read);
    return read;
  });
}
