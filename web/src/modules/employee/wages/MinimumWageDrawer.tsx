import { LIMITS } from '@hengcai/shared/rules/limits';
import { useForm } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { DateField, NumberField, SelectField, TextField } from '../../../ui/form/fields';
import { toast } from '../../../ui/toast';
import { useDictionaries } from '../dictionary/useDictionaries';
import { useSaveMinimumWageMutation } from './minimumWages.gen';
import type { Wage } from './MinimumWageTab';

interface Values {
  city: string;
  validFrom: string;
  amount: string;
}

/** The minimum wage of a city from a day on; mounted only while it is open. */
export function MinimumWageDrawer({
  wage,
  onClose,
  onSaved,
}: {
  /** Null: another one. */
  wage: Wage | null;
  onClose: () => void;
  onSaved: () => void;
}) {
  const t = useT();
  const { choicesFor } = useDictionaries();
  const [mutate] = useSaveMinimumWageMutation();
  const { city = '', validFrom = '', amount = '' } = wage ?? {};
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: { city, validFrom, amount } });
  const cities = choicesFor('city', wage?.city);
  const save = async (values: Values) => {
    const input = { ...(wage && { id: wage.id, version: wage.version }), ...values };
    const errors = await outcome(async () => (await mutate({ variables: { input } })).data?.saveMinimumWage);
    if (errors.length > 0) return errors;
    toast.success(t('employee.saved'));
    onSaved();
    return [];
  };
  const common = { name: 'city', label: t('employee.city'), required: true } as const;
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t(wage ? 'employee.wage.change' : 'employee.wage.new')}
      form={form}
      onSave={save}
    >
      <FormGrid columns={1}>
        {cities ? (
          <SelectField<Values> {...common} options={cities} />
        ) : (
          <TextField<Values> {...common} maxLength={LIMITS.shortText} />
        )}
        <DateField<Values> name="validFrom" label={t('employee.wage.validFrom')} required />
        <NumberField<Values>
          name="amount"
          label={t('employee.wage.amount')}
          places={2}
          unit={t('employee.unit.month')}
          required
        />
      </FormGrid>
    </FormDrawer>
  );
}
