import type { BaseSyntheticEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { applyUserErrors, type UserError } from './userErrors';

/** What a save answers: the server's user errors, an empty list or nothing when it went well. */
export type Save<V> = (values: V) => Promise<readonly UserError[] | void>;

/** A failed attempt leaves everything as it was typed, and the button as ready as before. */
const AS_IT_WAS = {
  keepValues: true,
  keepDefaultValues: true,
  keepDirty: true,
  keepErrors: true,
  keepTouched: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
};

/**
 * Validates, saves, and puts server errors at their fields; `onDone` runs only when there were none. A check or a save
 * that throws is thrown on, for the page to tell.
 */
export function useSubmit<V extends FieldValues>(
  form: UseFormReturn<V>,
  save: Save<V>,
  onDone?: () => void,
  onInvalid?: () => void,
) {
  const submit = form.handleSubmit(async (values) => {
    form.clearErrors('root');
    const errors = (await save(values)) ?? [];
    if (applyUserErrors(form, errors)) return;
    form.reset(form.getValues());
    onDone?.();
  }, onInvalid);
  return async (event?: BaseSyntheticEvent) => {
    // React hands what happens in a dialog on to the form that the dialog was opened from.
    event?.stopPropagation();
    try {
      await submit(event);
    } catch (error) {
      form.reset(undefined, AS_IT_WAS);
      throw error;
    }
  };
}
