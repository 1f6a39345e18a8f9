import type { RequestHandler } from 'express';
import { mayReadMetrics, type MetricsReaders } from '@hengcai/shared/operating/metrics-reader';
import { GatewayError } from '../failures.ts';
import type { Metrics } from './metrics.ts';

/** Answers the metrics to those who may read them; for all others there is nothing here. */
export const metricsRoute =
  (metrics: Metrics, readers: MetricsReaders): RequestHandler =>
  async (request, response) => {
    if (!mayReadMetrics(request, readers)) throw new GatewayError('NOT_FOUND');
    response.setHeader('cache-control', 'no-store');
    response.type(metrics.contentType).send(await metrics.text());
  };
