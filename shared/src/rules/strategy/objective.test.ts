import { describe, expect, it } from 'vitest';
import { StrategyState } from '../../enums.ts';
import { circleAt, objectiveProgress } from './objective.ts';

const { BEHIND, ON_TRACK, SLIPPING } = StrategyState;
const target = (progress: string | null, periodFrom = '2026-01-01', periodTo = '2026-12-31') => ({
  progress,
  periodFrom,
  periodTo,
});

describe('the progress of an objective', () => {
  it('is nothing where no target has anything reported', () => {
    expect(objectiveProgress([target(null)], '2026-07-01')).toEqual({ progress: null, expected: null, state: null });
    expect(objectiveProgress([], '2026-07-01')).toEqual({ progress: null, expected: null, state: null });
  });

  it('is the mean of its targets against the mean of the time that has gone, without those that say nothing', () => {
    // 73 of 365 days are 20 %, a period that is over 100 %.
    const targets = [target('30'), target('100', '2025-01-01', '2025-12-31'), target(null)];
    expect(objectiveProgress(targets, '2026-03-14')).toEqual({ progress: '65', expected: '60', state: ON_TRACK });
  });

  it.each([
    ['20', ON_TRACK],
    ['19.99', SLIPPING],
    ['16', SLIPPING],
    ['15.99', BEHIND],
    ['0', BEHIND],
  ])('of %s %% at a fifth of the time is %i', (progress, state) => {
    expect(objectiveProgress([target(progress)], '2026-03-14').state).toBe(state);
  });

  it('is on track before its period begins, and asked for whole on its last day', () => {
    expect(objectiveProgress([target('0')], '2025-12-31')).toEqual({ progress: '0', expected: '0', state: ON_TRACK });
    expect(objectiveProgress([target('99')], '2026-12-31')).toMatchObject({ expected: '100', state: SLIPPING });
  });
});

describe('what leads to what', () => {
  const leads = (objectiveId: string, ...leadsTo: string[]) => ({ objectiveId, leadsTo });

  it('may meet and part', () => {
    expect(circleAt([leads('a', 'b', 'c'), leads('b', 'd'), leads('c', 'd'), leads('d')])).toBeNull();
  });

  it('never leads back, neither to itself nor over others', () => {
    expect(circleAt([leads('a', 'a')])).toBe(0);
    expect(circleAt([leads('a', 'b'), leads('b', 'c'), leads('c', 'a')])).toBe(2);
  });
});
