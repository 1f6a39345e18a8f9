import { Box, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { LockIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n/useT';
import { usePageAccess } from './PageAccess';
import { PageHelp } from './PageHelp';
import { Tip } from './Tip';

/** Specification 6: a page without the edit right shows a lock and whom to ask. Pages cannot forget it: it stands in their header. */
export function ViewOnlyLock() {
  const t = useT();
  if (usePageAccess().edit) return null;
  return (
    <Tip content={t('ui.viewOnly.hint')}>
      <HStack
        as="span"
        tabIndex={0}
        gap="1"
        color="fg.muted"
        bg="bg.muted"
        rounded="sm"
        px="2"
        textStyle="xs"
        h="6"
        flexShrink={0}
      >
        <LockIcon aria-hidden />
        {t('ui.viewOnly')}
        <Box as="span" srOnly>
          {t('ui.viewOnly.hint')}
        </Box>
      </HStack>
    </Tip>
  );
}

/** Title, one line of purpose, the view-only lock, and the primary action at the far right. */
export function PageHeader({
  title,
  purpose,
  actions,
  children,
}: {
  title: string;
  purpose?: string | undefined;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Flex as="header" justify="space-between" align="flex-start" gap="4" mb="4" wrap="wrap">
      <Stack gap="0.5" minW="0">
        <HStack gap="2">
          <Heading as="h1" textStyle="xl">
            {title}
          </Heading>
          <PageHelp />
          <ViewOnlyLock />
        </HStack>
        {purpose && <Text color="fg.subtle">{purpose}</Text>}
        {children}
      </Stack>
      {actions && (
        <HStack gap="2" wrap="wrap">
          {actions}
        </HStack>
      )}
    </Flex>
  );
}
