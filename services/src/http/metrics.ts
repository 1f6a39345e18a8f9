import { Router, type RequestHandler } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { mayReadMetrics, type MetricsReaders } from '@hengcai/shared/operating/metrics-reader';
import type { ServerLoad } from '@hengcai/shared/operating/server-load';
import type { Engine } from '../db/engine.ts';
import { requestOf } from './request.ts';

const SECONDS = [0.002, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8];

/** What one running copy of the services counts; a registry of its own, because tests run several in one process. */
export interface Metrics {
  register: Registry;
  /** Notes each request by its endpoint, whose names the contract bounds. */
  observe: RequestHandler;
  /** Notes how long transactions take and how many are under way. */
  measured(engine: Engine): Engine;
}

export function createMetrics(load: ServerLoad): Metrics {
  const register = new Registry();
  const registers = [register];
  // CPU, memory, event-loop lag, garbage collection, handles.
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'hengcai_request_duration_seconds',
    help: 'REST requests by endpoint (other: none of the contract)',
    labelNames: ['endpoint'],
    buckets: SECONDS,
    registers,
  });
  const statuses = new Counter({
    name: 'hengcai_requests_total',
    help: 'REST requests by endpoint and status of the envelope',
    labelNames: ['endpoint', 'status'],
    registers,
  });
  const transactions = new Histogram({
    name: 'hengcai_transaction_duration_seconds',
    help: 'Database transactions, waiting for a connection included',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers,
  });
  let open = 0;
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  gauge('hengcai_transactions_open', 'Database transactions that run or wait for a connection', () => open);
  gauge('hengcai_http_requests_in_flight', 'HTTP requests that are not answered yet', () => load.inFlight());
  gauge('hengcai_http_open_sockets', 'Open connections from clients', () => load.sockets());
  const measure = async <T>(work: () => Promise<T>): Promise<T> => {
    const begin = performance.now();
    const ended = (outcome: string) => {
      open -= 1;
      transactions.observe({ outcome }, (performance.now() - begin) / 1000);
    };
    open += 1;
    try {
      const result = await work();
      ended('committed');
      return result;
    } catch (error) {
      ended('rolled back');
      throw error;
    }
  };
  return {
    register,
    observe(req, res, next) {
      const begin = performance.now();
      res.once('close', () => {
        const { operation, status } = requestOf(req);
        const endpoint = operation ?? 'other';
        durations.observe({ endpoint }, (performance.now() - begin) / 1000);
        statuses.inc({ endpoint, status });
      });
      next();
    },
    measured: (engine) => ({
      ...engine,
      transaction: (access, first, fn, plans) => measure(() => engine.transaction(access, first, fn, plans)),
      run: (text, values) => measure(() => engine.run(text, values)),
    }),
  };
}

/** `/metrics` for those who may read it; for all others there is nothing here. */
export function metricsRoutes({ register }: Metrics, readers: MetricsReaders): Router {
  const routes = Router();
  routes.get('/metrics', async (req, res, next) => {
    if (!mayReadMetrics(req, readers)) return next();
    res.type(register.contentType).send(await register.metrics());
  });
  return routes;
}
