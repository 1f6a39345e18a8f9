import { createExecutor } from '@hengcai/bff/src/execution/executor.ts';
import fc from 'fast-check';
import { buildSchema, execute, isObjectType, parse, validate, type ExecutionResult } from 'graphql';
import { expect, it } from 'vitest';

/** What a field of a made-up object does when it is asked. */
interface Deed {
  does: 'gives' | 'throws' | 'is null' | 'is an error';
  when: 'now' | 'later';
}
interface Thing {
  deeds: Record<string, Deed>;
  one: Thing | null;
  many: (Thing | null)[];
}

const schema = buildSchema(`
  type Query { thing: Thing }
  type Thing {
    text: String
    must: String!
    word(of: Int = 1): String
    one: Thing
    mustOne: Thing!
    many: [Thing]
    mustMany: [Thing!]!
  }
`);
const LEAVES = ['text', 'must', 'word'] as const;
const OBJECTS = ['one', 'mustOne', 'many', 'mustMany'] as const;

function valueOf(thing: Thing, field: string, args: Record<string, unknown>): unknown {
  const { does } = thing.deeds[field] ?? { does: 'gives' };
  if (does === 'throws') throw new Error(`${field} throws`);
  if (does === 'is an error') return new Error(`${field} is an error`);
  if (does === 'is null') return null;
  if (field.toLowerCase().endsWith('one')) return thing.one;
  return field.toLowerCase().endsWith('many') ? thing.many : `${field} ${JSON.stringify(args)}`;
}

const type = schema.getType('Thing');
for (const field of isObjectType(type) ? Object.values(type.getFields()) : []) {
  field.resolve = (thing: Thing, args: Record<string, unknown>) =>
    thing.deeds[field.name]?.when === 'later'
      ? new Promise<void>((done) => setImmediate(done)).then(() => valueOf(thing, field.name, args))
      : valueOf(thing, field.name, args);
}

const deed: fc.Arbitrary<Deed> = fc.record({
  does: fc.oneof(
    { weight: 12, arbitrary: fc.constant('gives' as const) },
    { weight: 1, arbitrary: fc.constantFrom('throws' as const, 'is null' as const, 'is an error' as const) },
  ),
  when: fc.constantFrom('now' as const, 'later' as const),
});
const deeds = fc.record(Object.fromEntries([...LEAVES, ...OBJECTS].map((name) => [name, deed])));

const { thing, selection } = fc.letrec<{ thing: Thing; selection: string }>((tie) => ({
  thing: fc.record({
    deeds,
    one: fc.option(tie('thing'), { maxDepth: 3, freq: 4 }),
    many: fc.array(fc.option(tie('thing'), { maxDepth: 3, freq: 4 }), { maxLength: 3, depthIdentifier: 'thing' }),
  }),
  selection: fc
    .array(
      fc.oneof(
        { maxDepth: 4 },
        fc.tuple(fc.constantFrom('', 'a: ', 'b: '), fc.constantFrom('text', 'must')).map((parts) => parts.join('')),
        fc.nat(3).map((n) => `w${n}: word(of: ${n})`),
        fc.tuple(fc.constantFrom(...OBJECTS), tie('selection')).map(([name, inner]) => `${name} ${inner}`),
        tie('selection').map((inner) => `... on Thing ${inner}`),
      ),
      { minLength: 1, maxLength: 5 },
    )
    .map((parts) => `{ ${parts.join(' ')} }`),
}));

/** The place that became null for an error: the error's own, or the one that its failure was passed up to. */
function nulledBy(data: unknown, path: readonly (string | number)[]): string {
  let value = data;
  for (const [depth, key] of path.entries()) {
    if (value === null) return path.slice(0, depth).join('.');
    value = (value as Record<string | number, unknown>)[key];
  }
  return path.join('.');
}

const told = ({ data, errors = [] }: ExecutionResult) => ({
  data: JSON.stringify(data),
  // Where several failures compete for one place, which of them is told depends on who was first.
  nulled: [...new Set(errors.map(({ path = [] }) => nulledBy(data, path)))].sort(),
});

/** graphql-js leaves failures of rows unheard when the list is lost before they come; ours must not, and is not excused. */
async function excused<T>(work: () => Promise<T>): Promise<T> {
  const listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', () => undefined);
  const result = await work();
  for (let turn = 0; turn < 12; turn += 1) await new Promise<void>((done) => setImmediate(done));
  process.removeAllListeners('unhandledRejection');
  for (const listener of listeners) process.on('unhandledRejection', listener);
  return result;
}

it('an operation made up of anything is answered as by graphql-js', async () => {
  const run = createExecutor(schema);
  const property = fc.asyncProperty(thing, selection, async (rootValue, fields) => {
    const document = parse(`{ thing ${fields} }`);
    fc.pre(validate(schema, document).length === 0);
    const query = schema.getQueryType()?.getFields()['thing'];
    if (query) query.resolve = () => rootValue;
    const theirs = await excused(async () => execute({ schema, document }));
    const ours = await run({ document, context: {} });

    expect(told(ours)).toEqual(told(theirs));
  });
  await fc.assert(property, { numRuns: 400 });
});
