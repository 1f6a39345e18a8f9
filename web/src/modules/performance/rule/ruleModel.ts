import { ForceCheck, ForceScope, AssessmentRuleType } from '@hengcai/shared/enums';
import { compare, dec, isDecimal, roundHalfUp } from '@hengcai/shared/numbers';
import type { AssessmentRuleInput } from '@hengcai/shared/rules/performance/rule';
import { quotas } from '@hengcai/shared/rules/performance/distribution';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { RuleFormFragment, SaveAssessmentRuleInput } from './rule.gen';

export interface LevelValues {
  name: string;
  low: string;
  high: string;
  proportion: string;
  points: string;
}

/** A rule while it is edited: every figure is the text that was typed. */
export interface RuleValues {
  name: string;
  type: keyof typeof AssessmentRuleType;
  fullScore: string;
  granularity: string;
  levels: LevelValues[];
  forceCheck: keyof typeof ForceCheck;
  forceScope: keyof typeof ForceScope;
  minGroupSize: string;
}

export const blankLevel = (): LevelValues => ({ name: '', low: '', high: '', proportion: '', points: '' });

/** Best first: name, lowest score and share in percent of the full score and of the people, points. */
export const presets = {
  abcd: [
    ['A', 90, 20, 4],
    ['B', 80, 50, 3],
    ['C', 60, 25, 2],
    ['D', 0, 5, 1],
  ],
  sabcd: [
    ['S', 95, 5, 5],
    ['A', 85, 20, 4],
    ['B', 70, 50, 3],
    ['C', 60, 20, 2],
    ['D', 0, 5, 1],
  ],
  three: [
    ['A', 85, 20, 3],
    ['B', 60, 70, 2],
    ['C', 0, 10, 1],
  ],
} as const satisfies Record<string, readonly (readonly [string, number, number, number])[]>;
export type PresetName = keyof typeof presets;

/** The levels of a preset, their ranges scaled to the full score. */
export function presetLevels(name: PresetName, fullScore: string): LevelValues[] {
  const full = isDecimal(fullScore) && compare(fullScore, 0) > 0 ? fullScore : '100';
  const score = (percent: number) => roundHalfUp(dec(full).times(percent).div(100));
  let high = 100;
  return presets[name].map(([level, low, share, points]) => {
    const row = { name: level, low: score(low), high: score(high), proportion: String(share), points: String(points) };
    high = low;
    return row;
  });
}

export const newRule = (): RuleValues => ({
  name: '',
  type: 'SCORE_AND_LEVEL',
  fullScore: '100',
  granularity: '1',
  levels: presetLevels('sabcd', '100'),
  forceCheck: 'WARN',
  forceScope: 'COMPANY',
  minGroupSize: String(LIMITS.minGroupSizeDefault),
});

const member = <S extends object>(set: S, name: string | null, fallback: keyof S): keyof S =>
  name !== null && name in set ? (name as keyof S) : fallback;

export function toValues(rule: RuleFormFragment): RuleValues {
  return {
    name: rule.name,
    type: member(AssessmentRuleType, rule.type, 'SCORE'),
    fullScore: rule.fullScore,
    granularity: rule.granularity,
    levels: rule.levels.map(({ name, low, high, proportion, points }) => ({
      name,
      low,
      high,
      proportion,
      points: points ?? '',
    })),
    forceCheck: member(ForceCheck, rule.forceCheck, 'OFF'),
    forceScope: member(ForceScope, rule.forceScope, 'COMPANY'),
    minGroupSize: String(rule.minGroupSize),
  };
}

/** What the shared check looks at. */
export const toCheck = (rule: RuleValues): AssessmentRuleInput => ({
  ...rule,
  type: AssessmentRuleType[rule.type],
  forceCheck: ForceCheck[rule.forceCheck],
  forceScope: ForceScope[rule.forceScope],
  minGroupSize: Number(rule.minGroupSize),
});

export const toInput = (
  rule: RuleValues,
  seen: { id: string; version: number; granularity: string } | null,
): SaveAssessmentRuleInput => ({
  ...rule,
  ...(seen && { id: seen.id, version: seen.version }),
  name: rule.name.trim(),
  // Levels have no steps between them: whatever was typed before they were chosen is left behind.
  granularity: rule.type === 'LEVEL' ? '1' : (seen?.granularity ?? rule.granularity),
  levels: rule.levels.map((level) => ({ ...level, name: level.name.trim(), points: level.points || null })),
  minGroupSize: Number(rule.minGroupSize),
});

/** Heads per level for a number of people; null while the proportions are not whole. */
export function previewQuotas(levels: readonly LevelValues[], people: number): number[] | null {
  const shares = levels.map((level) => level.proportion);
  const sound = people > 0 && shares.length > 0 && shares.every((one) => isDecimal(one) && compare(one, 0) >= 0);
  return sound ? quotas(people, shares) : null;
}
