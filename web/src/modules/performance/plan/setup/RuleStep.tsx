import { HStack, Link as TextLink, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
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

/** Third step: rules, templates with weights, who approves targets. */
export function RuleStep({ plan, onDone, onCancel }: { plan: Plan; onDone: () => void; onCancel: () => void }) {
  const t = useT();
  const disabled = !usePageAccess().edit;
  const { form, onSave, loading, rules, departmentRules, templates, chosenRule } = useRuleStep(plan);
  const [ruleId, departmentRuleId] = useWatch({ control: form.control, name: ['ruleId', 'departmentRuleId'] });
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
          <Stack gap="4">
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
              {ruleId !== '' && (
                <RuleFacts rule={chosenRule(ruleId)}>
                  <RuleLook planId={null} ruleId={ruleId} />
                </RuleFacts>
              )}
            </FormGrid>
            {Number(plan.departmentRatio) > 0 && (
              <FormGrid>
                <SelectField<RuleStepValues>
                  name="departmentRuleId"
                  label={t('performance.plan.departmentRule')}
                  placeholder={t('performance.plan.departmentRule.same')}
                  options={departmentRules}
                  disabled={disabled}
                  help={t('performance.plan.departmentRule.help')}
                />
                {departmentRuleId !== '' && (
                  <RuleFacts rule={chosenRule(departmentRuleId)}>
                    <RuleLook planId={null} ruleId={departmentRuleId} planRuleType="DEPARTMENT" />
                  </RuleFacts>
                )}
              </FormGrid>
            )}
          </Stack>
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

type ChosenRule = ReturnType<ReturnType<typeof useRuleStep>['chosenRule']>;

/** What the chosen rule judges by, beside its choice. */
function RuleFacts({ rule, children }: { rule: ChosenRule; children: ReactNode }) {
  const t = useT();
  return (
    <HStack gap="4" wrap="wrap" align="flex-end" pb="1">
      {rule && (
        <Stack gap="1">
          <Text color="fg.muted">{t('performance.plan.rule.fullScore', { score: formatNumber(rule.fullScore) })}</Text>
          <HStack gap="1" wrap="wrap">
            {rule.levels.map((level) => (
              <Badge key={level.name} variant="outline">
                {level.name}
              </Badge>
            ))}
          </HStack>
        </Stack>
      )}
      {children}
    </HStack>
  );
}
