import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Rules look across fields: after the first failed save every change checks the whole form again. */
export function useLiveChecks<V extends FieldValues>(form: UseFormReturn<V>): void {
  const failed = form.formState.submitCount > 0 && !form.formState.isSubmitSuccessful;
  useEffect(() => {
    if (!failed) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name) void form.trigger();
      },
    });
  }, [failed, form]);
}
