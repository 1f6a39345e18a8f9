import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { PageForm } from '../../ui/form/PageForm';
import { usePageAccess } from '../../ui/PageAccess';

/** A page form; without the right to edit, or where the thing itself is frozen, the same fields to read only. */
export function GuardedForm<V extends FieldValues>({
  frozen = false,
  ...props
}: ComponentProps<typeof PageForm<V>> & { frozen?: boolean }) {
  const { edit } = usePageAccess();
  if (edit && !frozen) return <PageForm {...props} />;
  return (
    <FormProvider {...props.form}>
      <chakra.fieldset disabled border="0" minW="0">
        {props.children}
      </chakra.fieldset>
    </FormProvider>
  );
}
