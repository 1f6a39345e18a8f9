import { HStack, Stack, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useWatch } from 'react-hook-form';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { useT } from '../../../../i18n/useT';
import { WeightSum } from '../../../../shared/grid/WeightSum';
import { GuardedForm } from '../../../../shared/save/GuardedForm';
import { FormGrid } from '../../../../ui/form/FormGrid';
import { NumberField, SwitchField, TextField } from '../../../../ui/form/fields';
import { usePageAccess } from '../../../../ui/PageAccess';
import { SectionCard } from '../../../../ui/Panel';
import type { Plan } from '../planModel';
import { type BasicsValues, STAGE_KEYS } from './basicsModel';
import { CycleFields } from './CycleFields';
import { RemindersField } from './RemindersField';
import { SpanField } from './SpanField';
import { useBasicsForm } from './useBasicsForm';
import { ReviewFields } from './ReviewFields';
import { ViewingFields } from './ViewingFields';

/** First step: name, period, windows of the stages, reminders, how it is scored and seen. */
export function BasicsStep({
  plan,
  like,
  onDone,
  onCancel,
}: {
  plan: Plan | null;
  like?: Plan | undefined;
  onDone: (id: string) => void;
  onCancel: () => void;
}) {
  const t = useT();
  const label = useEnumLabel();
  const disabled = !usePageAccess().edit;
  const { form, onSave, checkName, savedId } = useBasicsForm(plan, like);
  return (
    <GuardedForm
      form={form}
      onSave={onSave}
      onDone={() => onDone(savedId.current ?? plan?.id ?? '')}
      onCancel={onCancel}
      saveLabel={t('performance.plan.saveAndNext')}
    >
      <Stack gap="4">
        {like && <Text>{t('performance.plan.like', { name: like.name })}</Text>}
        <SectionCard title={t('performance.plan.section.period')}>
          <FormGrid>
            <TextField<BasicsValues>
              name="name"
              label={t('performance.plan.name')}
              required
              maxLength={LIMITS.planName}
              placeholder={t('performance.plan.name.placeholder')}
              onLeave={(name) => void checkName(name)}
              disabled={disabled}
            />
            <CycleFields disabled={disabled} />
          </FormGrid>
        </SectionCard>
        <SectionCard title={t('performance.plan.section.windows')} hint={t('performance.plan.section.windows.hint')}>
          <FormGrid>
            {STAGE_KEYS.flatMap(({ stage, window }, i) => [
              <SpanField
                key={stage}
                name={`windows.${window}`}
                label={t('performance.plan.window', { stage: label('AssessmentPlanStage', stage) })}
                disabled={disabled}
              />,
              <RemindersField
                key={`${stage}-reminders`}
                name={`reminders.${i}.dates`}
                window={`windows.${window}`}
                label={t('performance.plan.reminders', { stage: label('AssessmentPlanStage', stage) })}
                disabled={disabled}
              />,
            ])}
          </FormGrid>
        </SectionCard>
        <SectionCard
          title={t('performance.plan.section.scoring')}
          hint={
            <HStack as="span">
              {t('performance.plan.ratio.hint')}
              <RatioSum />
            </HStack>
          }
        >
          <FormGrid>
            <NumberField<BasicsValues>
              name="selfRatio"
              label={t('performance.plan.selfRatio')}
              required
              places={LIMITS.decimalDigits}
              unit="%"
              disabled={disabled}
            />
            <NumberField<BasicsValues>
              name="bossRatio"
              label={t('performance.plan.bossRatio')}
              required
              places={LIMITS.decimalDigits}
              unit="%"
              disabled={disabled}
            />
            <NumberField<BasicsValues>
              name="partnerRatio"
              label={t('performance.plan.partnerRatio')}
              required
              places={LIMITS.decimalDigits}
              unit="%"
              help={t('performance.plan.partnerRatio.help', { max: LIMITS.coAssessorsMax })}
              disabled={disabled}
            />
            <PicksField disabled={disabled} />
            <NumberField<BasicsValues>
              name="departmentRatio"
              label={t('performance.plan.departmentRatio')}
              required
              places={LIMITS.decimalDigits}
              unit="%"
              help={t('performance.plan.departmentRatio.help')}
              disabled={disabled}
            />
            <NumberField<BasicsValues>
              name="digits"
              label={t('performance.plan.digits')}
              required
              places={0}
              help={t('performance.plan.digits.help', { max: LIMITS.scoreDigitsMax })}
              disabled={disabled}
            />
            <SwitchField<BasicsValues>
              name="managersMaySetTargets"
              label={t('performance.plan.managersMaySetTargets')}
              disabled={disabled}
            />
            <SwitchField<BasicsValues>
              name="asksPotential"
              label={t('performance.plan.asksPotential')}
              disabled={disabled}
            />
          </FormGrid>
        </SectionCard>
        <ReviewFields disabled={disabled} />
        <SectionCard title={t('performance.plan.section.viewing')}>
          <ViewingFields disabled={disabled} />
        </SectionCard>
      </Stack>
    </GuardedForm>
  );
}

function RatioSum() {
  const [self, partner, boss, department, on360, share] = useWatch<
    BasicsValues,
    ['selfRatio', 'partnerRatio', 'bossRatio', 'departmentRatio', 'on360', 'review.share']
  >({ name: ['selfRatio', 'partnerRatio', 'bossRatio', 'departmentRatio', 'on360', 'review.share'] });
  return <WeightSum values={on360 ? [self, partner, boss, department, share] : [self, partner, boss, department]} />;
}

/** How often one co-assessor may be picked; asked only where the plan has co-assessors. */
function PicksField({ disabled }: { disabled: boolean }) {
  const t = useT();
  if (!(Number(useWatch<BasicsValues, 'partnerRatio'>({ name: 'partnerRatio' })) > 0)) return null;
  return (
    <NumberField<BasicsValues>
      name="assessorPicksMax"
      label={t('performance.plan.assessorPicksMax')}
      required
      places={0}
      help={t('performance.plan.assessorPicksMax.help', { max: LIMITS.assessorPicksMost })}
      disabled={disabled}
    />
  );
}
