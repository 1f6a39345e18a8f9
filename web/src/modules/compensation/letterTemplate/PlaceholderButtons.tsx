import { Button, HStack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { placeholder } from '@hengcai/shared/rules/letter';
import { useT } from '../../../i18n/useT';
import type { LetterKindsQuery } from './letterTemplate.gen';

export type Placeholder = NonNullable<LetterKindsQuery['letterKinds']>[number]['placeholders'][number];

/** What may be written into a letter; a press puts it where the caret stood. */
export function PlaceholderButtons({
  placeholders,
  onInsert,
}: {
  placeholders: readonly Placeholder[];
  onInsert: (one: Placeholder) => void;
}) {
  const t = useT();
  const label = useId();
  return (
    <HStack role="group" aria-labelledby={label} wrap="wrap" gap="2">
      <Text id={label} w="full" color="fg.muted" textStyle="xs">
        {t('compensation.letter.placeholders')}
      </Text>
      {placeholders.map((one) => (
        <Button key={one.name} size="xs" variant="outline" title={placeholder(one.name)} onClick={() => onInsert(one)}>
          {one.required ? t('compensation.letter.placeholder.required', { meaning: one.meaning }) : one.meaning}
        </Button>
      ))}
    </HStack>
  );
}
