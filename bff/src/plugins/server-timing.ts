import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.ts';

/** Says on every answer how many REST calls it took and how long they took together. */
export const serverTimingPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ response, contextValue: { scope } }) {
      const spent = Math.round(scope.milliseconds * 10) / 10;
      response.http.headers.set('server-timing', `rest;desc="${scope.calls} calls";dur=${spent}`);
    },
  }),
};
