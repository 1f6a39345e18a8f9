import type { RuleIssue, Verdict } from '@hengcai/shared/rules/issue';
import { isUniqueViolation } from '../../db/sql.ts';
import { refused } from '../../kit/failure.ts';

/** Turns the clash of a unique name into a refusal at its field. */
export async function uniqueName<T>(field: string, statement: PromiseLike<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    if (isUniqueViolation(error)) throw refused({ field, code: 'NAME_TAKEN' });
    throw error;
  }
}

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
