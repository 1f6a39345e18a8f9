import { Box, Button, Icon, Stack, Text } from '@chakra-ui/react';
import { CircleAlertIcon, InboxIcon, LockIcon, SearchXIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n/useT';

/** Why nothing is shown; each kind tells a different story and offers a different next step. */
export type EmptyKind = 'empty' | 'filtered' | 'failed' | 'forbidden';

const icons = { empty: InboxIcon, filtered: SearchXIcon, failed: CircleAlertIcon, forbidden: LockIcon };
const titles = {
  empty: 'ui.empty.title',
  filtered: 'ui.filtered.title',
  failed: 'ui.failed.title',
  forbidden: 'ui.forbidden.title',
} as const;
const hints = {
  empty: null,
  filtered: 'ui.filtered.hint',
  failed: 'ui.failed.hint',
  forbidden: 'ui.forbidden.hint',
} as const;

interface Props {
  kind?: EmptyKind;
  title?: string | undefined;
  hint?: string | undefined;
  /** The first step, a button. */
  action?: ReactNode;
  /** Shown as "try again" when it failed, as "reset conditions" when filtered. */
  onRetry?: (() => void) | undefined;
  compact?: boolean;
}

export function EmptyState({ kind = 'empty', title, hint, action, onRetry, compact }: Props) {
  const t = useT();
  const fallback = hints[kind];
  return (
    <Stack
      align="center"
      gap="3"
      py={compact ? '6' : '14'}
      px="4"
      textAlign="center"
      role={kind === 'failed' ? 'alert' : undefined}
    >
      <Box rounded="full" bg="bg.muted" p="3">
        <Icon as={icons[kind]} boxSize="6" color="fg.subtle" />
      </Box>
      <Text color="fg">{title ?? t(titles[kind])}</Text>
      {(hint ?? fallback) && (
        <Text color="fg.subtle" maxW="420px" mt="-2">
          {hint ?? (fallback && t(fallback))}
        </Text>
      )}
      {action}
      {onRetry && (kind === 'failed' || kind === 'filtered') && (
        <Button onClick={onRetry}>{t(kind === 'failed' ? 'ui.retry' : 'ui.resetFilters')}</Button>
      )}
    </Stack>
  );
}
