import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { useT } from '../../i18n/useT';
import { BottomBar } from '../BottomBar';
import { UnsavedGuard } from '../guard/UnsavedGuard';
import { FormErrors } from './FormErrors';
import { type Save, useSubmit } from './useSubmit';

interface Props<V extends FieldValues> {
  form: UseFormReturn<V>;
  onSave: Save<V>;
  onDone?: () => void;
  onCancel: () => void;
  saveLabel?: string;
  /** What else can be done with what was typed, between cancel and save. */
  more?: ReactNode;
  children: ReactNode;
}

/** A form beyond twelve fields, on its own page: error summary on top, sticky footer, guard against leaving. */
export function PageForm<V extends FieldValues>({
  form,
  onSave,
  onDone,
  onCancel,
  saveLabel,
  more,
  children,
}: Props<V>) {
  const t = useT();
  const submit = useSubmit(form, onSave, onDone);
  const { isDirty, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={(e) => void submit(e)}>
      <UnsavedGuard dirty={isDirty && !isSubmitting} />
      <FormProvider {...form}>
        <FormErrors form={form} />
        {children}
        <BottomBar justify="flex-end" mt="6">
          <Button onClick={onCancel}>{t('ui.cancel')}</Button>
          {more}
          <Button type="submit" variant="solid" loading={isSubmitting}>
            {saveLabel ?? t('ui.save')}
          </Button>
        </BottomBar>
      </FormProvider>
    </form>
  );
}
