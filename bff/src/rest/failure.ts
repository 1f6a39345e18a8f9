/** One reason of a refusal, as the envelope's `data.errors` carries it; a field of null means the whole input. */
export interface RestError {
  field: string | null;
  code: string;
  message: string;
  /** The row as it is now, on a conflict. */
  current?: unknown;
}

/** What can go wrong with a REST call: a closed set, mapped exhaustively in `failures.ts`. */
export type RestFailureKind =
  | 'noCredential'
  | 'sessionTimeout'
  | 'sessionElsewhere'
  | 'accountChanged'
  | 'passwordChangeRequired'
  | 'verificationRequired'
  | 'forbidden'
  | 'notFound'
  | 'invalid'
  | 'conflict'
  | 'tooMany'
  | 'refused'
  | 'serverError'
  | 'timedOut'
  | 'overloaded'
  | 'unreachable'
  | 'noSuchPath'
  | 'malformed'
  | 'aborted';

interface Details {
  errors?: readonly RestError[];
  /** The sentence the services gave; kept only where it is meant for users. */
  text?: string | undefined;
  retryAfter?: string | undefined;
  cause?: unknown;
}

/** A REST call that did not answer data. `status` is the envelope's, or the HTTP status where there is no envelope. */
export class RestFailure extends Error {
  readonly errors: readonly RestError[];
  readonly text: string | undefined;
  readonly retryAfter: string | undefined;

  constructor(
    readonly kind: RestFailureKind,
    readonly status: number,
    { errors = [], text, retryAfter, cause }: Details = {},
  ) {
    super(kind, { cause });
    this.name = 'RestFailure';
    this.errors = errors;
    this.text = text;
    this.retryAfter = retryAfter;
  }
}

const LOST = new Set<RestFailureKind>(['noCredential', 'sessionTimeout', 'sessionElsewhere', 'accountChanged']);

/** Whether the session is over: such a failure ends the whole operation, so that no half page is shown. */
export const isSessionLost = (failure: RestFailure): boolean => LOST.has(failure.kind);
