import { Box, Heading, Spinner, Stack, Text } from '@chakra-ui/react';
import { skipToken } from '@apollo/client/react';
import { useEffect, useId, useState } from 'react';
import { useT } from '../../../i18n/useT';
import { LetterSheet } from '../../../shared/letters/LetterSheet';
import { EmployeePicker } from '../../../shared/pickers/EmployeePicker';
import { type LetterPreviewInput, useLetterPreviewQuery } from './letterTemplate.gen';

const PAUSE_MS = 400;

/** The letter a chosen person would get; it follows the words while they are typed. */
export function LetterPreviewPane({
  letter,
  wrong,
}: {
  letter: Omit<LetterPreviewInput, 'employeeId'>;
  wrong: boolean;
}) {
  const t = useT();
  const heading = useId();
  const [employeeId, setEmployeeId] = useState('');
  const input = usePaused(letter);
  const asked = employeeId !== '' && !wrong;
  const { data, previousData, loading, error } = useLetterPreviewQuery(
    asked
      ? { variables: { input: { ...input, employeeId } }, fetchPolicy: 'no-cache', context: { quiet: true } }
      : skipToken,
  );
  const shown = asked ? (data ?? previousData)?.letterPreview : null;
  return (
    <Stack as="section" aria-labelledby={heading} gap="3" mt="6">
      <Heading as="h3" id={heading} textStyle="sm" fontWeight="semibold">
        {t('compensation.letter.preview')}
      </Heading>
      <EmployeePicker
        label={t('compensation.letter.preview.person')}
        placeholder={t('compensation.letter.preview.person')}
        value={employeeId}
        onChange={setEmployeeId}
      />
      <Box aria-live="polite">
        {employeeId === '' ? (
          <Text color="fg.muted">{t('compensation.letter.preview.hint')}</Text>
        ) : wrong ? (
          <Text color="fg.muted">{t('compensation.letter.preview.wrong')}</Text>
        ) : error ? (
          <Text color="fg.error">{t('compensation.letter.preview.failed')}</Text>
        ) : (
          loading && !shown && <Spinner size="sm" />
        )}
        {shown && !error && (
          <Stack gap="2">
            {shown.blanks.length > 0 && (
              <Text color="fg.muted">
                {t('compensation.letter.preview.blanks', { what: shown.blanks.join(t('import.listSeparator')) })}
              </Text>
            )}
            <LetterSheet subject={shown.subject} body={shown.body} />
          </Stack>
        )}
      </Box>
    </Stack>
  );
}

/** The words as they stood when the typing last paused. */
function usePaused<T>(value: T): T {
  const key = JSON.stringify(value);
  const [paused, setPaused] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(key), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return JSON.parse(paused) as T;
}
