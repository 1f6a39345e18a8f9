import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.ts';

const LONGEST_NAME = 100;

/** Notes for the access log what operation ran and with which codes it ended; never variables. */
export const accessLogPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ operation, queryHash, response, contextValue: { facts } }) {
      const errors = response.body.kind === 'single' ? response.body.singleResult.errors : undefined;
      // The name in the document, which is a name; what a client sends as `operationName` may be any text.
      facts.operation = operation?.name?.value.slice(0, LONGEST_NAME);
      facts.hash = queryHash?.slice(0, 12);
      if (errors) facts.codes = [...new Set(errors.map(({ extensions }) => String(extensions?.['code'])))];
    },
  }),
};
