import { checkProbationRule } from '@hengcai/shared/rules/probation/rule';
import { ProbationTargetSetter } from '@hengcai/shared/enums';
import { issue } from '@hengcai/shared/rules/issue';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import {
  atCell,
  checkNodes,
  flowInput,
  newNode,
  nodeValuesOf,
  type NodeValues,
} from '../../../shared/approval/flowValues';
import { checkFailed } from '../../../shared/save/checkFailed';
import { issuesResolver } from '../../../shared/save/issuesResolver';
import { outcome } from '../../../shared/save/outcome';
import { useLiveChecks } from '../../../shared/save/useLiveChecks';
import { randomId } from '../../../ui/randomId';
import {
  type ProbationRuleFormFragment,
  useProbationRuleNameTakenLazyQuery,
  useSaveProbationRuleMutation,
  useSaveProbationRuleScopeMutation,
} from './rule.gen';

export interface RuleValues {
  name: string;
  templateId: string;
  assessmentRuleId: string;
  scoringDays: string;
  targetSetter: keyof typeof ProbationTargetSetter;
  selfRatio: string;
  bossRatio: string;
  flow: NodeValues[];
  mailTemplateId: string;
  extensionAllowed: boolean;
  departmentIds: string[];
}

const valuesOf = (rule: ProbationRuleFormFragment | null): RuleValues => ({
  name: rule?.name ?? '',
  templateId: rule?.template?.id ?? '',
  assessmentRuleId: rule?.assessmentRuleId ?? '',
  scoringDays: String(rule?.scoringDays ?? 14),
  targetSetter: rule?.targetSetter ? (rule.targetSetter as RuleValues['targetSetter']) : 'EMPLOYEE',
  selfRatio: rule?.selfRatio ?? '30',
  bossRatio: rule?.bossRatio ?? '70',
  flow: rule ? nodeValuesOf(rule.flow) : [{ ...newNode(), level: '2' }],
  mailTemplateId: rule?.mailTemplateId ?? '',
  extensionAllowed: rule?.extensionAllowed ?? false,
  departmentIds: (rule?.departments ?? []).flatMap((one) => one?.id ?? []),
});

const check = ({ scoringDays, targetSetter, flow, ...rule }: RuleValues) => [
  ...checkProbationRule({
    ...rule,
    scoringDays: scoringDays === '' ? null : Number(scoringDays),
    targetSetter: ProbationTargetSetter[targetSetter],
    nodes: [],
  }).filter(({ field }) => field !== 'nodes'),
  ...checkNodes(flow).map((one) => ({ ...one, field: one.field === 'nodes' ? 'flow' : one.field })),
];

const TAKEN = 'ALREADY_USED';

/** The form of a rule and of the departments it holds for; both are saved by one button. */
export function useRuleForm(rule: ProbationRuleFormFragment | null) {
  const t = useT();
  const issueText = useIssueText();
  const [clientMutationId] = useState(randomId);
  const taken = useRef<string | null>(null);
  const form = useForm<RuleValues>({
    mode: 'onTouched',
    defaultValues: valuesOf(rule),
    resolver: issuesResolver(
      (values) => [...check(values), ...(values.name.trim() === taken.current ? [issue('name', TAKEN)] : [])],
      (one) => (one.code === TAKEN ? t('probation.rule.nameTaken') : issueText(one)),
    ),
  });
  useLiveChecks(form);
  const [askTaken] = useProbationRuleNameTakenLazyQuery({ fetchPolicy: 'network-only' });
  const [save] = useSaveProbationRuleMutation();
  const [saveScope] = useSaveProbationRuleScopeMutation();
  // Saved already when only the departments were refused: the next try changes it.
  const saved = useRef(rule);
  const onSave = async ({ departmentIds, scoringDays, flow, mailTemplateId, ...values }: RuleValues) => {
    const errors = await outcome(async () => {
      const { data } = await save({
        variables: {
          input: {
            ...values,
            clientMutationId: saved.current === rule ? clientMutationId : randomId(),
            id: saved.current?.id ?? null,
            version: saved.current?.version ?? null,
            name: values.name.trim(),
            scoringDays: Number(scoringDays),
            flow: flowInput(flow),
            mailTemplateId: mailTemplateId || null,
          },
        },
      });
      saved.current = data?.saveProbationRule?.rule ?? saved.current;
      return data?.saveProbationRule;
    });
    if (errors.length > 0 || !saved.current) return errors.map((one) => ({ ...one, field: atCell(one.field) }));
    const { id, version, departments } = saved.current;
    const same =
      [...departments]
        .map((one) => one?.id ?? '')
        .sort()
        .join() === [...departmentIds].sort().join();
    if (same) return [];
    return outcome(async () => {
      const { data } = await saveScope({ variables: { input: { id, version, departmentIds } } });
      saved.current = data?.saveProbationRuleScope?.rule ?? saved.current;
      return data?.saveProbationRuleScope;
    }).then((list) => list.map((one) => ({ ...one, field: one.field?.replace(/\.\d+$/, '') ?? null })));
  };
  const checkName = async (name: string) => {
    if (!name || name === rule?.name) return;
    const answer = await askTaken({ variables: { name, exceptId: rule?.id ?? null }, context: { quiet: true } }).catch(
      checkFailed,
    );
    taken.current = answer?.data?.probationRuleNameTaken ? name : null;
    void form.trigger('name');
  };
  return { form, onSave, checkName };
}
