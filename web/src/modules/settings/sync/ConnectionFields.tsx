import { useFormContext } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { FormGrid } from '../../../ui/form/FormGrid';
import { PasswordField, SwitchField, TextField } from '../../../ui/form/fields';
import type { SyncSystemType } from './sync.gen';
import { isAsked, type SyncValues as Values } from './syncValues';

/** How the directory is reached, and what is done beside its people; one that pushes needs no address. */
export function ConnectionFields({ type, kept }: { type: SyncSystemType; kept: boolean }) {
  const t = useT();
  const { disabled } = useFormContext<Values>().formState;
  const isWecom = type === 'ENTERPRISE_MESSAGING';
  return (
    <FormGrid>
      {isAsked(type) && (
        <>
          <TextField<Values>
            name="address"
            label={t('settings.sync.address')}
            help={t('settings.sync.address.help')}
            required
            maxLength={500}
            disabled={disabled}
          />
          <TextField<Values>
            name="appId"
            label={t(isWecom ? 'settings.sync.corpId' : 'settings.sync.appId')}
            required
            maxLength={100}
            disabled={disabled}
          />
          <PasswordField<Values>
            name="secret"
            label={t('settings.sync.secret')}
            help={kept ? t('settings.signIn.secret.kept') : t('settings.sync.secret.help')}
            required={!kept}
            autoComplete="new-password"
            disabled={disabled}
          />
          <SwitchField<Values> name="nightly" label={t('settings.sync.nightly')} disabled={disabled} />
        </>
      )}
      <SwitchField<Values> name="createDepartments" label={t('settings.sync.createDepartments')} disabled={disabled} />
      {type === 'SCIM' && (
        <SwitchField<Values> name="groupsAreDepartments" label={t('settings.sync.groups')} disabled={disabled} />
      )}
    </FormGrid>
  );
}
