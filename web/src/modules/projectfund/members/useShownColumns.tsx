import { COEFFICIENT_PLACES, DAYS_PLACES } from '@hengcai/shared/rules/projectfund/budget';
import { formatAmount, formatNumber, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import type { SheetColumn } from '../../../ui/sheet/sheetModel';
import type { Member } from './memberModel';

/** The columns of the members to read. */
export function useShownColumns(total: string | null): SheetColumn<Member>[] {
  const t = useT();
  const hidden = t('projectfund.member.amount.hidden');
  const figure = (id: 'planDays' | 'actualDays' | 'coefficient', places: number): SheetColumn<Member> => ({
    id,
    header: t(`projectfund.member.${id}`),
    width: 110,
    kind: 'number',
    value: (member) => formatNumber(member[id], places),
  });
  return [
    {
      id: 'person',
      header: t('projectfund.member.person'),
      width: 180,
      value: ({ employee }) => (employee ? `${localName(employee)} (${employee.number})` : orDash(null)),
      total: t('projectfund.member.total'),
    },
    figure('planDays', DAYS_PLACES),
    figure('actualDays', DAYS_PLACES),
    figure('coefficient', COEFFICIENT_PLACES),
    {
      id: 'amount',
      header: t('projectfund.member.amount'),
      width: 130,
      kind: 'number',
      value: ({ amount, amountHidden }) => (amountHidden ? hidden : formatAmount(amount)),
      total: total === null ? hidden : formatAmount(total),
    },
    { id: 'memo', header: t('projectfund.member.memo'), width: 200, value: ({ memo }) => orDash(memo) },
  ];
}
