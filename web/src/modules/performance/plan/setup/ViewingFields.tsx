import { useEnumOptions } from '../../../../i18n/useEnumOptions';
import { useT } from '../../../../i18n/useT';
import { FormGrid } from '../../../../ui/form/FormGrid';
import { RadioField, SelectField, SwitchField } from '../../../../ui/form/fields';

/** When and what the evaluated see of their result; may change until the archive. */
export function ViewingFields({ disabled = false, columns = 2 }: { disabled?: boolean; columns?: 1 | 2 }) {
  const t = useT();
  const options = useEnumOptions();
  return (
    <FormGrid columns={columns}>
      <SelectField
        name="viewScoreAt"
        label={t('performance.plan.viewScoreAt')}
        required
        options={options('ViewScoreAt')}
        disabled={disabled}
      />
      <RadioField
        name="viewWhat"
        label={t('performance.plan.viewWhat')}
        required
        options={options('ViewWhat')}
        disabled={disabled}
      />
      <SwitchField name="allowExportDetails" label={t('performance.plan.allowExportDetails')} disabled={disabled} />
    </FormGrid>
  );
}
