import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  OperationTypeNode,
  TypeInfo,
  TypeNameMetaFieldDef,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** What a field gives, its type read once: a value, rows of something, or an object with fields of its own. */
export type Shape = { nonNull: boolean } & (
  { kind: 'leaf'; type: GraphQLLeafType } | { kind: 'list'; item: Shape } | { kind: 'object'; selection: Selection }
);

/** A field of the operation, everything looked up that is the same for every row. */
export interface PlannedField {
  /** Its name in the answer. */
  key: string;
  parent: GraphQLObjectType;
  definition: GraphQLField<unknown, unknown>;
  nodes: readonly FieldNode[];
  shape: Shape;
  /** Its place among all fields of the operation; arguments are read once a request and kept there. */
  index: number;
}

/** The fields asked of one object. */
export interface Selection {
  fields: readonly PlannedField[];
  /** An answer with every field null: a copy of it has room for all of them, where a growing object moves again and again. */
  blank: Readonly<Record<string, null>>;
}

/** How an operation is executed, found out once for all requests that send it. */
export interface Plan {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: Record<string, FragmentDefinitionNode>;
  selection: Selection;
}

/**
 * Whether an operation is of the kind our clients send. Introspection, interfaces, unions, `@skip` and `@include` are
 * left to graphql-js, as is an answer named `__proto__`: they are rare, and a second place for their rules could err.
 */
function isOrdinary(schema: GraphQLSchema, document: DocumentNode): boolean {
  let ordinary = true;
  const leave = () => {
    ordinary = false;
  };
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Directive: leave,
      Field({ name, alias }) {
        const type = getNamedType(types.getType());
        const introspects = name.value.startsWith('__') && name.value !== '__typename';
        if (introspects || alias?.value === '__proto__' || !type || isAbstractType(type)) leave();
        if (isObjectType(type) && type.isTypeOf) leave();
      },
    }),
  );
  return ordinary;
}

/** Plans a validated operation; null where it is left to graphql-js. */
export function planOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Plan | null {
  const root = schema.getRootType(operation.operation);
  if (!root || operation.operation === OperationTypeNode.SUBSCRIPTION || !isOrdinary(schema, document)) return null;
  const fragments = Object.create(null) as Plan['fragments'];
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments[node.name.value] = node;
  }
  let fieldCount = 0;

  /** The fields of some selections by their names in the answer, as the specification's CollectFields() orders them. */
  function collect(sets: readonly SelectionSetNode[]): Map<string, [FieldNode, ...FieldNode[]]> {
    const found = new Map<string, [FieldNode, ...FieldNode[]]>();
    const spread = new Set<string>();
    const add = ({ selections }: SelectionSetNode): void => {
      for (const node of selections) {
        if (node.kind === Kind.FIELD) {
          const key = (node.alias ?? node.name).value;
          const same = found.get(key);
          if (same) same.push(node);
          else found.set(key, [node]);
        } else if (node.kind === Kind.INLINE_FRAGMENT) {
          // Without interfaces and unions a validated condition names the very type it stands on.
          add(node.selectionSet);
        } else if (!spread.has(node.name.value)) {
          spread.add(node.name.value);
          const fragment = fragments[node.name.value];
          if (fragment) add(fragment.selectionSet);
        }
      }
    };
    sets.forEach(add);
    return found;
  }

  function shapeOf(type: GraphQLOutputType, nodes: readonly FieldNode[]): Shape {
    if (isNonNullType(type)) return { ...shapeOf(type.ofType, nodes), nonNull: true };
    if (isListType(type)) return { nonNull: false, kind: 'list', item: shapeOf(type.ofType, nodes) };
    if (isLeafType(type)) return { nonNull: false, kind: 'leaf', type };
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    return { nonNull: false, kind: 'object', selection: select(type as GraphQLObjectType, sets) };
  }

  function select(parent: GraphQLObjectType, sets: readonly SelectionSetNode[]): Selection {
    const fields = [...collect(sets)].flatMap(([key, nodes]): PlannedField[] => {
      const name = nodes[0].name.value;
      const definition = name === '__typename' ? TypeNameMetaFieldDef : parent.getFields()[name];
      if (!definition) return [];
      fieldCount += 1;
      const index = fieldCount - 1;
      return [{ key, parent, definition, nodes, shape: shapeOf(definition.type, nodes), index }];
    });
    // Parsed and not assembled: V8 keeps an object with many computed names as a hash table, six times as large.
    const blank = JSON.parse(`{${fields.map(({ key }) => `"${key}":null`).join()}}`) as Record<string, null>;
    return { fields, blank };
  }

  return { schema, operation, fragments, selection: select(root, [operation.selectionSet]) };
}
