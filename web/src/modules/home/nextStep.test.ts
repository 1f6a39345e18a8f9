import { describe, expect, it } from 'vitest';
import type { TodoGroup } from '../../shared/attention/useTodos';
import { nextStepOf } from './nextStep';
import type { Overview, RunningPlan } from './useHomeOverview';

const group = (lastDay: string): TodoGroup => ({
  kind: 'MY_TARGETS',
  plan: { id: 'p', name: '年度考核' },
  lastDay,
  path: `/form/${lastDay}`,
  forms: [],
});
const plan = (id: string, more: Partial<RunningPlan> = {}): RunningPlan => ({
  plan: { id, name: id },
  status: 'FILLING',
  locked: false,
  lastDay: '2026-11-20',
  overdue: false,
  people: 2,
  done: 1,
  missing: [],
  superiorLeft: 0,
  mayRemind: true,
  ...more,
});
const overview = (more: Partial<Overview>): Overview => ({
  plans: null,
  team: null,
  neverSignedIn: null,
  probation: null,
  firstSteps: null,
  ...more,
});
const steps: Overview['firstSteps'] = [
  { step: 'IMPORT_PEOPLE', done: true },
  { step: 'SET_SUPERIORS', done: false },
  { step: 'OPEN_PLAN', done: false },
];
const late = overview({
  firstSteps: steps,
  plans: [plan('locked', { overdue: true, locked: true }), plan('p1', { overdue: true })],
});

const waiting = { kind: 'PROBATION', count: 2, path: '/plans' } as const;

describe('the next step', () => {
  it('is what is only counted for who has no appraisal to work on', () => {
    const shown = { kind: 'MY_TARGETS', count: 1, path: '/mine' } as const;
    expect(nextStepOf([], [shown, waiting], late)).toEqual({ of: 'counted', ...waiting });
    expect(nextStepOf([group('2026-12-01')], [waiting], late)?.path).toBe('/form/2026-12-01');
  });

  it('is the own work that is due first, whatever else there is', () => {
    expect(nextStepOf([group('2026-12-01'), group('2026-11-05')], [waiting], late)?.path).toBe('/form/2026-11-05');
  });

  it('is the first open step of a new company for who has no work waiting', () => {
    expect(nextStepOf([], [], late)).toEqual({ of: 'first', step: 'SET_SUPERIORS', path: '/employee/list' });
  });

  it('is an overdue plan after that, unless it is locked', () => {
    expect(nextStepOf([], [], { ...late, firstSteps: null })?.path).toBe(
      '/performance/management/assess_set_details?id=p1',
    );
  });

  it('is nothing when nothing is due, and for a step this release does not know', () => {
    expect(nextStepOf([], [], overview({ plans: [plan('p1')], firstSteps: [{ step: null, done: false }] }))).toBeNull();
    expect(nextStepOf([], [], null)).toBeNull();
  });
});
