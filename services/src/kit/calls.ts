import type { Endpoint } from '@hengcai/shared/contract/kernel';
import type { Answer, Ctx, GivenTo, Handler, LanguageCode, Session } from './context.ts';
import { Failure } from './failure.ts';
import type { Kernel } from './kernel.ts';

/** What a handler gets that opens its transactions itself: sign-in must count a failure and still refuse. */
export interface Call {
  kernel: Kernel;
  /** Who calls; on an open endpoint nobody (`NOBODY`). */
  session: Session;
  language: LanguageCode;
  requestId: string;
  /** Aborted when the caller has left. */
  gone: AbortSignal;
  /** Null when only a proxy's address is known. */
  clientIp: string | null;
  /** The bearer token as sent, for signing out. */
  token: string | null;
}

type DetachedHandler = (input: never, call: Call) => Promise<unknown>;
const detachedHandlers = new WeakMap<object, DetachedHandler>();

/** Marks a handler that runs outside the edge's transaction; every open endpoint needs one. */
export function detached<E extends Endpoint>(fn: (input: GivenTo<E>, call: Call) => Promise<Answer<E>>): Handler<E> {
  const marked = (_input: unknown, _ctx: Ctx) =>
    Promise.reject(new Error('A detached handler is called by the edge alone.'));
  detachedHandlers.set(marked, fn);
  return marked;
}

/** The function behind `detached`, or undefined for a handler that runs inside a transaction. */
export const detachedOf = (handler: object) =>
  detachedHandlers.get(handler) as ((input: unknown, call: Call) => Promise<unknown>) | undefined;

const meanwhileHandlers = new WeakSet<object>();

/** Marks a handler that reads what a long transaction tells of itself, and is answered while that one runs (`Pauses`). */
export function meanwhile<H extends object>(handler: H): H {
  meanwhileHandlers.add(handler);
  return handler;
}
export const isMeanwhile = (handler: object) => meanwhileHandlers.has(handler);

/** The session of an open endpoint. */
export const NOBODY: Session = {
  sessionId: '',
  companyId: '',
  companyCode: '',
  timeZone: 'UTC',
  userId: '',
  subjectUserId: '',
  withinDepts: null,
  empId: null,
  roles: [],
  through: null,
  ownScopes: new Set(),
  pageRights: new Map(),
  hiddenElements: new Set(),
  isPlatformAdmin: false,
};

/** 208: there is no such session any more. */
export const sessionOver = (code: 'SESSION_TIMEOUT' | 'ACCOUNT_CHANGED' | 'API_TOKEN_OVER' = 'SESSION_TIMEOUT') =>
  new Failure(208, [{ field: '', code }]);
