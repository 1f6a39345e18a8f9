import { LIMITS } from '@hengcai/shared/rules/limits';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { today } from '../../../i18n/zone';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { NumberField, SelectField, TextField } from '../../../ui/form/fields';
import { randomId } from '../../../ui/randomId';
import { toast } from '../../../ui/toast';
import { type RankRowFragment, useAddRankMutation, useUpdateRankMutation } from '../rank.gen';
import { useReferences } from '../useReferences';
import { ValidFromField } from './DatedFields';

interface Values {
  code: string;
  validFrom: string;
  name: string;
  grade: string;
  jobGradeId: string;
}
interface Props {
  /** Null: a new one. */
  rank: RankRowFragment | null;
  onClose: () => void;
  onAdded: () => void;
}

/** A rank to be set up or changed; mounted only while it is open. */
export function RankDrawer({ rank, onClose, onAdded }: Props) {
  const t = useT();
  const { grades } = useReferences();
  const [clientMutationId] = useState(randomId);
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: {
      code: rank?.code ?? '',
      validFrom: today(),
      name: rank?.name ?? '',
      grade: rank ? String(rank.grade) : '',
      jobGradeId: rank?.jobGrade?.id ?? '',
    },
  });
  const [add] = useAddRankMutation();
  const [update] = useUpdateRankMutation();
  const added = useRef(false);
  const onSave = ({ code, validFrom, name, grade, jobGradeId }: Values) =>
    outcome(async () => {
      const described = { name: name.trim(), grade: Number(grade), jobGradeId };
      if (rank) {
        const input = { id: rank.id, version: rank.version, validFrom, ...described };
        return (await update({ variables: { input } })).data?.updateRank;
      }
      const input = { clientMutationId, code: code.trim(), ...described };
      const answer = (await add({ variables: { input } })).data?.addRank;
      added.current = Boolean(answer?.rank);
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
      title={rank ? t('position.change.title', { name: rank.name }) : t('position.rank.new')}
      form={form}
      onSave={onSave}
      {...(rank && { description: t('position.change.hint') })}
    >
      <FormGrid columns={1}>
        {rank ? (
          <ValidFromField />
        ) : (
          <TextField<Values> name="code" label={t('position.rank.code')} required maxLength={LIMITS.code} />
        )}
        <TextField<Values> name="name" label={t('position.rank.name')} required maxLength={LIMITS.rankName} />
        <SelectField<Values>
          name="jobGradeId"
          label={t('position.grade')}
          options={grades}
          required
          {...(grades.length === 0 && { help: t('position.grade.first') })}
        />
        <NumberField<Values>
          name="grade"
          label={t('position.seniority')}
          required
          places={0}
          help={t('position.seniority.help')}
        />
      </FormGrid>
    </FormDrawer>
  );
}
