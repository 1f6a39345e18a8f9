import { LIMITS } from '@hengcai/shared/rules/limits';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { TextField } from '../../../ui/form/fields';
import { randomId } from '../../../ui/randomId';
import { toast } from '../../../ui/toast';
import { type GradeRowFragment, useAddGradeMutation, useUpdateGradeMutation } from '../rank.gen';

interface Values {
  name: string;
  nameEn: string;
}
interface Props {
  /** Null: a new one. */
  grade: GradeRowFragment | null;
  onClose: () => void;
  onAdded: () => void;
}

/** A grade to be added or renamed; mounted only while it is open. */
export function GradeDrawer({ grade, onClose, onAdded }: Props) {
  const t = useT();
  const [clientMutationId] = useState(randomId);
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { name: grade?.name ?? '', nameEn: grade?.nameEn ?? '' },
  });
  const [add] = useAddGradeMutation();
  const [update] = useUpdateGradeMutation();
  const added = useRef(false);
  const onSave = (values: Values) =>
    outcome(async () => {
      const described = { name: values.name.trim(), nameEn: values.nameEn.trim() || null };
      if (grade) {
        const input = { id: grade.id, version: grade.version, ...described };
        return (await update({ variables: { input } })).data?.updateGrade;
      }
      const answer = (await add({ variables: { input: { clientMutationId, ...described } } })).data?.addGrade;
      added.current = Boolean(answer?.grade);
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
      title={grade ? t('position.grade.rename.title', { name: localName(grade) }) : t('position.grade.new')}
      form={form}
      onSave={onSave}
    >
      <FormGrid columns={1}>
        <TextField<Values> name="name" label={t('position.grade.name')} required maxLength={LIMITS.gradeName} />
        <TextField<Values> name="nameEn" label={t('position.grade.nameEn')} maxLength={LIMITS.gradeNameEn} />
      </FormGrid>
    </FormDrawer>
  );
}
