/** So many times a text was sent when it gets its name: what is sent again and again. */
const OFTEN = 5;
/** A connection keeps the plan of each name, some 300 kB of it: so many texts have one, the others are planned each time. */
export const MOST = 64;
/** Whose text did not come among so many statements gives its name up. */
export const IDLE = 2_000;

/** Whether there is something to plan once: values, and no pattern among them. */
const isPlanned = (text: string): boolean => text.includes('$1') && !/ i?like /i.test(text);

export interface StatementNames {
  /** The name of a statement by its text; undefined: it goes without one. */
  of(text: string): string | undefined;
  /** Whether a name is still given to a text. */
  isGiven(name: string): boolean;
  /** How many names were given up so far. */
  givenUp(): number;
}

/**
 * Names for statements. PostgreSQL plans one without a name each time, which often takes longer than running it; one with a
 * name is planned for good, once a plan for any values is as good as those for the values of each time. A search is the
 * exception: how many rows a pattern leaves is known of the pattern alone. What has not come for long makes room: the first
 * texts of a process are those of its start and of imports, not those of its day.
 */
export function createNames(): StatementNames {
  /** By text, the one that has not come for longest first. */
  const named = new Map<string, { name: string; last: number }>();
  const given = new Set<string>();
  let times = new Map<string, number>();
  let asked = 0;
  let made = 0;
  const makeRoom = (): boolean => {
    if (named.size < MOST) return true;
    const [text, { name, last }] = named.entries().next().value!;
    if (asked - last < IDLE) return false;
    named.delete(text);
    given.delete(name);
    return true;
  };
  return {
    of(text) {
      asked += 1;
      const known = named.get(text);
      if (known) {
        known.last = asked;
        named.delete(text);
        named.set(text, known);
        return known.name;
      }
      const before = times.get(text) ?? 0;
      if (before === 0 && !isPlanned(text)) return undefined;
      if (before + 1 < OFTEN || !makeRoom()) {
        // What came once and never again is forgotten.
        if (times.size >= 4 * MOST) times = new Map();
        times.set(text, before + 1);
        return undefined;
      }
      times.delete(text);
      const name = `hengcai_${made}`;
      made += 1;
      named.set(text, { name, last: asked });
      given.add(name);
      return name;
    },
    isGiven: (name) => given.has(name),
    givenUp: () => made - given.size,
  };
}
