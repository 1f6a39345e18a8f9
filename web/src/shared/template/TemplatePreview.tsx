import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { formatNumber, formatPercent, localName } from '../../i18n/format';
import { useEnumLabel } from '../../i18n/useEnumLabel';
import { useT } from '../../i18n/useT';
import { EmptyState } from '../../ui/EmptyState';
import { tableCss } from '../../ui/table/tableCss';
import { filledBy } from './columnRoles';
import type { ColumnValues, PartValues, RowValues } from './partValues';

/** The form as people will see it: each part with its columns, preset indicators and one line for their own. */
export function TemplatePreview({ parts }: { parts: readonly PartValues[] }) {
  const t = useT();
  if (parts.length === 0) return <EmptyState compact title={t('enterprise.preview.empty')} />;
  return (
    <Stack gap="6">
      {parts.map((part, i) => (
        <PartPreview key={i} part={part} />
      ))}
    </Stack>
  );
}

const FILLED = {
  employee: 'enterprise.preview.by.employee',
  boss: 'enterprise.preview.by.boss',
  partner: 'enterprise.preview.by.partner',
  hr: 'enterprise.preview.by.hr',
  system: 'enterprise.preview.by.system',
} as const;

function PartPreview({ part }: { part: PartValues }) {
  const t = useT();
  const label = useEnumLabel();
  const own = part.rowsBy === 'employee';
  const rows: (RowValues | null)[] = [...part.rows, ...(own || part.rows.length === 0 ? [null] : [])];
  return (
    <Box minW="0">
      <Flex align="baseline" columnGap="3" wrap="wrap" mb="2">
        <Heading as="h3" textStyle="sm">
          {localName(part) || t('enterprise.part.unnamed')}
        </Heading>
        <Text color="brand.fg" fontVariantNumeric="tabular-nums">
          {part.weight ? formatPercent(part.weight) : '-'}
        </Text>
        <Text color="fg.subtle" textStyle="xs">
          {label('ScoreMethod', part.scoreMethod)}
          {part.scoreMethod === 'FORMULA' && ` · ${t('enterprise.part.limits', { floor: part.floor, cap: part.cap })}`}
          {' · '}
          {own
            ? t('enterprise.part.byEmployee', { min: part.minRows, max: part.maxRows })
            : t('enterprise.part.fixed', { count: part.rows.length })}
        </Text>
      </Flex>
      <Box
        role="region"
        aria-label={localName(part) || t('enterprise.part.unnamed')}
        tabIndex={0}
        overflowX="auto"
        borderWidth="1px"
        rounded="md"
        css={tableCss}
        style={{ '--row-height': '40px' } as React.CSSProperties}
      >
        <table>
          <thead>
            <tr>
              {part.columns.map((c, i) => (
                <th key={i} scope="col" className={i === 0 ? 'first' : ''}>
                  {localName(c) || '-'}
                  {c.required && (
                    <Box as="span" color="fg.error" ms="0.5" aria-label={t('enterprise.column.required')}>
                      *
                    </Box>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, r) => (
              <tr key={r}>
                {part.columns.map((c, i) => (
                  <td key={i} className={i === 0 ? 'first' : ''}>
                    {valueOf(c, row) ?? (
                      <Text as="span" color="fg.subtle" textStyle="xs">
                        {t(FILLED[filledBy(c.type)])}
                      </Text>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Box>
  );
}

/** What the template itself puts into a cell; null where somebody has to fill it in. */
function valueOf({ type }: ColumnValues, row: RowValues | null): string | null {
  if (!row) return null;
  switch (type) {
    case 'KEY_RESULT':
      return row.keyResult || null;
    case 'DESCRIPTION':
      return row.description || null;
    case 'MEASURE_UNIT':
      return row.measureUnit || null;
    case 'START_VALUE':
      return row.startValue ? formatNumber(row.startValue) : null;
    case 'TARGET_VALUE':
      return row.targetValue ? formatNumber(row.targetValue) : null;
    case 'WEIGHT':
      return row.weight ? `${formatNumber(row.weight)}%` : null;
    default:
      return null;
  }
}
