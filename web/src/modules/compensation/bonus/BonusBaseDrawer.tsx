import { BONUS_MONTHS_PLACES, checkBonusBase } from '@hengcai/shared/rules/compensation/bonusBase';
import { addDays, monthOf } from '@hengcai/shared/rules/dates';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { today } from '../../../i18n/zone';
import { EmployeePickerField } from '../../../shared/pickers/pickerFields';
import { outcome } from '../../../shared/save/outcome';
import { DateField, NumberField, RadioField, SelectField } from '../../../ui/form/fields';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { randomId } from '../../../ui/randomId';
import { toast } from '../../../ui/toast';
import { usePolicyOptions } from '../policy/usePolicyOptions';
import { useAddBonusBaseMutation, useUpdateBonusBaseMutation } from './bonus.gen';
import { type BonusBase, nameOf } from './useBonusBases';

interface Values {
  kind: 'rank' | 'person';
  rankId: string;
  jobFamilyId: string;
  employeeId: string;
  months: string;
  validFrom: string;
}
interface Props {
  /** Null: another one. */
  one: BonusBase | null;
  onClose: () => void;
}

// The base that held until then ends, which the answer does not tell.
const refetchQueries = ['BonusBaseList'];

/** The base of a bonus to be added or corrected; mounted only while it is open. */
export function BonusBaseDrawer({ one, onClose }: Props) {
  const t = useT();
  const issueText = useIssueText();
  const [clientMutationId] = useState(randomId);
  const { options } = usePolicyOptions(null);
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: {
      kind: 'rank',
      rankId: '',
      jobFamilyId: '',
      employeeId: '',
      months: one?.months ?? '',
      validFrom: one?.validFrom ?? addDays(monthOf(today()).to, 1),
    },
  });
  const isOfRank = form.watch('kind') === 'rank';
  const [add] = useAddBonusBaseMutation({ refetchQueries });
  const [update] = useUpdateBonusBaseMutation({ refetchQueries });
  const onSave = async ({ kind, rankId, jobFamilyId, employeeId, ...values }: Values) => {
    const of =
      kind === 'rank'
        ? { rankId, jobFamilyId: jobFamilyId || null, employeeId: null }
        : { rankId: null, jobFamilyId: null, employeeId };
    const errors = await outcome(async () =>
      one
        ? (await update({ variables: { input: { id: one.id, version: one.version, ...values } } })).data
            ?.updateBonusBase
        : (await add({ variables: { input: { clientMutationId, ...of, ...values } } })).data?.addBonusBase,
    );
    if (errors.length === 0) toast.success(t('compensation.bonus.saved'));
    return errors;
  };
  const check = (field: 'months' | 'validFrom') => (value: string) => {
    const found = checkBonusBase({ ...form.getValues(), [field]: value }, today());
    const issue = found.find((said) => said.field === field);
    return issue ? issueText(issue) : null;
  };
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t(one ? 'compensation.bonus.change' : 'compensation.bonus.add')}
      {...(one && { description: nameOf(one) })}
      form={form}
      onSave={onSave}
    >
      <FormGrid columns={1}>
        {!one && (
          <RadioField<Values>
            name="kind"
            label={t('compensation.bonus.kind')}
            required
            options={[
              { value: 'rank', label: t('compensation.bonus.kind.rank') },
              { value: 'person', label: t('compensation.bonus.kind.person') },
            ]}
          />
        )}
        {!one && isOfRank && (
          <>
            <SelectField<Values>
              name="rankId"
              label={t('compensation.policy.rank')}
              required
              options={options?.ranks ?? []}
              disabled={!options}
            />
            <SelectField<Values>
              name="jobFamilyId"
              label={t('compensation.policy.family')}
              help={t('compensation.bonus.family.help')}
              options={options?.families ?? []}
              disabled={!options}
            />
          </>
        )}
        {!one && !isOfRank && (
          <EmployeePickerField<Values> name="employeeId" label={t('compensation.bonus.person')} required />
        )}
        <NumberField<Values>
          name="months"
          label={t('compensation.bonus.months')}
          required
          places={BONUS_MONTHS_PLACES}
          check={check('months')}
        />
        <DateField<Values>
          name="validFrom"
          label={t('compensation.bonus.validFrom')}
          help={t('compensation.bonus.validFrom.help')}
          required
          min={monthOf(today()).from}
          check={check('validFrom')}
        />
      </FormGrid>
    </FormDrawer>
  );
}
