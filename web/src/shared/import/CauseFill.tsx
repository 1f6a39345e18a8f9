import { Box, Button, chakra, Flex, Input, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useT } from '../../i18n/useT';
import { DateInput } from '../../ui/input/DateInput';
import type { ImportCause, ImportSummary } from './importAdapter';
import { replacing } from './mending';
import type { ImportFlow } from './useImport';

/** One value for all rows that lack it. */
export function CauseFill({
  flow,
  summary,
  cause: { field, column, count, fill },
}: {
  flow: ImportFlow;
  summary: ImportSummary;
  cause: ImportCause;
}) {
  const t = useT();
  const id = useId();
  const [value, setValue] = useState('');
  if (fill === null || field === null) return null;
  return (
    <Flex asChild gap="2" align="center" wrap="wrap">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (value.trim() !== '') void flow.mend(summary, replacing(summary, field, '', value.trim()));
        }}
      >
        <chakra.label htmlFor={id}>{t('import.cause.fill', { column: column ?? field })}</chakra.label>
        <Box width="176px">
          {fill === 'DAY' ? (
            <DateInput id={id} value={value} onChange={setValue} />
          ) : (
            <Input id={id} value={value} onChange={(event) => setValue(event.target.value)} />
          )}
        </Box>
        <Button
          type="submit"
          loading={flow.busy}
          disabled={value.trim() === ''}
          aria-describedby={value.trim() === '' ? `${id}-why` : undefined}
        >
          {t('import.cause.fill.action', { count })}
        </Button>
        {value.trim() === '' && (
          <Text id={`${id}-why`} textStyle="xs" color="fg.muted">
            {t('import.cause.fill.first')}
          </Text>
        )}
      </form>
    </Flex>
  );
}
