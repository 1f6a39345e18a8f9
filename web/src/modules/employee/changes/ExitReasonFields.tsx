import { LIMITS } from '@hengcai/shared/rules/limits';
import { useWatch } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { SelectField, TextAreaField } from '../../../ui/form/fields';
import { useDictionaries } from '../dictionary/useDictionaries';
import type { ChangeValues } from './changeKinds';

/** Why somebody leaves: chosen, with a remark, or in words where the services have no reasons to choose from. */
export function ExitReasonFields() {
  const t = useT();
  const exitReason = useWatch<ChangeValues, 'exitReason'>({ name: 'exitReason' });
  const reasons = useDictionaries().choicesFor('exitReason', exitReason);
  return (
    <>
      {reasons && (
        <SelectField<ChangeValues>
          name="exitReason"
          label={t('employee.change.exitReason')}
          required
          wide
          options={reasons}
        />
      )}
      <TextAreaField<ChangeValues>
        name="reason"
        label={t(reasons ? 'employee.change.exitRemark' : 'employee.change.exitReason')}
        required={!reasons}
        maxLength={LIMITS.reason}
        wide
      />
    </>
  );
}
