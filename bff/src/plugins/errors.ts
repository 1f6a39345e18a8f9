import type { ApolloServerPlugin, HTTPGraphQLHead } from '@apollo/server';
import { ApolloServerValidationErrorCode } from '@apollo/server/errors';
import {
  GraphQLError,
  isValueNode,
  Lexer,
  Source,
  TokenKind,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../context.ts';
import { complaintOf, errorText, GatewayError, type Complaint, type ErrorCode } from '../failures.ts';
import { isSessionLost, RestFailure } from '../rest/failure.ts';
import { faultyArgument } from './faulty-argument.ts';
import { MAX_TOKENS } from './limits.ts';
import { withoutSentValue } from './sent-values.ts';

/** Faults of a document or its variables: their own message, less the value that was sent, helps whoever wrote it. */
const FAULTS_OF_DOCUMENTS: Readonly<Record<string, { code: ErrorCode; status: number }>> = {
  GRAPHQL_PARSE_FAILED: { code: 'GRAPHQL_PARSE_FAILED', status: 400 },
  GRAPHQL_VALIDATION_FAILED: { code: 'GRAPHQL_VALIDATION_FAILED', status: 400 },
  OPERATION_RESOLUTION_FAILURE: { code: 'GRAPHQL_VALIDATION_FAILED', status: 400 },
  PERSISTED_QUERY_NOT_SUPPORTED: { code: 'BAD_USER_INPUT', status: 400 },
  BAD_USER_INPUT: { code: 'BAD_USER_INPUT', status: 400 },
  BAD_REQUEST: { code: 'BAD_USER_INPUT', status: 400 },
};

type Asker = Pick<Context, 'language' | 'requestId'>;

/** Whether a document has more tokens than the parser takes; it tells that in the words of a syntax error only. */
function hasTooManyTokens(document: string): boolean {
  const lexer = new Lexer(new Source(document));
  try {
    for (let count = 0; count <= MAX_TOKENS; count += 1) if (lexer.advance().kind === TokenKind.EOF) return false;
  } catch {
    return false;
  }
  return true;
}

/** The limit of ours that graphql-js or Apollo Server enforced while it read the document. */
function limitBehind({ extensions, nodes = [] }: GraphQLError, document: string | undefined): GatewayError | undefined {
  if (extensions['validationErrorCode'] === ApolloServerValidationErrorCode.MAX_RECURSIVE_SELECTIONS_EXCEEDED)
    return new GatewayError('TOO_MANY_SELECTIONS');
  // A fault has a place; without one, graphql-js gave up: on comparing fields, or after a hundred faults.
  if (extensions['code'] === 'GRAPHQL_VALIDATION_FAILED' && nodes.length === 0) return new GatewayError('GIVEN_UP');
  if (extensions['code'] === 'GRAPHQL_PARSE_FAILED' && document !== undefined && hasTooManyTokens(document))
    return new GatewayError('TOO_MANY_TOKENS', { most: MAX_TOKENS });
  return undefined;
}

/** Our own failures under the GraphQL error, where it is one. */
const causeOf = (error: GraphQLError, document: string | undefined): Error | undefined =>
  error.originalError instanceof RestFailure || error.originalError instanceof GatewayError
    ? error.originalError
    : limitBehind(error, document);

/**
 * Whether graphql-js found fault with a value somebody sent only when it came to it: an argument that may not be null
 * and was, by a variable, or more faulty variables than it lists. What it says then names types and arguments alone.
 */
function isFaultOfValues({ extensions, nodes: [place] = [], path, originalError }: GraphQLError): boolean {
  if (extensions['code'] !== undefined) return false;
  return place ? isValueNode(place) : path === undefined && originalError === undefined;
}

function faultOf(error: GraphQLError): { code: ErrorCode; status: number } | undefined {
  const code = isFaultOfValues(error) ? 'BAD_USER_INPUT' : String(error.extensions['code']);
  return FAULTS_OF_DOCUMENTS[code];
}

/** What was asked for: the text, and what it was read as. */
interface Asked {
  source?: string | undefined;
  document?: DocumentNode | undefined;
  schema: GraphQLSchema;
}

function present(error: GraphQLError, asked: Asked, { language, requestId }: Asker): GraphQLFormattedError {
  const { locations, path } = error.toJSON();
  const place = { ...(locations && { locations }), ...(path && { path }) };
  const fault = faultOf(error);
  const cause = causeOf(error, asked.source);
  if (!cause && fault) return { message: withoutSentValue(error), ...place, extensions: { ...fault, requestId } };
  const { message, ...complaint } = complaintOf(cause, language);
  return { message, ...place, extensions: { ...complaint, ...faultyField(error, asked), requestId } };
}

/** The argument that the services found fault with, where they named one. */
function faultyField({ originalError, nodes }: GraphQLError, { document, schema }: Asked): { field?: string } {
  const [first] = originalError instanceof RestFailure ? originalError.errors : [];
  if (!first?.field || first.code === 'CONFLICT') return {};
  return { field: faultyArgument(first.field, { field: nodes?.[0], document, schema }) };
}

/** Errors that arise before there is a context, such as a request without a query; they are answered to developers. */
export function formatEarlyError(formatted: GraphQLFormattedError): GraphQLFormattedError {
  const fault = FAULTS_OF_DOCUMENTS[String(formatted.extensions?.['code'])];
  if (fault) return { message: formatted.message, extensions: { ...fault } };
  return { message: errorText('INTERNAL', 'en-US'), extensions: { code: 'INTERNAL', status: 500 } };
}

/** Failures of the services, not of the caller: somebody has to look. */
const SERIOUS = new Set<RestFailure['kind']>([
  'serverError',
  'timedOut',
  'overloaded',
  'unreachable',
  'noSuchPath',
  'malformed',
]);

/** What broke: the code of a connection, whose message may name what was sent there, or a sentence of our own. */
const reasonOf = (cause: unknown): unknown =>
  cause instanceof Error ? ('code' in cause ? cause.code : cause.message) : undefined;

function log(error: GraphQLError, { extensions }: GraphQLFormattedError, { log: logger }: Context): void {
  const { originalError } = error;
  const path = error.path?.join('.');
  if (originalError instanceof RestFailure && SERIOUS.has(originalError.kind)) {
    const { kind, status, cause } = originalError;
    logger.warn({ kind, status, path, reason: reasonOf(cause) }, 'rest failure');
  } else if (extensions?.['code'] === 'INTERNAL') {
    logger.error({ err: originalError ?? error, path }, 'unexpected error');
  }
}

/**
 * Makes every error one of the closed list, in the language of the request. A session that ended anywhere in an
 * operation is its only error and takes the data along: half a page of a person who is signed out helps nobody.
 */
export const errorsPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ errors, response, source, document, schema, contextValue }) {
      if (!errors || response.body.kind !== 'single') return;
      const all = errors.map((error) => ({ error, told: present(error, { source, document, schema }, contextValue) }));
      for (const { error, told } of all) log(error, told, contextValue);
      const lost = all.find(({ error }) => isLost(error.originalError));
      if (!lost) {
        response.body.singleResult.errors = all.map(({ told }) => told);
        if (response.body.singleResult.data === undefined) refuse(response.http, all[0]?.told);
        return;
      }
      const { message, extensions = {} } = lost.told;
      response.body.singleResult = { data: null, errors: [{ message, extensions }] };
      if (extensions['code'] === 'UNAUTHENTICATED') response.http.status = 401;
    },
  }),
};

/** A refusal before anything ran is one of HTTP, too. */
function refuse(http: HTTPGraphQLHead, told: GraphQLFormattedError | undefined): void {
  const { status, retryAfter } = (told?.extensions ?? {}) as Partial<Complaint>;
  if (status !== undefined && status >= 400 && status <= 599) http.status = status;
  if (retryAfter !== undefined) http.headers.set('retry-after', retryAfter);
}

const isLost = (error: unknown): boolean => error instanceof RestFailure && isSessionLost(error);
