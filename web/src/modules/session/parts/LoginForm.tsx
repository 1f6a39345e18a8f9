import { Button, Input, Stack, Text } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import { ErrorPanel } from '../../../ui/form/ErrorPanel';
import { FieldFrame } from '../../../ui/form/FieldFrame';
import { PasswordInput } from '../../../ui/input/PasswordInput';
import { useSignInForm } from '../useSignInForm';

export function LoginForm() {
  const t = useT();
  const { field, submit, sending, refused } = useSignInForm();
  const { input: company, ...companyField } = field('companyCode');
  const { input: userName, ...userNameField } = field('userName');
  const { input: password, ...passwordField } = field('password');
  return (
    <form noValidate onSubmit={(e) => void submit(e)}>
      {refused && (
        <ErrorPanel>
          <Text whiteSpace="pre-line">{refused}</Text>
        </ErrorPanel>
      )}
      <Stack gap="4">
        <FieldFrame {...companyField} required>
          <Input {...company} autoComplete="organization" maxLength={40} />
        </FieldFrame>
        <FieldFrame {...userNameField} required>
          <Input {...userName} placeholder={t('session.account.hint')} autoComplete="username" maxLength={100} />
        </FieldFrame>
        <FieldFrame {...passwordField} required>
          <PasswordInput {...password} autoComplete="current-password" />
        </FieldFrame>
        <Button type="submit" variant="solid" size="lg" mt="2" loading={sending}>
          {t('session.login.submit')}
        </Button>
      </Stack>
    </form>
  );
}
