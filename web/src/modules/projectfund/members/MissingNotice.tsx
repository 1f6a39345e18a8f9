import { Text } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import { Notice } from '../../../shared/Notice';

/** What keeps an application from being submitted. */
export function MissingNotice({ texts }: { texts: readonly string[] }) {
  const t = useT();
  if (texts.length === 0) return null;
  return (
    <Notice tone="warning">
      <Text fontWeight="medium">{t('projectfund.budget.incomplete')}</Text>
      {texts.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </Notice>
  );
}
