import { ApolloLink, type Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { concatMap, defer, finalize, of, shareReplay, tap } from 'rxjs';

/** A read that writes overtake again and again is answered at last as it is: whoever waits for it sees something. */
const TIMES = 3;

/** How long what was asked ahead waits for the part of the page that shows it. */
export const WAITS_MS = 5_000;

interface SharedReads {
  link: ApolloLink;
  /** Whoever asks from here on is answered anew. */
  forgetAhead: () => void;
}

/**
 * Reads beside writes. A read that is asked for while the same one is on its way is one request with it, until a write is
 * answered: what was read before is no answer to whoever asks after it, which Apollo's own sharing does not know. Nor does
 * it come late over what the write answered: a read that a write overtook is asked again before it answers. What is asked
 * ahead of the page (`session/ahead.ts`) answers the first who asks for it, also when it has come meanwhile.
 */
export function sharedReads(): SharedReads {
  const onTheirWay = new Map<string, Observable<ApolloLink.Result>>();
  const ahead = new Map<string, Observable<ApolloLink.Result>>();
  let written = 0;
  const noteWrite = () => {
    written += 1;
    onTheirWay.clear();
    ahead.clear();
  };
  const link = new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY)
      return forward(operation).pipe(tap({ next: noteWrite, error: noteWrite }));
    if (operation.getContext().alone) return forward(operation);
    const key = JSON.stringify([operation.operationName, operation.variables]);
    const ask = (times: number): Observable<ApolloLink.Result> =>
      defer(() => {
        const before = written;
        return forward(operation).pipe(
          concatMap((result) => (written === before || times === 1 ? of(result) : shared(times - 1))),
        );
      });
    const shared = (times: number): Observable<ApolloLink.Result> => {
      const known = onTheirWay.get(key);
      if (known) return known;
      const read = ask(times).pipe(
        finalize(() => {
          if (onTheirWay.get(key) === read) onTheirWay.delete(key);
        }),
        shareReplay({ bufferSize: 1, refCount: true }),
      );
      onTheirWay.set(key, read);
      return read;
    };
    const keepFor = (read: Observable<ApolloLink.Result>, ms: number) =>
      setTimeout(() => {
        if (ahead.get(key) === read) ahead.delete(key);
      }, ms);
    const here = ahead.get(key);
    if (here) {
      // All that is drawn with it asks in the same moment.
      keepFor(here, 0);
      return here;
    }
    const read = shared(TIMES);
    if (operation.getContext().ahead) {
      ahead.set(key, read);
      keepFor(read, WAITS_MS);
    }
    return read;
  });
  return { link, forgetAhead: () => ahead.clear() };
}
