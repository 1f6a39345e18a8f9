import { ApolloLink, type ErrorLike, Observable } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import { waitInWords } from '@hengcai/shared/rules/waiting';
import { from, NEVER, switchMap, tap } from 'rxjs';
import { currentLanguage } from '../i18n/language';
import { textsReady } from '../i18n/ready';
import { say } from '../i18n/say';
import { STAYS, toast } from '../ui/toast';
import { checkSession } from './crossTab';
import { type Failure, failuresOf, failureText, inTime, lastRequest, markUnanswered } from './failures';
import { patience } from './patience';
import { goOnSignedIn, openRelogin, passesForOver, type SessionEnd } from './relogin';
import { forgetSession } from './sessionVersion';
import { takeShellAhead } from './shellAhead';

declare module '@apollo/client' {
  interface DefaultContext {
    /** The caller shows failures itself: no toast. */
    quiet?: boolean;
    /** Sign-in itself, which needs no session of this tab. */
    anySession?: boolean;
    /** A read that shares no request with another one. */
    alone?: boolean;
  }
}

const ends: Record<string, SessionEnd> = {
  SESSION_TIMEOUT: 'timeout',
  SESSION_ELSEWHERE: 'elsewhere',
  ACCOUNT_CHANGED: 'changed',
};
/** Handled where they arise: sign-in asks for the code, editors explain a conflict. */
const ownPlace = new Set(['VERIFICATION_REQUIRED', 'CONFLICT']);
/** Told even to a caller that shows failures itself: it can do nothing about these. */
const always = new Set(['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'CLIENT_OUTDATED', 'NETWORK']);

/** 208 and 209: one dialog, one promise; the operation never settles, because success reloads the page. */
export const reloginLink = new ErrorLink(({ error }) => {
  const hit = failuresOf(error).find((f) => f.code in ends);
  const reason = hit && ends[hit.code];
  if (!reason) return;
  return from(openRelogin({ reason, message: hit.message })).pipe(switchMap(() => NEVER));
});

/**
 * Each request is judged by its own answer (specification 8): one that was sent while the session passed for over, and is
 * answered, takes that back.
 */
export const revivalLink = new ApolloLink((operation, forward) => {
  const over = passesForOver() && !operation.getContext().anySession;
  return forward(operation).pipe(
    tap(({ errors }) => {
      if (over && !errors) goOnSignedIn();
    }),
  );
});

function leaveFor(path: string): void {
  if (location.pathname !== path) location.assign(path);
}

/** A release has come meanwhile. When to reload is for whoever may just be typing to say. */
function offerReload(failure: Failure): void {
  const action = { label: say('app.reload'), onPress: () => location.reload() };
  toast.info(failureText(failure, say), { id: 'outdated', duration: STAYS, action });
}

async function tell(failure: Failure): Promise<void> {
  await textsReady;
  if (failure.code === 'UNAUTHENTICATED') {
    forgetSession();
    toast.afterReload(say('errors.notLoggedIn'));
    return leaveFor('/');
  }
  if (failure.code === 'PASSWORD_CHANGE_REQUIRED') return leaveFor('/first-login');
  if (failure.code === 'CLIENT_OUTDATED') return offerReload(failure);
  if (failure.code === 'NETWORK') return toast.warning(say('errors.network'), { id: 'network' });
  toast.error(failureText(failure, say));
}

/** Every other failure becomes one toast, unless the caller asked to show it itself. */
export const toastLink = new ErrorLink(({ error, operation }) => {
  markUnanswered(error);
  if (isAbort(error)) return;
  const quiet = operation.getContext().quiet ?? false;
  const seen = new Set<string>();
  for (const failure of failuresOf(error)) {
    if (ownPlace.has(failure.code) || (quiet && !always.has(failure.code)) || seen.has(failure.code)) continue;
    seen.add(failure.code);
    void tell(failure);
  }
});

export const patienceLink = patience((seconds) => void tellOfWaiting(seconds));

async function tellOfWaiting(seconds: number): Promise<void> {
  await textsReady;
  const wait = waitInWords(seconds, currentLanguage());
  toast.info(say('errors.waiting', { wait }), { id: 'waiting', duration: seconds * 1_000 });
}

/** Whether the links have told of an error already, whatever its caller does. */
export const isTold = (error: unknown): boolean => failuresOf(error).some(({ code }) => always.has(code));

const isAbort = (error: ErrorLike): boolean => error.name === 'AbortError';

/** No operation leaves a tab whose session is not the browser's any more. */
export const crossTabLink = new ApolloLink((operation, forward) =>
  operation.getContext().anySession || checkSession() ? forward(operation) : new Observable(() => undefined),
);

export const httpLink = new BaseHttpLink({
  uri: '/graphql',
  credentials: 'same-origin',
  headers: { Facility: 'desktop', 'Accept-Language': currentLanguage() },
  fetch: async (address, init) => {
    const signal = inTime(init?.signal);
    const response = (await takeShellAhead(init?.body, signal)) ?? (await fetch(address, { ...init, signal }));
    lastRequest.id = response.headers.get('x-request-id');
    return response;
  },
});
