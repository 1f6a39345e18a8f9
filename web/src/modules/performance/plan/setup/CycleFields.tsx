import { useFormContext, useWatch } from 'react-hook-form';
import { useEnumOptions } from '../../../../i18n/useEnumOptions';
import { useT } from '../../../../i18n/useT';
import { FormField } from '../../../../ui/form/FormField';
import { Select } from '../../../../ui/input/Select';
import type { CycleName } from '../planModel';
import { useCycleText } from '../useCycleText';
import { yearOptions } from '../years';
import { type BasicsValues, calendarPeriod, periodsOf } from './basicsModel';
import { SpanField } from './SpanField';

/** Year, cycle and its number; together they propose the assessed period. */
export function CycleFields({ disabled }: { disabled: boolean }) {
  const t = useT();
  const options = useEnumOptions();
  const cycleText = useCycleText();
  const { control, getValues, setValue } = useFormContext<BasicsValues>();
  const [year, cycle] = useWatch({ control, name: ['year', 'cycle'] });
  const change = (part: Partial<Pick<BasicsValues, 'year' | 'cycle' | 'cycleIndex'>>) => {
    const next = { ...getValues(), ...part };
    const index = Number(next.cycleIndex) > periodsOf(next.cycle) ? '1' : next.cycleIndex;
    const put = { shouldDirty: true, shouldValidate: true } as const;
    setValue('year', next.year, put);
    setValue('cycle', next.cycle, put);
    setValue('cycleIndex', index, put);
    setValue('period', calendarPeriod(next.year, next.cycle, index), put);
  };
  const indexes = Array.from({ length: periodsOf(cycle) }, (_, i) => ({
    value: String(i + 1),
    label: cycleText({ year: Number(year), cycle, cycleIndex: i + 1 }),
  }));
  const years = yearOptions();
  const known = years.some((one) => one.value === year) ? years : [{ value: year, label: year }, ...years];
  return (
    <>
      <FormField<BasicsValues> name="cycle" label={t('performance.plan.cycle')} required disabled={disabled}>
        {({ value, onBlur }, invalid) => (
          <Select
            options={options('AssessmentPlanCycle')}
            value={value}
            onChange={(v) => change({ cycle: v as CycleName })}
            onBlur={onBlur}
            invalid={invalid}
            clearable={false}
            disabled={disabled}
          />
        )}
      </FormField>
      <FormField<BasicsValues> name="year" label={t('performance.plan.year')} required disabled={disabled}>
        {({ value, onBlur }, invalid) => (
          <Select
            options={known}
            value={value}
            onChange={(v) => change({ year: v })}
            onBlur={onBlur}
            invalid={invalid}
            clearable={false}
            disabled={disabled}
          />
        )}
      </FormField>
      <FormField<BasicsValues>
        name="cycleIndex"
        label={t('performance.plan.cycleIndex')}
        required
        disabled={disabled || cycle === 'ANNUAL'}
      >
        {({ value, onBlur }, invalid) => (
          <Select
            options={indexes}
            value={value}
            onChange={(v) => change({ cycleIndex: v })}
            onBlur={onBlur}
            invalid={invalid}
            clearable={false}
            disabled={disabled || cycle === 'ANNUAL'}
          />
        )}
      </FormField>
      <SpanField
        name="period"
        label={t('performance.plan.period')}
        help={t('performance.plan.period.help')}
        disabled={disabled}
      />
    </>
  );
}
