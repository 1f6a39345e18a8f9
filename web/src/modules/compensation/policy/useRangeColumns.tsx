import { isDecimal } from '@hengcai/shared/numbers';
import { SALARY_PLACES, spreadOf } from '@hengcai/shared/rules/compensation/salaryMatrix';
import { Trash2Icon } from 'lucide-react';
import { formatAmount, formatCount, formatPercent } from '../../../i18n/format';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { IconAction } from '../../../ui/IconAction';
import type { Option } from '../../../ui/input/Select';
import type { SheetColumn } from '../../../ui/sheet/sheetModel';
import { type Detail, issuesOf, newBand, type RangeRow, standingOf } from './policyModel';

type Column = SheetColumn<RangeRow>;

interface Asked {
  rows: readonly RangeRow[];
  saved: Detail | null;
  ranks: readonly Option[];
  families: readonly Option[];
  nameOf: (row: RangeRow) => string;
  editable: boolean;
  onRemove: (key: string) => void;
}

/** The columns of the ranges: what is set, and how people stand in what was saved. */
export function useRangeColumns({ rows, saved, ranks, families, nameOf, editable, onRemove }: Asked): Column[] {
  const t = useT();
  const issueText = useIssueText();
  const wrong = new Map(
    issuesOf({ ranges: [...rows], crBands: [newBand()] }).map((one) => [one.field, issueText(one)]),
  );
  const check = (id: string) => (_value: string, row: RangeRow) =>
    wrong.get(`ranges.${rows.indexOf(row)}.${id}`) ?? null;
  const amount = (id: 'low' | 'mid' | 'high', header: string): Column => ({
    id,
    header,
    width: 110,
    kind: 'number',
    places: SALARY_PLACES,
    editable,
    value: (row) => row[id],
    show: (row) => formatAmount(row[id]),
    check: check(id),
  });
  const told = (id: string, header: string, of: (row: RangeRow) => string | null): Column => ({
    id,
    header,
    width: 80,
    kind: 'number',
    value: (row) => of(row) ?? '',
  });
  const pay = (id: 'below' | 'within' | 'above', header: string): Column =>
    told(id, header, (row) => {
      const of = standingOf(row, saved)?.pay;
      return of ? formatCount(of[id]) : null;
    });
  const seesPay = saved?.ranges.some(({ standing }) => standing?.pay) ?? false;
  return [
    {
      id: 'rankId',
      header: t('compensation.policy.rank'),
      width: 110,
      kind: 'select',
      always: true,
      options: ranks,
      editable,
      value: ({ rankId }) => rankId,
      show: ({ rankId }) => ranks.find(({ value }) => value === rankId)?.label,
      check: check('rankId'),
    },
    {
      id: 'jobFamilyId',
      header: t('compensation.policy.family'),
      width: 150,
      kind: 'select',
      options: families,
      editable,
      value: ({ jobFamilyId }) => jobFamilyId,
      show: ({ jobFamilyId }) =>
        families.find(({ value }) => value === jobFamilyId)?.label ?? t('compensation.policy.family.all'),
      check: check('jobFamilyId'),
    },
    amount('low', t('compensation.policy.low')),
    amount('mid', t('compensation.policy.mid')),
    amount('high', t('compensation.policy.high')),
    told('spread', t('compensation.policy.spread'), ({ low, high }) =>
      isDecimal(low) && isDecimal(high) && Number(low) > 0 ? formatPercent(spreadOf({ low, high })) : null,
    ),
    ...(saved
      ? [
          told('people', t('compensation.policy.people'), (row) => {
            const standing = standingOf(row, saved);
            return standing ? formatCount(standing.people) : null;
          }),
        ]
      : []),
    ...(seesPay
      ? [
          pay('below', t('compensation.policy.below')),
          pay('within', t('compensation.policy.within')),
          pay('above', t('compensation.policy.above')),
        ]
      : []),
    ...(editable
      ? [
          {
            id: 'remove',
            header: '',
            width: 48,
            tool: true,
            value: () => '',
            show: (row: RangeRow) => (
              <IconAction
                size="sm"
                label={t('compensation.policy.range.remove', { name: nameOf(row) })}
                icon={<Trash2Icon />}
                onClick={() => onRemove(row.key)}
              />
            ),
          },
        ]
      : []),
  ];
}
