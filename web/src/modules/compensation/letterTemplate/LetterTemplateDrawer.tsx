import { Box } from '@chakra-ui/react';
import { useRef } from 'react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { SelectField, TextAreaField, TextField } from '../../../ui/form/fields';
import { toast } from '../../../ui/toast';
import { Facts } from '../../../ui/Facts';
import { LetterPreviewPane } from './LetterPreviewPane';
import { PlaceholderButtons } from './PlaceholderButtons';
import { type Beginning, type LetterValues, useLetterForm } from './useLetterForm';
import { useInsertion } from './useInsertion';
import { useLetterWords } from './words';

/** A wording to be added or changed, with what may stand in it and the letter it makes; mounted only while it is open. */
export function LetterTemplateDrawer({ begin, onClose }: { begin: Beginning; onClose: () => void }) {
  const t = useT();
  const label = useEnumLabel();
  const options = useEnumOptions();
  const { languageName, languages } = useLetterWords();
  const { form, save, placeholders, checkText, checkName, letter, wrong } = useLetterForm(begin);
  const { remember, insert } = useInsertion(form);
  const saved = useRef<string | null>(null);
  const close = () => {
    onClose();
    if (saved.current !== null) toast.success(t('compensation.letter.saved', { name: saved.current }));
  };
  const editing = begin.at === 'edit';
  return (
    <FormDrawer
      open
      onClose={close}
      size="wide"
      title={t(editing ? 'compensation.letter.edit.title' : 'compensation.letter.new')}
      description={t('compensation.letter.form.hint')}
      form={form}
      onSave={async (values) => {
        const errors = await save(values);
        if (errors.length === 0) saved.current = values.name.trim();
        return errors;
      }}
    >
      <FormGrid>
        {editing ? (
          <Box gridColumn="1 / -1">
            <Facts
              columns={2}
              items={[
                { label: t('compensation.letter.kind'), value: label('LetterKind', letter.kind) },
                { label: t('compensation.letter.language'), value: languageName(letter.language) },
              ]}
            />
          </Box>
        ) : (
          <>
            <SelectField<LetterValues>
              name="kind"
              label={t('compensation.letter.kind')}
              required
              options={options('LetterKind')}
            />
            <SelectField<LetterValues>
              name="language"
              label={t('compensation.letter.language')}
              required
              options={languages}
            />
          </>
        )}
        <TextField<LetterValues>
          name="name"
          label={t('compensation.letter.name')}
          required
          wide
          maxLength={LIMITS.letterTemplateName}
          check={checkName}
        />
        <Box gridColumn="1 / -1" display="contents" onBlurCapture={remember}>
          <TextField<LetterValues>
            name="subject"
            label={t('compensation.letter.subject')}
            required
            wide
            maxLength={LIMITS.letterSubject}
            check={checkText('subject')}
          />
          <Box gridColumn="1 / -1">
            <PlaceholderButtons placeholders={placeholders} onInsert={insert} />
          </Box>
          <TextAreaField<LetterValues>
            name="body"
            label={t('compensation.letter.body')}
            required
            wide
            maxLength={LIMITS.letterBody}
            check={checkText('body')}
          />
        </Box>
      </FormGrid>
      <LetterPreviewPane letter={letter} wrong={wrong} />
    </FormDrawer>
  );
}
