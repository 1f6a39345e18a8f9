import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { DASH, formatCount } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import { Select } from '../../ui/input/Select';
import { DataTable } from '../../ui/table/DataTable';
import { type ImportColumn, type ImportSummary, mappingProblems } from './importAdapter';
import type { ImportFlow } from './useImport';

/** Which column fills which field; what was recognised is chosen already. */
export function MappingStep({ flow, summary }: { flow: ImportFlow; summary: ImportSummary }) {
  const t = useT();
  const [columns, setColumns] = useState(summary.columns);
  const { missing, twice } = mappingProblems(columns, summary.fields);
  const assign = (header: string, field: string) =>
    setColumns(columns.map((c) => (c.header === header ? { ...c, field: field || null } : c)));
  const options = summary.fields.map((f) => ({ value: f.field, label: f.required ? `${f.label} *` : f.label }));
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
          columns={[
            { id: 'header', header: t('import.mapping.column'), cell: (c: ImportColumn) => c.header },
            {
              id: 'samples',
              header: t('import.mapping.samples'),
              maxWidth: 260,
              cell: (c) => c.samples.join(' · ') || DASH,
            },
            {
              id: 'field',
              header: t('import.mapping.field'),
              cell: (c) => (
                <Select
                  label={t('import.mapping.fieldOf', { column: c.header })}
                  options={options}
                  value={c.field ?? ''}
                  onChange={(v) => assign(c.header, v)}
                  placeholder={t('import.mapping.ignored')}
                  width="220px"
                />
              ),
            },
          ]}
        />
      </Box>
      {missing.length > 0 && (
        <Text color="fg.error" role="alert">
          {t('import.mapping.missing', { fields: missing.map((f) => f.label).join('、') })}
        </Text>
      )}
      {twice.length > 0 && (
        <Text color="fg.error" role="alert">
          {t('import.mapping.twice', { fields: twice.map((f) => f.label).join('、') })}
        </Text>
      )}
      <Flex justify="flex-end" gap="2">
        <Button onClick={flow.restart}>{t('import.restart')}</Button>
        <Button
          variant="solid"
          loading={flow.busy}
          disabled={missing.length > 0 || twice.length > 0}
          onClick={() => void flow.check(summary, columns)}
        >
          {t('import.check')}
        </Button>
      </Flex>
    </>
  );
}
