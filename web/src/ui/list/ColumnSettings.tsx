import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useT } from '../../i18n/useT';
import { Checkbox } from '../../theme/parts/Checkbox';
import { NumericInput } from '../input/NumericInput';
import { SortableList } from '../SortableList';
import type { TablePrefs } from '../table/useTablePrefs';

type Choice = TablePrefs['choices'][number];

/** Which columns a table shows, in which order and how wide; loaded when it is opened. */
export default function ColumnSettings({ prefs }: { prefs: TablePrefs }) {
  const t = useT();
  const fixed = prefs.choices.filter((one) => one.fixed);
  const movable = prefs.choices.filter((one) => !one.fixed);
  const first = prefs.choices.slice(0, 1).filter((one) => one.fixed);
  const last = fixed.filter((one) => !first.includes(one));
  const width = (choice: Choice) => (
    <Box w="16" flex="none">
      <NumericInput
        size="xs"
        aria-label={t('ui.columns.width', { name: choice.label })}
        placeholder={t('ui.columns.auto')}
        value={choice.width === null ? '' : String(choice.width)}
        onChange={(value) => prefs.setWidth(choice.id, value === '' ? null : Number(value))}
        places={0}
      />
    </Box>
  );
  const row = (choice: Choice) => (
    <Flex align="center" gap="2" minW="0">
      <Checkbox.Root
        size="sm"
        flex="1"
        minW="0"
        checked={choice.shown}
        onCheckedChange={(e) => prefs.setShown(choice.id, e.checked === true)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label fontWeight="normal" truncate>
          {choice.label}
        </Checkbox.Label>
      </Checkbox.Root>
      {width(choice)}
    </Flex>
  );
  return (
    <Stack p="3" gap="2" maxH="min(480px, 70dvh)" overflow="auto">
      <Text color="fg.muted" textStyle="xs">
        {t('ui.columns.hint', { min: LIMITS.columnWidthMin, max: LIMITS.columnWidthMax })}
      </Text>
      {first.map((choice) => (
        <Flex key={choice.id} align="center" gap="2" ps="10" pe="20">
          <Text flex="1" minW="0" truncate>
            {choice.label}
          </Text>
          {width(choice)}
        </Flex>
      ))}
      <SortableList
        items={movable}
        idOf={(one) => one.id}
        nameOf={(one) => one.label}
        draw={row}
        onChange={(items) => prefs.setOrder([...first, ...items, ...last].map((one) => one.id))}
      />
      <Button variant="plain" size="sm" alignSelf="flex-start" disabled={prefs.plain} onClick={prefs.reset}>
        {t('ui.columns.reset')}
      </Button>
    </Stack>
  );
}
