import type { RuleIssue, Verdict } from '@hengcai/shared/rules/issue';
import { refused } from '../../kit/failure.ts';

/** Issues of a shared check with the first step of their path named as on the wire. */
export function renamed(issues: readonly RuleIssue[], names: Readonly<Record<string, string>>): RuleIssue[] {
  return issues.map((one) => {
    const [first = '', ...rest] = one.field.split('.');
    return { ...one, field: [names[first] ?? first, ...rest].join('.') };
  });
}

/** Lets what is allowed pass and refuses the rest with the reason of the rule. */
export function demand(verdict: Verdict, field = ''): void {
  if (!verdict.allowed) throw refused({ field, code: verdict.reason });
}
