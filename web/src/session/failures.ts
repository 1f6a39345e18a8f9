import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { MessageId } from '../i18n/ids';
import type { Translate } from '../i18n/useT';

/** One failure as the product talks about it. */
export interface Failure {
  code: string;
  status: number;
  /** What the server said, in the language of the request; shown verbatim (specification 8). */
  message: string | null;
  /** The field of the operation that failed, unless the whole of it did. */
  field?: string;
  /** On RATE_LIMITED: after how many seconds it may be asked again. */
  retryAfter?: number;
  /** On CONFLICT: the version the row has now. */
  currentVersion?: number;
}

interface Wire {
  message?: string;
  path?: readonly (string | number)[];
  extensions?: { code?: string; status?: number; currentVersion?: number; retryAfter?: string };
}

/** A server may say a date as well; ours say seconds. */
const isSeconds = (text: string | undefined): text is string => text !== undefined && /^\d+$/.test(text);

const fromWire = ({ message, path, extensions }: Wire): Failure => ({
  code: extensions?.code ?? 'INTERNAL',
  status: extensions?.status ?? 500,
  message: message || null,
  ...(isSeconds(extensions?.retryAfter) && { retryAfter: Number(extensions?.retryAfter) }),
  ...(path?.length && { field: String(path[0]) }),
  ...(extensions?.currentVersion !== undefined && { currentVersion: extensions.currentVersion }),
});

function fromHttp(error: ServerError): Failure[] {
  try {
    const { errors } = JSON.parse(error.bodyText) as { errors?: Wire[] };
    if (errors?.length) return errors.map(fromWire);
  } catch {
    // Not ours: a proxy's page.
  }
  return [{ code: 'HTTP', status: error.statusCode, message: null }];
}

/** Ends a request that is not answered in time (specification 9), and when `other` does. */
export const inTime = (other?: AbortSignal | null): AbortSignal => {
  const late = AbortSignal.timeout(LIMITS.requestTimeoutMs);
  return other ? AbortSignal.any([other, late]) : late;
};
const isLate = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

/** What an error of a request is made of; `NETWORK` when no answer came at all. */
export function failuresOf(error: unknown): Failure[] {
  if (CombinedGraphQLErrors.is(error)) return error.errors.map((e) => fromWire(e as Wire));
  if (ServerError.is(error)) return fromHttp(error);
  if (isLate(error)) return [{ code: 'HTTP', status: 504, message: null }];
  return [{ code: 'NETWORK', status: 0, message: null }];
}

/** What support asks for: the number of the last request that was answered, which names its lines in the logs. */
export const lastRequest: { id: string | null } = { id: null };

/** What came through the links without an answer: errors of the browser, told apart by nothing but the way they came. */
const unanswered = new WeakSet<object>();
export const markUnanswered = (error: object): void => void unanswered.add(error);

/** Whether an error is that of a request, which is told by the links or by its caller; all others are the page's own. */
export const isOfRequest = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) ||
  ServerError.is(error) ||
  (typeof error === 'object' && error !== null && unanswered.has(error));

export const hasCode = (error: unknown, code: string): boolean => failuresOf(error).some((f) => f.code === code);

/** Whether something could not be fetched: what is not there, or not there for the reader, is no failure, and neither is an address that names nothing. */
export const hasFailed = (error: unknown): boolean =>
  Boolean(error) && !hasCode(error, 'NOT_FOUND') && !hasCode(error, 'BAD_USER_INPUT');

/** Specification 8, "HTTP failures", where the server said nothing. */
export function failureTextId({ code, status }: Pick<Failure, 'code' | 'status'>): MessageId {
  if (code === 'NETWORK') return 'errors.network';
  if (status === 400) return 'errors.badParameter';
  if (status === 403 || status === 404) return 'errors.noPath';
  if (status === 500 || status === 502) return 'errors.server';
  if (status === 504) return 'errors.timeout';
  return 'errors.requestFailed';
}

/** What is told of a failure: the server's own words, where it said something. */
export const failureText = (failure: Failure, t: Translate): string => failure.message ?? t(failureTextId(failure));
