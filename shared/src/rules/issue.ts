/** What a rule says no to (specification 5): where, which rule, and the figures its text needs. */
export interface RuleIssue {
  /** Path into the checked input, e.g. `levels.2.low`; empty for the whole of it. */
  field: string;
  /** UPPER_SNAKE; its text is the message `rule.<code>`. */
  code: string;
  params?: Record<string, string | number>;
}

/** Whether something may be done; the reason is the code of the message `rule.<reason>`. */
export type Verdict = { allowed: true } | { allowed: false; reason: string };

export const ALLOWED: Verdict = { allowed: true };

/** A refusal with its reason code. */
export function refused(reason: string): Verdict {
  return { allowed: false, reason };
}

/** One issue; `params` is left out where the text needs none. */
export function issue(field: string, code: string, params?: Record<string, string | number>): RuleIssue {
  return params === undefined ? { field, code } : { field, code, params };
}

/** Puts a path in front of the fields of issues found in a nested input. */
export function under(prefix: string, issues: readonly RuleIssue[]): RuleIssue[] {
  return issues.map((one) => ({ ...one, field: one.field === '' ? prefix : `${prefix}.${one.field}` }));
}

/** Whether a value belongs to a closed set of enums.ts. */
export function isMember(set: Readonly<Record<string, string | number>>, value: unknown): boolean {
  return Object.values(set).some((member) => member === value);
}
