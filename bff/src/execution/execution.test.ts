import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, GraphQLError, Kind, parse, validate, type ExecutionResult } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createExecutor } from './executor.ts';
import { planOperation } from './plan.ts';

const later = <T>(value: T): Promise<T> => new Promise((resolve) => setImmediate(resolve, value));
const refusal = () => new GraphQLError('refused', { extensions: { code: 'FORBIDDEN' } });
const failure = async (): Promise<never> => {
  await later(null);
  throw refusal();
};

const order: string[] = [];
const schema = makeExecutableSchema({
  typeDefs: `
    enum Colour { RED GREEN }
    interface Named { name: String }
    input Filter { word: String = "none", colours: [Colour!] }
    type Row implements Named {
      id: ID!
      name: String
      colour: Colour
      called(word: String = "hello"): String
      filtered(filter: Filter, limit: Int! = 3): String
      place: String
      nothing: String
      must: String!
      mustLater: String!
      thrown: String
      given: String
      rejected: String
      other: Row
      otherLater: Row
      otherMust: Row!
      rows: [Row]
      rowsMust: [Row!]
      rowsBegun: [Row!]
      rowsLater: [Row!]!
      grid: [[Int]]
      notRows: [Row]
      words: [String!]
    }
    type Query { row: Row, rowMust: Row!, rows: [Row!], named: Named }
    type Mutation { first: Row, second: Row, third(fails: Boolean): Row! }
  `,
  resolvers: {
    Colour: { RED: 1, GREEN: 2 },
    Named: { __resolveType: () => 'Row' },
    Row: {
      filtered: (_row, args) => JSON.stringify(args),
      place: (_row, _args, context: { user: string }, info) =>
        [context.user, info.parentType.name, info.fieldName, String(info.path.key), info.path.prev?.key].join(),
      thrown: () => {
        throw refusal();
      },
      given: () => refusal(),
      rejected: failure,
      mustLater: () => later(null),
      other: () => ({ id: 'other', name: 'Other' }),
      otherLater: () => later({ id: 'later', name: 'Later' }),
      otherMust: () => ({ id: 'must', must: null }),
      rows: () => [{ id: 'a', must: 'x' }, null, later({ id: 'b', must: null }), refusal(), failure()],
      rowsMust: () => [{ id: 'a', must: 'x' }, { id: 'b', must: null }, { id: 'c' }],
      rowsBegun: () => [{ id: 'a', must: null }, failure()],
      rowsLater: () => later(new Set([{ id: 'a' }, { id: 'b' }])),
    },
    Query: {
      row: () => row,
      rowMust: () => later({ id: 'r' }),
      rows: () => later([row, row]),
      named: () => row,
    },
    Mutation: {
      first: async () => {
        order.push('first begins');
        await later(null);
        order.push('first ends');
        return row;
      },
      second: () => {
        order.push('second');
        return row;
      },
      third: (_root, { fails }: { fails?: boolean }) => {
        order.push('third');
        if (fails) throw refusal();
        return row;
      },
    },
  },
});

const row = {
  id: 7,
  name: 'Row',
  colour: 2,
  called({ word }: { word: string }, { user }: { user: string }) {
    return `${word} ${user}`;
  },
  grid: [[1, 2], null, [3, null, 'x']],
  notRows: 5,
  words: ['a', 'b'],
  must: 'x',
};

const run = createExecutor(schema);

/** An answer as it is sent. Of failures that come later nobody promises the order. */
function told({ data, errors }: ExecutionResult): unknown {
  const listed = errors?.map((error) => JSON.stringify(error)).sort();
  return JSON.parse(JSON.stringify({ data, errors: listed }));
}

/** The answers of graphql-js and of ours. */
async function bothOf(query: string, variables: Record<string, unknown> = {}, operationName?: string) {
  const document = parse(query);
  expect(validate(schema, document)).toEqual([]);
  const context = { user: 'jane' };
  const theirs = await execute({
    schema,
    document,
    contextValue: context,
    variableValues: variables,
    operationName: operationName ?? null,
  });
  return { theirs: told(theirs), ours: told(await run({ document, operationName, variables, context })) };
}

