import type { LanguageCode } from '../http/language.ts';
import type { RestFailure } from './failure.ts';

/** For whom and on whose behalf the REST calls of one incoming request are made, and what they cost. */
export interface Scope {
  /** Bearer token of the session or script; null without one. */
  token: string | null;
  readonly language: LanguageCode;
  readonly requestId: string;
  /** Address the request came from, empty for calls of our own; the services count sign-ins by it. */
  readonly clientAddress: string;
  /** Raised when the client has gone away. */
  readonly signal: AbortSignal;
  /** Calls made so far, retries included. */
  calls: number;
  /** Time spent in them, in milliseconds; calls at the same time add up. */
  milliseconds: number;
  /** The services have answered a call that needs a session: the credential is good. */
  accepted: boolean;
  /** The failure that ended the session: the calls that would follow are not made. */
  lost: RestFailure | null;
}

/** A scope with nothing spent yet. */
export const newScope = (of: Omit<Scope, 'calls' | 'milliseconds' | 'accepted' | 'lost'>): Scope => ({
  ...of,
  calls: 0,
  milliseconds: 0,
  accepted: false,
  lost: null,
});
