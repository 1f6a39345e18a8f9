import { isLoopback, type Settings } from '../settings.ts';

/**
 * Whether a request may have been caused by a page at `origin`. On one's own machine every loopback address counts:
 * the development server stands on a port of its own.
 */
export function isOwnOrigin(origin: string, { publicUrl }: Pick<Settings, 'publicUrl'>): boolean {
  // "null" is what sandboxed frames and local files send.
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (publicUrl === null || isLoopback(publicUrl)) return isLoopback(url);
  return url.origin === publicUrl.origin;
}
