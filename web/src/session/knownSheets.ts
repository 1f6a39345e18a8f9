type Sheet = Readonly<Record<string, unknown>>;

/**
 * The sheets of an appraisal as a save answers them, laid over those that are known: an auto-save tells the new version
 * alone. A sheet that nobody knows yet and of which only that is told waits for an answer that has the rest of it, for a
 * half one would make the page read everything again.
 */
export function knownSheets(known: readonly Sheet[] = [], told: readonly Sheet[]): readonly Sheet[] {
  return told.flatMap((sheet) => {
    if ('scorer' in sheet) return [sheet];
    const before = known.find((one) => one['scorerRole'] === sheet['scorerRole']);
    return before ? [{ ...before, ...sheet }] : [];
  });
}
