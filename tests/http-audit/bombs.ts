import type { Random } from '@hengcai/shared/random';
import { leavesOf, objectOf, QUERY, schema, walkDown } from './schema.ts';
import { isObjectType, type GraphQLObjectType } from 'graphql';

/** A request that is small to send and would be large to answer. */
export interface Bomb {
  kind: string;
  /** The body as it is sent. */
  body: string;
}

const times = (count: number, text: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');

function objectType(name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no object type`);
  return type;
}
const EMPLOYEE = objectType('Employee');

const operation = (query: string, variables: Record<string, unknown> = {}): string =>
  JSON.stringify({ query, variables });
const LEAVES = leavesOf(EMPLOYEE).map(({ name }) => name);
const leaf = (random: Random): string => random.pick(LEAVES);
/** Root fields that need no arguments, with one thing asked of each. */
function cheapRoot(random: Random): string {
  const field = random.pick(['me', 'menu', 'backlog', 'employees', 'departments', 'cities', 'jobs', 'notices']);
  const definition = QUERY.getFields()[field];
  const type = definition && objectOf(definition);
  return type ? `${field} { ${leavesOf(type).length > 0 ? random.pick(leavesOf(type)).name : '__typename'} }` : field;
}
const fragments = (count: number, spreads: number, on: (n: number) => string): string =>
  times(count, (n) => `fragment F${n} on Employee { ${times(spreads, (k) => on(k).replace('$', `...F${n + 1}`))} }`) +
  ` fragment F${count} on Employee { id }`;
const LOGIN = '(input: { companyCode: "c", userName: "u", password: "p" }) { userErrors { code } }';

const MAKERS: Record<string, (random: Random) => string> = {
  deep: (random) => operation(`{ ${walkDown(random, QUERY, random.between(12, 60))} }`),
  'deep in inline fragments': (random) => {
    const levels = random.between(10, 80);
    return operation(
      `{ employees { items { ${times(levels, () => 'manager { ... on Employee {')} id ${times(levels, () => '} }')} } } }`,
    );
  },
  'many root fields': (random) => operation(`{ ${times(random.between(21, 200), () => cheapRoot(random))} }`),
  aliased: (random) =>
    operation(`{ employees { items { ${times(random.between(31, 400), (n) => `a${n}: ${leaf(random)}`)} } } }`),
  'aliased at the root': (random) =>
    operation(`{ ${times(random.between(31, 200), (n) => `a${n}: ${cheapRoot(random)}`)} }`),
  'doubling fragments': (random) =>
    operation(
      `{ employees { items { ...F0 } } } ${fragments(random.between(8, 60), 2, (k) => `${k ? 'boss: ' : ''}manager { $ }`)}`,
    ),
  'fragments spread again and again': (random) =>
    operation(
      `{ employees { items { ...F0 } } } ${fragments(random.between(10, 20), random.between(10, 20), () => '$')}`,
    ),
  directives: (random) =>
    operation(
      `{ employees { items { ${times(random.between(21, 200), () => `${leaf(random)} @${random.pick(['include', 'skip'])}(if: ${random.chance(0.5)})`)} } } }`,
    ),
  tokens: (random) =>
    operation(`{ employees { items { ${times(random.between(2001, 20_000), () => leaf(random))} } } }`),
  'the same field': (random) => operation(`{ backlog { ${times(random.between(1200, 1900), () => 'count')} } }`),
  'a body too large': (random) =>
    operation('{ backlog { count } }', { x: 'x'.repeat(random.between(257, 2000) * 1024) }),
  'many mutations': (random) =>
    operation(`mutation { ${times(random.between(6, 30), (n) => `a${n}: logout { userErrors { code } }`)} }`),
  'many sign-ins': (random) => operation(`mutation { ${times(random.between(2, 5), (n) => `a${n}: login${LOGIN}`)} }`),
  'a page of any size': (random) =>
    operation(
      `query Rows($page: PageInput) { employees(page: $page) { items { ${leaf(random)} department { name } manager { name } } } }`,
      { page: { pageSize: random.between(4000, 2 ** 31 - 1) } },
    ),
  'a page of any size by default': (random) =>
    operation(
      `query Rows($size: Int = ${random.between(4000, 2 ** 31 - 1)}) { employees(page: { pageSize: $size }) { items { ${times(5, () => leaf(random))} department { name } } } }`,
    ),
  'a limit of any size': (random) =>
    operation('query Pick($n: Int!) { employeeOptions(limit: $n) { id name department { id name } } }', {
      n: random.between(5000, 2 ** 31 - 1),
    }),
  'lists in lists': (random) =>
    operation(
      `{ ${times(random.between(15, 20), (n) => `a${n}: assessmentPlans(page: { pageSize: 100 }) { items { reminders { stage __typename first: stage second: stage } } }`)} }`,
    ),
  'deep variables': (random) => {
    const depth = random.between(1000, 100_000);
    return `{"query":"query Q($f: EmployeeFilterInput) { employees(filter: $f) { total } }","variables":{"f":{"keyword":${'['.repeat(depth)}${']'.repeat(depth)}}}}`;
  },
  'deep values': (random) => {
    const depth = random.between(200, 900);
    return operation(`{ employees(filter: { rankIds: ${'['.repeat(depth)}${']'.repeat(depth)} }) { total } }`);
  },
  'a batch': (random) =>
    `[${times(random.between(2, 50), () => operation('{ backlog { count } }')).replaceAll('} {', '},{')}]`,
};

export const KINDS: readonly string[] = Object.keys(MAKERS);

/** So many bombs, all kinds in turn. */
export const bombsOf = (random: Random, count: number): Bomb[] =>
  Array.from({ length: count }, (_, n) => {
    const kind = KINDS[n % KINDS.length] ?? '';
    return { kind, body: MAKERS[kind]?.(random) ?? '' };
  });
