import { formatAmount, formatDateRange, localName } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { type Fact, Facts } from '../../../ui/Facts';
import { SectionCard } from '../../../ui/Panel';
import type { ProjectFundHeadFragment } from './bonuses.gen';

interface Props {
  fund: ProjectFundHeadFragment;
  /** What else there is to know. */
  more?: readonly Fact[];
}

/** A project with what became of its budget. */
export function FundFacts({ fund, more = [] }: Props) {
  const t = useT();
  const label = useEnumLabel();
  const sum = (name: 'granted' | 'waiting' | 'left'): Fact => ({
    label: t(`projectfund.fund.${name}`),
    value: formatAmount(fund[name]),
    locked: fund[name] === null,
  });
  return (
    <SectionCard title={t('projectfund.budget.facts')} hint={t('projectfund.fund.left.hint')}>
      <Facts
        columns={4}
        items={[
          { label: t('projectfund.budget.amount'), value: formatAmount(fund.budget) },
          sum('granted'),
          sum('waiting'),
          sum('left'),
          { label: t('projectfund.budget.kind'), value: fund.kind.name },
          { label: t('projectfund.budget.allocation'), value: label('ProjectAllocation', fund.allocation) },
          { label: t('projectfund.budget.period'), value: formatDateRange(fund.startDate, fund.endDate) },
          { label: t('projectfund.fund.lead'), value: localName(fund.lead) },
          ...more,
        ]}
      />
    </SectionCard>
  );
}
