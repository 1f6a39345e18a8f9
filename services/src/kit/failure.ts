import type { RuleIssue } from '@hengcai/shared/rules/issue';

/** One reason of a refusal; `code` is a message id of the catalogue (`rule.<code>` of shared, or `error.<code>`). */
export interface Issue extends RuleIssue {
  current?: unknown;
}

/** A refusal on purpose; the edge turns it into an envelope with this status (design 3, "Failures over REST"). */
export class Failure extends Error {
  constructor(
    readonly status: 208 | 209 | 400 | 403 | 404 | 409 | 422 | 429 | 500 | 603 | 604 | 605,
    readonly issues: readonly Issue[],
  ) {
    super(issues.map((i) => i.code).join(', '));
  }
}

/** Whoever asked has gone: there is nobody to answer. */
export class CallerGone extends Error {}

/** 400: the input itself is wrong, at a field. */
export const invalid = (field: string, code: string, params?: Issue['params']) =>
  new Failure(400, [{ field, code, ...(params && { params }) }]);
/** 422: the input is well formed but a rule refuses it. */
export const refused = (issues: Issue | readonly Issue[] | string) =>
  new Failure(422, typeof issues === 'string' ? [{ field: '', code: issues }] : 'code' in issues ? [issues] : issues);
/** 404: not there, or not visible to the caller: the same answer. */
export const notFound = () => new Failure(404, [{ field: '', code: 'NOT_FOUND' }]);
/** 429: too often; after so many seconds it may be tried again. */
export const tooOften = (seconds: number) =>
  new Failure(429, [{ field: '', code: 'RATE_LIMITED', params: { seconds: Math.max(1, Math.ceil(seconds)) } }]);
/** 403: the caller's roles do not allow the call. */
export const forbidden = () => new Failure(403, [{ field: '', code: 'FORBIDDEN' }]);
/** 409: somebody saved before; `current` is what stands there now. */
export const stale = (current: unknown) => new Failure(409, [{ field: 'version', code: 'CONFLICT', current }]);
