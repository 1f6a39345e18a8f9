/** So many times a text was sent when it gets its name: what is sent again and again. */
const OFTEN = 5;
/** A connection keeps the plan of each name, some 300 kB of it: so many texts get one, the others are planned each time. */
const MOST = 64;

/** Whether there is something to plan once: values, and no pattern among them. */
const isPlanned = (text: string): boolean => text.includes('$1') && !/ i?like /i.test(text);

/** The name of a statement by its text; undefined: it goes without one. */
export type NameOf = (text: string) => string | undefined;

/**
 * Names for statements. PostgreSQL plans one without a name each time, which often takes longer than running it; one with a
 * name is planned for good, once a plan for any values is as good as those for the values of each time. A search is the
 * exception: how many rows a pattern leaves is known of the pattern alone.
 */
export function createNames(): NameOf {
  const names = new Map<string, string>();
  let times = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= MOST || !isPlanned(text)) return name;
    const before = times.get(text) ?? 0;
    if (before + 1 < OFTEN) {
      // What came once and never again is forgotten.
      if (times.size >= 4 * MOST) times = new Map();
      times.set(text, before + 1);
      return undefined;
    }
    times.delete(text);
    names.set(text, `hengcai_${names.size}`);
    return names.get(text);
  };
}
