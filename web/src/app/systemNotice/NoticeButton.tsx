import { IconButton, VisuallyHidden } from '@chakra-ui/react';
import { MegaphoneIcon } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useT } from '../../i18n/useT';
import type { SystemNoticeFieldsFragment } from '../../shared/systemNotice/systemNotice.gen';
import { BUTTON_PX } from './place';
import { useDragged } from './useDragged';

const SystemNoticeDialog = lazy(() => import('./SystemNoticeDialog'));

/** Opens the notice, and can be dragged out of the way. */
export default function NoticeButton({ notice }: { notice: SystemNoticeFieldsFragment }) {
  const t = useT();
  const hintId = useId();
  const [open, setOpen] = useState(false);
  const { place, handlers } = useDragged(() => setOpen(true));
  return (
    <>
      <IconButton
        {...handlers}
        aria-label={t('app.systemNotice.open', { title: notice.title })}
        aria-describedby={hintId}
        aria-haspopup="dialog"
        variant="solid"
        position="fixed"
        zIndex="sticky"
        boxSize={`${BUTTON_PX}px`}
        rounded="full"
        shadow="lg"
        _icon={{ boxSize: '5' }}
        cursor="grab"
        _active={{ cursor: 'grabbing' }}
        touchAction="none"
        style={{ left: place.x, top: place.y }}
      >
        <MegaphoneIcon />
      </IconButton>
      <VisuallyHidden id={hintId}>{t('app.systemNotice.move')}</VisuallyHidden>
      <Suspense>{open && <SystemNoticeDialog notice={notice} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
