import type { ApolloServerPlugin } from '@apollo/server';
import { Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import type { Context } from '../context.ts';
import { GatewayError, type GatewayReason } from '../failures.ts';
import type { Allowance } from '../limits/rate-limits.ts';
import type { Settings } from '../settings.ts';
import { requireExplorer } from './introspection.ts';
import { measure, type Measure } from './measure.ts';

/** Tokens of a document; enforced while it is parsed. */
export const MAX_TOKENS = 2000;
const LIMITS = {
  depth: { most: 10, reason: 'TOO_DEEP' },
  aliases: { most: 30, reason: 'TOO_MANY_ALIASES' },
  directives: { most: 20, reason: 'TOO_MANY_DIRECTIVES' },
  rootFields: { most: 20, reason: 'TOO_MANY_ROOT_FIELDS' },
  cost: { most: 20_000, reason: 'TOO_COSTLY' },
} satisfies Partial<Record<keyof Measure, { most: number; reason: GatewayReason }>>;
const ROOT_MUTATIONS = 5;
/**
 * Mutations that try or make a credential. Each attempt counts: a document with two would let a guesser try twice for
 * one request.
 */
export const ALONE: ReadonlySet<string> = new Set([
  'login',
  'startExternalLogin',
  'completeExternalLogin',
  'switchIdentity',
  'linkIdentity',
  'requestPasswordReset',
  'resetPassword',
  'changePassword',
  'createApiToken',
  'createScimToken',
  'revokeScimToken',
  'requestVerificationCode',
  'resetEmployeePassword',
  'resetUserAccountPassword',
  'inviteByMail',
  'inviteByCards',
  'inviteByPasswords',
  'openInvitation',
  'acceptInvitation',
]);

const rootNames = ({ selectionSet }: OperationDefinitionNode): string[] =>
  selectionSet.selections.map((node) => (node.kind === Kind.FIELD ? node.name.value : '...'));

function excessOfMutation(operation: OperationDefinitionNode): GatewayError | null {
  const names = rootNames(operation).filter((name) => name !== '__typename');
  // A fragment at the root would hide what it does; no client of ours writes one there.
  if (names.includes('...')) return new GatewayError('HIDDEN_MUTATIONS');
  if (names.length > ROOT_MUTATIONS) return new GatewayError('TOO_MANY_MUTATIONS', { most: ROOT_MUTATIONS });
  const alone = names.find((name) => ALONE.has(name));
  return alone !== undefined && names.length > 1 ? new GatewayError('NOT_ALONE', { name: alone }) : null;
}

/** The first limit an operation is over; null when it keeps them all. */
function excessOf(operation: OperationDefinitionNode, found: Measure): GatewayError | null {
  for (const [name, { most, reason }] of Object.entries(LIMITS)) {
    const value = found[name as keyof typeof LIMITS];
    if (value > most) return new GatewayError(reason, { most, found: value });
  }
  return operation.operation === OperationTypeNode.MUTATION ? excessOfMutation(operation) : null;
}

/** Every file is asked for by a mutation of such a name, or by the one that tells first passwords. */
export const isExport = (mutation: string): boolean =>
  mutation.startsWith('export') || mutation === 'inviteByPasswords';

/** Counts an operation against what its caller may ask for in a minute, and its exports against those of an hour. */
function spend(allowance: Allowance, operation: OperationDefinitionNode, { cost }: Measure): void {
  allowance.cost(cost);
  if (operation.operation !== OperationTypeNode.MUTATION) return;
  for (const name of rootNames(operation)) if (isExport(name)) allowance.file();
}

/**
 * Refuses an operation that asks for too much before anything of it runs. It is measured at each request and not in
 * validation, whose result is kept for the next one: the variables decide how many rows a page has.
 */
export function limitsPlugin({ introspection }: Pick<Settings, 'introspection'>): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        // Without an operation of that name there is nothing to run, and execution says so.
        if (!operation) return;
        const found = measure(schema, document, operation, request.variables ?? {});
        const excess = excessOf(operation, found);
        if (excess) throw excess;
        spend(contextValue.allowance, operation, found);
        if (found.introspects) await requireExplorer(introspection, contextValue);
      },
    }),
  };
}
