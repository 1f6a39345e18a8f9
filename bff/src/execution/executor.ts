import type { ApolloServerOptions } from '@apollo/server';
import { execute, getOperationAST, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { executePlan } from './execute.ts';
import { planOperation, type Plan } from './plan.ts';

interface Operation {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
  context: unknown;
}

/** What runs operations: plans made once for each document, or graphql-js, to compare with when an answer is in doubt. */
export const EXECUTORS = ['plans', 'graphql-js'] as const;
export type Executor = (typeof EXECUTORS)[number];

/** Answers a function that executes validated operations, planning each document once for as long as it is kept. */
export function createExecutor(
  schema: GraphQLSchema,
  executor: Executor = 'plans',
): (operation: Operation) => Promise<ExecutionResult> {
  const plans = new WeakMap<DocumentNode, Map<string, Plan | null>>();

  function planOf({ document, operationName }: Operation): Plan | null {
    const known = plans.get(document) ?? new Map<string, Plan | null>();
    plans.set(document, known);
    const name = operationName ?? '';
    const found = known.get(name);
    if (found !== undefined) return found;
    const operation = getOperationAST(document, operationName);
    // A name that is not there is not remembered: callers could make up any number of them.
    if (!operation) return null;
    const plan = planOperation(schema, document, operation);
    known.set(name, plan);
    return plan;
  }

  return async (operation) => {
    const { document, operationName, variables, context } = operation;
    const plan = executor === 'plans' ? planOf(operation) : null;
    if (plan) return executePlan(plan, { context, variables: variables ?? {} });
    return execute({
      schema,
      document,
      contextValue: context,
      variableValues: variables ?? null,
      operationName: operationName ?? null,
    });
  };
}

/** Apollo Server's one way to another executor is to be told that it is a gateway. */
export function gatewayOf(
  schema: GraphQLSchema,
  executor: Executor,
): NonNullable<ApolloServerOptions<Context>['gateway']> {
  const run = createExecutor(schema, executor);
  const told = new Set<Parameters<ReturnType<typeof gatewayOf>['onSchemaLoadOrUpdate']>[0]>();
  return {
    async load() {
      for (const tell of told) tell({ apiSchema: schema, coreSupergraphSdl: '' });
      return {
        executor: async ({ document, request, context }) =>
          run({ document, operationName: request.operationName, variables: request.variables, context }),
      };
    },
    onSchemaLoadOrUpdate(tell) {
      told.add(tell);
      return () => told.delete(tell);
    },
    async stop() {},
  };
}
