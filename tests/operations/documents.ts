import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Kind,
  parse,
  print,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

const WEB = join(import.meta.dirname, '../../web/src');

const definitions = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.graphql'))
  .map((name): DocumentNode => parse(readFileSync(join(WEB, name), 'utf8')))
  .flatMap((document) => document.definitions);
/** Its fragments by name. */
export const FRAGMENTS: ReadonlyMap<string, FragmentDefinitionNode> = new Map(
  definitions
    .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
    .map((one) => [one.name.value, one]),
);

/** The operations of the web client by name. */
export const OPERATIONS: ReadonlyMap<string, OperationDefinitionNode> = new Map(
  definitions
    .filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION)
    .map((one) => [one.name?.value ?? '', one]),
);

/** Every operation and fragment of the web client in one document, for looking at what it selects. */
export const ALL_DOCUMENTS: DocumentNode = { kind: Kind.DOCUMENT, definitions };

const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
const named = (set: SelectionSetNode): SelectionSetNode => ({ ...set, selections: [...set.selections, TYPENAME] });

/** Asks every object for the name of its type. */
const withTypenames = <T extends OperationDefinitionNode | FragmentDefinitionNode>(definition: T): T =>
  visit(definition, {
    SelectionSet: (set, _key, parent) =>
      parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION ? undefined : named(set),
  });

/** An operation with the fragments it spreads, as the client sends it. */
export function documentOf(name: string, typenames = false): string {
  const operation = OPERATIONS.get(name);
  if (!operation) throw new Error(`The web client has no operation ${name}.`);
  const used = new Set<FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = FRAGMENTS.get(value);
        if (!fragment || used.has(fragment)) return;
        used.add(fragment);
        collect(fragment);
      },
    });
  };
  collect(operation);
  return [operation, ...used].map((one) => print(typenames ? withTypenames(one) : one)).join('\n\n');
}
