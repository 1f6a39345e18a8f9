import { BellIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../i18n/useT';
import { useMessageCentre } from '../../shared/attention/useMessageCentre';
import { Badge } from '../../theme/parts/Badge';
import { HeaderButton } from './HeaderButton';

const MessageDrawer = lazy(() => import('../messages/MessageDrawer'));

/** Opens the message centre; its number is what waits there. */
export function Bell() {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { total } = useMessageCentre();
  return (
    <>
      <HeaderButton aria-label={t('app.bell', { count: total })} position="relative" onClick={() => setOpen(true)}>
        <BellIcon />
        {total > 0 && (
          <Badge
            aria-hidden
            position="absolute"
            top="0.5"
            insetStart="calc(50% + 2px)"
            size="xs"
            h="4"
            minH="4"
            fontSize="2xs"
            bg="status.danger"
            color="white"
            rounded="full"
            px="1"
            minW="4"
            justifyContent="center"
          >
            {total > 99 ? '99+' : total}
          </Badge>
        )}
      </HeaderButton>
      <Suspense>{open && <MessageDrawer onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
