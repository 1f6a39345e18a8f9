import { Button, Field, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../i18n/useT';
import type { UserError } from './form/userErrors';
import { DialogFrame } from './DialogFrame';
import { confirmLeaving } from './guard/confirmLeaving';
import { TextArea } from './input/TextArea';

export interface TextQuestion {
  title: string;
  /** What will happen. */
  body: string;
  label: string;
  /** The verb of the button. */
  action: string;
  required: boolean;
  maxLength: number;
  danger?: boolean;
  /** Does it; answers the server's user errors. */
  run: (text: string) => Promise<readonly UserError[]>;
}

/** Asks for an opinion or a reason before something is done; the text stays when the server refuses, and closing asks first. */
export function TextDialog({ question, onClose }: { question: TextQuestion; onClose: () => void }) {
  const t = useT();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    if (question.required && text.trim() === '') return setError(t('ui.form.required', { label: question.label }));
    setBusy(true);
    const errors = await question.run(text.trim()).finally(() => setBusy(false));
    if (errors.length > 0) return setError(errors.map(({ message }) => message).join('\n'));
    onClose();
  };
  const close = async () => {
    if (busy) return;
    if (text.trim() === '' || (await confirmLeaving(t))) onClose();
  };
  return (
    <DialogFrame
      title={question.title}
      size="md"
      keepsInput
      onClose={() => void close()}
      footer={
        <>
          <Button onClick={() => void close()} disabled={busy}>
            {t('ui.cancel')}
          </Button>
          <Button
            variant="solid"
            colorPalette={question.danger ? 'red' : 'brand'}
            loading={busy}
            onClick={() => void submit()}
          >
            {question.action}
          </Button>
        </>
      }
    >
      <Text color="fg.muted">{question.body}</Text>
      <Field.Root required={question.required} invalid={error !== null}>
        <Field.Label>
          {question.label}
          <Field.RequiredIndicator />
        </Field.Label>
        <TextArea
          value={text}
          onChange={(typed) => {
            setText(typed);
            setError(null);
          }}
          maxLength={question.maxLength}
        />
        {error && <Field.ErrorText whiteSpace="pre-line">{error}</Field.ErrorText>}
      </Field.Root>
    </DialogFrame>
  );
}
