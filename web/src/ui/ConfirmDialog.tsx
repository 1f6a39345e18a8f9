import { Box, Button } from '@chakra-ui/react';
import { useT } from '../i18n/useT';
import type { Confirmation } from './confirm';
import { DialogFrame } from './DialogFrame';

/** Says what will happen and asks for it by its verb. */
export default function ConfirmDialog({
  title,
  body,
  action,
  danger,
  cancel,
  answer,
}: Confirmation & { answer: (yes: boolean) => void }) {
  const t = useT();
  return (
    <DialogFrame
      title={title}
      size="sm"
      alert
      onClose={() => answer(false)}
      footer={
        <>
          <Button onClick={() => answer(false)}>{cancel ?? t('ui.cancel')}</Button>
          <Button variant="solid" colorPalette={danger ? 'red' : 'brand'} onClick={() => answer(true)}>
            {action}
          </Button>
        </>
      }
    >
      <Box color="fg.muted" whiteSpace="pre-line">
        {body}
      </Box>
    </DialogFrame>
  );
}
