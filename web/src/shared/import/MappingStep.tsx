import { amountDoubt, checkMapping } from '@hengcai/shared/rules/import';
import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { DASH, formatAmount, formatCount } from '../../i18n/format';
import { currentLanguage } from '../../i18n/language';
import { sentences } from '../../i18n/sentences';
import { useT } from '../../i18n/useT';
import { Checkbox } from '../../theme/parts/Checkbox';
import { Select } from '../../ui/input/Select';
import { ReasonedButton } from '../../ui/ReasonedButton';
import { DataTable } from '../../ui/table/DataTable';
import { Notice } from '../Notice';
import type { ImportAdapter, ImportColumn, ImportField, ImportSummary } from './importAdapter';
import type { ImportFlow } from './useImport';

const AMOUNT_TEXTS = {
  OTHER_CURRENCY: 'import.mapping.otherCurrency',
  OTHER_PERIOD: 'import.mapping.otherPeriod',
} as const;

const DOUBT_TEXTS = { annual: 'import.mapping.looksAnnual', small: 'import.mapping.looksSmall' } as const;

/** No field: a choice like others, as often as it is made. */
const LEFT_OUT = '-';

/** A column of the file, and why it is left out where it is. */
const ColumnName = ({ column }: { column: ImportColumn }) => (
  <>
    {column.header}
    {column.field === null && column.message && (
      <Text textStyle="xs" color="fg.muted" whiteSpace="normal">
        {column.message}
      </Text>
    )}
  </>
);

/** Which column fills which field; what was recognised is chosen already. */
export function MappingStep({
  flow,
  adapter,
  summary,
}: {
  flow: ImportFlow;
  adapter: ImportAdapter;
  summary: ImportSummary;
}) {
  const t = useT();
  const reasons = useId();
  const [columns, setColumns] = useState(summary.columns);
  const [closeMissing, setCloseMissing] = useState(summary.closeMissing);
  const labelsOf = (some: readonly ImportField[]) =>
    new Intl.ListFormat(currentLanguage()).format(some.map((f) => f.label));
  const { missing, twice, amounts, missingForNew } = checkMapping(columns, summary.fields);
  const problems = [
    ...(missing.length > 0 ? [t('import.mapping.missing', { fields: labelsOf(missing) })] : []),
    ...(twice.length > 0 ? [t('import.mapping.twice', { fields: labelsOf(twice) })] : []),
    ...amounts.map(({ header, field, code }) => t(AMOUNT_TEXTS[code], { column: header, field: field.label })),
  ];
  const doubts = columns.flatMap(({ header, field, median }) => {
    const filled = summary.fields.find((one) => one.field === field);
    const code = amountDoubt(median, filled?.amountPer ?? null);
    return filled && code
      ? [t(DOUBT_TEXTS[code], { column: header, field: filled.label, median: formatAmount(median) })]
      : [];
  });
  const assign = (header: string, field: string) =>
    setColumns(columns.map((c) => (c.header === header ? { ...c, field: field === LEFT_OUT ? null : field } : c)));
  const options = [
    { value: LEFT_OUT, label: t('import.mapping.ignored') },
    ...summary.fields.map((f) => ({ value: f.field, label: f.identifies ? `${f.label} *` : f.label })),
  ];
  return (
    <>
      <Text color="fg.muted">
        {t('import.mapping.intro', { file: summary.fileName, rows: formatCount(summary.rowCount) })}
      </Text>
      <Box borderWidth="1px" rounded="md">
        <DataTable
          label={t('import.step.mapping')}
          rows={columns}
          rowKey={(c) => c.header}
          maxHeight="46dvh"
          cards
          columns={[
            { id: 'header', header: t('import.mapping.column'), cell: (c: ImportColumn) => <ColumnName column={c} /> },
            {
              id: 'samples',
              header: t('import.mapping.samples'),
              maxWidth: 260,
              wide: true,
              cell: (c) => c.samples.join(' · ') || DASH,
            },
            {
              id: 'field',
              header: t('import.mapping.field'),
              wide: true,
              cell: (c) => (
                <Select
                  label={t('import.mapping.fieldOf', { column: c.header })}
                  options={options}
                  value={c.field ?? LEFT_OUT}
                  onChange={(v) => assign(c.header, v)}
                  clearable={false}
                  width="220px"
                />
              ),
            },
          ]}
        />
      </Box>
      {adapter.closesMissing && (
        <Stack gap="0.5">
          <Checkbox.Root
            checked={closeMissing}
            onCheckedChange={({ checked }) => setCloseMissing(checked === true)}
            aria-describedby={`${reasons}-close`}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{t('import.closeMissing')}</Checkbox.Label>
          </Checkbox.Root>
          <Text id={`${reasons}-close`} textStyle="xs" color="fg.muted">
            {t('import.closeMissing.hint')}
          </Text>
        </Stack>
      )}
      {missingForNew.length > 0 && (
        <Notice tone="warning">
          <Text>{t('import.mapping.missingForNew', { fields: labelsOf(missingForNew) })}</Text>
        </Notice>
      )}
      {doubts.length > 0 && (
        <Notice tone="warning">
          {doubts.map((doubt) => (
            <Text key={doubt}>{doubt}</Text>
          ))}
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice tone="error">
          <Box id={reasons}>
            {problems.map((problem) => (
              <Text key={problem}>{problem}</Text>
            ))}
          </Box>
        </Notice>
      )}
      <Flex justify="flex-end" gap="2">
        <Button onClick={flow.restart}>{t('import.restart')}</Button>
        <ReasonedButton
          variant="solid"
          loading={flow.busy}
          reason={sentences(...problems)}
          aria-describedby={problems.length > 0 ? reasons : undefined}
          onClick={() => void flow.check(summary, columns, closeMissing)}
        >
          {t('import.check')}
        </ReasonedButton>
      </Flex>
    </>
  );
}
