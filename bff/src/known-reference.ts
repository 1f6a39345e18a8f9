import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';
import type { BatchLoader } from './rest/batch-loader.ts';

export type Asked = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** Whether a client asks for nothing but these fields of what a resolver answers. */
function asksOnly(names: readonly string[], { fieldNodes, fragments }: Asked): boolean {
  const within = ({ selections }: SelectionSetNode): boolean =>
    selections.every((node) => {
      if (node.kind === Kind.FIELD) return names.includes(node.name.value) || node.name.value === '__typename';
      const inside = node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value];
      return inside === undefined || within(inside.selectionSet);
    });
  return fieldNodes.every(({ selectionSet }) => selectionSet === undefined || within(selectionSet));
}

/**
 * Follows a reference of which the answer at hand tells some fields already: each by its name in the schema, with the
 * columns of the row it is read from. A client that asks for no others gets them without a call.
 */
export function knownReference<Row extends object>(
  loader: BatchLoader<Row>,
  id: string,
  known: Readonly<Record<string, Partial<Row>>>,
  asked: Asked,
): Row | Promise<Row | null> {
  return asksOnly(Object.keys(known), asked) ? (Object.assign({}, ...Object.values(known)) as Row) : loader.load(id);
}
