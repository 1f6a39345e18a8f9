import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, onFlush, saveDraft, takeDraft } from './drafts';

/** Keeps a dirty form across a re-login: saved before the reload, put back when the form mounts again. */
export function useFormDraft<V extends FieldValues>(name: string, form: UseFormReturn<V>, ready = true): void {
  useEffect(() => {
    if (!ready) return;
    const draft = takeDraft<V>(name);
    if (draft) {
      form.reset(draft, { keepDefaultValues: true });
      dropDraft(name);
    }
    return onFlush(() => {
      if (form.formState.isDirty) saveDraft(name, form.getValues());
    });
  }, [name, form, ready]);
}
