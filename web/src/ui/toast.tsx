import { LIMITS } from '@hengcai/shared/rules/limits';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { loadWithRetry } from './loadWithRetry';

/** Specification 9: how long messages last, and the success of a password change. */
export const TOAST_MS = LIMITS.messageMs;
export const BRIEF_MS = LIMITS.passwordChangedMessageMs;
export const STAYS = Infinity;

/** What draws toasts; the shell loads it ahead, because a toast tells that the connection is gone. */
export const loadToasts = () => loadWithRetry(() => import('./Toasts'));
const Toasts = lazy(loadToasts);

export type ToastKind = 'success' | 'error' | 'warning' | 'info';
export interface ToastOptions {
  /** The same id replaces the toast instead of stacking a second one. */
  id?: string;
  /** Offers something to do about it while the toast is there, e.g. to take it back. */
  action?: { label: string; onPress: () => void };
  /** Milliseconds; `STAYS` until it is closed. */
  duration?: number;
}
export interface ToastSpec extends ToastOptions {
  id: string;
  kind: ToastKind;
  text: string;
}

const LATER = 'hengcai.toast';
let waiting: ToastSpec[] = [];
let deliver: ((spec: ToastSpec) => void) | null = null;
let needed = false;
const listeners = new Set<() => void>();

/** What draws toasts registers here and gets what was said before it was there. */
export function onToast(receive: (spec: ToastSpec) => void): void {
  deliver = receive;
  waiting.forEach(receive);
  waiting = [];
}

const show =
  (kind: ToastKind) =>
  (text: string, options: ToastOptions = {}): void => {
    const spec: ToastSpec = { ...options, id: options.id ?? `${kind}:${text}`, kind, text };
    if (deliver) return deliver(spec);
    waiting.push(spec);
    needed = true;
    listeners.forEach((listener) => listener());
  };

export const toast = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
  /** A warning for the page that opens next by a full load. */
  afterReload: (text: string) => sessionStorage.setItem(LATER, text),
  brief: (text: string) => show('success')(text, { duration: BRIEF_MS }),
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Mounted once beside the application; what draws toasts loads with the first one. */
export function ToastHost() {
  useEffect(() => {
    const later = sessionStorage.getItem(LATER);
    sessionStorage.removeItem(LATER);
    if (later) toast.warning(later);
  }, []);
  return <Suspense>{useSyncExternalStore(subscribe, () => needed) && <Toasts />}</Suspense>;
}
