import { wallTime } from '@hengcai/shared/rules/time-zone';

/** The one place that knows the time (design 4): lint bans `Date.now()`, `new Date()` and SQL's `now()` elsewhere. */
export interface Clock {
  /** Added to the database's time and to this process's; other than 0 only in tests. */
  offsetMs: number;
  /** The process's time, for timers and logs; what is stored comes from `ctx.now`. */
  now(): Date;
}

/** A clock that runs `offsetMs` ahead. */
export function createClock(offsetMs = 0): Clock {
  const clock: Clock = { offsetMs, now: () => new Date(Date.now() + clock.offsetMs) };
  return clock;
}

const MINUTE_MS = 60_000;
/** What was answered last for a time zone: every call asks, and the answer changes at a full minute at the earliest. */
const latest = new Map<string, { minute: number; date: string }>();

/** The business date at an instant, YYYY-MM-DD. */
export function businessDateAt(at: Date, timeZone: string): string {
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  const known = latest.get(timeZone);
  if (known?.minute === minute) return known.date;
  const { date } = wallTime(at, timeZone);
  latest.set(timeZone, { minute, date });
  return date;
}
