/** Instants and the clocks on the wall of a time zone (domain.md, "Time"): the same in browser and server. */

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

const two = (n = 0): string => String(n).padStart(2, '0');

/** What calendar and clock of a time zone show at an instant: YYYY-MM-DD and HH:mm. */
export function wallTime(at: Date, timeZone: string): { date: string; time: string } {
  const { year = 0, month, day, hour, minute } = partsIn(timeZone, at);
  return { date: `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`, time: `${two(hour)}:${two(minute)}` };
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
