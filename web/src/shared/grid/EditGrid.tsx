import { Box, Button, Flex, Grid, GridItem, HStack, Stack, Text } from '@chakra-ui/react';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, Trash2Icon } from 'lucide-react';
import type { ReactNode } from 'react';
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { useT } from '../../i18n/useT';
import { IconAction } from '../../ui/IconAction';
import { phoneFields } from '../../ui/input/phoneFields';
import { keepInSight } from '../../ui/table/keepInSight';
import { tableCss } from '../../ui/table/tableCss';
import { useIsPhone } from '../../ui/useMedia';

export interface GridColumn {
  id: string;
  header: string;
  width: number;
  numeric?: boolean;
  /** The control of a row; `name` is its path in the form, `at` its place. */
  cell: (name: string, at: number) => ReactNode;
  /** Pinned below the column. */
  total?: ReactNode;
  /** Says what the row is: on the phone in the head of its card. */
  heads?: boolean;
}

interface Props {
  /** Path of the list in the form. */
  name: string;
  /** Accessible name of the table. */
  label: string;
  columns: readonly GridColumn[];
  /** A new row. */
  blank?: () => object;
  /** Text of the button that adds a blank row; without it `extra` has to add. */
  addLabel?: string;
  max: number;
  min?: number;
  disabled?: boolean;
  /** Beside the button that adds. */
  extra?: ReactNode;
}

/** A short list edited in place, a card for each row on the phone: add, remove and move rows, errors in their cells, totals below. */
export function EditGrid({ name, label, columns, blank, addLabel, max, min = 0, disabled = false, extra }: Props) {
  const t = useT();
  const { getValues } = useFormContext();
  const { fields, append, remove, move } = useFieldArray({ name });
  const { errors } = useFormState({ name, exact: false });
  const whole: string | undefined = get(errors, `${name}.root.message`) ?? get(errors, `${name}.message`);
  const tools = (at: number) => (
    <HStack gap="0">
      <IconAction
        size="xs"
        label={t('ui.grid.up')}
        icon={<ArrowUpIcon />}
        disabled={at === 0}
        onClick={() => move(at, at - 1)}
      />
      <IconAction
        size="xs"
        label={t('ui.grid.down')}
        icon={<ArrowDownIcon />}
        disabled={at === fields.length - 1}
        onClick={() => move(at, at + 1)}
      />
      <IconAction
        size="xs"
        label={t('ui.grid.remove')}
        icon={<Trash2Icon />}
        disabled={fields.length <= min}
        onClick={() => remove(at)}
      />
    </HStack>
  );
  const phone = useIsPhone();
  const beside = columns.filter((c) => !c.heads);
  return (
    <Box>
      {fields.length > 0 && phone && (
        <Box css={phoneFields}>
          <Stack as="ul" aria-label={label} gap="3" listStyleType="none">
            {fields.map((field, at) => (
              <Box as="li" key={field.id} borderWidth="1px" rounded="md" p="3" pt="2">
                <Flex align="center" justify="space-between" minH="8">
                  <HStack gap="2" fontWeight="medium">
                    <Text color="fg.subtle" textStyle="xs" fontVariantNumeric="tabular-nums">
                      {t('ui.sheet.card', { number: at + 1, total: fields.length })}
                    </Text>
                    {columns.map((c) => c.heads && <Box key={c.id}>{c.cell(`${name}.${at}.${c.id}`, at)}</Box>)}
                  </HStack>
                  {!disabled && tools(at)}
                </Flex>
                {/* Two numbers side by side: a form of many rows is long enough. */}
                <Grid templateColumns="repeat(2, minmax(0, 1fr))" columnGap="3" rowGap="2">
                  {beside.map((c) => (
                    <GridItem key={c.id} colSpan={c.numeric ? 1 : 2}>
                      {/* Its control has a name that says the row too. */}
                      <Text aria-hidden color="fg.muted" textStyle="xs">
                        {c.header}
                      </Text>
                      {c.cell(`${name}.${at}.${c.id}`, at)}
                    </GridItem>
                  ))}
                </Grid>
              </Box>
            ))}
          </Stack>
          {columns.map(
            (c) =>
              c.total !== undefined && (
                <Flex key={c.id} justify="space-between" gap="3" mt="3">
                  <Text color="fg.muted">{c.header}</Text>
                  {c.total}
                </Flex>
              ),
          )}
        </Box>
      )}
      {fields.length > 0 && !phone && (
        <Box
          role="region"
          aria-label={label}
          tabIndex={0}
          onFocus={keepInSight}
          overflowX="auto"
          borderWidth="1px"
          rounded="md"
          css={[
            tableCss,
            {
              '& tbody td': { verticalAlign: 'top' },
              '& tbody td:focus-within': { zIndex: 5 },
              '& tbody tr:hover td': { bg: 'bg.panel' },
              '& td.tools': { pt: '2' },
            },
          ]}
          style={{ '--row-height': '40px' } as React.CSSProperties}
        >
          <table>
            <thead>
              <tr>
                {columns.map((c, i) => (
                  <th
                    key={c.id}
                    scope="col"
                    className={`${i === 0 ? 'first' : ''} ${c.numeric ? 'num' : ''}`}
                    style={{ minWidth: c.width }}
                  >
                    {c.header}
                  </th>
                ))}
                {!disabled && (
                  <th scope="col" className="end">
                    {t('ui.table.actions')}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {fields.map((field, at) => (
                <tr key={field.id}>
                  {columns.map((c, i) => (
                    <td key={c.id} className={i === 0 ? 'first' : ''}>
                      {c.cell(`${name}.${at}.${c.id}`, at)}
                    </td>
                  ))}
                  {!disabled && <td className="end tools">{tools(at)}</td>}
                </tr>
              ))}
            </tbody>
            {columns.some((c) => c.total !== undefined) && (
              <tfoot>
                <tr>
                  {columns.map((c, i) => (
                    <td key={c.id} className={`${i === 0 ? 'first' : ''} ${c.numeric ? 'num' : ''}`}>
                      {c.total}
                    </td>
                  ))}
                  {!disabled && <td className="end" />}
                </tr>
              </tfoot>
            )}
          </table>
        </Box>
      )}
      {!disabled && (
        <Flex gap="2" mt="3" wrap="wrap" align="center">
          {addLabel && (
            <Button
              size="sm"
              disabled={fields.length >= max}
              onClick={() =>
                append(
                  { ...blank?.() },
                  {
                    focusName: `${name}.${(getValues(name) as unknown[] | undefined)?.length ?? 0}.${columns[0]?.id ?? ''}`,
                  },
                )
              }
            >
              <PlusIcon />
              {addLabel}
            </Button>
          )}
          {extra}
          <Text ms="auto" color="fg.subtle" textStyle="xs" fontVariantNumeric="tabular-nums">
            {t('ui.progress', { done: fields.length, total: max })}
          </Text>
        </Flex>
      )}
      {/* Below the buttons: it comes when a cell is left, and would push them away under the click that left it. */}
      {whole && (
        <Text role="alert" color="fg.error" mt="2">
          {whole}
        </Text>
      )}
    </Box>
  );
}
