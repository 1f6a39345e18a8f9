import { useFormContext } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { FormGrid } from '../../../ui/form/FormGrid';
import { PasswordField, SelectField, TextAreaField, TextField } from '../../../ui/form/fields';
import { NAME_KINDS } from './names';
import type { SignInValues as Values } from './signInValues';

const MATCHES = ['LINK', 'EMAIL', 'CLAIM'] as const;

/** Where the identity provider is, and how it is known who comes from there. */
export function ProviderFields({ hasSecret }: { hasSecret: boolean }) {
  const t = useT();
  const { formState, watch } = useFormContext<Values>();
  const disabled = formState.disabled;
  const byClaim = watch('provider.matchBy') === 'CLAIM';
  return (
    <FormGrid>
      <TextField<Values>
        name="provider.issuer"
        label={t('settings.signIn.issuer')}
        required
        maxLength={300}
        disabled={disabled}
      />
      <TextField<Values>
        name="provider.clientId"
        label={t('settings.signIn.clientId')}
        required
        maxLength={500}
        disabled={disabled}
      />
      <PasswordField<Values>
        name="provider.clientSecret"
        label={t('settings.signIn.clientSecret')}
        help={hasSecret ? t('settings.signIn.secret.kept') : undefined}
        autoComplete="new-password"
        disabled={disabled}
      />
      <SelectField<Values>
        name="provider.matchBy"
        label={t('settings.signIn.matchBy')}
        required
        options={MATCHES.map((value) => ({ value, label: t(`settings.signIn.match.${value}`) }))}
        disabled={disabled}
      />
      {byClaim && (
        <TextField<Values>
          name="provider.claim"
          label={t('settings.signIn.claim')}
          required
          maxLength={500}
          disabled={disabled}
        />
      )}
      {byClaim && (
        <SelectField<Values>
          name="provider.nameKind"
          label={t('settings.signIn.nameKind')}
          required
          options={NAME_KINDS.map((value) => ({ value, label: t(`settings.signIn.name.${value}`) }))}
          disabled={disabled}
        />
      )}
      <TextAreaField<Values>
        name="provider.caCertificate"
        label={t('settings.signIn.certificate')}
        help={t('settings.signIn.certificate.help')}
        wide
        maxLength={20_000}
        disabled={disabled}
      />
    </FormGrid>
  );
}
