import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * What a suite's reporter hands over: { passed, failed, skipped: [{ title, reason }], faults: [title and why] }. Our own two
 * small reporters write it, because neither runner's JSON says why a test was skipped.
 */
export function writeCounts(counts) {
  if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts));
}

/** A title with what its error says first: at the end of a long run the rest of the output is far away, or not kept. */
export function inOneLine(title, error) {
  const why = stripVTControlCharacters(error?.message ?? '')
    .replace(/\s+/g, ' ')
    .slice(0, 500);
  return why ? `${title}: ${why}` : title;
}

/** Reads what the reporter wrote and removes it; a runner that died before its end counts as one failure. */
export function takeCounts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, skipped: [], faults: ['the runner ended before it told what became of its tests'] };
  } finally {
    rmSync(file, { force: true });
  }
}
