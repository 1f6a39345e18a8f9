import { RATE_LIMITS } from '@hengcai/bff/src/limits/rate-limits.ts';
import { measure } from '@hengcai/bff/src/plugins/measure.ts';
import { readTypeDefs } from '@hengcai/bff/src/schema.ts';
import { buildASTSchema, parse } from 'graphql';
import { expect, it } from 'vitest';
import { documentOf, OPERATIONS } from './documents.ts';

const schema = buildASTSchema(readTypeDefs());
const costOf = (name: string): number => {
  const operation = OPERATIONS.get(name);
  return operation ? measure(schema, parse(documentOf(name)), operation, {}).cost : NaN;
};
const costs = [...OPERATIONS.keys()].map((name): [string, number] => [name, costOf(name)]);

it('a page that is opened in a new tab leaves room for forty of them in a minute', () => {
  expect(costOf('Shell')).toBeLessThanOrEqual(RATE_LIMITS.cost.most / 40);
});

it('nothing that a page asks takes more than an eighth of what a minute allows', () => {
  expect(costs.filter(([, cost]) => cost > RATE_LIMITS.cost.most / 8)).toEqual([]);
});
