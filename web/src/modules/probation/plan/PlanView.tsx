import { Grid, Stack } from '@chakra-ui/react';
import { formatDate, formatDateRange, formatNumber, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { BackHeader } from '../../../ui/BackHeader';
import { Facts } from '../../../ui/Facts';
import { SectionCard } from '../../../ui/Panel';
import { FormCard } from '../form/FormCard';
import { NowPanel } from './NowPanel';
import { MANAGED, OWN } from './paths';
import type { ProbationPlanFormFragment } from './plan.gen';
import { PlanMenu } from './PlanMenu';
import { PlanState } from './PlanState';
import { ResultCard } from './ResultCard';
import { TrailCard } from './TrailCard';

/** One plan, sections in reading order; at the right who did what. */
export function PlanView({ detail }: { detail: ProbationPlanFormFragment }) {
  const t = useT();
  const { plan } = detail;
  const manages = detail.actions.some((action) => action === 'CHANGE' || action === 'REMIND' || action === 'TERMINATE');
  return (
    <>
      <BackHeader
        title={t('probation.of', { name: plan.employeeName })}
        back={manages ? MANAGED : OWN}
        state={<PlanState plan={plan} />}
        facts={
          <>
            <span>{plan.employeeNumber}</span>
            <span>{localName(plan.department)}</span>
            <span>{t('probation.scoredBy', { name: plan.superiorName ?? '-' })}</span>
          </>
        }
        actions={<PlanMenu detail={detail} />}
      />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' }} gap="4" alignItems="start">
        <Stack gap="4" minW="0">
          <NowPanel detail={detail} />
          <ResultCard detail={detail} />
          <FormCard key={`${plan.status} ${plan.process}`} detail={detail} />
        </Stack>
        <Stack gap="4" minW="0">
          <SectionCard title={t('probation.facts')}>
            <Facts
              columns={2}
              items={[
                { label: t('probation.entryDate'), value: formatDate(plan.entryDate) },
                { label: t('probation.regularDate'), value: formatDate(plan.regularDate) },
                { label: t('probation.window'), value: formatDateRange(plan.scoreFrom, plan.scoreTo), wide: true },
                { label: t('probation.rule'), value: plan.ruleName, wide: true },
                {
                  label: t('probation.ratios'),
                  value: t('probation.ratios.value', {
                    self: formatNumber(detail.selfRatio),
                    boss: formatNumber(detail.bossRatio),
                  }),
                  wide: true,
                },
                ...(detail.consentOn
                  ? [
                      {
                        label: t('probation.consent'),
                        value: `${formatDate(detail.consentOn)} ${detail.consentNote ?? ''}`,
                        wide: true,
                      },
                    ]
                  : []),
              ]}
            />
          </SectionCard>
          <TrailCard key={plan.version} detail={detail} />
        </Stack>
      </Grid>
    </>
  );
}
