import type { Logger } from 'pino';
import type { Capabilities } from './capabilities.ts';
import type { Tickets } from './files/tickets.ts';
import type { LogFacts } from './http/access-log.ts';
import type { LanguageCode } from './http/language.ts';
import type { Allowance } from './limits/rate-limits.ts';
import { createLoaders, type Loaders } from './generated/modules.ts';
import type { Rest } from './rest/client.ts';
import type { Scope } from './rest/scope.ts';
import type { CookieJar } from './session/cookies.ts';

/** What a resolver works with; made anew for every request, so that nothing of one user can reach another. */
export interface Context {
  /** The REST services, with this request's credential and language. */
  rest: Rest;
  loaders: Loaders;
  language: LanguageCode;
  requestId: string;
  /** The session of the request, and what its answer does with it. */
  session: Session;
  /** Makes addresses for downloads that only this session can use. */
  tickets: Tickets;
  /** What the connected services offer beyond the specification. */
  capabilities: () => Promise<Capabilities>;
  /** What the caller may still ask for. */
  allowance: Allowance;
  log: Logger;
  /** What the access log will say of the request. */
  facts: LogFacts;
  scope: Scope;
}

/** Signing in and out: the token goes from REST to the cookie and never into an answer. */
export interface Session {
  /** Makes the calls that follow without a credential, as sign-in is. */
  forget(): void;
  /** Begins a session: the cookie is set and the calls that follow are made with it. */
  begin(token: string, version: string): void;
  /** Ends the session: the cookie is cleared. */
  end(): void;
  /** The sign-in this browser began at an identity provider: its key goes from REST to a cookie and back. */
  external: { begin(key: string): void; key(): string | null; end(): void };
}

/** Ties the credential of the REST calls to the cookies of the answer. */
export const createSession = (scope: Scope, cookies: CookieJar): Session => ({
  forget() {
    scope.token = null;
  },
  begin(token, version) {
    scope.token = token;
    cookies.keep(token, version);
  },
  end() {
    scope.token = null;
    cookies.drop();
  },
  external: { begin: cookies.keepExternalKey, key: cookies.externalKey, end: cookies.dropExternalKey },
});

/** Completes a context with loaders of its own. */
export const createContext = (parts: Omit<Context, 'loaders'>): Context => ({
  ...parts,
  loaders: createLoaders(parts.rest),
});
