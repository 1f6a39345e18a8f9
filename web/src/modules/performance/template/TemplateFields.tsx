import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, Trash2Icon } from 'lucide-react';
import { get, useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { CheckCell, NumberCell, TextCell } from '../../../shared/grid/cells';
import { EditGrid } from '../../../shared/grid/EditGrid';
import { FormGrid } from '../../../ui/form/FormGrid';
import { RadioField, SwitchField, TextAreaField, TextField } from '../../../ui/form/fields';
import { IconAction } from '../../../ui/IconAction';
import { SectionCard } from '../../../ui/Panel';
import { blankItem, blankOption, blankText, type TemplateValues } from './templateModel';

/** The five answers a new question begins with, from the least to the best. */
export function useScale(): string[] {
  const t = useT();
  return ([1, 2, 3, 4, 5] as const).map((score) => t(`performance.template.scale.${score}`));
}

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

/** Name and questions of a template, one card a question. */
export function TemplateFields({ disabled, onName }: { disabled: boolean; onName: (name: string) => void }) {
  const t = useT();
  const scale = useScale();
  const { control } = useFormContext<TemplateValues>();
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'items' });
  const full = fields.length >= LIMITS.customItemsMax;
  return (
    <Stack gap="4">
      <SectionCard title={t('performance.template.basics')}>
        <FormGrid>
          <TextField<TemplateValues>
            name="name"
            label={t('performance.template.name')}
            required
            maxLength={LIMITS.templateName}
            onLeave={onName}
            disabled={disabled}
          />
        </FormGrid>
      </SectionCard>
      <ListError name="items" />
      {fields.map((field, at) => (
        <SectionCard
          key={field.id}
          title={t('performance.template.question', { number: at + 1 })}
          actions={
            !disabled && (
              <>
                {at > 0 && (
                  <IconAction
                    label={t('performance.template.question.up', { number: at + 1 })}
                    icon={<ArrowUpIcon />}
                    onClick={() => swap(at, at - 1)}
                  />
                )}
                {at < fields.length - 1 && (
                  <IconAction
                    label={t('performance.template.question.down', { number: at + 1 })}
                    icon={<ArrowDownIcon />}
                    onClick={() => swap(at, at + 1)}
                  />
                )}
                <IconAction
                  label={t('performance.template.question.remove', { number: at + 1 })}
                  icon={<Trash2Icon />}
                  onClick={() => remove(at)}
                />
              </>
            )
          }
        >
          <Question at={at} disabled={disabled} />
        </SectionCard>
      ))}
      {!disabled && (
        <Flex gap="2" wrap="wrap">
          <Button disabled={full} onClick={() => append(blankItem(scale))}>
            <PlusIcon />
            {t('performance.template.question.addChoice')}
          </Button>
          <Button disabled={full} onClick={() => append(blankText())}>
            <PlusIcon />
            {t('performance.template.question.addText')}
          </Button>
        </Flex>
      )}
    </Stack>
  );
}

function Question({ at, disabled }: { at: number; disabled: boolean }) {
  const t = useT();
  const options = useEnumOptions();
  const path = `items.${at}` as const;
  const [inputMode, type] = useWatch<TemplateValues, [`items.${number}.inputMode`, `items.${number}.type`]>({
    name: [`${path}.inputMode`, `${path}.type`],
  });
  const cell = (header: string, row: number) =>
    t('performance.template.cell', { question: at + 1, row: row + 1, header });
  return (
    <Stack gap="4">
      <TextAreaField<TemplateValues>
        name={`${path}.name`}
        label={t('performance.template.text')}
        required
        maxLength={LIMITS.customItemName}
        disabled={disabled}
      />
      <FormGrid>
        <RadioField<TemplateValues>
          name={`${path}.inputMode`}
          label={t('performance.template.inputMode')}
          required
          options={options('CustomInputMode')}
          disabled={disabled}
        />
        <RadioField<TemplateValues>
          name={`${path}.type`}
          label={t('performance.template.type')}
          required
          options={options('CustomItemType')}
          disabled={disabled}
        />
        <SwitchField<TemplateValues>
          name={`${path}.required`}
          label={t('performance.template.required')}
          disabled={disabled}
        />
      </FormGrid>
      <TextAreaField<TemplateValues>
        name={`${path}.explanation`}
        label={t('performance.template.explanation')}
        maxLength={LIMITS.customExplanation}
        disabled={disabled}
      />
      {inputMode === 'SELECT' && (
        <Box>
          <EditGrid
            name={`${path}.options`}
            label={t('performance.template.options', { number: at + 1 })}
            blank={blankOption}
            addLabel={t('performance.template.option.add')}
            min={LIMITS.customOptionsMin}
            max={LIMITS.customOptionsMax}
            disabled={disabled}
            columns={[
              {
                id: 'content',
                header: t('performance.template.content'),
                width: 280,
                cell: (name, row) => (
                  <TextCell
                    name={name}
                    label={cell(t('performance.template.content'), row)}
                    maxLength={LIMITS.customOption}
                    disabled={disabled}
                  />
                ),
              },
              ...(type === 'SCORED'
                ? [
                    {
                      id: 'score',
                      header: t('performance.template.score'),
                      width: 110,
                      cell: (name: string, row: number) => (
                        <NumberCell
                          name={name}
                          label={cell(t('performance.template.score'), row)}
                          places={LIMITS.decimalDigits}
                          disabled={disabled}
                        />
                      ),
                    },
                  ]
                : []),
              {
                id: 'negative',
                header: t('performance.template.negative'),
                width: 110,
                cell: (name, row) => (
                  <CheckCell name={name} label={cell(t('performance.template.negative'), row)} disabled={disabled} />
                ),
              },
            ]}
          />
          <ListError name={`${path}.options`} />
        </Box>
      )}
    </Stack>
  );
}
