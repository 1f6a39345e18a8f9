import { AMOUNT_PLACES, COEFFICIENT_PLACES, DAYS_PLACES } from '@hengcai/shared/rules/projectfund/budget';
import type { RuleIssue } from '@hengcai/shared/rules/issue';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { Trash2Icon } from 'lucide-react';
import { DASH, formatAmount, formatNumber } from '../../../i18n/format';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { IconAction } from '../../../ui/IconAction';
import type { SheetColumn } from '../../../ui/sheet/sheetModel';
import { computedFor, type Member, type MemberRow, totalOf } from './memberModel';

type Column = SheetColumn<MemberRow>;

interface Asked {
  rows: readonly MemberRow[];
  /** Amounts are typed; else they follow from salaries. */
  isFixed: boolean;
  /** What is wrong with what was typed. */
  issues: readonly RuleIssue[];
  /** As they were saved, with the amounts that were computed then. */
  saved: readonly Member[];
  /** Who is new in the project, where there is an approved budget to compare with. */
  isNew?: (employeeId: string) => boolean;
  onRemove: (employeeId: string) => void;
}

/** The columns of the members while they are edited. */
export function useMemberColumns({ rows, isFixed, issues, saved, isNew, onRemove }: Asked): Column[] {
  const t = useT();
  const issueText = useIssueText();
  const wrong = new Map(issues.map((one) => [one.field, issueText(one)]));
  const check = (id: string) => (_value: string, row: MemberRow) =>
    wrong.get(`members.${rows.indexOf(row)}.${id}`) ?? null;
  const figure = (id: 'planDays' | 'actualDays' | 'coefficient', places: number): Column => ({
    id,
    header: t(`projectfund.member.${id}`),
    width: 110,
    kind: 'number',
    places,
    editable: true,
    value: (row) => row[id],
    show: (row) => formatNumber(row[id], places),
    check: check(id),
  });
  const computed = rows.map((row) => ({ amount: computedFor(row, saved) }));
  const allComputed = computed.every(({ amount }) => amount !== null);
  return [
    {
      id: 'person',
      header: t('projectfund.member.person'),
      width: 180,
      value: ({ name }) => name,
      ...(isNew && {
        show: ({ employeeId, name }: MemberRow) => (isNew(employeeId) ? t('projectfund.member.new', { name }) : name),
      }),
      total: t('projectfund.member.total'),
    },
    figure('planDays', DAYS_PLACES),
    figure('actualDays', DAYS_PLACES),
    figure('coefficient', COEFFICIENT_PLACES),
    isFixed
      ? {
          id: 'amount',
          header: t('projectfund.member.amount'),
          width: 130,
          kind: 'number',
          places: AMOUNT_PLACES,
          editable: true,
          value: ({ amount }) => amount,
          show: ({ amount }) => formatAmount(amount),
          check: check('amount'),
          total: formatAmount(totalOf(rows)),
        }
      : {
          id: 'amount',
          header: t('projectfund.member.amount'),
          width: 130,
          kind: 'number',
          value: (row) => formatAmount(computedFor(row, saved)),
          total: rows.length > 0 && allComputed ? formatAmount(totalOf(computed)) : DASH,
        },
    {
      id: 'memo',
      header: t('projectfund.member.memo'),
      width: 200,
      kind: 'text',
      maxLength: LIMITS.memo,
      editable: true,
      value: ({ memo }) => memo,
    },
    {
      id: 'remove',
      header: '',
      width: 48,
      tool: true,
      value: () => '',
      show: ({ employeeId, name }) => (
        <IconAction
          size="sm"
          label={t('projectfund.member.remove', { name })}
          icon={<Trash2Icon />}
          onClick={() => onRemove(employeeId)}
        />
      ),
    },
  ];
}
