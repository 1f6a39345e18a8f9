/** What holds from one day (included) to another (excluded); without end until further notice. */
export interface Period<V> {
  validFrom: string;
  validTo: string | null;
  values: V;
}

/**
 * A person's periods, in order, once some values hold from a day on: that day begins a period, and each value goes on until
 * the day on which the same field was changed later (`changedAgain`, or a period where it differs from the one before).
 * Nothing before the day is touched, and whoever learns of changes in another order comes to the same periods. A day
 * before the first period is that period's first one.
 */
export function changedFrom<V extends object>(
  periods: readonly Period<V>[],
  day: string,
  change: Partial<V>,
  changedAgain: (field: keyof V) => string | null = () => null,
): Period<V>[] {
  const first = periods[0];
  if (!first) return [];
  const from = day < first.validFrom ? first.validFrom : day;
  const split = periods.flatMap((period) =>
    period.validFrom < from && (period.validTo === null || period.validTo > from)
      ? [
          { ...period, validTo: from },
          { ...period, validFrom: from },
        ]
      : [period],
  );
  const changed = split.map((period) => ({ ...period, values: { ...period.values } }));
  for (const field of Object.keys(change) as (keyof V)[]) {
    const until = changedAgain(field);
    for (const [i, period] of changed.entries()) {
      if (period.validFrom < from) continue;
      if (until !== null && period.validFrom >= until) break;
      if (period.validFrom > from && split[i]?.values[field] !== split[i - 1]?.values[field]) break;
      period.values[field] = change[field] as V[keyof V];
    }
  }
  return changed;
}

/** The period that holds on a day. */
export const periodOn = <V>(periods: readonly Period<V>[], day: string): Period<V> | undefined =>
  periods.find(({ validFrom, validTo }) => validFrom <= day && (validTo === null || validTo > day));
