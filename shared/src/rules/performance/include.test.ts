import { describe, expect, it } from 'vitest';
import { checkIncluded, includeObstacle, leadsTo, type ComparedPlan } from './include.ts';

const year: ComparedPlan = {
  planCode: 'year',
  planName: 'Year',
  periodFrom: '2026-01-01',
  periodTo: '2026-12-31',
  stopped: false,
  fullScore: '100',
  byLevel: false,
};
const quarter = (more: Partial<ComparedPlan> = {}): ComparedPlan => ({
  ...year,
  planCode: 'q1',
  planName: 'Quarter 1',
  periodTo: '2026-03-31',
  ...more,
});

const checked = (...weights: [planCode: string, weight: string][]) =>
  checkIncluded(weights.map(([planCode, weight]) => ({ planCode, weight }))).map(({ field, code }) => [field, code]);

describe('plans that another includes', () => {
  it('weigh exactly 100 together, or there are none', () => {
    expect(checked()).toEqual([]);
    expect(checked(['q1', '33.3333'], ['q2', '66.6667'])).toEqual([]);
    expect(checked(['q1', '33.3333'], ['q2', '66.6666'])).toEqual([['plans', 'INCLUDED_WEIGHTS_NOT_100']]);
  });

  it('are each named once, with a weight above 0', () => {
    expect(checked(['q1', '50'], ['q1', '50'])).toEqual([['plans.1.planCode', 'INCLUDED_TWICE']]);
    expect(checked(['', '0'], ['q2', ''], ['q3', '100.00001'])).toEqual([
      ['plans.0.planCode', 'CHOICE_INVALID'],
      ['plans.0.weight', 'WEIGHT_OUT_OF_RANGE'],
      ['plans.1.weight', 'WEIGHT_REQUIRED'],
      ['plans.2.weight', 'WEIGHT_OUT_OF_RANGE'],
    ]);
  });
});

describe('a plan in another', () => {
  it.each<[string, ComparedPlan, string | null]>([
    ['a quarter of the year', quarter(), null],
    ['the same period', quarter({ periodTo: '2026-12-31' }), null],
    ['a rule that is not chosen yet', quarter({ fullScore: null }), null],
    ['the same scale in other digits', quarter({ fullScore: '100.0000' }), null],
    ['itself', year, 'INCLUDED_ITSELF'],
    ['a quarter that begins before', quarter({ periodFrom: '2025-12-31' }), 'INCLUDED_OTHER_PERIOD'],
    ['a quarter that ends after', quarter({ periodTo: '2027-01-01' }), 'INCLUDED_OTHER_PERIOD'],
    ['levels', quarter({ byLevel: true }), 'INCLUDED_BY_LEVEL'],
    ['another scale', quarter({ fullScore: '5' }), 'INCLUDED_OTHER_SCALE'],
    ['one that was stopped', quarter({ stopped: true }), 'INCLUDED_STOPPED'],
  ])('%s', (_what, plan, code) => {
    expect(includeObstacle(plan, year)?.code ?? null).toBe(code);
  });

  it('leads to one over several hops, and a circle that is there ends the search', () => {
    const includes = new Map([
      ['year', ['half']],
      ['half', ['q1', 'q2']],
      ['q2', ['half']],
    ]);
    expect(leadsTo('year', 'q2', includes)).toBe(true);
    expect(leadsTo('year', 'year', includes)).toBe(true);
    expect(leadsTo('half', 'year', includes)).toBe(false);
  });
});
