import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Why the server refused an input. */
export interface UserError {
  field?: string | null;
  code: string;
  message: string;
}

/** Puts server errors at their fields; those without a field of this form stand in the summary. Answers whether there were any. */
export function applyUserErrors<V extends FieldValues>(form: UseFormReturn<V>, errors: readonly UserError[]): boolean {
  const known = form.getValues();
  const general: string[] = [];
  errors.forEach(({ field, code, message }, index) => {
    const root = field?.split('.')[0] ?? '';
    if (field && root in known)
      form.setError(field as FieldPath<V>, { type: code, message }, { shouldFocus: index === 0 });
    else general.push(message);
  });
  if (general.length > 0) form.setError('root.server', { type: 'server', message: general.join('\n') });
  return errors.length > 0;
}
