import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { applyUserErrors, type UserError } from './userErrors';

/** What a save answers: the server's user errors, an empty list or nothing when it went well. */
export type Save<V> = (values: V) => Promise<readonly UserError[] | void>;

/** Validates, saves, and puts server errors at their fields; `onDone` runs only when there were none. */
export function useSubmit<V extends FieldValues>(
  form: UseFormReturn<V>,
  save: Save<V>,
  onDone?: () => void,
  onInvalid?: () => void,
) {
  return form.handleSubmit(async (values) => {
    form.clearErrors('root');
    const errors = (await save(values)) ?? [];
    if (applyUserErrors(form, errors)) return;
    form.reset(form.getValues());
    onDone?.();
  }, onInvalid);
}
