import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Who may read the metrics of a process. */
export interface MetricsReaders {
  /** With a token whoever knows it, from anywhere. */
  token: string | undefined;
  /** Without one programs on this machine, and only where the product is not offered to others. */
  local: boolean;
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
/** A proxy on this machine comes from here, too, and brings the whole world. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request may read the metrics: they tell how busy a company is, and when. */
export function mayReadMetrics(request: IncomingMessage, { token, local }: MetricsReaders): boolean {
  if (token !== undefined)
    return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
  return (
    local &&
    LOOPBACK.test(request.socket.remoteAddress ?? '') &&
    FORWARDED.every((header) => request.headers[header] === undefined)
  );
}
