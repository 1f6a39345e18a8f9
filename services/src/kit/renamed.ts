import type { RuleIssue } from '@hengcai/shared/rules/issue';

/** Issues of a shared check, which names fields as the schema does, with the first step of their path named as on the wire. */
export function renamed(issues: readonly RuleIssue[], names: Readonly<Record<string, string>>): RuleIssue[] {
  return issues.map((one) => {
    const [first = '', ...rest] = one.field.split('.');
    return { ...one, field: [names[first] ?? first, ...rest].join('.') };
  });
}
