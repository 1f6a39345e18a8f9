import { compare, dec } from '../../numbers.ts';
import type { RuleIssue } from '../issue.ts';
import { isScoredByLevel } from './level-scoring.ts';

/** What of two rules decides whether a score by one can count beside scores by the other. */
export interface ComparedRule extends Pick<Parameters<typeof isScoredByLevel>[0], 'ruleType' | 'scoredBy'> {
  fullScore: string;
  levels: readonly { points: string | null }[];
}

/** The most that a score by a rule can count: points of its best level, or its full score. */
const mostOf = (rule: ComparedRule): string =>
  isScoredByLevel(rule)
    ? rule.levels.reduce((most, { points }) => (compare(points ?? '0', most) > 0 ? (points ?? '0') : most), '0')
    : rule.fullScore;

/** Why departments cannot be judged by a rule of their own beside that of people, in whose results it counts; null: they can. */
export function deptRuleObstacle(rule: ComparedRule, personal: ComparedRule): Omit<RuleIssue, 'field'> | null {
  const byLevel = isScoredByLevel(rule);
  if (byLevel !== isScoredByLevel(personal)) return { code: 'DEPT_RULE_OTHER_INPUT' };
  const [most, own] = [mostOf(rule), mostOf(personal)];
  if (compare(most, own) === 0) return null;
  const params = { most: dec(most).toString(), own: dec(own).toString() };
  return { code: byLevel ? 'DEPT_RULE_OTHER_POINTS' : 'DEPT_RULE_OTHER_SCALE', params };
}
