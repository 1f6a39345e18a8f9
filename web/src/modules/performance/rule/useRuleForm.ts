import { checkAssessmentRule } from '@hengcai/shared/rules/performance/rule';
import { issue } from '@hengcai/shared/rules/issue';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { checkFailed } from '../../../shared/save/checkFailed';
import { issuesResolver } from '../../../shared/save/issuesResolver';
import { outcome } from '../../../shared/save/outcome';
import { useLiveChecks } from '../../../shared/save/useLiveChecks';
import { useFormDraft } from '../../../ui/guard/useFormDraft';
import { type RuleFormFragment, useRuleNameTakenLazyQuery, useSaveRuleMutation } from './rule.gen';
import { newRule, type RuleValues, toCheck, toInput, toValues } from './ruleModel';

const TAKEN = 'ALREADY_USED';

/** The form of a rule: checked by the shared rules, its name also by the server as soon as the field is left. */
export function useRuleForm(rule: RuleFormFragment | null) {
  const t = useT();
  const issueText = useIssueText();
  const taken = useRef<string | null>(null);
  const form = useForm<RuleValues>({
    mode: 'onTouched',
    defaultValues: rule ? toValues(rule) : newRule(),
    resolver: issuesResolver(
      (values) => [
        ...checkAssessmentRule(toCheck(values)),
        ...(values.name.trim() === taken.current ? [issue('name', TAKEN)] : []),
      ],
      (one) => (one.code === TAKEN ? t('performance.rule.nameTaken') : issueText(one)),
    ),
  });
  useLiveChecks(form);
  useFormDraft('rule', form);
  const [askTaken] = useRuleNameTakenLazyQuery({ fetchPolicy: 'network-only' });
  const [save] = useSaveRuleMutation();

  const checkName = async (name: string) => {
    if (!name || name === rule?.name) return;
    const answer = await askTaken({ variables: { name, exceptId: rule?.id ?? null }, context: { quiet: true } }).catch(
      checkFailed,
    );
    taken.current = answer?.data?.assessmentRuleNameTaken ? name : null;
    void form.trigger('name');
  };
  const onSave = (values: RuleValues) =>
    outcome(async () => (await save({ variables: { input: toInput(values, rule) } })).data?.saveAssessmentRule);
  return { form, onSave, checkName };
}
