import { LIMITS } from '@hengcai/shared/rules/limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { TextAreaField, TextField } from '../../../ui/form/fields';
import { randomId } from '../../../ui/randomId';
import type { RewardValue } from './useValueList';
import { useAddRewardValueMutation, useUpdateRewardValueMutation } from './values.gen';

interface Values {
  name: string;
  nameEn: string;
  description: string;
}
interface Props {
  /** Null: a new one. */
  value: RewardValue | null;
  onClose: () => void;
  onAdded: () => void;
}

/** A value to be added or changed; mounted only while it is open. */
export function ValueDrawer({ value, onClose, onAdded }: Props) {
  const t = useT();
  const [clientMutationId] = useState(randomId);
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: {
      name: value?.name ?? '',
      nameEn: value?.nameEn ?? '',
      description: value?.description ?? '',
    },
  });
  const [add] = useAddRewardValueMutation();
  const [update] = useUpdateRewardValueMutation();
  const onSave = ({ name, nameEn, description }: Values) =>
    outcome(async () => {
      const said = { name: name.trim(), nameEn: nameEn.trim() || null, description: description.trim() || null };
      if (value) {
        const { id, version, enabled } = value;
        return (await update({ variables: { input: { id, version, enabled, ...said } } })).data?.updateRewardValue;
      }
      const answer = (await add({ variables: { input: { clientMutationId, ...said } } })).data?.addRewardValue;
      if (answer?.value) onAdded();
      return answer;
    });
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={value ? t('reward.value.edit.title', { name: localName(value) }) : t('reward.value.new')}
      form={form}
      onSave={onSave}
    >
      <FormGrid columns={1}>
        <TextField<Values> name="name" label={t('reward.value.name')} required maxLength={LIMITS.rewardValueName} />
        <TextField<Values> name="nameEn" label={t('reward.value.nameEn')} maxLength={LIMITS.rewardValueNameEn} />
        <TextAreaField<Values>
          name="description"
          label={t('reward.value.description')}
          help={t('reward.value.description.help')}
          maxLength={LIMITS.description}
        />
      </FormGrid>
    </FormDrawer>
  );
}
