import { Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { PlusIcon, Trash2Icon } from 'lucide-react';
import { get, useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { NumberCell, SelectCell, TextCell } from '../../../shared/grid/cells';
import { EditGrid } from '../../../shared/grid/EditGrid';
import { WeightSum } from '../../../shared/grid/WeightSum';
import { FormGrid } from '../../../ui/form/FormGrid';
import { NumberField, TextField } from '../../../ui/form/fields';
import { IconAction } from '../../../ui/IconAction';
import type { Option } from '../../../ui/input/Select';
import { SectionCard } from '../../../ui/Panel';
import { blankDimension, blankFactor, blankLevel, type CriteriaValues } from './criteriaModel';

/** The error of a list as a whole. */
function ListError({ name }: { name: string }) {
  const { errors } = useFormState();
  const text: string | undefined = get(errors, `${name}.root.message`) ?? get(errors, `${name}.message`);
  return text ? (
    <Text role="alert" color="fg.error">
      {text}
    </Text>
  ) : null;
}

/** What positions are looked at for, one card a factor, and which total means which grade. */
export function CriteriaFields({ grades, disabled }: { grades: readonly Option[]; disabled: boolean }) {
  const t = useT();
  const { control } = useFormContext<CriteriaValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'factors' });
  const factors = useWatch({ control, name: 'factors' });
  return (
    <Stack gap="4">
      <Flex gap="3" align="baseline" wrap="wrap">
        <Text fontWeight="medium">{t('position.criteria.factors')}</Text>
        <WeightSum values={factors.map(({ weight }) => weight)} />
        <ListError name="factors" />
      </Flex>
      {fields.map((field, at) => (
        <SectionCard
          key={field.id}
          title={factors[at]?.name || t('position.criteria.factor.unnamed', { number: at + 1 })}
          actions={
            !disabled && (
              <IconAction
                label={t('position.criteria.factor.remove', {
                  name: factors[at]?.name || t('position.criteria.factor.unnamed', { number: at + 1 }),
                })}
                icon={<Trash2Icon />}
                onClick={() => remove(at)}
              />
            )
          }
        >
          <Factor at={at} disabled={disabled} />
        </SectionCard>
      ))}
      {!disabled && (
        <Box>
          <Button disabled={fields.length >= LIMITS.evaluationFactorsMax} onClick={() => append(blankFactor())}>
            <PlusIcon />
            {t('position.criteria.factor.add')}
          </Button>
        </Box>
      )}
      <SectionCard id="bands" title={t('position.criteria.bands')} hint={t('position.criteria.bands.hint')}>
        <Bands grades={grades} disabled={disabled} />
      </SectionCard>
    </Stack>
  );
}

function Factor({ at, disabled }: { at: number; disabled: boolean }) {
  const t = useT();
  const path = `factors.${at}` as const;
  const { control } = useFormContext<CriteriaValues>();
  const { fields, append, remove } = useFieldArray({ control, name: `${path}.dimensions` });
  return (
    <Stack gap="5">
      <FormGrid>
        <TextField<CriteriaValues>
          name={`${path}.name`}
          label={t('position.criteria.factor')}
          required
          maxLength={LIMITS.shortText}
          disabled={disabled}
        />
        <NumberField<CriteriaValues>
          name={`${path}.weight`}
          label={t('position.criteria.weight')}
          required
          places={LIMITS.decimalDigits}
          unit="%"
          disabled={disabled}
        />
      </FormGrid>
      {fields.map((field, place) => (
        <Dimension
          key={field.id}
          name={`${path}.dimensions.${place}`}
          disabled={disabled}
          onRemove={fields.length > 1 ? () => remove(place) : null}
        />
      ))}
      <ListError name={`${path}.dimensions`} />
      {!disabled && (
        <Box>
          <Button
            size="sm"
            disabled={fields.length >= LIMITS.evaluationDimensionsMax}
            onClick={() => append(blankDimension())}
          >
            <PlusIcon />
            {t('position.criteria.dimension.add')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}

interface DimensionProps {
  name: `factors.${number}.dimensions.${number}`;
  disabled: boolean;
  /** Null where it is the only one. */
  onRemove: (() => void) | null;
}

function Dimension({ name, disabled, onRemove }: DimensionProps) {
  const t = useT();
  const { control } = useFormContext<CriteriaValues>();
  const called = useWatch({ control, name: `${name}.name` }) || t('position.criteria.dimension');
  const label = (header: string, at: number) => t('position.criteria.cell', { name: called, number: at + 1, header });
  return (
    <Stack gap="2" borderWidth="1px" rounded="md" p="3" role="group" aria-label={called}>
      <HStack gap="2" align="flex-end">
        <Box flex="1">
          <TextField<CriteriaValues>
            name={`${name}.name`}
            label={t('position.criteria.dimension')}
            required
            maxLength={LIMITS.shortText}
            disabled={disabled}
          />
        </Box>
        {!disabled && onRemove && (
          <IconAction
            label={t('position.criteria.dimension.remove', { name: called })}
            icon={<Trash2Icon />}
            onClick={onRemove}
          />
        )}
      </HStack>
      <EditGrid
        name={`${name}.levels`}
        label={t('position.criteria.levels', { name: called })}
        blank={blankLevel}
        addLabel={t('position.criteria.level.add')}
        min={LIMITS.evaluationLevelsMin}
        max={LIMITS.evaluationLevelsMax}
        disabled={disabled}
        columns={[
          {
            id: 'label',
            header: t('position.criteria.level'),
            width: 280,
            cell: (cell, at) => (
              <TextCell
                name={cell}
                label={label(t('position.criteria.level'), at)}
                maxLength={LIMITS.reason}
                disabled={disabled}
              />
            ),
          },
          {
            id: 'points',
            header: t('position.criteria.points'),
            width: 110,
            numeric: true,
            cell: (cell, at) => (
              <NumberCell
                name={cell}
                label={label(t('position.criteria.points'), at)}
                places={LIMITS.decimalDigits}
                disabled={disabled}
              />
            ),
          },
        ]}
      />
    </Stack>
  );
}

function Bands({ grades, disabled }: { grades: readonly Option[]; disabled: boolean }) {
  const t = useT();
  const label = (header: string, at: number) =>
    t('position.criteria.cell', { name: t('position.criteria.bands'), number: at + 1, header });
  return (
    <EditGrid
      name="bands"
      label={t('position.criteria.bands')}
      blank={() => ({ from: '', jobGradeId: '' })}
      addLabel={t('position.criteria.band.add')}
      max={LIMITS.evaluationBandsMax}
      disabled={disabled}
      columns={[
        {
          id: 'from',
          header: t('position.criteria.band.from'),
          width: 140,
          numeric: true,
          cell: (cell, at) => (
            <NumberCell
              name={cell}
              label={label(t('position.criteria.band.from'), at)}
              places={LIMITS.decimalDigits}
              disabled={disabled}
            />
          ),
        },
        {
          id: 'jobGradeId',
          header: t('position.grade'),
          width: 180,
          cell: (cell, at) => (
            <SelectCell name={cell} label={label(t('position.grade'), at)} options={grades} disabled={disabled} />
          ),
        },
      ]}
    />
  );
}
