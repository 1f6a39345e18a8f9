import { issue, type RuleIssue } from '../issue.ts';

/** Points that came in on a day. */
export interface Received {
  day: string;
  points: number;
}

/**
 * What is left of the oldest points that were not spent, lapsed or taken back (domain 9: the oldest go first); null: nothing
 * is left. `received` begins with the oldest day.
 */
export function oldestLeft(received: readonly Received[], gone: number): Received | null {
  let rest = gone;
  for (const { day, points } of received) {
    if (points > rest) return { day, points: points - rest };
    rest -= points;
  }
  return null;
}

/** Points that a price in whole yuan takes (domain 9: both are whole numbers, and so is what comes of them). */
export const pointsFor = (price: number, pointsPerYuan: number): number => price * pointsPerYuan;

/** Whether a letter takes more points than its sender may still give this month. */
export function checkAllowance(letter: { points: number; recipients: number; left: number }): RuleIssue[] {
  const needed = letter.points * letter.recipients;
  return needed > letter.left ? [issue('points', 'ALLOWANCE_EXCEEDED', { needed, left: letter.left })] : [];
}

/** Whether points may be added or taken back: never nothing, and never more than there are. */
export function checkAdjustment(balance: number, delta: number): RuleIssue[] {
  if (delta === 0) return [issue('delta', 'ADJUSTMENT_OF_NOTHING')];
  return balance + delta < 0 ? [issue('delta', 'POINTS_BELOW_ZERO', { balance })] : [];
}
