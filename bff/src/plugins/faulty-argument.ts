import {
  getNamedType,
  isInputObjectType,
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

/** Where among arguments something is called so, as a path; what stands further out is found first. */
function pathTo(name: string, among: readonly Named[], depth = DEPTH): string | undefined {
  if (among.some((one) => one.name === name)) return name;
  if (depth === 0) return undefined;
  for (const one of among) {
    const type = getNamedType(one.type);
    const inside = isInputObjectType(type) && pathTo(name, Object.values(type.getFields()), depth - 1);
    if (inside) return `${one.name}.${inside}`;
  }
  return undefined;
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
 * for `pageNo`; as they call it where none is.
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
  const path = pathTo(first, argumentsOf(field, document, schema));
  return path === undefined ? name : [path, ...rest].join('.');
}
