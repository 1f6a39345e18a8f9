import { LIMITS } from '@hengcai/shared/rules/limits';
import { mondayOf } from '@hengcai/shared/rules/dates';
import { useForm } from 'react-hook-form';
import { today } from '../../../../i18n/zone';
import { useT } from '../../../../i18n/useT';
import { outcome } from '../../../../shared/save/outcome';
import { FormDrawer } from '../../../../ui/form/FormDrawer';
import { FormGrid } from '../../../../ui/form/FormGrid';
import { NumberField, TextAreaField } from '../../../../ui/form/fields';
import { toast } from '../../../../ui/toast';
import { useMutationKey } from '../useMutationKey';
import { type ProgressFragment, useSaveProgressNoteMutation } from './progress.gen';

interface Values {
  value: string;
  confidence: string;
  text: string;
}
interface Props {
  planId: string;
  employeeId: string;
  indicator: { id: string; keyResult: string; measureUnit: string | null };
  /** What was noted of it so far: this week's is changed. */
  notes: readonly ProgressFragment[];
  onSaved: () => void;
  onClose: () => void;
}

/** The note of this week about one indicator. */
export function ProgressDrawer({ planId, employeeId, indicator, notes, onSaved, onClose }: Props) {
  const t = useT();
  const keyed = useMutationKey();
  const [save] = useSaveProgressNoteMutation();
  const week = mondayOf(today());
  const written = notes.find((note) => note.week === week);
  const form = useForm<Values>({
    defaultValues: {
      value: written?.value ?? '',
      confidence: written?.confidence?.toString() ?? '',
      text: written?.text ?? '',
    },
  });
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('performance.progress.noteOf', { name: indicator.keyResult })}
      description={t('performance.progress.hint')}
      form={form}
      onSave={async ({ value, confidence, text }) => {
        const errors = await outcome(() =>
          keyed(`progress.${indicator.id}`, async (clientMutationId) => {
            const input = {
              planId,
              employeeId,
              indicatorId: indicator.id,
              clientMutationId,
              value: value || null,
              confidence: confidence === '' ? null : Number(confidence),
              text,
            };
            return (await save({ variables: { input } })).data?.saveProgressNote;
          }),
        );
        if (errors.length === 0) {
          toast.success(t('performance.progress.saved'));
          onSaved();
        }
        return errors;
      }}
    >
      <FormGrid columns={1}>
        <NumberField<Values>
          name="value"
          label={t('performance.progress.value')}
          negative
          {...(indicator.measureUnit && { unit: indicator.measureUnit })}
        />
        <NumberField<Values> name="confidence" label={t('performance.progress.confidence')} places={0} unit="%" />
        <TextAreaField<Values>
          name="text"
          label={t('performance.progress.text')}
          required
          maxLength={LIMITS.comment}
          placeholder={t('performance.progress.text.placeholder')}
        />
      </FormGrid>
    </FormDrawer>
  );
}
