import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { CopyIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n/useT';
import { DialogFrame } from '../ui/DialogFrame';
import { toast } from '../ui/toast';

interface Props {
  title: string;
  /** What the secret is for, and that it is shown this once. */
  hint: ReactNode;
  /** Null where there is none; the hint says why. */
  secret: string | null;
  /** The button that closes the dialog; nothing else does. */
  action: string;
  onClose: () => void;
}

/** A secret that nothing shows again: it stays until whoever reads it says so. */
export function SecretDialog({ title, hint, secret, action, onClose }: Props) {
  const t = useT();
  const copy = () =>
    navigator.clipboard.writeText(secret ?? '').then(
      () => toast.brief(t('ui.copied')),
      () => toast.warning(t('ui.copyFailed')),
    );
  return (
    <DialogFrame
      title={title}
      size="sm"
      alert
      footer={
        <Button variant="solid" onClick={onClose}>
          {action}
        </Button>
      }
    >
      <Text as="div" color="fg.muted">
        {hint}
      </Text>
      {secret && (
        <Flex gap="2" align="flex-start">
          <Box
            as="code"
            flex="1"
            minW="0"
            bg="bg.muted"
            rounded="sm"
            px="3"
            py="2"
            fontSize="md"
            fontFamily="mono"
            overflowWrap="anywhere"
            userSelect="all"
          >
            {secret}
          </Box>
          <Button onClick={() => void copy()}>
            <CopyIcon />
            {t('ui.copy')}
          </Button>
        </Flex>
      )}
    </DialogFrame>
  );
}
