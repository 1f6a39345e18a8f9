import { createHash, randomBytes } from 'node:crypto';
import type { Kernel } from './kernel.ts';

/** How every API token begins: scanners for secrets find one that was committed by `hc_[0-9a-f]{64}`. */
export const API_TOKEN_PREFIX = 'hc_';

/** 256 bits in hexadecimal digits: no session's token ever begins as an API token does. */
export const newSessionToken = () => randomBytes(32).toString('hex');

/** What stands in the database instead of a session's or a script's token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Whether a session has been idle for too long, or lasted too long. */
export function isExpired(
  { settings }: Pick<Kernel, 'settings'>,
  createdAt: Date,
  lastSeenAt: Date,
  now: Date,
): boolean {
  const idle = now.getTime() - lastSeenAt.getTime() > settings.sessionIdleMinutes * 60_000;
  return idle || now.getTime() - createdAt.getTime() > settings.sessionHours * 3_600_000;
}
