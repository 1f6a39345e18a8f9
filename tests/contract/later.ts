import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODULES } from '@hengcai/shared/modules';

/** A call by its address, with the module of the vocabulary that owns it. */
export interface Call {
  module: string;
  method: string;
  path: string;
}

/** What stands for the product in paths (domain 1). */
const PRODUCT = 'hengcai';

/** The calls that a table of module, method and path lists; its first line names the columns. */
export const callsIn = (table: string): Call[] =>
  table
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [module = '', method = '', path = ''] = line.split('\t');
      return { module, method, path: path.replace('{product}', PRODUCT) };
    });

const read = (...parts: string[]) => readFileSync(join(import.meta.dirname, ...parts), 'utf8');

/** A family of calls whose own names the specification does not show: `/positionmatch/*`, `/performanceinvite/{name1}`. */
const isFamily = ({ path }: Call): boolean => /\*|\{(?!product\})/.test(path);

/** Every call that the specification names. */
export const NAMED: readonly Call[] = callsIn(read('..', 'spec', 'endpoints.tsv')).filter((call) => !isFamily(call));

/** The named calls that are not served yet, each with the module that will serve it. */
export const LATER: readonly Call[] = callsIn(read('later.tsv'));

/** Modules all of whose named calls are served; one that is called complete is added here. */
export const COMPLETE: readonly string[] = [
  'session',
  'message',
  'home',
  'org',
  'employee',
  'position',
  'settings',
  'enterprise',
];

/** What is wrong with the list of what is not served yet; a sentence for each call. */
export function laterFaults(
  named: readonly Call[],
  served: ReadonlySet<string>,
  later: readonly Call[],
  complete: readonly string[] = [],
): string[] {
  const modules: readonly string[] = MODULES;
  const known = new Map(named.map((call) => [call.path, call]));
  const listed = later.map(({ path }) => path);
  return [
    ...named
      .filter(({ path }) => !served.has(path) && !listed.includes(path))
      .map(({ path }) => `${path} is neither served nor listed`),
    ...later.flatMap(({ module, method, path }, i) => {
      const call = known.get(path);
      if (!call) return [`${path} is not named by the specification`];
      return [
        ...(served.has(path) ? [`${path} is served and no longer belongs here`] : []),
        ...(listed.indexOf(path) !== i ? [`${path} is listed twice`] : []),
        ...(call.method !== method ? [`${path} is called by ${call.method}`] : []),
        ...(!modules.includes(module) ? [`${path} belongs to no module of the vocabulary`] : []),
        ...(complete.includes(module) ? [`${path} is missing from ${module}, which is called complete`] : []),
      ];
    }),
  ];
}
