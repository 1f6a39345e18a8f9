import { LIMITS } from '@hengcai/shared/rules/limits';
import { useForm } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { TextField } from '../../../ui/form/fields';
import type { UserError } from '../../../ui/form/userErrors';

export interface Names {
  name: string;
  nameEn: string;
}

/** What an entry or a dictionary is called in both languages; mounted only while it is open. */
export function NamesDrawer({
  title,
  names = { name: '', nameEn: '' },
  onSave,
  onClose,
}: {
  title: string;
  names?: Names;
  onSave: (names: Names) => Promise<readonly UserError[]>;
  onClose: () => void;
}) {
  const t = useT();
  const form = useForm<Names>({ mode: 'onTouched', defaultValues: names });
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={title}
      form={form}
      onSave={({ name, nameEn }) => onSave({ name: name.trim(), nameEn: nameEn.trim() })}
    >
      <FormGrid columns={1}>
        <TextField<Names> name="name" label={t('employee.dictionary.name')} required maxLength={LIMITS.shortText} />
        <TextField<Names>
          name="nameEn"
          label={t('employee.dictionary.nameEn')}
          help={t('employee.dictionary.nameEn.help')}
          maxLength={LIMITS.shortText}
        />
      </FormGrid>
    </FormDrawer>
  );
}
