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

const formatters = new Map<string, Intl.DateTimeFormat>();

function partsIn(timeZone: string, at: Date): Record<string, number> {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return Object.fromEntries(formatter.formatToParts(at).map((p) => [p.type, Number(p.value)]));
}

const MINUTE_MS = 60_000;
/** What was answered last for a time zone: every call asks, and the answer changes at a full minute at the earliest. */
const latest = new Map<string, { minute: number; date: string }>();

/** The business date at an instant, YYYY-MM-DD. */
export function businessDateAt(at: Date, timeZone: string): string {
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  const known = latest.get(timeZone);
  if (known?.minute === minute) return known.date;
  const { year = 0, month = 0, day = 0 } = partsIn(timeZone, at);
  const date = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  latest.set(timeZone, { minute, date });
  return date;
}

/** The instant at which a clock on the wall of that zone shows a date and time, e.g. the 23:59 of a deadline. */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}Z`);
  const shownAt = (instant: number) => {
    const p = partsIn(timeZone, new Date(instant));
    return Date.UTC(p.year ?? 0, (p.month ?? 1) - 1, p.day ?? 1, p.hour ?? 0, p.minute ?? 0, p.second ?? 0);
  };
  // Twice, because the first guess may lie on the other side of a change of summer time.
  const first = wanted - (shownAt(wanted) - wanted);
  return new Date(first - (shownAt(first) - wanted));
}
