import { checkAssessmentRule } from '@hengcai/shared/rules/performance/rule';
import { describe, expect, it } from 'vitest';
import { newRule, type PresetName, presetLevels, presets, previewQuotas, toCheck } from './ruleModel';

describe('presets of levels', () => {
  const names = Object.keys(presets) as PresetName[];
  it.each(names.flatMap((name) => ['100', '5', '1.5'].map((full) => [name, full] as const)))(
    '%s is sound at a full score of %s',
    (name, fullScore) => {
      expect(
        checkAssessmentRule(toCheck({ ...newRule(), name: 'x', fullScore, levels: presetLevels(name, fullScore) })),
      ).toEqual([]);
    },
  );
});

describe('previewQuotas', () => {
  it('shares whole heads that add up', () =>
    expect(previewQuotas(presetLevels('sabcd', '100'), 30)).toEqual([2, 6, 15, 6, 1]));
  it('shows nothing while a share is missing', () =>
    expect(previewQuotas([{ name: 'A', low: '0', high: '1', proportion: '', points: '' }], 30)).toBeNull());
});
