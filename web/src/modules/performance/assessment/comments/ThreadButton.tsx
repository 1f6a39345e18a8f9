import { Button } from '@chakra-ui/react';
import { MessageSquareIcon } from 'lucide-react';
import { useT } from '../../../../i18n/useT';
import { Badge } from '../../../../theme/parts/Badge';
import type { Thread } from './useThreads';

/** Opens what was written about an indicator, and says how much that is and whether there is something new. */
export function ThreadButton({ thread, name, onOpen }: { thread: Thread; name: string; onOpen: () => void }) {
  const t = useT();
  return (
    <Button
      variant="ghost"
      size="xs"
      aria-label={t('performance.comments.open', { name, count: thread.comments, unread: thread.unread })}
      onClick={onOpen}
    >
      <MessageSquareIcon />
      {thread.comments > 0 && <span>{thread.comments}</span>}
      {thread.unread > 0 && (
        <Badge bg="brand.subtle" color="brand.fg" rounded="full" px="1.5">
          {t('performance.comments.new', { count: thread.unread })}
        </Badge>
      )}
    </Button>
  );
}
