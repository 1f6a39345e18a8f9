import { Button, Text } from '@chakra-ui/react';
import { useT } from '../../../../i18n/useT';
import { Notice } from '../../../../shared/Notice';

/** The sheet was saved elsewhere meanwhile: two sheets of scores are never mixed, so the reader sees the one that counts. */
export function ScoreConflict({ onReload }: { onReload: () => Promise<void> }) {
  const t = useT();
  return (
    <Notice
      tone="warning"
      action={<Button onClick={() => void onReload()}>{t('performance.assess.conflict.reload')}</Button>}
    >
      <Text fontWeight="medium">{t('performance.assess.conflict.title')}</Text>
      <Text>{t('performance.assess.conflict.scores')}</Text>
    </Notice>
  );
}
