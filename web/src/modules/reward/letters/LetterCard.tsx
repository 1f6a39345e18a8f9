import { Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { formatDateTime, formatList, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { Badge } from '../../../theme/parts/Badge';
import { Panel } from '../../../ui/Panel';
import { Person } from '../../../ui/Person';
import { RowActions } from '../../../ui/table/RowActions';
import { TextDialog } from '../../../ui/TextDialog';
import { useHideThankYouLetterMutation } from './letters.gen';
import type { Letter } from './useLetters';

/** A letter of the wall; who looks after it can hide it. */
export function LetterCard({ letter }: { letter: Letter }) {
  const t = useT();
  const [hiding, setHiding] = useState(false);
  const [hide] = useHideThankYouLetterMutation();
  const { id, version, sender, recipients, value, text, points, sentAt, hiddenAt, hiddenReason, hideable } = letter;
  return (
    <Panel as="article" aria-labelledby={`letter-${id}`} p={{ base: '4', md: '5' }}>
      <Flex gap="3" justify="space-between" align="start">
        <Stack gap="1" minW="0">
          <Person person={{ name: localName(sender), number: sender.number }} />
          <Text id={`letter-${id}`} overflowWrap="anywhere">
            {t('reward.letter.to', { names: formatList(recipients.map(localName)) })}
          </Text>
        </Stack>
        {hideable && (
          <RowActions actions={[{ id: 'hide', label: t('reward.letter.hide'), onSelect: () => setHiding(true) }]} />
        )}
      </Flex>
      <Text mt="3" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Text>
      <Flex mt="3" gap="3" wrap="wrap" align="center">
        {value && <Badge colorPalette="brand">{localName(value)}</Badge>}
        {points > 0 && <Badge>{t('reward.letter.points', { count: points })}</Badge>}
        <Text color="fg.subtle" textStyle="xs">
          {formatDateTime(sentAt)}
        </Text>
        {hiddenAt && (
          <Text color="fg.muted" textStyle="xs" overflowWrap="anywhere">
            {t('reward.letter.hidden', { reason: hiddenReason ?? '' })}
          </Text>
        )}
      </Flex>
      {hiding && (
        <TextDialog
          question={{
            title: t('reward.letter.hide.title'),
            body: t('reward.letter.hide.body'),
            label: t('reward.reason'),
            action: t('reward.letter.hide'),
            required: true,
            maxLength: LIMITS.reason,
            run: (reason) =>
              outcome(
                async () => (await hide({ variables: { input: { id, version, reason } } })).data?.hideThankYouLetter,
              ),
          }}
          onClose={() => setHiding(false)}
        />
      )}
    </Panel>
  );
}
