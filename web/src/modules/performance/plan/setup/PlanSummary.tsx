import { Stack } from '@chakra-ui/react';
import { formatDateRange, formatNumber, orDash } from '../../../../i18n/format';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { useT } from '../../../../i18n/useT';
import { Facts } from '../../../../ui/Facts';
import { type Plan, STAGE_LIST } from '../planModel';

/** What opens: when, by which rule, for whom. */
export function PlanSummary({ plan }: { plan: Plan }) {
  const t = useT();
  const label = useEnumLabel();
  return (
    <Stack gap="4">
      <Facts
        columns={4}
        items={STAGE_LIST.map(({ stage, window }) => ({
          label: label('AssessmentPlanStage', stage),
          value: formatDateRange(plan.windows[window].from, plan.windows[window].to),
        }))}
      />
      <Facts
        columns={3}
        items={[
          {
            label: t('performance.plan.open.people'),
            value: t('performance.manage.peopleCount', { count: plan.scopeCount }),
          },
          { label: t('performance.plan.open.period'), value: formatDateRange(plan.periodFrom, plan.periodTo) },
          { label: t('performance.plan.open.rule'), value: orDash(plan.ruleName) },
          ...(plan.departmentRule
            ? [{ label: t('performance.plan.departmentRule'), value: plan.departmentRule.name }]
            : []),
          {
            label: t('performance.plan.open.shares'),
            value: t('performance.plan.open.shares.value', {
              self: formatNumber(plan.selfRatio),
              boss: formatNumber(plan.bossRatio),
              partner: formatNumber(plan.partnerRatio),
              beside: Number(plan.partnerRatio) > 0 ? 'yes' : 'no',
              department: formatNumber(plan.departmentRatio),
              ofDepartment: Number(plan.departmentRatio) > 0 ? 'yes' : 'no',
            }),
          },
          ...(plan.asksPotential
            ? [{ label: t('performance.potential'), value: t('performance.plan.open.potential') }]
            : []),
          {
            label: t('performance.plan.open.templates'),
            value: orDash(
              plan.modules.map((one) => `${orDash(one.template?.name)} ${formatNumber(one.weight)}%`).join('; ') ||
                null,
            ),
          },
          ...(plan.includedPlans.length > 0
            ? [
                {
                  label: t('performance.plan.include'),
                  value: plan.includedPlans.map((one) => `${one.name} ${formatNumber(one.weight)}%`).join('; '),
                },
              ]
            : []),
          {
            label: t('performance.plan.open.flow'),
            value: plan.flow.map((node) => node.name).join(' → ') || t('performance.plan.open.flow.usual'),
          },
        ]}
      />
    </Stack>
  );
}
