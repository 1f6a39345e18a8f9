import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { catchError, of, switchMap, throwError, timer } from 'rxjs';
import { type Failure, failuresOf } from './failures';

/** Whoever would have to wait longer is told how long instead. */
const LONGEST_S = 60;

/** Seconds after which a refused operation is sent again; null: it is not. */
export function secondsUntilAgain(operationType: string | undefined, failures: readonly Failure[]): number | null {
  // A read changes nothing; sign-in and every other write are for people to repeat.
  if (operationType !== 'query') return null;
  const [limited] = failures.filter(({ code }) => code === 'RATE_LIMITED');
  const seconds = limited?.retryAfter;
  return seconds !== undefined && seconds <= LONGEST_S ? seconds : null;
}

/**
 * A read that was refused because there were too many is sent once more, by itself, when it may be; `tell` says so
 * meanwhile, unless its caller shows failures itself.
 */
export const patience = (tell: (seconds: number) => void) =>
  new ApolloLink((operation, forward) => {
    let tried = false;
    const again = (failures: readonly Failure[]) => {
      const seconds = tried ? null : secondsUntilAgain(operation.operationType, failures);
      if (seconds === null) return null;
      tried = true;
      if (!operation.getContext().quiet) tell(seconds);
      return timer(seconds * 1_000).pipe(switchMap(() => forward(operation)));
    };
    return forward(operation).pipe(
      switchMap((result) => {
        const { errors } = result as { errors?: CombinedGraphQLErrors['errors'] };
        return (errors?.length && again(failuresOf(new CombinedGraphQLErrors({ errors })))) || of(result);
      }),
      catchError((error: unknown) => again(failuresOf(error)) ?? throwError(() => error)),
    );
  });
