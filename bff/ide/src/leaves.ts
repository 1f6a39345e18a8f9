import { parse, visit } from 'graphql';

type Leaves = Record<string, string>;

/** The texts of an answer by the names the query gives them. */
function collect(value: unknown, found: Leaves): Leaves {
  for (const [name, inner] of Object.entries(value ?? {})) {
    if (typeof inner === 'string') found[name] ??= inner;
    else collect(inner, found);
  }
  return found;
}

/** The smallest part of an answer that has all names: values of two rows must not be mixed. */
function smallest(value: unknown, names: readonly string[]): Leaves | null {
  if (value === null || typeof value !== 'object') return null;
  for (const inner of Object.values(value)) {
    const found = smallest(inner, names);
    if (found) return found;
  }
  const found = collect(value, {});
  return names.every((name) => name in found) ? found : null;
}

/** The variables a lookup finds, by the names of its leaves; empty texts where no row has them all. */
export function leavesOf(lookup: string, data: unknown): Leaves {
  const names = new Set<string>();
  visit(parse(lookup), {
    Field({ alias, name, selectionSet }) {
      if (!selectionSet) names.add((alias ?? name).value);
    },
  });
  const found = smallest(data, [...names]) ?? {};
  return Object.fromEntries([...names].map((name) => [name, found[name] ?? '']));
}
