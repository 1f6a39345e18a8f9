/** A field an import knows, with the headings people give it in either language. */
export interface KnownColumn {
  key: string;
  aliases: readonly string[];
}

/** A heading without what people vary: case, width, blanks, punctuation, the star of required columns. */
function normalised(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]/gu, '');
}

/** Suggests a field for each heading of an imported sheet, by key or alias; null where none fits, and no field twice (the first heading wins). */
export function matchColumns(headers: readonly string[], known: readonly KnownColumn[]): (string | null)[] {
  const keys = new Map<string, string>();
  for (const { key, aliases } of known) {
    for (const name of [key, ...aliases]) {
      const text = normalised(name);
      if (text !== '' && !keys.has(text)) keys.set(text, key);
    }
  }
  const taken = new Set<string>();
  return headers.map((header) => {
    const key = keys.get(normalised(header));
    if (key === undefined || taken.has(key)) return null;
    taken.add(key);
    return key;
  });
}
