import { Flex, HStack, Link as TextLink, Stack, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import { FlowGrid } from '../../../../shared/approval/FlowGrid';
import { GuardedForm } from '../../../../shared/save/GuardedForm';
import { Badge } from '../../../../theme/parts/Badge';
import { EmptyState } from '../../../../ui/EmptyState';
import { FormGrid } from '../../../../ui/form/FormGrid';
import { SelectField } from '../../../../ui/form/fields';
import { usePageAccess } from '../../../../ui/PageAccess';
import { SectionCard } from '../../../../ui/Panel';
import { RuleLook } from '../look/RuleLook';
import type { Plan } from '../planModel';
import { ModuleGrid } from './ModuleGrid';
import type { RuleStepValues } from './ruleStepModel';
import { useRuleStep } from './useRuleStep';

/** Third step: rule, templates with weights, who approves targets. */
export function RuleStep({ plan, onDone, onCancel }: { plan: Plan; onDone: () => void; onCancel: () => void }) {
  const t = useT();
  const disabled = !usePageAccess().edit;
  const { form, onSave, loading, rules, templates, chosenRule } = useRuleStep(plan);
  const ruleId = useWatch({ control: form.control, name: 'ruleId' });
  return (
    <GuardedForm
      form={form}
      onSave={onSave}
      onDone={onDone}
      onCancel={onCancel}
      saveLabel={t('performance.plan.saveAndNext')}
    >
      <Stack gap="4">
        <SectionCard title={t('performance.plan.rule')} hint={t('performance.plan.rule.hint')}>
          <FormGrid>
            <SelectField<RuleStepValues>
              name="ruleId"
              label={t('performance.plan.rule')}
              required
              options={rules}
              disabled={disabled}
              help={
                !loading && rules.length === 0 ? (
                  <Missing to="/performance/setting/rule_template" text={t('performance.plan.rule.none')} />
                ) : undefined
              }
            />
            <RuleFacts rule={chosenRule(ruleId)} />
            {ruleId !== '' && (
              <Flex align="flex-end">
                <RuleLook planId={null} ruleId={ruleId} />
              </Flex>
            )}
          </FormGrid>
        </SectionCard>
        <SectionCard title={t('performance.plan.templates')} hint={t('performance.plan.templates.hint')}>
          {!loading && templates.length === 0 ? (
            <EmptyState
              compact
              title={t('performance.plan.templates.none')}
              action={
                <Missing to="/enterprise_management/performance_template" text={t('performance.plan.templates.go')} />
              }
            />
          ) : (
            <ModuleGrid templates={templates} disabled={disabled} />
          )}
        </SectionCard>
        <SectionCard title={t('performance.plan.flow')} hint={t('performance.plan.flow.hint')}>
          <FlowGrid label={t('performance.plan.flow')} flow={plan.flow} disabled={disabled} />
        </SectionCard>
      </Stack>
    </GuardedForm>
  );
}

const Missing = ({ to, text }: { to: string; text: string }) => (
  <TextLink asChild color="brand.fg">
    <Link to={to}>{text}</Link>
  </TextLink>
);

function RuleFacts({ rule }: { rule: ReturnType<ReturnType<typeof useRuleStep>['chosenRule']> }) {
  const t = useT();
  if (!rule) return null;
  return (
    <Stack gap="1" justify="flex-end" pb="1">
      <Text color="fg.muted">{t('performance.plan.rule.fullScore', { score: formatNumber(rule.fullScore) })}</Text>
      <HStack gap="1" wrap="wrap">
        {rule.levels.map((level) => (
          <Badge key={level.name} variant="outline">
            {level.name}
          </Badge>
        ))}
      </HStack>
    </Stack>
  );
}
