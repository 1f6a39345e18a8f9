import { Field, Stack, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useController } from 'react-hook-form';
import { localName } from '../../../i18n/format';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { FlowGrid } from '../../../shared/approval/FlowGrid';
import { DepartmentPicker } from '../../../shared/pickers/DepartmentPicker';
import { FormGrid } from '../../../ui/form/FormGrid';
import { NumberField, RadioField, SelectField, SwitchField, TextField } from '../../../ui/form/fields';
import { SectionCard } from '../../../ui/Panel';
import { useWordings } from '../plan/useWordings';
import { type ProbationRuleFormFragment, useProbationRuleChoicesQuery } from './rule.gen';
import type { RuleValues } from './useRuleForm';

interface Props {
  rule: ProbationRuleFormFragment | null;
  onNameLeft: (name: string) => void;
  disabled: boolean;
}

/** The sections of a rule: form and scores, who approves, for whom it holds. */
export function RuleFields({ rule, onNameLeft, disabled }: Props) {
  const t = useT();
  const options = useEnumOptions();
  const { data } = useProbationRuleChoicesQuery({ fetchPolicy: 'cache-and-network' });
  const wordings = useWordings();
  const named = (
    list: readonly { id: string; name: string }[] | null | undefined,
    own?: { id: string; name: string } | null,
  ) => {
    const all = [...(list ?? [])];
    if (own && all.every(({ id }) => id !== own.id)) all.push(own);
    return all.map(({ id, name }) => ({ value: id, label: name }));
  };
  const others = (data?.probationRuleDepartments ?? []).filter(({ ruleId }) => ruleId !== rule?.id);
  return (
    <Stack gap="4">
      <SectionCard id="basics" title={t('probation.rule.section.basics')}>
        <FormGrid>
          <TextField<RuleValues>
            name="name"
            label={t('probation.rule.name')}
            required
            maxLength={LIMITS.ruleName}
            onLeave={onNameLeft}
            disabled={disabled}
          />
          <SelectField<RuleValues>
            name="templateId"
            label={t('probation.rule.template')}
            required
            options={named(data?.enabledAssessmentTemplates, rule?.template)}
            disabled={disabled}
          />
          <SelectField<RuleValues>
            name="assessmentRuleId"
            label={t('probation.rule.assessmentRule')}
            required
            options={named(
              data?.assessmentRules?.items,
              rule && { id: rule.assessmentRuleId, name: rule.assessmentRuleName },
            )}
            disabled={disabled}
          />
          <NumberField<RuleValues>
            name="scoringDays"
            label={t('probation.scoringDays')}
            required
            places={0}
            unit={t('probation.days')}
            help={t('probation.scoringDays.help')}
            disabled={disabled}
          />
          <RadioField<RuleValues>
            name="targetSetter"
            label={t('probation.targetSetter')}
            required
            options={options('ProbationTargetSetter')}
            help={t('probation.targetSetter.help')}
            disabled={disabled}
          />
          <SelectField<RuleValues>
            name="mailTemplateId"
            label={t('probation.mail')}
            clearable
            options={wordings}
            placeholder={t('probation.mail.inUse')}
            help={t('probation.mail.help')}
            disabled={disabled}
          />
          <NumberField<RuleValues>
            name="selfRatio"
            label={t('probation.rule.selfRatio')}
            required
            places={LIMITS.decimalDigits}
            unit="%"
            help={t('probation.rule.selfRatio.help')}
            disabled={disabled}
          />
          <NumberField<RuleValues>
            name="bossRatio"
            label={t('probation.rule.bossRatio')}
            required
            places={LIMITS.decimalDigits}
            unit="%"
            disabled={disabled}
          />
        </FormGrid>
      </SectionCard>
      <SectionCard id="flow" title={t('probation.rule.flow')} hint={t('probation.rule.flow.hint')}>
        <FlowGrid label={t('probation.rule.flow')} flow={rule?.flow ?? []} disabled={disabled} />
      </SectionCard>
      <SectionCard id="extension" title={t('probation.rule.extension')} hint={t('probation.rule.extension.hint')}>
        <SwitchField<RuleValues>
          name="extensionAllowed"
          label={t('probation.rule.extensionAllowed')}
          disabled={disabled}
        />
      </SectionCard>
      <SectionCard id="scope" title={t('probation.rule.departments')} hint={t('probation.rule.departments.hint')}>
        <Departments disabled={disabled} />
        {others.length > 0 && (
          <Text color="fg.muted" mt="2">
            {t('probation.rule.others', {
              list: others.map(({ department, ruleName }) => `${localName(department)} → ${ruleName}`).join('; '),
            })}
          </Text>
        )}
      </SectionCard>
    </Stack>
  );
}

/** Departments the rule holds for. */
function Departments({ disabled }: { disabled: boolean }) {
  const t = useT();
  const { field, fieldState } = useController<RuleValues, 'departmentIds'>({ name: 'departmentIds' });
  return (
    <Field.Root invalid={fieldState.invalid}>
      <Field.Label as="div" srOnly>
        {t('probation.rule.departments')}
      </Field.Label>
      <DepartmentPicker
        multiple
        value={field.value}
        onChange={field.onChange}
        label={t('probation.rule.departments')}
        disabled={disabled}
        invalid={fieldState.invalid}
      />
      {fieldState.error && <Field.ErrorText>{fieldState.error.message}</Field.ErrorText>}
    </Field.Root>
  );
}
