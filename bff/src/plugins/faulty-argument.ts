import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';

type Named = GraphQLArgument | GraphQLInputField;

/** Input objects inside input objects are looked through this deep: `input`, `filter`, `page` and what stands in them. */
const DEPTH = 2;

/** What REST calls by another word than the schema; the contract's identifiers are its codes. */
const WORDS: Readonly<Record<string, string>> = { code: 'id', emp: 'employee', dept: 'department', num: 'no' };

/** The words of a name, in the schema's vocabulary and each for one thing: `planCodes` is plan, id. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .split(' ')
    .map((word) => word.replace(/(?<=s)es$|(?<![su])s$/, ''))
    .map((word) => WORDS[word] ?? word);

/** How well an argument's name fits a name of REST, whose beginning it may leave out: `year` for `planYear`. */
function likeness(of: readonly string[], name: string): number {
  const words = wordsOf(name);
  return words.length <= of.length && words.every((word, at) => word === of[of.length - words.length + at])
    ? words.length
    : 0;
}

interface Place {
  path: string;
  argument: Named;
  likeness: number;
}

/** All arguments with what stands inside of input objects, outer ones first. */
function placesOf(name: string, among: readonly Named[], before = '', depth = DEPTH): Place[] {
  const words = wordsOf(name);
  const here = among.map((argument) => ({
    path: before + argument.name,
    argument,
    likeness: argument.name === name ? Infinity : likeness(words, argument.name),
  }));
  if (depth === 0) return here;
  const inside = here.flatMap(({ path, argument }) => {
    const type = getNamedType(argument.type);
    return isInputObjectType(type) ? placesOf(name, Object.values(type.getFields()), `${path}.`, depth - 1) : [];
  });
  return [...here, ...inside];
}

/** Where among arguments something is called so, or nearly so; the only argument is what a call can be wrong about. */
function placeOf(name: string, among: readonly Named[]): Place | undefined {
  const places = placesOf(name, among);
  const most = Math.max(0, ...places.map((one) => one.likeness));
  if (most > 0) return places.find((one) => one.likeness === most);
  return places.length === 1 ? places[0] : undefined;
}

function argumentsOf(field: ASTNode, document: DocumentNode, schema: GraphQLSchema): readonly GraphQLArgument[] {
  const types = new TypeInfo(schema);
  let found: readonly GraphQLArgument[] = [];
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(node) {
        if (node === field) found = types.getFieldDef()?.args ?? [];
      },
    }),
  );
  return found;
}

/**
 * What the services call the faulty field, as the path to the argument that is called so in the schema, `page.pageNo`
 * for `pageNo`, `id` for `empIds.0`; as they call it where none is.
 */
export function faultyArgument(
  name: string,
  {
    field,
    document,
    schema,
  }: { field: ASTNode | undefined; document: DocumentNode | undefined; schema: GraphQLSchema },
): string {
  if (!field || !document) return name;
  const [first = '', ...rest] = name.split('.');
  const place = placeOf(first, argumentsOf(field, document, schema));
  if (!place) return name;
  // One id was asked for by itself and went along with others.
  const within =
    isListType(getNullableType(place.argument.type)) || !/^\d+$/.test(rest[0] ?? '') ? rest : rest.slice(1);
  return [place.path, ...within].join('.');
}
