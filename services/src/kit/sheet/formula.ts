/**
 * Spreadsheet programs run a cell that begins with one of these as a formula (OWASP CSV injection); the full-width
 * forms are folded to them by East Asian input methods and some importers, NUL is skipped by others.
 */
const TRIGGERS = '=+\\-@\\t\\r\\n\\u0000＝＋－＠';
const GUARDED = new RegExp(`^'*[${TRIGGERS}]`);
const PREFIXED = new RegExp(`^''*[${TRIGGERS}]`);

/** Text that no spreadsheet takes for a formula: an apostrophe stands before every trigger, and before earlier guards so that nothing is lost. */
export const guardFormula = (text: string): string => (GUARDED.test(text) ? `'${text}` : text);

/** Takes exactly one guard off again: `unguardFormula(guardFormula(x)) === x` for every text. */
export const unguardFormula = (text: string): string => (PREFIXED.test(text) ? text.slice(1) : text);
