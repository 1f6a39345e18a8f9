import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { DAY_ORDERS, dayOf, type DayOrder } from '@hengcai/shared/rules/day-order';
import { useId } from 'react';
import { useT } from '../../i18n/useT';

/** A column of which no date tells which figure is the day, with one of its dates. */
export interface UntoldColumn {
  column: string;
  written: string;
}

/** How the dates of a file are meant where its columns do not tell; nothing where they do. */
export function DayOrderChoice({
  columns,
  chosen,
  busy,
  onChoose,
}: {
  columns: readonly UntoldColumn[];
  chosen: DayOrder | null;
  busy: boolean;
  onChoose: (order: DayOrder) => void;
}) {
  const t = useT();
  const label = useId();
  const [first] = columns;
  if (!first) return null;
  const names = columns.map(({ column }) => t('import.dayOrder.column', { column })).join(t('import.listSeparator'));
  return (
    <Stack as="section" gap="2" borderWidth="1px" rounded="md" p="3" aria-label={t('import.dayOrder')}>
      <Text id={label} wordBreak="break-word">
        {t('import.dayOrder.which', { columns: names })}
      </Text>
      <Flex gap="2" wrap="wrap" role="group" aria-labelledby={label}>
        {DAY_ORDERS.map((order) => (
          <Button
            key={order}
            aria-pressed={order === chosen}
            disabled={busy}
            maxW="full"
            h="auto"
            minH="8"
            py="1"
            whiteSpace="normal"
            textAlign="start"
            onClick={() => order !== chosen && onChoose(order)}
            {...(order === chosen && { borderColor: 'brand.solid', color: 'brand.fg' })}
          >
            {t(`import.dayOrder.${order}`, { written: first.written, day: dayOf(first.written, order) ?? '' })}
          </Button>
        ))}
      </Flex>
    </Stack>
  );
}
