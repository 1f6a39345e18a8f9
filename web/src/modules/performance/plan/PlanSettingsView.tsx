import { Stack, Text } from '@chakra-ui/react';
import { formatDateRange, formatNumber, orDash } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { useFlowText } from '../../../shared/approval/useFlowText';
import { BackHeader } from '../../../ui/BackHeader';
import { Facts } from '../../../ui/Facts';
import { SectionCard } from '../../../ui/Panel';
import { StatusDot } from '../../../ui/StatusDot';
import { EXAMINE } from '../examine/ExamineTabs';
import { planTone } from '../examine/stages';
import { usePlanFacts } from './flow/planFacts';
import type { PlanSettingsQuery } from './plan.gen';
import { STAGE_KEYS } from './setup/basicsModel';

type Settings = NonNullable<PlanSettingsQuery['assessmentPlan']>;

/** The settings of a plan to read; nothing of it is changed here. */
export function PlanSettingsView({ plan }: { plan: Settings }) {
  const t = useT();
  const label = useEnumLabel();
  const facts = usePlanFacts(plan);
  const flowText = useFlowText();
  const { rule, windows, status } = plan;
  return (
    <>
      <BackHeader
        title={t('performance.settings.title', { plan: plan.name })}
        back={EXAMINE}
        state={<StatusDot tone={planTone[status ?? ''] ?? 'neutral'} label={label('AssessmentPlanStatus', status)} />}
      />
      <Stack gap="4">
        <SectionCard title={t('performance.plan.step.basics')}>
          <Facts items={facts.basics} />
        </SectionCard>
        <SectionCard title={t('performance.assess.stages')}>
          <Facts
            columns={4}
            items={STAGE_KEYS.map(({ window, stage }) => ({
              label: label('AssessmentPlanStage', stage),
              value: formatDateRange(windows[window].from, windows[window].to),
            }))}
          />
        </SectionCard>
        <SectionCard title={t('performance.plan.step.rule')}>
          <Stack gap="4">
            <Facts
              items={[
                ...facts.rule,
                {
                  label: t('performance.plan.flow'),
                  value: flowText(plan.flow) || t('performance.plan.flow.default'),
                  wide: true,
                },
              ]}
            />
            {rule && rule.levels.length > 0 && (
              <Stack as="ul" gap="1" listStyleType="none" aria-label={t('performance.settings.levels')}>
                {rule.levels.map((level) => (
                  <Text as="li" key={level.name} fontVariantNumeric="tabular-nums">
                    {level.name}
                    {level.low !== null && level.high !== null && (
                      <Text as="span" color="fg.muted">
                        {' '}
                        {formatNumber(level.low)} - {formatNumber(level.high)}
                      </Text>
                    )}
                    <Text as="span" color="fg.muted">
                      {' · '}
                      {t('performance.settings.share', { percent: orDash(formatNumber(level.proportion)) })}
                    </Text>
                  </Text>
                ))}
              </Stack>
            )}
          </Stack>
        </SectionCard>
        <SectionCard title={t('performance.settings.viewing')}>
          <Facts items={facts.viewing} />
        </SectionCard>
      </Stack>
    </>
  );
}
