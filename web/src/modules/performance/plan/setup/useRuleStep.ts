import { useForm } from 'react-hook-form';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { useIssueText } from '../../../../i18n/useIssueText';
import { useT } from '../../../../i18n/useT';
import { atCell } from '../../../../shared/approval/flowValues';
import { issuesResolver } from '../../../../shared/save/issuesResolver';
import { outcome } from '../../../../shared/save/outcome';
import { useLiveChecks } from '../../../../shared/save/useLiveChecks';
import type { Option } from '../../../../ui/input/Select';
import { usePlanRuleChoicesQuery, useSavePlanRuleMutation } from '../plan.gen';
import type { Plan } from '../planModel';
import { checkRuleStep, ruleStepInput, ruleStepOf, type RuleStepValues } from './ruleStepModel';

/** Rule, templates and approval flow, with what there is to choose from. */
export function useRuleStep(plan: Plan) {
  const t = useT();
  const label = useEnumLabel();
  const issueText = useIssueText();
  const form = useForm<RuleStepValues>({
    mode: 'onTouched',
    defaultValues: ruleStepOf(plan),
    resolver: issuesResolver(checkRuleStep, (one) =>
      one.code === 'TEMPLATE_TWICE' ? t('performance.plan.template.twice') : issueText(one),
    ),
  });
  useLiveChecks(form);
  const { data, loading } = usePlanRuleChoicesQuery({ fetchPolicy: 'cache-and-network' });
  const [save] = useSavePlanRuleMutation();
  const onSave = async (values: RuleStepValues) => {
    const errors = await outcome(
      async () => (await save({ variables: { input: ruleStepInput(values, plan) } })).data?.saveAssessmentPlanRule,
    );
    return errors.map((one) => ({ ...one, field: atCell(one.field) }));
  };
  /** What the plan has chosen stays a choice, even if it was switched off meanwhile. */
  const withOwn = <O extends Option>(
    options: O[],
    own: (Omit<O, 'label' | 'value'> & { id: string; name: string })[],
  ) => [
    ...options,
    ...own
      .filter((one) => !options.some((o) => o.value === one.id))
      .map(({ id, name, ...one }) => ({ ...one, value: id, label: t('performance.plan.switchedOff', { name }) })),
  ];
  const rules = (data?.assessmentRules?.items ?? []).map((rule) => ({
    value: rule.id,
    label: `${rule.name} · ${label('AssessmentRuleType', rule.type)}`,
  }));
  const templates = (data?.enabledAssessmentTemplates ?? []).map((one) => ({
    value: one.id,
    contentId: one.enabledContentId,
    label: one.enabledVersionName ? `${one.name} · ${one.enabledVersionName}` : one.name,
  }));
  return {
    form,
    onSave,
    loading: loading && !data,
    rules: withOwn(rules, plan.rule ? [{ id: plan.rule.id, name: plan.ruleName ?? '' }] : []),
    departmentRules: withOwn(rules, plan.departmentRule ? [plan.departmentRule] : []),
    templates: withOwn(
      templates,
      plan.modules.flatMap(({ template, contentId }) =>
        template ? { id: template.id, name: template.name, contentId } : [],
      ),
    ),
    chosenRule: (id: string) => data?.assessmentRules?.items.find((rule) => rule.id === id),
  };
}
