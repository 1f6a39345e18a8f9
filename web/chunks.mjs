/**
 * Vite plugin: makes chunks by reach. Left alone, the build makes a chunk of each handful of modules that the same pages
 * share: forty for the shell, a hundred for a page, whose overhead is paid as often. A first build tells which of them
 * each page and dialog needs, after tree-shaking; the second one joins what is needed together.
 */
import { build } from 'vite';

/** How many bytes (before minification) a page may load in vain to save a request. */
const REQUEST = 60_000;
/** The page where people begin. */
const START = '/modules/home/pages/HomePage.tsx';

/**
 * Answers the plugin. `setup` makes the configuration that both builds share. `stages` names the parts with a budget of
 * their own by the files they begin with, in the order
 * in which people meet them: nothing joins them that they do not need. `vendor` matches
 * what of the entry is a chunk of its own.
 */
export function chunksByReach({ setup, stages, vendor }) {
  return {
    name: 'hengcai:chunks-by-reach',
    apply: 'build',
    async config() {
      const { build: options, ...rest } = setup();
      const first = await build({
        ...rest,
        configFile: false,
        logLevel: 'silent',
        build: { ...options, write: false, minify: false },
      });
      const staged = new Map();
      const shared = [];
      for (const part of partsOf(first.output)) {
        const within = Object.keys(stages).filter((stage) => stages[stage].some((file) => reaches(part, file)));
        if (within.length > 0) {
          const [name] = within;
          staged.set(name, [...(staged.get(name) ?? []), ...part.ids]);
        } else if (part.reach.size > 1) shared.push(part);
      }
      const groups = [
        { name: 'vendor', tags: ['$initial'], test: vendor, includeDependenciesRecursively: true },
        ...[...staged].map(([name, ids]) => groupOf(name, ids)),
        ...joined(shared).map(({ ids }) => groupOf('shared', ids)),
      ];
      // What a chunk needs is known: of the list of all recipes in Chakra's theme, for one, most is never used.
      const codeSplitting = { includeDependenciesRecursively: false, groups };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
  };
}

function groupOf(name, ids) {
  const members = new Set(ids);
  return { name, test: (id) => members.has(id) };
}

const reaches = (part, file) => [...part.reach].some((entry) => entry.endsWith(file));

/**
 * The chunks of the first build: their modules and size, the parts they need themselves, and their reach: the entries,
 * static and dynamic, that do not run without them.
 */
function partsOf(output) {
  const chunks = output.filter(({ type }) => type === 'chunk');
  const parts = new Map(
    chunks.map(({ fileName, modules }) => [
      fileName,
      {
        ids: Object.keys(modules),
        size: Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0),
        needs: new Set(),
        reach: new Set(),
      },
    ]),
  );
  for (const { fileName, imports } of chunks)
    for (const name of imports) if (parts.has(name)) parts.get(fileName).needs.add(parts.get(name));
  for (const { fileName, facadeModuleId } of chunks)
    if (facadeModuleId) for (const part of closure(parts.get(fileName))) part.reach.add(facadeModuleId);
  return [...parts.values()];
}

/** A part and all that has to come with it. */
function closure(part, found = new Set()) {
  if (found.has(part)) return found;
  found.add(part);
  for (const next of part.needs) closure(next, found);
  return found;
}

/** How much a set of entries counts: most people begin at home. */
const weightOf = (entries) => [...entries].reduce((sum, entry) => sum + (entry.endsWith(START) ? 120 : 1), 0);

/** Joins the parts that gain most by it, as long as any do. */
function joined(parts) {
  for (;;) {
    const closures = new Map(parts.map((part) => [part, closure(part)]));
    let best = { gain: 0 };
    for (const [at, a] of parts.entries())
      for (const b of parts.slice(at + 1)) {
        const found = gainOf(a, b, closures);
        if (found.gain > best.gain) best = found;
      }
    if (best.gain === 0) return parts;
    const [first, ...others] = best.members;
    for (const other of others) {
      first.ids.push(...other.ids);
      first.size += other.size;
      for (const part of other.needs) first.needs.add(part);
    }
    for (const part of parts) for (const other of others) if (part.needs.delete(other)) part.needs.add(first);
    first.needs.delete(first);
    for (const part of closure(first)) for (const entry of best.reach) part.reach.add(entry);
    parts = parts.filter((part) => !others.includes(part));
  }
}

/** What joining two parts gains: requests saved against what is loaded in vain, which is all that the whole needs. */
function gainOf(a, b, closures) {
  const needs = new Set([...closures.get(a), ...closures.get(b)]);
  // What stands between the two would wait for a chunk that waits for it.
  const between = [...needs].filter((part) => closures.get(part)?.has(a) || closures.get(part)?.has(b));
  const members = [...new Set([a, b, ...between])];
  const reach = new Set(members.flatMap((part) => [...part.reach]));
  const loads = members.reduce((sum, part) => sum + weightOf(part.reach), 0);
  let gain = (loads - weightOf(reach)) * REQUEST;
  for (const part of needs) {
    if (gain <= 0) break;
    const vain = weightOf([...reach].filter((entry) => !part.reach.has(entry)));
    gain -= vain * (part.size + (members.includes(part) ? 0 : REQUEST));
  }
  return { members, reach, gain };
}
