import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { downloadFile } from '../../../session/files';
import { useT } from '../../../i18n/useT';
import { act, outcome } from '../../../shared/save/outcome';
import { randomId } from '../../../ui/randomId';
import { toast } from '../../../ui/toast';
import { type Language, useExportChangeLetterMutation, useWriteChangeLetterMutation } from './changeLetters.gen';

export interface LetterValues {
  subject: string;
  body: string;
}

/** The form of a letter; what is typed goes out under one key for every try. */
export function useWriteLetter(changeId: string, language: Language, { subject, body }: LetterValues) {
  const t = useT();
  const [clientMutationId] = useState(randomId);
  const form = useForm<LetterValues>({ mode: 'onTouched', defaultValues: { subject, body } });
  const [write] = useWriteChangeLetterMutation();
  const save = (values: LetterValues) =>
    outcome(async () => {
      const input = {
        clientMutationId,
        changeId,
        language,
        subject: values.subject.trim(),
        body: values.body.trim(),
      };
      const answer = (await write({ variables: { input } })).data?.writeChangeLetter;
      if (answer?.letter) toast.success(t('employee.change.letter.written'));
      return answer;
    });
  return { form, save };
}

/** Takes a letter out as PDF. */
export function useLetterFile() {
  const [ask] = useExportChangeLetterMutation();
  const [busy, setBusy] = useState<string | null>(null);
  const download = async (id: string) => {
    if (busy) return;
    setBusy(id);
    try {
      await act(async () => {
        const answer = (await ask({ variables: { input: { id } } })).data?.exportChangeLetter;
        if (answer?.file) await downloadFile(answer.file);
        return answer;
      });
    } finally {
      setBusy(null);
    }
  };
  return { busy, download };
}
