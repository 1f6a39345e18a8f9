import { formatDateRange, formatNumber, formatPercent, orDash } from '../../../../i18n/format';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { useT } from '../../../../i18n/useT';
import type { Fact } from '../../../../ui/Facts';
import type { PlanSettingsPartsFragment } from '../plan.gen';
import { useCycleText } from '../useCycleText';

export type PlanSettings = Omit<PlanSettingsPartsFragment, 'assess360'> & {
  assess360: { share: string } | null;
};

/** How a plan was set up, as facts: whoever manages it and whoever takes part read the same ones. */
export function usePlanFacts(plan: PlanSettings) {
  const t = useT();
  const label = useEnumLabel();
  const cycleText = useCycleText();
  const yesNo = (on: boolean) => t(on ? 'performance.manage.yes' : 'performance.manage.no');
  const basics: readonly Fact[] = [
    { label: t('performance.plan.cycle'), value: cycleText(plan) },
    { label: t('performance.plan.period'), value: formatDateRange(plan.periodFrom, plan.periodTo) },
    { label: t('performance.plan.digits'), value: plan.digits },
    { label: t('performance.plan.selfRatio'), value: formatPercent(plan.selfRatio) },
    { label: t('performance.plan.bossRatio'), value: formatPercent(plan.bossRatio) },
    { label: t('performance.plan.partnerRatio'), value: formatPercent(plan.partnerRatio) },
    ...(Number(plan.partnerRatio) > 0
      ? [{ label: t('performance.plan.assessorPicksMax'), value: plan.assessorPicksMax }]
      : []),
    ...(Number(plan.departmentRatio) > 0
      ? [{ label: t('performance.plan.departmentRatio'), value: formatPercent(plan.departmentRatio) }]
      : []),
    { label: t('performance.plan.managersMaySetTargets'), value: yesNo(plan.managersMaySetTargets) },
    ...(plan.assess360 ? [{ label: t('performance.review.share'), value: formatPercent(plan.assess360.share) }] : []),
  ];
  const viewing: readonly Fact[] = [
    { label: t('performance.plan.viewScoreAt'), value: label('ViewScoreAt', plan.viewScoreAt) },
    { label: t('performance.plan.viewWhat'), value: label('ViewWhat', plan.viewWhat) },
    { label: t('performance.plan.allowExportDetails'), value: yesNo(plan.allowExportDetails) },
  ];
  const rule: readonly Fact[] = [
    { label: t('performance.plan.rule'), value: orDash(plan.ruleName) },
    ...(Number(plan.departmentRatio) > 0
      ? [
          {
            label: t('performance.plan.departmentRule'),
            value: plan.departmentRule?.name ?? t('performance.plan.departmentRule.same'),
          },
        ]
      : []),
    {
      label: t('performance.plan.templates'),
      value: orDash(plan.modules.map((one) => `${one.template?.name ?? ''} ${formatNumber(one.weight)}%`).join(', ')),
    },
  ];
  return { basics, viewing, rule };
}
