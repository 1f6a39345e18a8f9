import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useT } from '../i18n/useT';
import { DialogFrame } from '../ui/DialogFrame';
import type { CodeQuestion } from './askForCode';
import { CodeField } from './CodeField';
import { fetchCodePicture } from './codePicture';

interface Form {
  verificationCode: string;
}

/** Asks for the code of a picture; Enter confirms, and what comes out is the code without blanks around it. */
export default function CodeDialog({
  account,
  image,
  said,
  answer,
}: CodeQuestion & { answer: (verifyCode: string | null) => void }) {
  const t = useT();
  const [picture, setPicture] = useState(image);
  const form = useForm<Form>({ defaultValues: { verificationCode: '' } });
  const submit = form.handleSubmit(({ verificationCode }) => answer(verificationCode.trim()));
  return (
    <DialogFrame
      title={t('session.code.title')}
      size="xs"
      onClose={() => answer(null)}
      onSubmit={(e) => void submit(e)}
      footer={
        <>
          <Button onClick={() => answer(null)}>{t('ui.cancel')}</Button>
          <Button type="submit" variant="solid">
            {t('session.code.confirm')}
          </Button>
        </>
      }
    >
      {said !== null && (
        <Text role="alert" color="fg.error">
          {said}
        </Text>
      )}
      <FormProvider {...form}>
        <CodeField image={picture} onRefresh={() => void fetchCodePicture(account).then(setPicture)} />
      </FormProvider>
    </DialogFrame>
  );
}
