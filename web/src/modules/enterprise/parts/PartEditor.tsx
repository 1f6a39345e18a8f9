import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useFormContext, useWatch } from 'react-hook-form';
import { currentLanguage } from '../../../i18n/language';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { Notice } from '../../../shared/Notice';
import { FormGrid } from '../../../ui/form/FormGrid';
import { NumberField, RadioField, TextField } from '../../../ui/form/fields';
import { type ContentValues, FORMULA_COLUMNS, newColumn } from '../contentModel';
import { ColumnGrid } from './ColumnGrid';
import { RowGrid } from './RowGrid';

const METHODS = {
  MANUAL: 'enterprise.part.method.manual',
  FORMULA: 'enterprise.part.method.formula',
  IMPORTED: 'enterprise.part.method.imported',
} as const;

/** Everything about one part: weight, how it is scored, columns, indicators. */
export function PartEditor({ at, disabled }: { at: number; disabled: boolean }) {
  const t = useT();
  const options = useEnumOptions();
  const { control } = useFormContext<ContentValues>();
  const path = `parts.${at}` as const;
  const [method, rowsBy] = useWatch({ control, name: [`${path}.scoreMethod`, `${path}.rowsBy`] });
  return (
    <Stack gap="6">
      <FormGrid>
        <TextField<ContentValues>
          name={`${path}.name`}
          label={t('enterprise.part.name')}
          required
          maxLength={LIMITS.partName}
          disabled={disabled}
        />
        <TextField<ContentValues>
          name={`${path}.nameEn`}
          label={t('enterprise.part.nameEn')}
          maxLength={LIMITS.partName}
          help={t('enterprise.part.nameEn.help')}
          disabled={disabled}
        />
        <NumberField<ContentValues>
          name={`${path}.weight`}
          label={t('enterprise.part.weight')}
          required
          places={LIMITS.decimalDigits}
          unit="%"
          disabled={disabled}
        />
        <RadioField<ContentValues>
          name={`${path}.scoreMethod`}
          label={t('enterprise.part.method')}
          required
          options={options('ScoreMethod')}
          help={t(METHODS[method])}
          disabled={disabled}
        />
        <RadioField<ContentValues>
          name={`${path}.rowsBy`}
          label={t('enterprise.part.rowsBy')}
          required
          options={[
            { value: 'employee', label: t('enterprise.part.rowsBy.employee') },
            { value: 'template', label: t('enterprise.part.rowsBy.template') },
          ]}
          disabled={disabled}
        />
        {method === 'FORMULA' && (
          <>
            <NumberField<ContentValues>
              name={`${path}.floor`}
              label={t('enterprise.part.floor')}
              required
              places={2}
              unit="%"
              help={t('enterprise.part.floor.help')}
              disabled={disabled}
            />
            <NumberField<ContentValues>
              name={`${path}.cap`}
              label={t('enterprise.part.cap')}
              required
              places={2}
              unit="%"
              help={t('enterprise.part.cap.help')}
              disabled={disabled}
            />
          </>
        )}
        {rowsBy === 'employee' && (
          <>
            <NumberField<ContentValues>
              name={`${path}.minRows`}
              label={t('enterprise.part.minRows')}
              required
              places={0}
              disabled={disabled}
            />
            <NumberField<ContentValues>
              name={`${path}.maxRows`}
              label={t('enterprise.part.maxRows')}
              required
              places={0}
              disabled={disabled}
            />
          </>
        )}
      </FormGrid>
      <Block title={t('enterprise.part.columns')} hint={t('enterprise.part.columns.hint')}>
        {method === 'FORMULA' && !disabled && <MissingColumns at={at} />}
        <ColumnGrid at={at} disabled={disabled} />
      </Block>
      <Block
        title={t('enterprise.part.rows')}
        hint={t(rowsBy === 'template' ? 'enterprise.part.rows.fixed' : 'enterprise.part.rows.preset')}
      >
        <RowGrid at={at} disabled={disabled} />
      </Block>
    </Stack>
  );
}

function Block({ title, hint, children }: { title: string; hint: string; children: React.ReactNode }) {
  return (
    <Stack as="section" aria-label={title} gap="2">
      <Flex align="baseline" gap="3" wrap="wrap">
        <Text fontWeight="medium">{title}</Text>
        <Text color="fg.subtle" textStyle="xs">
          {hint}
        </Text>
      </Flex>
      {children}
    </Stack>
  );
}

/** A formula needs three columns; what is missing is added with one click. */
function MissingColumns({ at }: { at: number }) {
  const t = useT();
  const label = useEnumLabel();
  const { control, getValues, setValue } = useFormContext<ContentValues>();
  const path = `parts.${at}.columns` as const;
  const used = new Set<string>(useWatch({ control, name: path }).map((column) => column.type));
  const missing = FORMULA_COLUMNS.filter((type) => !used.has(type));
  if (missing.length === 0) return null;
  const nameOf = (type: string) => label('AssessmentColumnType', type);
  const add = () => {
    const columns = getValues(path);
    const after = columns.findLastIndex((column) => column.type === 'KEY_RESULT' || column.type === 'MEASURE_UNIT') + 1;
    setValue(
      path,
      columns.toSpliced(after, 0, ...missing.map((type) => ({ ...newColumn(type, nameOf), required: true }))),
      { shouldDirty: true, shouldValidate: true },
    );
  };
  return (
    <Notice
      tone="warning"
      action={
        <Button size="sm" onClick={add}>
          {t('enterprise.part.addMissing')}
        </Button>
      }
    >
      {t('enterprise.part.formulaNeeds', {
        columns: new Intl.ListFormat(currentLanguage()).format(missing.map(nameOf)),
      })}
    </Notice>
  );
}
