import { CITY_COEFFICIENT_PLACES, checkCityCoefficient } from '@hengcai/shared/rules/compensation/city';
import { addDays, monthOf } from '@hengcai/shared/rules/dates';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { localName } from '../../../i18n/format';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { today } from '../../../i18n/zone';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { DateField, NumberField } from '../../../ui/form/fields';
import { randomId } from '../../../ui/randomId';
import { toast } from '../../../ui/toast';
import { useAddCityCoefficientMutation, useUpdateCityCoefficientMutation } from './city.gen';
import type { City, Coefficient } from './useCities';

interface Values {
  coefficient: string;
  validFrom: string;
}
interface Props {
  city: City;
  /** Null: another one. */
  one: Coefficient | null;
  onClose: () => void;
}

const nextMonth = (): string => addDays(monthOf(today()).to, 1);

/** A coefficient of a city to be added or corrected; mounted only while it is open. */
export function CoefficientDrawer({ city, one, onClose }: Props) {
  const t = useT();
  const issueText = useIssueText();
  const [clientMutationId] = useState(randomId);
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { coefficient: one?.coefficient ?? '', validFrom: one?.validFrom ?? nextMonth() },
  });
  const [add] = useAddCityCoefficientMutation();
  const [update] = useUpdateCityCoefficientMutation();
  const onSave = async (values: Values) => {
    const errors = await outcome(async () =>
      one
        ? (await update({ variables: { input: { id: one.id, version: one.version, ...values } } })).data
            ?.updateCityCoefficient
        : (await add({ variables: { input: { clientMutationId, cityId: city.id, ...values } } })).data
            ?.addCityCoefficient,
    );
    if (errors.length === 0) toast.success(t('compensation.city.saved'));
    return errors;
  };
  const check = (field: keyof Values) => (value: string) => {
    const found = checkCityCoefficient({ ...form.getValues(), [field]: value }, today());
    const issue = found.find((said) => said.field === field);
    return issue ? issueText(issue) : null;
  };
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t(one ? 'compensation.city.change' : 'compensation.city.add')}
      description={localName(city)}
      form={form}
      onSave={onSave}
    >
      <FormGrid columns={1}>
        <NumberField<Values>
          name="coefficient"
          label={t('compensation.city.coefficient')}
          required
          places={CITY_COEFFICIENT_PLACES}
          check={check('coefficient')}
        />
        <DateField<Values>
          name="validFrom"
          label={t('compensation.city.validFrom')}
          help={t('compensation.city.validFrom.help')}
          required
          min={monthOf(today()).from}
          check={check('validFrom')}
        />
      </FormGrid>
    </FormDrawer>
  );
}
