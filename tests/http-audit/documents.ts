import {
  isInputType,
  isRequiredArgument,
  typeFromAST,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type TypeNode,
} from 'graphql';
import { documentOf, OPERATIONS } from '../operations/documents.ts';
import type { Random } from '@hengcai/shared/random';
import { fieldsOf, MUTATION, objectOf, QUERY, schema } from './schema.ts';
import { anyText, literal, valueFor, type Ids } from './values.ts';

type Field = GraphQLField<unknown, unknown>;

/** A GraphQL request as it is sent. */
export interface Request {
  query: string;
  variables: Record<string, unknown>;
}

/** Writes one document of the grammar: what it declares and passes comes together while its fields are chosen. */
function writeDocument(random: Random, ids: Ids): Request {
  const declared: string[] = [];
  const fragments: string[] = [];
  const variables: Record<string, unknown> = {};

  function argument({ name, type }: GraphQLArgument): string {
    const value = valueFor(random, type, ids);
    if (random.chance(0.5)) return `${name}: ${literal(value)}`;
    const variable = `v${declared.length}`;
    const initial = random.chance(0.1) ? ` = ${literal(valueFor(random, type, ids))}` : '';
    declared.push(`$${variable}: ${type.toString()}${initial}`);
    if (random.chance(0.9)) variables[variable] = value;
    return `${name}: $${variable}`;
  }

  const directive = (): string =>
    random.chance(0.05) ? ` @${random.pick(['include', 'skip'])}(if: ${random.pick(['true', 'false', 'null'])})` : '';

  function field(chosen: Field, depth: number): string {
    const args = chosen.args.filter((arg) => isRequiredArgument(arg) || random.chance(0.4));
    const given = args.length > 0 ? `(${args.map(argument).join(', ')})` : '';
    const alias = random.chance(0.08) ? `a${random.below(5)}: ` : '';
    const inner = objectOf(chosen);
    const below = inner ? ` { ${selection(inner, depth - 1)} }` : '';
    return `${alias}${chosen.name}${given}${directive()}${below}`;
  }

  function selection(type: GraphQLObjectType, depth: number): string {
    const possible = fieldsOf(type).filter((one) => depth > 0 || objectOf(one) === null);
    if (possible.length === 0) return '__typename';
    const parts = Array.from({ length: random.between(1, 4) }, () => field(random.pick(possible), depth));
    if (random.chance(0.1)) parts.push('__typename');
    if (random.chance(0.06)) parts.push(`... on ${type.name} { ${field(random.pick(possible), depth)} }`);
    if (random.chance(0.06)) {
      // Its own fields may bring fragments of theirs: the place is taken first.
      const at = fragments.push('') - 1;
      fragments[at] = `fragment F${at} on ${type.name} { ${field(random.pick(possible), depth)} }`;
      parts.push(`...F${at}`);
    }
    return parts.join(' ');
  }

  const isQuery = random.chance(0.65);
  const body = isQuery
    ? selection(QUERY, random.between(1, 4))
    : field(random.pick(fieldsOf(MUTATION)), random.between(1, 3));
  const header = declared.length > 0 ? `(${declared.join(', ')})` : '';
  const head = `${isQuery ? 'query' : 'mutation'} ${random.chance(0.5) ? 'Fuzz' : ''}${header}`;
  return { query: [`${head} { ${body} }`, ...fragments].join(' '), variables };
}

const TOKEN = /"(?:[^"\\]|\\.)*"|\.\.\.|[\w$@]+|\S/gu;
const STRAY = [
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  ':',
  '!',
  '...',
  '$v0',
  '@skip',
  'on',
  'null',
  '""',
  '"""',
  '1e',
  '-',
  '#',
  'query',
  'fragment',
  'subscription',
  '__schema',
  '__typename',
  'id',
  '\u0000',
];

/** Breaks a document in a few places, as a slip of the hand or a wrong program would. */
function broken(random: Random, query: string): string {
  const tokens: string[] = query.match(TOKEN) ?? [];
  for (let slips = random.between(1, 3); slips > 0 && tokens.length > 1; slips -= 1) {
    const at = random.below(tokens.length);
    const other = random.below(tokens.length);
    switch (random.below(6)) {
      case 0:
        tokens.splice(at, random.between(1, 3));
        break;
      case 1:
        tokens.splice(at, 0, random.pick(STRAY));
        break;
      case 2:
        tokens[at] = random.pick(STRAY);
        break;
      case 3:
        [tokens[at], tokens[other]] = [tokens[other] ?? '', tokens[at] ?? ''];
        break;
      case 4:
        tokens.splice(at, 0, ...tokens.slice(other, other + random.between(1, 8)));
        break;
      default:
        tokens[at] = JSON.stringify(anyText(random));
    }
  }
  return tokens.join(' ');
}

function inputTypeOf(node: TypeNode): GraphQLInputType {
  // The overloads of graphql-js know each kind of node, and not their union.
  const type = typeFromAST(schema, node as never);
  if (!isInputType(type)) throw new Error('an operation declares a variable of no input type');
  return type;
}

const OURS = [...OPERATIONS.keys()];

/** One document: of the grammar, one of our own, or one of those with slips in it. */
export function anyDocument(random: Random, ids: Ids): Request {
  const request = random.chance(0.75) ? writeDocument(random, ids) : anyCall(random, ids);
  return random.chance(0.4) ? { ...request, query: broken(random, request.query) } : request;
}

/** One of our own operations with variables of any kind: mostly such as its types allow. */
export function anyCall(random: Random, ids: Ids): Request {
  const name = random.pick(OURS);
  const operation = OPERATIONS.get(name);
  const variables: Record<string, unknown> = {};
  for (const { variable, type } of operation?.variableDefinitions ?? []) {
    if (random.chance(0.93)) variables[variable.name.value] = valueFor(random, inputTypeOf(type), ids);
  }
  return { query: documentOf(name), variables };
}
