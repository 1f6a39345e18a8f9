import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { DownloadIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { formatDateTime, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { LetterSheet } from '../../../shared/letters/LetterSheet';
import type { WrittenLetterFragment } from './changeLetters.gen';
import { useLetterFile } from './useWriteLetter';

/** Letters that were written about a change: each to be read, and to be taken out as PDF. */
export function WrittenLetters({ letters }: { letters: readonly WrittenLetterFragment[] }) {
  const t = useT();
  const heading = useId();
  const { busy, download } = useLetterFile();
  const [read, setRead] = useState<string | null>(null);
  if (letters.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby={heading} gap="2">
      <Heading as="h3" id={heading} textStyle="sm" fontWeight="semibold">
        {t('employee.change.letter.kept')}
      </Heading>
      {letters.map((letter) => (
        <Stack key={letter.id} gap="2">
          <Flex justify="space-between" align="center" gap="3" wrap="wrap">
            <Text>
              {letter.subject}
              <Text as="span" color="fg.muted" ms="2">
                {formatDateTime(letter.writtenAt)} · {orDash(letter.writtenBy)}
              </Text>
            </Text>
            <Flex gap="2">
              <Button
                size="sm"
                aria-expanded={read === letter.id}
                onClick={() => setRead(read === letter.id ? null : letter.id)}
              >
                {t(read === letter.id ? 'employee.change.letter.fold' : 'ui.view')}
              </Button>
              <Button size="sm" loading={busy === letter.id} onClick={() => void download(letter.id)}>
                <DownloadIcon />
                PDF
              </Button>
            </Flex>
          </Flex>
          {read === letter.id && <LetterSheet subject={letter.subject} body={letter.body} />}
        </Stack>
      ))}
    </Stack>
  );
}
