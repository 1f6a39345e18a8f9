import type { RuleIssue } from '@hengcai/shared/rules/issue';
import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';

/**
 * A resolver for react-hook-form that asks the rules of `shared/rules`: every issue becomes the error of its field, the
 * first one of a field wins, and one about a whole list of rows stands at the list's root. A list that is one field's value,
 * such as what a select of several holds, has its error itself: of one at a root the field shows the border and not the text.
 */
export function issuesResolver<V extends FieldValues>(
  check: (values: V) => readonly RuleIssue[],
  text: (issue: RuleIssue) => string,
): Resolver<V> {
  return (values, _context, { fields }) => {
    const errors: FieldErrors<V> = {};
    for (const one of check(values)) {
      const field: { name?: unknown } | undefined = get(fields, one.field);
      const isRows = Array.isArray(get(values, one.field)) && field?.name !== one.field;
      const path = isRows ? `${one.field}.root` : one.field || 'root.rule';
      if (!get(errors, path)) set(errors, path, { type: one.code, message: text(one) });
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}
