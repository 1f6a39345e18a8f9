import { useForm } from 'react-hook-form';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { today } from '../../../i18n/zone';
import { useCurrentUser } from '../../../session/currentUser';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { DateField } from '../../../ui/form/fields';
import { gradeName } from './criteriaModel';
import { type PositionEvaluationFormFragment, useApplyPositionEvaluationMutation } from './evaluation.gen';

/** From when on the position has the grade it came to; mounted only while it is open. */
export function ApplyDrawer({ detail, onClose }: { detail: PositionEvaluationFormFragment; onClose: () => void }) {
  const t = useT();
  const { backDatingDays } = useCurrentUser().company;
  const [apply] = useApplyPositionEvaluationMutation();
  const form = useForm<{ validFrom: string }>({ mode: 'onTouched', defaultValues: { validFrom: today() } });
  const { id, version, position, mean } = detail.evaluation;
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('position.evaluation.apply')}
      description={t('position.evaluation.apply.hint', {
        name: position ? localName(position) : '',
        grade: gradeName(detail.options, mean) ?? '',
      })}
      form={form}
      saveLabel={t('position.evaluation.apply')}
      onSave={({ validFrom }) =>
        outcome(
          async () => (await apply({ variables: { input: { id, version, validFrom } } })).data?.applyPositionEvaluation,
        )
      }
    >
      <FormGrid columns={1}>
        <DateField<{ validFrom: string }>
          name="validFrom"
          label={t('position.validFrom')}
          required
          help={t('position.validFrom.help', { days: backDatingDays })}
        />
      </FormGrid>
    </FormDrawer>
  );
}
