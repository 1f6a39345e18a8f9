import { Box, Flex, Stack } from '@chakra-ui/react';
import { useT } from '../../i18n/useT';
import { Facts } from '../Facts';
import { Resting } from '../Resting';
import type { Column } from './columns';
import { RowCheckbox } from './RowCheckbox';
import { chosenWith, type Selection } from './selection';

interface Props<R> {
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  rowName?: ((row: R) => string) | undefined;
  selection?: Selection | undefined;
  loading: boolean;
}

/** The rows of a table on the phone: what it shows beside each other stands under each other, the actions at the name. */
export function RowCards<R>({ label, columns, rows, rowKey, rowName, selection, loading }: Props<R>) {
  const t = useT();
  const [name, ...rest] = columns;
  const actions = rest.filter((c) => c.pin === 'end');
  const facts = rest.filter((c) => c.pin !== 'end');
  return (
    <Stack as="ul" aria-label={label} aria-busy={loading} gap="0" divideY="1px" listStyleType="none">
      {rows.map((row) => {
        const id = rowKey(row);
        return (
          <Stack as="li" key={id} p="4" gap="3">
            <Flex align="flex-start" gap="3">
              {selection && (
                <RowCheckbox
                  label={t('ui.table.select', { name: rowName?.(row) ?? id })}
                  checked={selection.ids.has(id)}
                  onChange={() => selection.onChange(chosenWith(selection.ids, id))}
                />
              )}
              <Box flex="1" minW="0" overflowWrap="anywhere" css={{ '& a': { color: 'brand.fg' } }}>
                {name?.cell(row)}
              </Box>
              {actions.map((c) => (
                <Box key={c.id}>{c.cell(row)}</Box>
              ))}
            </Flex>
            <Facts
              columns={2}
              items={facts.map((c) => ({ label: c.header, value: c.cell(row), wide: c.wide ?? false }))}
            />
          </Stack>
        );
      })}
    </Stack>
  );
}

/** Cards that are still to come, as high as those of a work list. */
export const LoadingCards = ({ label }: { label: string }) => (
  <Stack as="ul" aria-label={label} aria-busy gap="0" divideY="1px" listStyleType="none">
    {Array.from({ length: 6 }, (_, n) => (
      <Box as="li" key={n} p="4" h="20">
        <Resting h="3.5" maxW="200px" />
      </Box>
    ))}
  </Stack>
);
