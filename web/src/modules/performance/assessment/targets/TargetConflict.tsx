import { Button, HStack, Text } from '@chakra-ui/react';
import { useT } from '../../../../i18n/useT';
import { Notice } from '../../../../shared/Notice';
import type { TargetForm } from './useTargetRows';

interface Props {
  form: TargetForm;
  onReload: () => Promise<unknown>;
}

/** Somebody saved in between: the reader takes what stands there now, or saves over it. */
export function TargetConflict({ form, onReload }: Props) {
  const t = useT();
  if (form.conflict === null) return null;
  return (
    <Notice
      tone="warning"
      action={
        <HStack gap="2">
          <Button onClick={() => void onReload()}>{t('performance.assess.conflict.reload')}</Button>
          <Button
            onClick={() => {
              form.keepMine();
              void form.saveNow();
            }}
          >
            {t('performance.assess.conflict.keep')}
          </Button>
        </HStack>
      }
    >
      <Text fontWeight="medium">{t('performance.assess.conflict.title')}</Text>
      <Text>{t('performance.assess.conflict.body')}</Text>
    </Notice>
  );
}
