import { useT } from '../../../i18n/useT';

const COLUMNS = {
  employeeId: 'projectfund.member.person',
  empId: 'projectfund.member.person',
  planDays: 'projectfund.member.planDays',
  actualDays: 'projectfund.member.actualDays',
  coefficient: 'projectfund.member.coefficient',
  amount: 'projectfund.member.amount',
  memo: 'projectfund.member.memo',
} as const;

/** What is wrong in a row of the members, with the person and the column: the sheet has no place for it of its own. */
export function useRowIssue() {
  const t = useT();
  return (field: string, reason: string, names: readonly string[]): string => {
    const [list, at, name] = field.split('.');
    if (list !== 'members' || at === undefined || !name || !(name in COLUMNS)) return reason;
    const column = t(COLUMNS[name as keyof typeof COLUMNS]);
    return t('projectfund.member.issue', { row: Number(at) + 1, name: names[Number(at)] ?? '', column, reason });
  };
}
