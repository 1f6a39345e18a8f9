import { Button } from '@chakra-ui/react';
import { CR_PLACES } from '@hengcai/shared/rules/compensation/salaryMatrix';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { PlusIcon, Trash2Icon } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatAmount, formatCount } from '../../../i18n/format';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { IconAction } from '../../../ui/IconAction';
import { SectionCard } from '../../../ui/Panel';
import { ScoreSheet } from '../../../ui/sheet/ScoreSheet';
import type { SheetColumn } from '../../../ui/sheet/sheetModel';
import { type BandRow, changed, type Detail, issuesOf, newBand, peopleIn, type PolicyValues } from './policyModel';

/** The bands of compa-ratios, each beginning where the one before it ends. */
export function BandSheet({ saved, editable }: { saved: Detail | null; editable: boolean }) {
  const t = useT();
  const issueText = useIssueText();
  const { control, setValue } = useFormContext<PolicyValues>();
  const rows = useWatch({ control, name: 'crBands' });
  const put = (bands: BandRow[]) => setValue('crBands', bands, { shouldDirty: true });
  const numberOf = (row: BandRow) => rows.indexOf(row) + 1;
  const isLast = (row: BandRow) => row === rows.at(-1);
  const wrong = new Map(issuesOf({ ranges: [], crBands: rows }).map((one) => [one.field, issueText(one)]));
  const columns: SheetColumn<BandRow>[] = [
    {
      id: 'band',
      header: t('compensation.policy.band'),
      width: 100,
      value: (row) => t('compensation.policy.band.name', { number: numberOf(row) }),
    },
    {
      id: 'low',
      header: t('compensation.policy.crLow'),
      width: 110,
      kind: 'number',
      value: (row) => formatAmount(rows[rows.indexOf(row) - 1]?.high ?? '0'),
    },
    {
      id: 'high',
      header: t('compensation.policy.crHigh'),
      width: 140,
      kind: 'number',
      places: CR_PLACES,
      editable: (row) => editable && !isLast(row),
      value: ({ high }) => high,
      show: (row) => (isLast(row) ? t('compensation.policy.crHigh.none') : formatAmount(row.high)),
      check: (_value, row) => wrong.get(`crBands.${rows.indexOf(row)}.high`) ?? null,
    },
    ...(saved?.crBands.some(({ people }) => people !== null)
      ? [
          {
            id: 'people',
            header: t('compensation.policy.bands.people'),
            width: 90,
            kind: 'number' as const,
            value: (row: BandRow) => {
              const people = peopleIn(rows, rows.indexOf(row), saved);
              return people === null ? '' : formatCount(people);
            },
          },
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
            show: (row: BandRow) =>
              isLast(row) ? null : (
                <IconAction
                  size="sm"
                  label={t('compensation.policy.band.remove', { number: numberOf(row) })}
                  icon={<Trash2Icon />}
                  onClick={() => put(rows.filter((one) => one !== row))}
                />
              ),
          },
        ]
      : []),
  ];
  const label = t('compensation.policy.bands');
  return (
    <SectionCard
      id="bands"
      title={label}
      hint={t('compensation.policy.bands.hint')}
      actions={
        editable && (
          <Button
            disabled={rows.length >= LIMITS.crBandsMax}
            onClick={() => put([...rows.slice(0, -1), newBand(), ...rows.slice(-1)])}
          >
            <PlusIcon />
            {t('compensation.policy.band.add')}
          </Button>
        )
      }
    >
      <ScoreSheet
        label={label}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        onChange={(changes) => put(changed(rows, changes))}
      />
    </SectionCard>
  );
}
