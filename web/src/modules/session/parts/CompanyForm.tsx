import { Button, Stack, Text } from '@chakra-ui/react';
import { FormProvider, useForm } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { lastAccount } from '../../../session/account';
import { FormErrors } from '../../../ui/form/FormErrors';
import { TextField } from '../../../ui/form/textFields';
import { useSubmit } from '../../../ui/form/useSubmit';
import type { UserError } from '../../../ui/form/userErrors';

interface Form {
  companyCode: string;
}

/** Where the address of the page does not say it: whose identity provider it is. */
export function CompanyForm({ onStart }: { onStart: (companyCode: string) => Promise<readonly UserError[]> }) {
  const t = useT();
  const form = useForm<Form>({ defaultValues: { companyCode: lastAccount().companyCode } });
  const submit = useSubmit(form, ({ companyCode }) => onStart(companyCode.trim()));
  return (
    <form noValidate onSubmit={(e) => void submit(e)}>
      <FormProvider {...form}>
        <FormErrors form={form} general />
        <Stack gap="4">
          <Text color="fg.muted">{t('session.external.hint')}</Text>
          <TextField<Form>
            name="companyCode"
            label={t('session.company')}
            required
            autoComplete="organization"
            maxLength={40}
          />
          <Button type="submit" variant="solid" size="lg" mt="2" loading={form.formState.isSubmitting}>
            {t('session.external.submit')}
          </Button>
        </Stack>
      </FormProvider>
    </form>
  );
}
