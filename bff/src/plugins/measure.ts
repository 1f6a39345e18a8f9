import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** How much an operation asks for. */
export interface Measure {
  /** Fields inside fields. */
  depth: number;
  aliases: number;
  directives: number;
  rootFields: number;
  /** Fields of the answer: those under a list count once for each of its rows. */
  cost: number;
  introspects: boolean;
}

/** Rows of a list inside a row, when nothing says how many. */
const INNER_LIST = 5;
/** Rows of a page whose size is left to the default of `PageInput`. */
const DEFAULT_PAGE = 10;
/** Rows of a list nobody asked a page of. */
const WHOLE_LIST = 100;

type Variables = Readonly<Record<string, unknown>>;
const NOTHING: Measure = { depth: 0, aliases: 0, directives: 0, rootFields: 0, cost: 0, introspects: false };

const pageSizeOf = (page: unknown): number =>
  page !== null && typeof page === 'object' && 'pageSize' in page && typeof page.pageSize === 'number'
    ? page.pageSize
    : DEFAULT_PAGE;

/**
 * Rows asked for by the arguments `page: { pageSize }` or `limit`, variables counted at their value and what was left
 * out at its default; undefined for a field that takes neither.
 */
function rowsAsked(
  { args }: GraphQLField<unknown, unknown>,
  given: readonly ArgumentNode[] | undefined,
  variables: Variables,
): number | undefined {
  const valueOf = (name: string): unknown => {
    const node = given?.find((one) => one.name.value === name);
    return node && valueFromASTUntyped(node.value, { ...variables });
  };
  for (const { name, defaultValue } of args) {
    if (name === 'page') return pageSizeOf(valueOf(name));
    if (name !== 'limit') continue;
    const limit = valueOf(name) ?? defaultValue;
    return typeof limit === 'number' ? limit : DEFAULT_PAGE;
  }
  return undefined;
}

/** Rows of a list as the schema says with `@listSize`. */
function rowsAssumed({ astNode }: GraphQLField<unknown, unknown>): number | undefined {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'listSize');
  const size = directive?.arguments?.find(({ name }) => name.value === 'assumedSize');
  return size && Number(valueFromASTUntyped(size.value));
}

/** The variables as they will be: those that were not given have the default the operation declares. */
function withDefaults({ variableDefinitions = [] }: OperationDefinitionNode, given: Variables): Variables {
  const defaults = variableDefinitions.map(({ variable, defaultValue }): [string, unknown] => [
    variable.name.value,
    defaultValue && valueFromASTUntyped(defaultValue),
  ]);
  return { ...Object.fromEntries(defaults), ...given };
}

const fieldOf = (type: GraphQLNamedType | undefined, name: string): GraphQLField<unknown, unknown> | undefined =>
  isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;

/** Measures an operation without running it; every fragment is walked once for each page size it stands under. */
export function measure(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  given: Variables,
): Measure {
  const variables = withDefaults(operation, given);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const known = new Map<string, Measure>();

  function ofField(field: FieldNode, parent: GraphQLNamedType | undefined, rows: number | undefined): Measure {
    const own = {
      ...NOTHING,
      aliases: field.alias ? 1 : 0,
      directives: field.directives?.length ?? 0,
      rootFields: 1,
      cost: 1,
    };
    // Introspection reads the schema alone and costs no call; its nesting is bounded by graphql-js itself.
    if (field.name.value.startsWith('__')) return { ...own, introspects: field.name.value !== '__typename' };
    const definition = fieldOf(parent, field.name.value);
    if (!definition || !field.selectionSet) return { ...own, depth: 1 };
    const isRoot = parent === schema.getQueryType() || parent === schema.getMutationType();
    const asked = rowsAsked(definition, field.arguments, variables);
    const isList = isListType(getNullableType(definition.type));
    const times = isList
      ? Math.max(1, asked ?? rows ?? rowsAssumed(definition) ?? (isRoot ? WHOLE_LIST : INNER_LIST))
      : 1;
    const type = getNamedType(definition.type);
    // A page says how many rows its `items` have; below them other lists are on their own again.
    const inner = ofSelections(field.selectionSet, type, isList ? undefined : asked);
    return { ...add(own, inner), depth: inner.depth + 1, rootFields: 1, cost: 1 + times * inner.cost };
  }

  function ofFragment(name: string, rows: number | undefined): Measure {
    const fragment = fragments.get(name);
    if (!fragment) return NOTHING;
    const key = `${name} ${rows}`;
    const result =
      known.get(key) ?? ofSelections(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value), rows);
    known.set(key, result);
    return result;
  }

  function ofSelections(
    { selections }: SelectionSetNode,
    parent: GraphQLNamedType | undefined,
    rows: number | undefined,
  ): Measure {
    return selections.reduce<Measure>((sum, node) => {
      if (node.kind === Kind.FIELD) return add(sum, ofField(node, parent, rows));
      const directives = node.directives?.length ?? 0;
      if (node.kind === Kind.FRAGMENT_SPREAD) return add(sum, ofFragment(node.name.value, rows), directives);
      const condition = node.typeCondition ? schema.getType(node.typeCondition.name.value) : parent;
      return add(
        sum,
        ofSelections(node.selectionSet, isCompositeType(condition) ? condition : parent, rows),
        directives,
      );
    }, NOTHING);
  }

  return ofSelections(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, undefined);
}

function add(a: Measure, b: Measure, directives = 0): Measure {
  return {
    depth: Math.max(a.depth, b.depth),
    aliases: a.aliases + b.aliases,
    directives: a.directives + b.directives + directives,
    rootFields: a.rootFields + b.rootFields,
    cost: a.cost + b.cost,
    introspects: a.introspects || b.introspects,
  };
}
