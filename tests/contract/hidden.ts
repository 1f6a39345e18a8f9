import type { TestFile, TestServices } from '@hengcai/services/src/testing/kit.ts';
import { textOfPages } from '@hengcai/services/src/testing/pdf-text.ts';
import type { Stack } from '../operations/stack.ts';
import { textOfFile } from './acme.ts';
import { ENDPOINTS } from './endpoints.ts';
import { sampleOf, type Ids } from './samples.ts';

/**
 * What may not be known yet is known nowhere (the hidden facts): the same company is built with a fact one way and with
 * it the other, and whoever may not know it fetches everything there is to fetch. The answers are equal byte for byte.
 */

/** A company with the fact one way or the other, and those who may not know which. */
export interface World {
  code: string;
  /** Tokens by who they are. */
  readers: Readonly<Record<string, string>>;
  /** The rows that reads name, by the name of the field that holds the id. */
  ids: Readonly<Record<string, string>>;
  /** Reads beside those that follow from the contract: filters, groups, audit trails. */
  more: readonly (readonly [endpoint: string, input: Record<string, unknown>])[];
  /** Operations of the web client beside those that follow from the schema: filters and orders. */
  asks?: readonly (readonly [operation: string, variables: Record<string, unknown>])[];
}

export interface HiddenFact {
  fact: string;
  /**
   * Whether `npm test` lets the first reader ask for it through the BFF too. The BFF keeps nothing: where all REST answers
   * are equal, so are its own, and some facts show that for all; `npm run test:full` lets each ask for each.
   */
  throughBff?: boolean;
  build: (stack: Stack, isSo: boolean) => Promise<World>;
}

/** The id of a row the world names; of a field that it names none for, one that is nowhere, and of each another. */
export const idIn = ({ ids }: World, field: string): string =>
  ids[field] ?? Buffer.from(field).toString('hex').padStart(32, '0').slice(-32);

/** A call may have its own row for a field (`index.saveNotice.id`): here the name of the field says which. */
const idsIn = (world: World): Ids =>
  new Proxy<Record<string, Ids[string]>>(
    {},
    { get: (_target, name) => ({ id: idIn(world, String(name).replace(/^.*\./, '')), version: 1 }) },
  );

/**
 * What of everything is asked: by turns each call once, for one fact with the least it takes and for the next with all that
 * it may be narrowed by (in `npm run test:full` always with both); or calls and operations by name, with both.
 */
export type Part = { turn: number } | { names: readonly string[] };

/** The ways in which a call is asked; `at` is its place among all. */
export function waysOf<T>(ways: readonly [T, T], name: string, at: number, part: Part): readonly T[] {
  if ('names' in part) return part.names.includes(name) ? ways : [];
  return process.env.TEST_FULL ? ways : [ways[(at + part.turn) % 2 === 0 ? 0 : 1]];
}

/** Everything that only reads, and every file. */
function readsOf(world: World, part: Part): [string, Record<string, unknown>][] {
  const read = ENDPOINTS.filter(
    ({ endpoint }) => endpoint.policy.kind !== 'open' && (endpoint.effect === 'reads' || endpoint.answers === 'file'),
  );
  const sampled = read.flatMap((one, at) =>
    waysOf([false, true], one.name, at, part).map((all): [string, Record<string, unknown>] => [
      one.name,
      sampleOf(one, idsIn(world), all),
    ]),
  );
  return [...sampled, ...world.more.map(([name, input]): [string, Record<string, unknown>] => [name, input])];
}

/** Texts with ids numbered as they come, because no two companies share one, and without what is new each time. */
export function numbering({ code }: World): (text: string) => string {
  const numbers = new Map<string, string>();
  return (text) =>
    text
      .replace(new RegExp(code, 'gi'), 'company')
      // Names that tests make end in a key of their own.
      .replace(/(?<=\p{Script=Han})[0-9a-f]{16}\b/gu, 'key')
      .replace(/\b[0-9a-f]{32}\b/g, (id) => {
        if (!numbers.has(id)) numbers.set(id, `#${numbers.size + 1}`);
        return numbers.get(id) ?? id;
      })
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, 'instant')
      .replace(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'minute')
      .replace(/"\/files\/[^"]+"/g, '"address of a file"')
      .replace(/requestId\W+[\w-]+/g, 'requestId')
      .replace(/"[\w-]{40,}"/g, '"token"');
}

/** What can be read in a file. */
export async function readable(bytes: Buffer): Promise<string> {
  if (bytes.subarray(0, 4).toString() !== '%PDF') return textOfFile(bytes);
  return (await textOfPages(bytes)).join('\n');
}

/** Everything somebody can fetch over REST, by call. */
export async function everythingRead(
  services: TestServices,
  world: World,
  token: string,
  part: Part,
): Promise<Map<string, string>> {
  const numbered = numbering(world);
  const answers = new Map<string, string>();
  for (const [name, input] of readsOf(world, part)) {
    const { clientMutationId: _once, ...asked } = input;
    const question = numbered(`${name} ${JSON.stringify(asked)}`);
    if (answers.has(question)) continue;
    const { data, ...envelope } = await services.call(name, input, token);
    const isFile = typeof data === 'object' && data !== null && 'bytes' in data;
    const text = isFile ? await readable(Buffer.from((data as TestFile).bytes)) : JSON.stringify({ ...envelope, data });
    answers.set(question, numbered(text));
  }
  return answers;
}

/** The calls whose answers differ, with both of them; empty where nobody can tell. */
export function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[][] {
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((call) => one.get(call) !== other.get(call))
    .map((call) => [call, one.get(call) ?? '-', other.get(call) ?? '-']);
}
