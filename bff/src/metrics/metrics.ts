import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ServerLoad } from '@hengcai/shared/operating/server-load';
import type { Level, Observe } from '../rest/bulkhead.ts';

/** From the fastest answers of the cache to what a timeout ends, in seconds. */
const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What the process tells about itself. */
export interface Metrics {
  /** Notes an operation; the name is one of the product's own, or `other`. */
  operation(name: string, code: string, seconds: number): void;
  /** Notes a REST call. */
  restCall: Observe;
  /** Everything in the text format of Prometheus. */
  text(): Promise<string>;
  contentType: string;
}

interface Sources {
  load: ServerLoad;
  /** Whose places are how full, by kind of call. */
  levels: Readonly<Record<string, () => Level[]>>;
}

/** A registry of its own for each server: two in one process must not count together. */
export function createMetrics({ load, levels }: Sources): Metrics {
  const register = new Registry();
  const registers = [register];
  // CPU, memory, event-loop lag, garbage collection, handles.
  collectDefaultMetrics({ register });
  const operations = new Histogram({
    name: 'hengcai_operation_duration_seconds',
    help: 'GraphQL operations by name (other: not of the browser client) and by ok or the code of the first error',
    labelNames: ['operation', 'code'],
    buckets: SECONDS,
    registers,
  });
  const restCalls = new Histogram({
    name: 'hengcai_rest_call_duration_seconds',
    help: 'REST calls by service and outcome (ok or the kind of failure), waiting and a second try included',
    labelNames: ['service', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  for (const what of ['running', 'waiting'] as const) {
    new Gauge({
      name: `hengcai_rest_calls_${what}`,
      help: `REST calls ${what} now, by service and kind`,
      labelNames: ['service', 'kind'],
      registers,
      collect() {
        for (const [kind, read] of Object.entries(levels))
          for (const level of read()) this.set({ service: level.service, kind }, level[what]);
      },
    });
  }
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  gauge('hengcai_http_requests_in_flight', 'HTTP requests that are not answered yet', () => load.inFlight());
  gauge('hengcai_http_open_sockets', 'Open connections from clients', () => load.sockets());
  return {
    operation: (operation, code, seconds) => operations.observe({ operation, code }, seconds),
    restCall: (service, outcome, seconds) => restCalls.observe({ service, outcome }, seconds),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
