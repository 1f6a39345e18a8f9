import { Flex, Stack, Text } from '@chakra-ui/react';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Badge } from '../../../theme/parts/Badge';
import { usePageAccess } from '../../../ui/PageAccess';
import { RowActions } from '../../../ui/table/RowActions';
import type { RewardValue } from './useValueList';

interface Props {
  value: RewardValue;
  onEdit: () => void;
  onEnable: (enabled: boolean) => void;
  onRemove: () => void;
}

/** A value with what it means; one that letters were written for stays, and can be disabled. */
export function ValueLine({ value, onEdit, onEnable, onRemove }: Props) {
  const t = useT();
  const { edit } = usePageAccess();
  const { description, enabled, letterCount } = value;
  return (
    <Flex flex="1" minW="0" align="center" gap="3" whiteSpace="normal">
      <Stack flex="1" minW="0" gap="0">
        <Flex columnGap="3" wrap="wrap" align="center">
          <Text fontWeight="medium" overflowWrap="anywhere" color={enabled ? 'fg' : 'fg.muted'}>
            {localName(value)}
          </Text>
          {!enabled && <Badge>{t('reward.value.disabled')}</Badge>}
          <Text color="fg.muted" textStyle="xs">
            {t('reward.value.letters', { count: letterCount })}
          </Text>
        </Flex>
        {description && (
          <Text color="fg.muted" overflowWrap="anywhere">
            {description}
          </Text>
        )}
      </Stack>
      {edit && (
        <RowActions
          actions={[
            { id: 'edit', label: t('reward.value.edit'), onSelect: onEdit },
            {
              id: 'switch',
              label: t(enabled ? 'reward.value.disable' : 'reward.value.enable'),
              onSelect: () => onEnable(!enabled),
            },
            {
              id: 'delete',
              label: t('ui.delete'),
              danger: true,
              onSelect: onRemove,
              ...(letterCount > 0 && { disabled: t('reward.value.inUse') }),
            },
          ]}
        />
      )}
    </Flex>
  );
}
