import type { CookieOptions, Response } from 'express';

/** Names and flags of the cookies; they follow the address browsers use (design 5). */
export interface CookieNames {
  /** Holds the token of the REST session; JavaScript never sees it. */
  session: string;
  /** Holds the version of the session, which is no secret: tabs compare it. */
  version: string;
  /** Holds the key of a sign-in that is under way at an identity provider; JavaScript never sees it. */
  external: string;
}

/** `__Host-` binds the cookie to this host and to https; plain http cannot have it. */
export const cookieNames = (secure: boolean): CookieNames => ({
  session: secure ? '__Host-sid' : 'sid',
  version: 'sidv',
  external: secure ? '__Host-ext' : 'ext',
});

/** How long a sign-in at an identity provider may take, in milliseconds. */
const EXTERNAL_LIFE = 10 * 60_000;

/** Reads a Cookie header; a name that comes twice keeps its first value, as browsers send the most specific one first. */
export function parseCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at < 0) continue;
    const name = pair.slice(0, at).trim();
    if (!cookies.has(name)) cookies.set(name, decoded(pair.slice(at + 1).trim()));
  }
  return cookies;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** What an answer does with the browser's cookies. */
export interface CookieJar {
  /** Keeps a new session in the browser. */
  keep(token: string, version: string): void;
  /** Takes the session out of the browser, and what it has kept of answers. */
  drop(): void;
  /** The key of the sign-in at an identity provider that this browser began; null without one. */
  externalKey(): string | null;
  keepExternalKey(key: string): void;
  dropExternalKey(): void;
}

/** Answers the cookies of one response. */
export function cookieJar(response: Response, secure: boolean): CookieJar {
  const names = cookieNames(secure);
  // No Domain and no Max-Age: this host only, and gone with the browser.
  const options = (httpOnly: boolean): CookieOptions => ({ httpOnly, path: '/', sameSite: 'strict', secure });
  return {
    keep(token, version) {
      response.cookie(names.session, token, options(true));
      response.cookie(names.version, version, options(false));
      response.setHeader('x-session-version', version);
    },
    drop() {
      response.clearCookie(names.session, options(true));
      response.clearCookie(names.version, options(false));
      response.removeHeader('x-session-version');
      // Whoever uses the browser next finds nothing by going back. What is stored (language, theme) stays.
      response.setHeader('clear-site-data', '"cache"');
    },
    externalKey: () => parseCookies(response.req.headers.cookie).get(names.external) ?? null,
    keepExternalKey(key) {
      response.cookie(names.external, key, { ...options(true), maxAge: EXTERNAL_LIFE });
    },
    dropExternalKey() {
      response.clearCookie(names.external, options(true));
    },
  };
}
