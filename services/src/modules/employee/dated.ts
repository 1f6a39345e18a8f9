/** A row that holds from one day (included) to another (excluded); without end it holds until further notice. */
export interface Dated {
  validFrom: string;
  validTo: string | null;
}

/** The row that holds on a day; before the first one begins, the first. */
export function heldOn<R extends Dated>(records: readonly R[], day: string): R | undefined {
  const ordered = [...records].sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  return ordered.find((one) => one.validFrom <= day && (one.validTo === null || one.validTo > day)) ?? ordered[0];
}

/** Where a fact that holds from a day goes: into a row that begins that day, or behind the row it ends and before the next one. */
export function placeFrom<R extends Dated>(
  records: readonly R[],
  from: string,
): { replaces: R | null; ends: R | null; validTo: string | null } {
  const replaces = records.find((one) => one.validFrom === from) ?? null;
  const ends = replaces
    ? null
    : (records.find((one) => one.validFrom < from && (one.validTo === null || one.validTo > from)) ?? null);
  const later = records
    .map((one) => one.validFrom)
    .filter((day) => day > from)
    .sort();
  return { replaces, ends, validTo: later[0] ?? null };
}

/** Rows by person. */
export function byPerson<R extends { empId: string }>(rows: readonly R[]): Map<string, R[]> {
  const people = new Map<string, R[]>();
  for (const row of rows) {
    const own = people.get(row.empId);
    if (own) own.push(row);
    else people.set(row.empId, [row]);
  }
  return people;
}
