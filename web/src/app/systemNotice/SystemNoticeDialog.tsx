import { Text } from '@chakra-ui/react';
import { formatDateTime } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import type { SystemNoticeFieldsFragment } from '../../shared/systemNotice/systemNotice.gen';
import { DialogFrame } from '../../ui/DialogFrame';

/** What is announced to everybody, and until when. */
export default function SystemNoticeDialog({
  notice: { title, content, from, to },
  onClose,
}: {
  notice: SystemNoticeFieldsFragment;
  onClose: () => void;
}) {
  const t = useT();
  return (
    <DialogFrame title={title} size="md" long onClose={onClose}>
      <Text color="fg.subtle" textStyle="xs">
        {t('app.systemNotice.period', { from: formatDateTime(from), to: formatDateTime(to) })}
      </Text>
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {content}
      </Text>
    </DialogFrame>
  );
}
