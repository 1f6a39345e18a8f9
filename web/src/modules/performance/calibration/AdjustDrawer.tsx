import { useState } from 'react';
import { checkScore } from '@hengcai/shared/rules/performance/scoring';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { formatNumber, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { useIssueText } from '../../../i18n/useIssueText';
import { Facts } from '../../../ui/Facts';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { NumberField, SelectField, TextAreaField } from '../../../ui/form/fields';
import { randomId } from '../../../ui/randomId';
import { toast } from '../../../ui/toast';
import { useCalibrateAssessmentMutation } from './calibration.gen';
import { byLevel } from '../rule/byLevel';
import { useAdjustForm } from './useAdjustForm';
import type { CalibrationPerson, CalibrationRule } from './useCalibration';

interface Props {
  planId: string;
  person: CalibrationPerson;
  rule: CalibrationRule;
  /** The level the person is moved to, where it was chosen already. */
  to?: string | undefined;
  onClose: () => void;
  onDone: (told: unknown) => void;
}

/** Changes score or level of one person; the reason is part of the history. */
export function AdjustDrawer({ planId, person, rule, to, onClose, onDone }: Props) {
  const t = useT();
  const textOf = useIssueText();
  // One key for the open drawer: pressing save again after a lost answer has one effect.
  const [clientMutationId] = useState(randomId);
  const [calibrate] = useCalibrateAssessmentMutation();
  const form = useAdjustForm(person, rule, to);
  const checkValue = (score: unknown) => {
    const { granularity, fullScore: high, wholeScores: integerOnly } = rule;
    const [wrong] = checkScore(String(score), { granularity, low: '0', high, integerOnly });
    return wrong ? textOf(wrong) : null;
  };
  return (
    <FormDrawer
      open
      form={form}
      onClose={onClose}
      title={t('performance.calib.adjust.title', { name: localName(person.employee) })}
      saveLabel={t('performance.calib.adjust')}
      onSave={async ({ score, levelName, reason }) => {
        const { data } = await calibrate({
          variables: {
            input: {
              clientMutationId,
              planId,
              employeeId: person.employee?.id ?? '',
              version: person.version,
              // A level rule knows no score of its own: the level is what is set.
              score: (!byLevel(rule) && score) || null,
              levelName: levelName || null,
              reason,
            },
          },
        });
        const errors = data?.calibrateAssessment?.userErrors ?? [];
        if (errors.length === 0) {
          toast.success(t('performance.calib.adjusted'));
          onDone(data?.calibrateAssessment?.person);
        }
        return errors;
      }}
    >
      <Facts
        columns={2}
        items={[
          { label: t('performance.calib.self'), value: person.selfLevelName ?? formatNumber(person.selfScore) },
          { label: t('performance.calib.bossScore'), value: person.bossLevelName ?? formatNumber(person.bossScore) },
          {
            label: t('performance.calib.raw'),
            value: byLevel(rule)
              ? orDash(person.rawLevelName)
              : `${formatNumber(person.rawScore)} · ${orDash(person.rawLevelName)}`,
          },
        ]}
      />
      <FormGrid>
        {!byLevel(rule) && (
          <NumberField
            name="score"
            label={t('performance.calib.result')}
            places={rule.wholeScores ? 0 : 4}
            check={checkValue}
            help={t('performance.calib.score.help', {
              granularity: formatNumber(rule.granularity),
              full: formatNumber(rule.fullScore),
            })}
          />
        )}
        {rule.levels.length > 0 && (
          <SelectField
            name="levelName"
            label={t('performance.calib.level')}
            options={rule.levels.map(({ name }) => ({ value: name, label: name }))}
            {...(!byLevel(rule) && { help: t('performance.calib.level.help') })}
          />
        )}
        <TextAreaField name="reason" label={t('performance.calib.reason')} required maxLength={LIMITS.comment} wide />
      </FormGrid>
    </FormDrawer>
  );
}
