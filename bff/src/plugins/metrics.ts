import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.ts';
import type { Metrics } from '../metrics/metrics.ts';

/**
 * Counts operations by name and code. Only documents of the browser client's build are counted by name: what anybody may
 * choose as a name would make a series of numbers for each.
 */
export const metricsPlugin = (metrics: Metrics, isOurs: (hash: string) => boolean): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    const begin = performance.now();
    return {
      async willSendResponse({ operation, queryHash, response }) {
        const errors = response.body.kind === 'single' ? response.body.singleResult.errors : undefined;
        const code = errors?.length ? String(errors[0]?.extensions?.['code']) : 'ok';
        const seconds = (performance.now() - begin) / 1000;
        const ours = queryHash !== undefined && isOurs(queryHash);
        metrics.operation((ours && operation?.name?.value) || 'other', code, seconds);
      },
    };
  },
});
