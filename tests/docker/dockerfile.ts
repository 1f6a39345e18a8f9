import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const DOCKER = path.join(ROOT, 'docker');
export const read = (name: string): string => readFileSync(path.join(DOCKER, name), 'utf8');

/** A file or folder that a stage takes over. */
export interface Copy {
  /** The stage it comes from; null for the repository. */
  from: string | null;
  sources: string[];
}

/** A stage of the Dockerfile, as far as the tests look at it. */
export interface Stage {
  name: string;
  /** Image or stage it begins with. */
  base: string;
  /** Instructions with their text, in order. */
  steps: { instruction: string; text: string }[];
}

/** Reads the stages of the Dockerfile; comments are left out, continued lines are joined. */
export function stagesOf(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, instruction = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (instruction === '') throw new Error(`No instruction: ${line}`);
    const [, base, name] = (instruction === 'FROM' && /^(\S+) AS (\S+)$/.exec(rest)) || [];
    if (base !== undefined && name !== undefined) stages.push({ name, base, steps: [] });
    else stages.at(-1)?.steps.push({ instruction, text: rest });
  }
  return stages;
}

const STAGES = stagesOf(read('Dockerfile'));

/** The Node both images run on. */
export const NODE_VERSION = /^ARG NODE_VERSION=(\S+)$/m.exec(read('Dockerfile'))?.[1] ?? '';

/** A stage by its name. */
export function stage(name: string): Stage {
  const found = STAGES.find((one) => one.name === name);
  if (!found) throw new Error(`The Dockerfile has no stage ${name}.`);
  return found;
}

export const stages = (): readonly Stage[] => STAGES;

/** The texts of one kind of instruction. */
export const textsOf = ({ steps }: Stage, instruction: string): string[] =>
  steps.filter((step) => step.instruction === instruction).map(({ text }) => text);

/** What a stage copies. */
export const copiesOf = (one: Stage): Copy[] =>
  textsOf(one, 'COPY').map((text) => {
    const words = text.split(/\s+/);
    const from = words[0]?.startsWith('--from=') ? (words.shift() ?? '').slice('--from='.length) : null;
    return { from, sources: words.slice(0, -1) };
  });

/** The environment an image sets. */
export const environmentOf = (one: Stage): Record<string, string> =>
  Object.fromEntries(
    textsOf(one, 'ENV')
      .flatMap((text) => text.split(/\s+/))
      .map((pair): [string, string] => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at), pair.slice(at + 1)];
      }),
  );

/** The command an image runs. */
export const commandOf = (one: Stage): string[] => JSON.parse(textsOf(one, 'CMD').at(-1) ?? '[]') as string[];

/** The command an image is checked with. */
export const healthCheckOf = (one: Stage): string[] =>
  JSON.parse(/CMD (\[.*\])$/.exec(textsOf(one, 'HEALTHCHECK').at(-1) ?? '')?.[1] ?? '[]') as string[];

/** Whether a path of the repository reaches the build: the last rule that fits it decides. */
export function isInContext(file: string): boolean {
  const rules = read('Dockerfile.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return rules.reduce((isIn, rule) => {
    const isException = rule.startsWith('!');
    const pattern = isException ? rule.slice(1) : rule;
    return fits(pattern, file) ? isException : isIn;
  }, true);
}

/** A pattern of .dockerignore; one that fits a folder fits all within it. */
function fits(pattern: string, file: string): boolean {
  const form = pattern
    .replaceAll(/[.+^${}()|[\]]/g, '\\$&')
    .replaceAll('**/', '(?:.*/)?')
    .replaceAll(/(?<!\.)\*/g, '[^/]*');
  return new RegExp(`^${form}(?:/|$)`).test(file);
}
