import { useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { isCompanyCode } from '@hengcai/shared/rules/enterprise/company';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { SelectField, TextField } from '../../../ui/form/fields';
import { type CreateCompanyMutationVariables, useCreateCompanyMutation } from './company.gen';
import { zoneOptions } from './zones';

export interface CreatedCompany {
  name: string;
  code: string;
  account: string;
  password: string;
}
type Values = Record<keyof CreateCompanyMutationVariables['input'], string>;

const FRESH: Values = {
  code: '',
  name: '',
  timeZone: 'Asia/Shanghai',
  language: 'ZH_CN',
  adminAccount: 'admin',
  adminName: '',
};

/** A new company with its first administrator; mounted only while it is open. */
export function CreateCompanyDrawer({
  onClose,
  onCreated,
}: {
  onClose: () => void;
  /** With the password that nothing shows again. */
  onCreated: (created: CreatedCompany) => void;
}) {
  const t = useT();
  const languages = [
    { value: 'ZH_CN', label: t('app.language.zh-CN') },
    { value: 'EN_US', label: t('app.language.en-US') },
  ];
  const zones = useMemo(zoneOptions, []);
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: FRESH });
  const [create] = useCreateCompanyMutation();
  const made = useRef<CreatedCompany | null>(null);
  const onSave = (values: Values) =>
    outcome(async () => {
      const input = {
        code: values.code.trim(),
        name: values.name.trim(),
        timeZone: values.timeZone,
        language: values.language as CreateCompanyMutationVariables['input']['language'],
        adminAccount: values.adminAccount.trim(),
        adminName: values.adminName.trim(),
      };
      const answer = (await create({ variables: { input } })).data?.createCompany;
      if (answer?.initialPassword)
        made.current = {
          name: input.name,
          code: input.code,
          account: input.adminAccount,
          password: answer.initialPassword,
        };
      return answer;
    });
  const close = () => {
    onClose();
    if (made.current) onCreated(made.current);
  };
  return (
    <FormDrawer
      open
      onClose={close}
      title={t('enterprise.company.new')}
      description={t('enterprise.company.new.hint')}
      form={form}
      onSave={onSave}
      saveLabel={t('enterprise.company.create')}
    >
      <FormGrid>
        <TextField<Values> name="name" label={t('enterprise.company.name')} required maxLength={LIMITS.companyName} />
        <TextField<Values>
          name="code"
          label={t('enterprise.company.code')}
          help={t('enterprise.company.code.help')}
          required
          maxLength={LIMITS.companyCode}
          check={(code) => (isCompanyCode(code.trim()) ? null : t('enterprise.company.code.invalid'))}
        />
        <SelectField<Values> name="timeZone" label={t('enterprise.company.timeZone')} required options={zones} />
        <SelectField<Values> name="language" label={t('enterprise.company.language')} required options={languages} />
        <TextField<Values>
          name="adminName"
          label={t('enterprise.company.adminName')}
          required
          maxLength={LIMITS.personName}
        />
        <TextField<Values>
          name="adminAccount"
          label={t('enterprise.company.adminAccount')}
          required
          maxLength={LIMITS.loginAccount}
        />
      </FormGrid>
    </FormDrawer>
  );
}