describe('an operation is answered as by graphql-js', () => {
  it.each([
    ['plain fields', '{ row { id name colour words grid } }'],
    ['aliases and the type name', '{ a: row { x: id y: id __typename } b: row { name } __typename }'],
    ['fields asked twice', '{ row { other { id } other { name } } row { name } }'],
    [
      'fragments',
      '{ row { ...A ... on Row { name } ... { colour } } } fragment A on Row { id ...B } fragment B on Row { other { ...C } } fragment C on Row { id name }',
    ],
    [
      'references that come later',
      '{ row { otherLater { id otherLater { name } } } rowMust { id } rows { id otherLater { id } } }',
    ],
    ['lists of promises, of lists, and of a set', '{ row { rows { id } rowsLater { id } grid } }'],
    ['a property that is a function', '{ row { called(word: "dear") plain: called } }'],
    ['arguments', '{ row { filtered(filter: { colours: [RED, GREEN] }) none: filtered } }'],
    ['what a resolver is told of its place', '{ rows { here: place } }'],
    ['a failure that is thrown, given, rejected', '{ row { id thrown given rejected } }'],
    ['null where it may not be', '{ row { other { must } otherMust { must } nothing } }'],
    ['null where it may not be, later', '{ row { id mustLater } rows { id } }'],
    ['null where it may not be, up to the root', '{ rowMust { must } row { id } }'],
    ['null where it may not be, later and up to the root', '{ rowMust { id mustLater } row { id } }'],
    ['a mutation that may not be null', 'mutation { first { id } third(fails: true) { id } second { id } }'],
    [
      'failures inside what is lost anyhow',
      '{ row { rowsMust { id must rejected } otherLater { otherLater { id } } } }',
    ],
    ['rows that fail', '{ row { rows { id must } rowsMust { id } } }'],
    ['no rows', '{ row { notRows { id } } }'],
    ['mutations', 'mutation { first { id rejected } second { id } third(fails: true) { id } }'],
  ])('%s', async (_what, query) => {
    const { theirs, ours } = await bothOf(query);

    expect(ours).toEqual(theirs);
  });

  it('value by value in the order in which it was asked', async () => {
    const { theirs, ours } = await bothOf('{ rows { otherLater { name id } id name } row { name } }');

    expect(JSON.stringify(ours)).toBe(JSON.stringify(theirs));
  });

  it.each([
    ['given', { word: 'dear', filter: { colours: ['GREEN'] } }],
    ['left out', {}],
    ['null', { word: null, filter: null }],
    ['wrong', { word: 5, filter: { colours: ['BLUE'], size: 1 } }],
    ['wrong where null is allowed', { limit: null }],
  ])('variables that are %s', async (_what, variables) => {
    const query =
      'query Q($word: String = "dear", $filter: Filter, $limit: Int = 4) { row { called(word: $word) filtered(filter: $filter, limit: $limit) } }';
    const { theirs, ours } = await bothOf(query, variables);

    expect(ours).toEqual(theirs);
  });

  it.each([['A'], ['B'], ['C'], [undefined]])('the operation named %s of several', async (name) => {
    const { theirs, ours } = await bothOf('query A { row { id } } query B { row { name } }', {}, name);

    expect(ours).toEqual(theirs);
  });

  it('once more with other variables, from the same plan', async () => {
    const document = parse('query Q($word: String) { row { called(word: $word) } }');
    const ask = async (word: string) => run({ document, variables: { word }, context: { user: 'jane' } });

    expect([told(await ask('a')), told(await ask('b'))]).toEqual([
      { data: { row: { called: 'a jane' } } },
      { data: { row: { called: 'b jane' } } },
    ]);
  });

  it('nested five hundred deep', async () => {
    const { theirs, ours } = await bothOf(`{ row ${'{ other '.repeat(500)} { id } ${'}'.repeat(500)} }`);

    expect(ours).toEqual(theirs);
  });

  it('and what was begun in a list that is lost fails unnoticed', async () => {
    const unheard: unknown[] = [];
    const listen = (reason: unknown) => unheard.push(reason);
    process.on('unhandledRejection', listen);
    const result = await run({ document: parse('{ row { rowsBegun { id must } } }'), context: {} });
    for (let turn = 0; turn < 5; turn += 1) await later(null);
    process.off('unhandledRejection', listen);

    expect(result.data).toEqual({ row: { rowsBegun: null } });
    expect(unheard).toEqual([]);
  });

  it('one mutation after the other', async () => {
    order.length = 0;
    await run({ document: parse('mutation { first { id } second { id } }'), context: {} });

    expect(order).toEqual(['first begins', 'first ends', 'second']);
  });

  it('no mutation after one that failed and may not be null', async () => {
    order.length = 0;
    await run({ document: parse('mutation { third(fails: true) { id } second { id } }'), context: {} });
    await run({ document: parse('mutation { third { id mustLater } second { id } }'), context: {} });

    expect(order).toEqual(['third', 'third']);
  });
});

describe('what is rare is left to graphql-js', () => {
  const planned = (query: string) => {
    const document = parse(query);
    const [operation] = document.definitions;
    return operation?.kind === Kind.OPERATION_DEFINITION && planOperation(schema, document, operation) !== null;
  };

  it.each([
    ['a condition', 'query Q($all: Boolean!) { row { id name @include(if: $all) } }', { all: false }],
    ['a condition of a fragment', '{ row { id ... @skip(if: true) { name } } }', {}],
    ['introspection', '{ __schema { queryType { name } } __type(name: "Row") { name } }', {}],
    ['an interface', '{ named { name ... on Row { id } } }', {}],
    ['an answer named __proto__', '{ row { __proto__: id name } }', {}],
  ])('%s', async (_what, query, variables) => {
    const { theirs, ours } = await bothOf(query, variables);

    expect(planned(query)).toBe(false);
    expect(ours).toEqual(theirs);
  });

  it('and nothing else', () => {
    expect(
      planned(
        'query Q($word: String) { row { ...A __typename } } fragment A on Row { called(word: $word) rows { id } }',
      ),
    ).toBe(true);
  });
});
