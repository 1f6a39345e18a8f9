import { Field, HStack, Stack } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useT } from '../../../i18n/useT';
import { RadioGroup } from '../../../theme/parts/RadioGroup';
import { TextArea } from '../../../ui/input/TextArea';

interface Props {
  passed: boolean | null;
  conditionNotMet: string;
  onChange: (said: { passed?: boolean; conditionNotMet?: string }) => void;
}

/** Whether the superior proposes to pass; a failure names the condition of employment that was not met. */
export function Decision({ passed, conditionNotMet, onChange }: Props) {
  const t = useT();
  const choices = [
    { value: 'yes', label: t('probation.pass') },
    { value: 'no', label: t('probation.fail') },
  ];
  return (
    <Stack gap="3">
      <RadioGroup.Root
        value={passed === null ? '' : passed ? 'yes' : 'no'}
        onValueChange={({ value }) => onChange({ passed: value === 'yes' })}
      >
        <RadioGroup.Label>{t('probation.propose')}</RadioGroup.Label>
        <HStack gap="5" wrap="wrap">
          {choices.map(({ value, label }) => (
            <RadioGroup.Item key={value} value={value}>
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator />
              <RadioGroup.ItemText>{label}</RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </HStack>
      </RadioGroup.Root>
      {passed === false && (
        <Field.Root required>
          <Field.Label>
            {t('probation.condition')}
            <Field.RequiredIndicator />
          </Field.Label>
          <TextArea
            value={conditionNotMet}
            onChange={(text) => onChange({ conditionNotMet: text })}
            maxLength={LIMITS.opinion}
          />
          <Field.HelperText>{t('probation.condition.help')}</Field.HelperText>
        </Field.Root>
      )}
    </Stack>
  );
}
