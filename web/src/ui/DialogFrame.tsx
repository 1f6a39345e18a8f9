import { IconButton, Portal } from '@chakra-ui/react';
import { XIcon } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useT } from '../i18n/useT';
import { Dialog } from '../theme/parts/Dialog';
import { useFocusBack } from './opener';

interface Props {
  title: ReactNode;
  /** The widest it gets; one of `xl` stands at the top, because its height changes from step to step. */
  size: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** Called by its ×, Escape, and a click beside it; without it only what stands in the dialog ends it. */
  onClose?: (() => void) | undefined;
  /** A click beside it does nothing: for what would be lost by it. */
  keepsInput?: boolean;
  /** Read out at once and answered by its buttons alone: it has no ×. */
  alert?: boolean;
  /** Where there may be more than the screen holds: the body scrolls, and title and buttons stay. */
  long?: boolean;
  /** Makes a form of it, which Enter sends. */
  onSubmit?: (event: FormEvent) => void;
  /** Its buttons, the one that acts last. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A dialog over the page, open as long as it is rendered. */
export function DialogFrame({ title, size, onClose, keepsInput, alert, long, onSubmit, footer, children }: Props) {
  const t = useT();
  useFocusBack();
  const content = (
    <>
      <Dialog.Header pe={onClose && !alert ? '12' : undefined}>
        <Dialog.Title overflowWrap="anywhere">{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
        tabIndex={long ? 0 : undefined}
        _focusVisible={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' }}
      >
        {children}
      </Dialog.Body>
      {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
      {onClose && !alert && (
        <Dialog.CloseTrigger asChild>
          <IconButton variant="ghost" aria-label={t('ui.close')}>
            <XIcon />
          </IconButton>
        </Dialog.CloseTrigger>
      )}
    </>
  );
  return (
    <Dialog.Root
      open
      role={alert ? 'alertdialog' : 'dialog'}
      restoreFocus={false}
      onOpenChange={(e) => !e.open && onClose?.()}
      closeOnEscape={onClose !== undefined}
      closeOnInteractOutside={onClose !== undefined && !keepsInput && !alert}
      placement={size === 'xl' ? 'top' : 'center'}
      scrollBehavior={long ? 'inside' : 'outside'}
      size={size}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          {onSubmit ? (
            <Dialog.Content asChild>
              <form noValidate onSubmit={onSubmit}>
                {content}
              </form>
            </Dialog.Content>
          ) : (
            <Dialog.Content>{content}</Dialog.Content>
          )}
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
