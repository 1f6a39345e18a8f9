import { useFormContext } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { FormGrid } from '../../../ui/form/FormGrid';
import { PasswordField, SelectField, SwitchField, TextAreaField, TextField } from '../../../ui/form/fields';
import { NAME_KINDS } from './names';
import type { SignInValues as Values } from './signInValues';

const PLACEHOLDER = '{name}';

/** Where the directory is, and how it finds somebody. */
export function DirectoryFields({ isNew }: { isNew: boolean }) {
  const t = useT();
  const { formState } = useFormContext<Values>();
  const disabled = formState.disabled;
  return (
    <FormGrid>
      <TextField<Values>
        name="directory.url"
        label={t('settings.signIn.url')}
        help={t('settings.signIn.url.help')}
        required
        maxLength={200}
        disabled={disabled}
      />
      <SwitchField<Values> name="directory.startTls" label={t('settings.signIn.startTls')} disabled={disabled} />
      <TextField<Values>
        name="directory.baseDn"
        label={t('settings.signIn.baseDn')}
        required
        maxLength={500}
        disabled={disabled}
      />
      <TextField<Values>
        name="directory.userFilter"
        label={t('settings.signIn.userFilter')}
        help={t('settings.signIn.userFilter.help', { placeholder: PLACEHOLDER })}
        required
        maxLength={500}
        disabled={disabled}
      />
      <TextField<Values>
        name="directory.bindDn"
        label={t('settings.signIn.bindDn')}
        required
        maxLength={500}
        disabled={disabled}
      />
      <PasswordField<Values>
        name="directory.bindSecret"
        label={t('settings.signIn.bindSecret')}
        help={isNew ? undefined : t('settings.signIn.secret.kept')}
        required={isNew}
        autoComplete="new-password"
        disabled={disabled}
      />
      <SelectField<Values>
        name="directory.nameKind"
        label={t('settings.signIn.nameKind')}
        required
        options={NAME_KINDS.map((value) => ({ value, label: t(`settings.signIn.name.${value}`) }))}
        disabled={disabled}
      />
      <TextAreaField<Values>
        name="directory.caCertificate"
        label={t('settings.signIn.certificate')}
        help={t('settings.signIn.certificate.help')}
        wide
        maxLength={20_000}
        disabled={disabled}
      />
    </FormGrid>
  );
}
