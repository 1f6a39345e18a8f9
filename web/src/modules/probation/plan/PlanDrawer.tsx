import { checkScoringDays } from '@hengcai/shared/rules/probation/rule';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { issue } from '@hengcai/shared/rules/issue';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { EmployeePickerField } from '../../../shared/pickers/pickerFields';
import { issuesResolver } from '../../../shared/save/issuesResolver';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { NumberField, SelectField } from '../../../ui/form/fields';
import { randomId } from '../../../ui/randomId';
import { planPath } from './paths';
import {
  type ProbationPlanFormFragment,
  type ProbationTargetSetter,
  useProbationPlanRulesQuery,
  useSaveProbationPlanMutation,
} from './plan.gen';

interface Values {
  employeeId: string;
  ruleId: string;
  superiorId: string;
  targetSetter: string;
  scoringDays: string;
}

const check = ({ employeeId, ruleId, scoringDays }: Values) => [
  ...(employeeId === '' ? [issue('employeeId', 'REQUIRED')] : []),
  ...(ruleId === '' ? [issue('ruleId', 'REQUIRED')] : []),
  ...(scoringDays === '' ? [] : checkScoringDays(Number(scoringDays), LIMITS.probationDaysMax)),
];

/** Whose probation, by which rule, and who scores; what is left out follows rule and person. Null: a new plan. */
export function PlanDrawer({ detail, onClose }: { detail: ProbationPlanFormFragment | null; onClose: () => void }) {
  const t = useT();
  const options = useEnumOptions();
  const navigate = useNavigate();
  const issueText = useIssueText();
  const [clientMutationId] = useState(randomId);
  const rules = useProbationPlanRulesQuery({ fetchPolicy: 'cache-and-network' }).data?.probationRules?.items ?? [];
  const [save] = useSaveProbationPlanMutation();
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: {
      employeeId: detail?.plan.employee?.id ?? '',
      ruleId: detail?.plan.ruleId ?? '',
      superiorId: detail?.plan.superior?.id ?? '',
      targetSetter: detail?.plan.targetSetter ?? '',
      scoringDays: detail ? String(detail.scoringDays) : '',
    },
    resolver: issuesResolver(check, issueText),
  });
  const made = useRef<string | null>(null);
  const onSave = ({ superiorId, targetSetter, scoringDays, ...values }: Values) =>
    outcome(async () => {
      const { data } = await save({
        variables: {
          input: {
            ...values,
            clientMutationId,
            id: detail?.id ?? null,
            version: detail?.plan.version ?? null,
            superiorId: superiorId || null,
            targetSetter: (targetSetter || null) as ProbationTargetSetter | null,
            scoringDays: scoringDays === '' ? null : Number(scoringDays),
          },
        },
      });
      made.current = data?.saveProbationPlan?.detail?.id ?? null;
      return data?.saveProbationPlan;
    });
  const close = () => {
    onClose();
    if (!detail && made.current !== null) void navigate(planPath(made.current));
  };
  const draft = !detail || detail.plan.status === 'DRAFT';
  return (
    <FormDrawer
      open
      onClose={close}
      title={t(detail ? 'probation.change' : 'probation.new')}
      description={t('probation.new.hint')}
      form={form}
      onSave={onSave}
    >
      <FormGrid columns={1}>
        {!detail && (
          <EmployeePickerField<Values>
            name="employeeId"
            label={t('probation.person')}
            required
            help={t('probation.person.help')}
          />
        )}
        <SelectField<Values>
          name="ruleId"
          label={t('probation.rule')}
          required
          disabled={!draft}
          options={rules.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <EmployeePickerField<Values>
          name="superiorId"
          label={t('probation.superior')}
          help={t('probation.superior.help')}
        />
        <SelectField<Values>
          name="targetSetter"
          label={t('probation.targetSetter')}
          clearable
          help={t('probation.asRule')}
          options={options('ProbationTargetSetter')}
        />
        <NumberField<Values>
          name="scoringDays"
          label={t('probation.scoringDays')}
          places={0}
          unit={t('probation.days')}
          help={t('probation.scoringDays.help')}
        />
      </FormGrid>
    </FormDrawer>
  );
}
