import { Text } from '@chakra-ui/react';
import { formatDate } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import { today } from '../../i18n/zone';
import { StatusDot } from '../../ui/StatusDot';

/** Until when something is to be done, or that it should have been. */
export function Due({ lastDay }: { lastDay: string }) {
  const t = useT();
  const date = formatDate(lastDay);
  return (
    <Text as="span" color="fg.muted" textStyle="xs" flexShrink={0} fontVariantNumeric="tabular-nums">
      {lastDay < today() ? (
        <StatusDot tone="danger" label={t('app.messages.todo.overdue', { date })} />
      ) : (
        t('app.messages.todo.until', { date })
      )}
    </Text>
  );
}
