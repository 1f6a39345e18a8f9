/** As much as a toast holds; the sheet marks the rest. */
const TOLD_MAX = 5;

/** The first of several reasons, one a line. */
export const firstOf = (texts: readonly string[]): string => [...new Set(texts)].slice(0, TOLD_MAX).join('\n');
