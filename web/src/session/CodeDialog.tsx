import { Button, Dialog, Portal, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useT } from '../i18n/useT';
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
    <Dialog.Root open onOpenChange={(e) => !e.open && answer(null)} placement="center" size="xs">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content asChild>
            <form noValidate onSubmit={(e) => void submit(e)}>
              <Dialog.Header>
                <Dialog.Title>{t('session.code.title')}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                {said !== null && (
                  <Text role="alert" color="fg.error" mb="3">
                    {said}
                  </Text>
                )}
                <FormProvider {...form}>
                  <CodeField image={picture} onRefresh={() => void fetchCodePicture(account).then(setPicture)} />
                </FormProvider>
              </Dialog.Body>
              <Dialog.Footer>
                <Button onClick={() => answer(null)}>{t('ui.cancel')}</Button>
                <Button type="submit" variant="solid">
                  {t('session.code.confirm')}
                </Button>
              </Dialog.Footer>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
