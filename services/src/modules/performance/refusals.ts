import type { Verdict } from '@hengcai/shared/rules/issue';
import { refused } from '../../kit/failure.ts';

/** Lets what is allowed pass and refuses the rest with the reason of the rule. */
export function demand(verdict: Verdict, field = ''): void {
  if (!verdict.allowed) throw refused({ field, code: verdict.reason });
}
