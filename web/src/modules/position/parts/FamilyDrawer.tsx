import { LIMITS } from '@hengcai/shared/rules/limits';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { today } from '../../../i18n/zone';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { SelectField, TextField } from '../../../ui/form/fields';
import { randomId } from '../../../ui/randomId';
import { toast } from '../../../ui/toast';
import { type JobFamilyRowFragment, useAddJobFamilyMutation, useUpdateJobFamilyMutation } from '../jobFamily.gen';
import { useReferences } from '../useReferences';
import { ValidFromField } from './DatedFields';

interface Values {
  code: string;
  validFrom: string;
  name: string;
  parentId: string;
}
interface Props {
  /** Null: a new one. */
  family: JobFamilyRowFragment | null;
  onClose: () => void;
  onAdded: () => void;
}

/** A job family to be set up, renamed or moved; mounted only while it is open. */
export function FamilyDrawer({ family, onClose, onAdded }: Props) {
  const t = useT();
  const { jobFamilies } = useReferences();
  const [clientMutationId] = useState(randomId);
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: {
      code: family?.code ?? '',
      validFrom: today(),
      name: family?.name ?? '',
      parentId: family?.parent?.id ?? '',
    },
  });
  const [add] = useAddJobFamilyMutation();
  const [update] = useUpdateJobFamilyMutation();
  const added = useRef(false);
  const onSave = ({ code, validFrom, name, parentId }: Values) =>
    outcome(async () => {
      const described = { name: name.trim(), parentId: parentId || null };
      if (family) {
        const input = { id: family.id, version: family.version, validFrom, ...described };
        return (await update({ variables: { input } })).data?.updateJobFamily;
      }
      const input = { clientMutationId, code: code.trim(), ...described };
      const answer = (await add({ variables: { input } })).data?.addJobFamily;
      added.current = Boolean(answer?.jobFamily);
      return answer;
    });
  const close = () => {
    onClose();
    if (!added.current) return;
    toast.success(t('position.added', { name: form.getValues('name') }));
    onAdded();
  };
  return (
    <FormDrawer
      open
      onClose={close}
      title={family ? t('position.change.title', { name: family.name }) : t('position.family.new')}
      form={form}
      onSave={onSave}
      {...(family && { description: t('position.change.hint') })}
    >
      <FormGrid columns={1}>
        {family ? (
          <ValidFromField />
        ) : (
          <TextField<Values> name="code" label={t('position.family.code')} required maxLength={LIMITS.code} />
        )}
        <TextField<Values> name="name" label={t('position.family.name')} required maxLength={LIMITS.jobFamilyName} />
        <SelectField<Values>
          name="parentId"
          label={t('position.family.parent')}
          options={jobFamilies.filter(({ value }) => value !== family?.id)}
        />
      </FormGrid>
    </FormDrawer>
  );
}
