import { Button, Portal, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { useT } from '../../i18n/useT';
import { Drawer } from '../../theme/parts/Drawer';
import { DrawerClose } from '../DrawerClose';
import { confirmLeaving } from '../guard/confirmLeaving';
import { FormErrors } from './FormErrors';
import { type Save, useSubmit } from './useSubmit';

interface Props<V extends FieldValues> {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  form: UseFormReturn<V>;
  onSave: Save<V>;
  /** Told when a save was refused by the form's own checks. */
  onInvalid?: () => void;
  /** Verb of the button, "save" by default. */
  saveLabel?: string;
  /** Its body says why there is nothing to fill in: then there is nothing to save either. */
  isEmpty?: boolean;
  /** `wide` for two columns. */
  size?: 'normal' | 'wide';
  children: ReactNode;
}

/** A form of up to twelve fields. Closing it with unsaved input asks first; the footer stays in sight. */
export function FormDrawer<V extends FieldValues>({
  open,
  onClose,
  title,
  description,
  form,
  onSave,
  onInvalid,
  saveLabel,
  isEmpty = false,
  size = 'normal',
  children,
}: Props<V>) {
  const t = useT();
  const submit = useSubmit(form, onSave, onClose, onInvalid);
  const { isDirty, isSubmitting } = form.formState;
  const close = async () => {
    if (isSubmitting) return;
    if (!isDirty || (await confirmLeaving(t))) onClose();
  };
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(e) => {
        if (!e.open) void close();
      }}
      closeOnInteractOutside={false}
      size="full"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxW={{ base: 'full', md: size === 'wide' ? '760px' : '480px' }} asChild>
            <form noValidate onSubmit={(e) => void submit(e)}>
              <Drawer.Header>
                <Drawer.Title>{title}</Drawer.Title>
              </Drawer.Header>
              <Drawer.Body>
                {description && (
                  <Text color="fg.muted" mb="4">
                    {description}
                  </Text>
                )}
                <FormProvider {...form}>
                  <FormErrors form={form} />
                  {children}
                </FormProvider>
              </Drawer.Body>
              <Drawer.Footer>
                <Button onClick={() => void close()}>{t('ui.cancel')}</Button>
                {!isEmpty && (
                  <Button type="submit" variant="solid" loading={isSubmitting}>
                    {saveLabel ?? t('ui.save')}
                  </Button>
                )}
              </Drawer.Footer>
              <DrawerClose />
            </form>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
