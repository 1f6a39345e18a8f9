import { ScimError } from './errors.ts';

/** `attribute eq value`; the attribute as it was written. */
export interface Equals {
  attribute: string;
  value: string | boolean;
}

const TERM = /^\s*(\S+)\s+eq\s+("(?:[^"\\]|\\.)*"|true|false)\s*$/i;

/**
 * Reads a filter: comparisons by `eq`, joined by `and`. That is what directories ask with; everything else RFC 7644 knows
 * is refused by name rather than answered wrongly.
 */
export function parseFilter(filter: string): Equals[] {
  return splitAnd(filter).map((term) => {
    const match = TERM.exec(term);
    if (!match?.[1] || match[2] === undefined)
      throw new ScimError(400, 'Only comparisons by eq, joined by and, are supported.', 'invalidFilter');
    return { attribute: match[1], value: literalOf(match[2]) };
  });
}

function literalOf(written: string): string | boolean {
  if (!written.startsWith('"')) return written.toLowerCase() === 'true';
  try {
    return JSON.parse(written) as string;
  } catch {
    throw new ScimError(400, 'A text in the filter is not well formed.', 'invalidFilter');
  }
}

/** Splits at the word `and`, but not within quotes. */
function splitAnd(filter: string): string[] {
  const terms: string[] = [];
  let from = 0;
  let quoted = false;
  for (let at = 0; at < filter.length; at += 1) {
    if (filter[at] === '\\' && quoted) at += 1;
    else if (filter[at] === '"') quoted = !quoted;
    else if (!quoted && /^\s+and\s+/i.test(filter.slice(at))) {
      terms.push(filter.slice(from, at));
      at += /^\s+and\s+/i.exec(filter.slice(at))?.[0].length ?? 0;
      from = at;
      at -= 1;
    }
  }
  return [...terms, filter.slice(from)];
}
