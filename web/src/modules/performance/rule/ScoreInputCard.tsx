import { Button, Stack } from '@chakra-ui/react';
import { ScoreInput } from '@hengcai/shared/enums';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { checkAssessmentRule, checkScoreInput } from '@hengcai/shared/rules/performance/rule';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { formatNumber } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { issuesResolver } from '../../../shared/save/issuesResolver';
import { outcome } from '../../../shared/save/outcome';
import { Facts } from '../../../ui/Facts';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { NumberField, RadioField, SwitchField } from '../../../ui/form/fields';
import { SectionCard } from '../../../ui/Panel';
import { toast } from '../../../ui/toast';
import { byLevel } from './byLevel';
import { type RuleFormFragment, useSetScoreInputMutation } from './rule.gen';
import { toCheck, toValues } from './ruleModel';

type Rule = RuleFormFragment;
interface InputValues {
  scoredBy: keyof typeof ScoreInput;
  granularity: string;
  wholeScores: boolean;
}

/** How the scores of a rule are typed: numbers or levels, in which steps, whether whole. */
export function ScoreInputCard({ rule }: { rule: Rule }) {
  const t = useT();
  const label = useEnumLabel();
  const [editing, setEditing] = useState(false);
  const levels = byLevel(rule);
  return (
    <SectionCard
      id="score-input"
      title={t('performance.rule.input')}
      hint={t('performance.rule.input.hint')}
      actions={
        rule.type !== 'LEVEL' && (
          <Can do="edit">
            <Button type="button" size="sm" onClick={() => setEditing(true)}>
              {t('performance.rule.input.edit')}
            </Button>
          </Can>
        )
      }
    >
      <Facts
        items={[
          {
            label: t('performance.rule.input.by'),
            value: label('ScoreInput', levels ? 'LEVEL' : 'NUMBER'),
          },
          ...(levels
            ? []
            : [
                { label: t('performance.rule.granularity'), value: formatNumber(rule.granularity) },
                {
                  label: t('performance.rule.input.whole'),
                  value: t(rule.wholeScores ? 'performance.manage.yes' : 'performance.manage.no'),
                },
              ]),
        ]}
      />
      {editing && <ScoreInputDrawer rule={rule} onClose={() => setEditing(false)} />}
    </SectionCard>
  );
}

function ScoreInputDrawer({ rule, onClose }: { rule: Rule; onClose: () => void }) {
  const t = useT();
  const options = useEnumOptions();
  const issueText = useIssueText();
  const [save] = useSetScoreInputMutation();
  const form = useForm<InputValues>({
    mode: 'onTouched',
    defaultValues: {
      scoredBy: byLevel(rule) ? 'LEVEL' : 'NUMBER',
      granularity: rule.granularity,
      wholeScores: rule.wholeScores,
    },
    resolver: issuesResolver((values) => checkInput(rule, values), issueText),
  });
  const scoredBy = useWatch({ control: form.control, name: 'scoredBy' });
  return (
    <FormDrawer
      open
      form={form}
      title={t('performance.rule.input')}
      description={t('performance.rule.input.help')}
      onClose={onClose}
      onSave={async (values) => {
        const input = { id: rule.id, version: rule.version, ...values };
        const errors = await outcome(async () => (await save({ variables: { input } })).data?.setScoreInput);
        if (errors.length === 0) toast.success(t('performance.rule.input.saved'));
        return errors;
      }}
    >
      <Stack gap="5">
        {rule.type === 'SCORE_AND_LEVEL' && (
          <RadioField<InputValues>
            name="scoredBy"
            label={t('performance.rule.input.by')}
            required
            options={options('ScoreInput')}
            help={t(scoredBy === 'LEVEL' ? 'performance.rule.input.by.level' : 'performance.rule.input.by.number')}
          />
        )}
        {scoredBy === 'NUMBER' && (
          <>
            <NumberField<InputValues>
              name="granularity"
              label={t('performance.rule.granularity')}
              required
              places={LIMITS.decimalDigits}
              help={t('performance.rule.granularity.help')}
            />
            <SwitchField<InputValues> name="wholeScores" label={t('performance.rule.input.whole')} />
          </>
        )}
      </Stack>
    </FormDrawer>
  );
}

/** What is wrong with the setting; what else is wrong with the rule stands at its own fields. */
function checkInput(rule: Rule, { scoredBy, granularity, wholeScores }: InputValues) {
  const whole = { ...toCheck(toValues(rule)), scoredBy: ScoreInput[scoredBy], granularity, wholeScores };
  return [...checkScoreInput(whole), ...checkAssessmentRule(whole)].map((one) =>
    one.field.startsWith('levels') ? { ...one, field: 'scoredBy' } : one,
  );
}
