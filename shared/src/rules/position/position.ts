import { issue, type RuleIssue } from '../issue.ts';

/** What keeps something from being deleted: how many people are in it or come into it, and what else stands on it. */
export interface Holds {
  /** People in service who have it. */
  filled: number;
  /** People who will have it by what is known today. */
  coming: number;
  positions?: number;
  families?: number;
  ranks?: number;
}

/**
 * Positions, ranks, grades and job families are deleted only with nobody in them, now or ahead (specification 5), and
 * with nothing that stands on them. The first reason comes first; people before things.
 */
export function checkDeletion({ filled, coming, positions = 0, families = 0, ranks = 0 }: Holds): RuleIssue[] {
  if (filled + coming > 0) return [issue('', 'STILL_HAS_PEOPLE', { count: filled + coming })];
  if (positions > 0) return [issue('', 'STILL_HAS_POSITIONS', { count: positions })];
  if (ranks > 0) return [issue('', 'STILL_HAS_RANKS', { count: ranks })];
  return families > 0 ? [issue('', 'STILL_HAS_FAMILIES', { count: families })] : [];
}

/** The ranks of a position are a range: the upper one stands above the lower one, and not without it. */
export function checkRankRange(lower: number | null, upper: number | null): RuleIssue[] {
  if (upper === null) return [];
  return lower === null || upper <= lower ? [issue('highestRankId', 'RANK_RANGE_REVERSED')] : [];
}

/** Whether hanging a family under another would close a circle; `parentOf` is the tree as it is. */
export function closesCircle(
  id: string,
  parentId: string | null,
  parentOf: ReadonlyMap<string, string | null>,
): boolean {
  const seen = new Set<string>();
  for (let at = parentId; at !== null && !seen.has(at); at = parentOf.get(at) ?? null) {
    if (at === id) return true;
    seen.add(at);
  }
  return false;
}

/** How names are told apart that may not be given twice: without regard to case and space around them. */
export const sameName = (name: string): string => name.trim().toLowerCase();
