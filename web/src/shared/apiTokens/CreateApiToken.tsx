import { Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { addDays } from '@hengcai/shared/rules/dates';
import { useT } from '../../i18n/useT';
import { today } from '../../i18n/zone';
import { CheckboxField, RadioField, SelectField, TextField } from '../../ui/form/fields';
import { FormDrawer } from '../../ui/form/FormDrawer';
import { outcome } from '../save/outcome';
import { useCreateApiTokenMutation } from './apiTokens.gen';

interface TokenForm {
  name: string;
  validDays: string;
  access: 'read' | 'write';
  allowExport: boolean;
}

const DAYS = [7, 30, 60, LIMITS.apiTokenDaysMax];
const blank: TokenForm = { name: '', validDays: '30', access: 'read', allowExport: false };

interface Props {
  /** The caller holds an export right, and may hand it on. */
  exports: boolean;
  onCreated: (token: string | null) => void;
  onClose: () => void;
}

/** Asks what a token is for and what it may do, and makes it. */
export function CreateApiToken({ exports, onCreated, onClose }: Props) {
  const t = useT();
  const form = useForm<TokenForm>({ defaultValues: blank });
  const [create] = useCreateApiTokenMutation();
  const save = ({ name, validDays, access, allowExport }: TokenForm) =>
    outcome(async () => {
      const input = { name, validDays: Number(validDays), readOnly: access === 'read', allowExport };
      // The token must not stay in the cache of the tab.
      const { data } = await create({
        variables: { input },
        fetchPolicy: 'no-cache',
        refetchQueries: ['ApiTokens'],
      });
      onCreated(data?.createApiToken?.token ?? null);
      return data?.createApiToken;
    });
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('platform.tokens.create')}
      description={t('platform.tokens.create.hint')}
      form={form}
      onSave={save}
      saveLabel={t('platform.tokens.make')}
    >
      <Stack gap="4">
        <TextField<TokenForm>
          name="name"
          label={t('platform.tokens.name')}
          help={t('platform.tokens.name.help')}
          maxLength={LIMITS.apiTokenName}
          required
        />
        <SelectField<TokenForm>
          name="validDays"
          label={t('platform.tokens.validDays')}
          help={t('platform.tokens.validDays.help', { max: LIMITS.apiTokenDaysMax })}
          options={DAYS.map((days) => ({
            value: String(days),
            label: t('platform.tokens.days', { days, until: addDays(today(), days) }),
          }))}
          required
        />
        <RadioField<TokenForm>
          name="access"
          label={t('platform.tokens.rights')}
          options={(['read', 'write'] as const).map((value) => ({ value, label: t(`platform.tokens.${value}`) }))}
          required
        />
        {exports && <CheckboxField<TokenForm> name="allowExport" label={t('platform.tokens.allowExport')} />}
      </Stack>
    </FormDrawer>
  );
}
