import type { ServerOptions } from 'node:http';

/**
 * How long clients may take: whoever opens connections and sends a byte now and then would otherwise hold them for ever
 * (reliability T32). A whole request has the time of an upload on a bad line; idle connections outlive those of the usual
 * proxies, which would otherwise send into one that is just being closed.
 */
export const httpLimits = (headersTimeout: number): ServerOptions => ({
  headersTimeout,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: Math.min(headersTimeout, 2_000),
});

/** What servers are allowed for finishing their work when they are asked to stop, and after which they end regardless. */
export const STOPPING = { drainMs: 8_500, endMs: 9_500 } as const;
