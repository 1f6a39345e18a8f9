import { Box, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { hasFailed } from '../../../session/failures';
import { localName } from '../../../i18n/format';
import { currentLanguage } from '../../../i18n/language';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { Notice } from '../../../shared/Notice';
import { FieldFrame } from '../../../ui/form/FieldFrame';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { TextAreaField, TextField } from '../../../ui/form/fields';
import { confirmLeaving } from '../../../ui/guard/confirmLeaving';
import { Select } from '../../../ui/input/Select';
import { MissingRecord } from '../../../ui/MissingRecord';
import { ReadDrawer } from '../../../ui/ReadDrawer';
import { type ChangeLetterFormQuery, type Language, useChangeLetterFormQuery } from './changeLetters.gen';
import { type LetterValues, useWriteLetter } from './useWriteLetter';
import type { ChangeRow } from './usePersonnelChanges';
import { WrittenLetters } from './WrittenLetters';

type Form = NonNullable<ChangeLetterFormQuery['changeLetterForm']>;

/** The letter about a regularisation or an exit: written from the wording in use, mended by hand, kept, taken out as PDF. */
export function ChangeLetterDrawer({ change, onClose }: { change: ChangeRow; onClose: () => void }) {
  const t = useT();
  const label = useEnumLabel();
  const [language, setLanguage] = useState<Language>(currentLanguage() === 'en-US' ? 'EN_US' : 'ZH_CN');
  const { data, loading, error, refetch } = useChangeLetterFormQuery({
    variables: { changeId: change.id, language },
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  const form = data?.changeLetterForm;
  const title = t('employee.change.letter.of', {
    kind: label('LetterKind', change.letterKind),
    name: localName(change.employee),
  });
  if (!form)
    return (
      <ReadDrawer title={title} size="md" onClose={onClose}>
        <MissingRecord
          loading={loading}
          failed={hasFailed(error)}
          onRetry={() => void refetch()}
          title={t('employee.change.letter.none')}
          hint={t('employee.change.letter.none.hint')}
        />
      </ReadDrawer>
    );
  return (
    <Writing
      key={`${language} ${form.letters.length}`}
      {...{ change, title, form, language, onClose }}
      onLanguage={setLanguage}
      onWritten={() => void refetch()}
    />
  );
}

interface WritingProps {
  change: ChangeRow;
  title: string;
  form: Form;
  language: Language;
  onLanguage: (language: Language) => void;
  onWritten: () => void;
  onClose: () => void;
}

function Writing({ change, title, form: loaded, language, onLanguage, onWritten, onClose }: WritingProps) {
  const t = useT();
  const { form, save } = useWriteLetter(change.id, language, loaded);
  const written = useRef(false);
  const close = () => {
    if (!written.current) return onClose();
    written.current = false;
    onWritten();
  };
  const choose = async (to: string) => {
    if (!form.formState.isDirty || (await confirmLeaving(t))) onLanguage(to as Language);
  };
  return (
    <FormDrawer<LetterValues>
      open
      size="wide"
      title={title}
      description={t('employee.change.letter.hint')}
      form={form}
      // After a letter is kept the drawer stays, with the letter among those that were written.
      onClose={close}
      onSave={async (values) => {
        const errors = await save(values);
        written.current = errors.length === 0;
        return errors;
      }}
      saveLabel={t('employee.change.letter.write')}
    >
      <Stack gap="5">
        <WrittenLetters letters={loaded.letters} />
        {loaded.blanks.length > 0 && (
          <Notice tone="warning">
            <Text>{t('employee.change.letter.blanks', { what: loaded.blanks.join(t('import.listSeparator')) })}</Text>
          </Notice>
        )}
        <FormGrid columns={1}>
          <Box maxW={{ md: '50%' }}>
            <FieldFrame label={t('employee.change.letter.language')} invalid={false}>
              <Select
                clearable={false}
                options={[
                  { value: 'ZH_CN', label: t('app.language.zh-CN') },
                  { value: 'EN_US', label: t('app.language.en-US') },
                ]}
                value={language}
                onChange={(to) => void choose(to)}
              />
            </FieldFrame>
          </Box>
          <TextField<LetterValues>
            name="subject"
            label={t('employee.change.letter.subject')}
            required
            maxLength={LIMITS.letterSubject}
          />
          <TextAreaField<LetterValues>
            name="body"
            label={t('employee.change.letter.body')}
            required
            maxLength={LIMITS.letterBody}
          />
        </FormGrid>
      </Stack>
    </FormDrawer>
  );
}
