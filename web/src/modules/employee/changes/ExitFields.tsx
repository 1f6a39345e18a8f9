import { isDate } from '@hengcai/shared/rules/dates';
import { dayAfter } from '@hengcai/shared/rules/employee/change-exit';
import { Button, Stack, Text } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatList, localName } from '../../../i18n/format';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { Notice } from '../../../shared/Notice';
import { EmployeePickerField } from '../../../shared/pickers/pickerFields';
import { DateField, RadioField, SelectField } from '../../../ui/form/fields';
import { FormGrid } from '../../../ui/form/FormGrid';
import type { ChangeValues } from './changeKinds';
import { ExitReasonFields } from './ExitReasonFields';
import type { ExitFormQuery } from './personnelChanges.gen';
import type { LoadedForm } from './useChangeForm';
import { useTimeSpan } from './useTimeSpan';

type Exit = NonNullable<ExitFormQuery['exitForm']>;

const namesOf = (people: Exit['subordinates']): string =>
  formatList(
    people.map(({ name, nameEn, number }) => (name === null ? number : `${localName({ name, nameEn })} (${number})`)),
  );

/** Last day, kind, ground and reason of an exit; who takes the direct reports over, and what the law protects. */
export function ExitFields({ form, exit }: { form: LoadedForm; exit: Exit }) {
  const t = useT();
  const options = useEnumOptions();
  const involuntary = useWatch<ChangeValues, 'exitKind'>({ name: 'exitKind' }) === 'INVOLUNTARY';
  const lastDay = useWatch<ChangeValues, 'lastDay'>({ name: 'lastDay' });
  const served = useTimeSpan(form.entryDate, isDate(lastDay) ? dayAfter(lastDay) : '');
  return (
    <FormGrid>
      {form.lastDay && (
        <Notice tone="error">
          <Text>{t('employee.change.exit.already', { date: form.lastDay })}</Text>
        </Notice>
      )}
      <DateField<ChangeValues>
        name="lastDay"
        label={t('employee.change.lastDay')}
        required
        help={
          served === null
            ? t('employee.change.lastDay.hint')
            : t('employee.change.lastDay.served', { time: served, hint: t('employee.change.lastDay.hint') })
        }
        min={form.entryDate}
      />
      <RadioField<ChangeValues>
        name="exitKind"
        label={t('employee.change.exitKind')}
        required
        wide
        options={options('ExitKind')}
      />
      {involuntary && (
        <SelectField<ChangeValues>
          name="ground"
          label={t('employee.change.ground')}
          required
          wide
          options={options('ExitGround')}
        />
      )}
      {involuntary && (
        <Notice tone="warning">
          <Text>{t('employee.change.exit.protected')}</Text>
          {exit.nearRetirement && <Text fontWeight="medium">{t('employee.change.exit.nearRetirement')}</Text>}
        </Notice>
      )}
      <ExitReasonFields />
      <Left exit={exit} />
    </FormGrid>
  );
}

/** Who and what the person leaves behind. */
function Left({ exit }: { exit: Exit }) {
  const t = useT();
  const { setValue } = useFormContext<ChangeValues>();
  const { subordinates, virtualSubordinates, heads } = exit;
  const manager = exit.employee?.manager ?? null;
  if (subordinates.length + virtualSubordinates.length + heads.length === 0) return null;
  return (
    <Stack gap="4" gridColumn="1 / -1">
      {subordinates.length > 0 && (
        <Notice
          tone="warning"
          action={
            manager && (
              <HandOverButton
                name={localName(manager)}
                onHandOver={() => setValue('handOverToId', manager.id, { shouldDirty: true, shouldValidate: true })}
              />
            )
          }
        >
          <Text fontWeight="medium">{t('employee.change.exit.subordinates', { count: subordinates.length })}</Text>
          <Text>{namesOf(subordinates)}</Text>
        </Notice>
      )}
      {subordinates.length > 0 && (
        <EmployeePickerField<ChangeValues>
          name="handOverToId"
          label={t('employee.change.handOverTo')}
          required
          wide
          help={t('employee.change.handOverTo.hint')}
          chosen={manager}
        />
      )}
      {virtualSubordinates.length > 0 && (
        <Notice tone="warning">
          <Text>{t('employee.change.exit.virtual', { people: namesOf(virtualSubordinates) })}</Text>
        </Notice>
      )}
      {heads.length > 0 && (
        <Notice tone="warning">
          <Text>
            {t('employee.change.exit.heads', { departments: formatList(heads.map((one) => localName(one))) })}
          </Text>
        </Notice>
      )}
    </Stack>
  );
}

function HandOverButton({ name, onHandOver }: { name: string; onHandOver: () => void }) {
  const t = useT();
  return (
    <Button size="sm" onClick={onHandOver}>
      {t('employee.change.handOver', { name })}
    </Button>
  );
}
