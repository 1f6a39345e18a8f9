import { Stack } from '@chakra-ui/react';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { LetterSheet } from '../../../shared/letters/LetterSheet';
import { Facts } from '../../../ui/Facts';
import { ReadDrawer } from '../../../ui/ReadDrawer';
import { LetterPreviewPane } from './LetterPreviewPane';
import { type Template, useLetterWords } from './words';

/** A wording to read, and the letter it makes for somebody. */
export function LetterTemplateView({ template, onClose }: { template: Template; onClose: () => void }) {
  const t = useT();
  const label = useEnumLabel();
  const { languageName, nameOf } = useLetterWords();
  const { kind, language, subject, body, inUse } = template;
  return (
    <ReadDrawer title={nameOf(template)} size="md" onClose={onClose}>
      <Stack gap="5">
        <Facts
          columns={3}
          items={[
            { label: t('compensation.letter.kind'), value: kind ? label('LetterKind', kind) : '' },
            { label: t('compensation.letter.language'), value: languageName(language) },
            {
              label: t('compensation.letter.inUse'),
              value: t(inUse ? 'compensation.letter.inUse.yes' : 'compensation.letter.inUse.no'),
            },
          ]}
        />
        <LetterSheet subject={subject} body={body} />
      </Stack>
      {kind && language && <LetterPreviewPane letter={{ kind, language, subject, body }} wrong={false} />}
    </ReadDrawer>
  );
}
