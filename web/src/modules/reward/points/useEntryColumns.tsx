import { Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { DASH, formatDateTime, formatNumber, localName } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import type { Column } from '../../../ui/table/columns';
import { useOccasion } from '../rules/useOccasion';
import type { PointEntryRowFragment } from './points.gen';

export type Entry = PointEntryRowFragment;

/** Points with their sign. */
const signed = (points: number): string => (points > 0 ? '+' : '') + formatNumber(String(points));

/** Columns of a ledger of points: when, how many, and what they came from. */
export function useEntryColumns(): Column<Entry>[] {
  const t = useT();
  const label = useEnumLabel();
  const occasion = useOccasion();
  return [
    { id: 'at', header: t('reward.entry.at'), width: 180, cell: ({ at }) => formatDateTime(at) },
    { id: 'delta', header: t('reward.entry.delta'), numeric: true, width: 100, cell: ({ delta }) => signed(delta) },
    {
      id: 'kind',
      header: t('reward.entry.kind'),
      width: 180,
      cell: ({ kind, letterId }) =>
        letterId ? (
          <ChakraLink asChild>
            <Link to={`/employee-award/thanks-letter?letterId=${letterId}`}>{label('PointEntryKind', kind)}</Link>
          </ChakraLink>
        ) : (
          label('PointEntryKind', kind)
        ),
    },
    { id: 'by', header: t('reward.entry.by'), maxWidth: 200, cell: ({ by }) => (by ? localName(by) : DASH) },
    {
      id: 'reason',
      header: t('reward.reason'),
      maxWidth: 320,
      cell: ({ reason, rule }) => (rule ? occasion(rule) : (reason ?? DASH)),
    },
  ];
}
