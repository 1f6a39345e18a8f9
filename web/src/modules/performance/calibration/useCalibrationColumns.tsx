import { HStack, Text } from '@chakra-ui/react';
import { ArrowRightIcon } from 'lucide-react';
import { formatNumber, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { appraisalPath } from '../../../shared/appraisalPath';
import { Person } from '../../../ui/Person';
import { openPopup } from '../../../ui/popup';
import { StatusDot } from '../../../ui/StatusDot';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import type { CalibrationPerson } from './useCalibration';
import { useNameOf } from './useNameOf';

/** Level before and now; a change shows both, because the change is what is looked for. */
function Level({ before, now }: { before: string | null | undefined; now: string | null | undefined }) {
  const changed = before && now && before !== now;
  return (
    <HStack as="span" gap="1" display="inline-flex">
      {changed && (
        <>
          <Text as="span" color="fg.subtle">
            {before}
          </Text>
          <ArrowRightIcon aria-hidden />
        </>
      )}
      <Text as="span" fontWeight={changed ? 'medium' : 'normal'}>
        {orDash(now)}
      </Text>
    </HStack>
  );
}

interface Options {
  planId: string;
  /** People of other plans are among them. */
  combined: boolean;
  /** The rule is scored by levels: nobody has a score. */
  byLevel: boolean;
  canEdit: boolean;
  onAdjust: (person: CalibrationPerson) => void;
  onScores: (person: CalibrationPerson) => void;
  onDecide: (decision: 'reject' | 'verify', person: CalibrationPerson) => void;
}

/** Columns of the calibration list. */
export function useCalibrationColumns({
  planId,
  combined,
  byLevel,
  canEdit,
  onAdjust,
  onScores,
  onDecide,
}: Options): readonly Column<CalibrationPerson>[] {
  const t = useT();
  const nameOf = useNameOf();
  return [
    {
      id: 'name',
      header: t('performance.calib.person'),
      width: 160,
      cell: ({ employee, hasLeft }) =>
        employee ? (
          <HStack as="span" display="inline-flex" gap="2" wrap="wrap">
            <Person person={{ name: localName(employee), number: employee.number }} />
            {hasLeft && <StatusDot tone="neutral" label={t('performance.left')} />}
          </HStack>
        ) : (
          <Text color="fg.muted">{nameOf(employee)}</Text>
        ),
    },
    // What is calibrated stands beside the name, with the scores it came from: on a narrow screen the rest is what scrolls.
    ...(byLevel
      ? []
      : [
          {
            id: 'result',
            header: t('performance.calib.result'),
            numeric: true,
            cell: (row: CalibrationPerson) => formatNumber(row.composedScore),
          },
        ]),
    {
      id: 'level',
      header: t('performance.calib.level'),
      cell: (row) =>
        row.noTargets ? (
          <Text color="fg.muted">{t('performance.noTargets')}</Text>
        ) : (
          <HStack as="span" display="inline-flex" gap="2" wrap="wrap">
            {!row.sentBack && <Level before={row.rawLevelName} now={row.levelName} />}
            {(row.sentBack || row.canVerify) && (
              <StatusDot
                tone="approving"
                label={t(row.sentBack ? 'performance.calib.sentBack' : 'performance.calib.toVerify')}
              />
            )}
          </HStack>
        ),
    },
    {
      id: 'self',
      header: t('performance.calib.self'),
      numeric: true,
      cell: (row) => row.selfLevelName ?? formatNumber(row.selfScore),
    },
    {
      id: 'score',
      header: t('performance.calib.bossScore'),
      numeric: true,
      cell: (row) => row.bossLevelName ?? formatNumber(row.bossScore),
    },
    ...(combined
      ? [
          {
            id: 'plan',
            header: t('performance.calib.plan'),
            width: 160,
            maxWidth: 260,
            cell: (row: CalibrationPerson) => orDash(row.plan?.name),
          },
        ]
      : []),
    {
      id: 'department',
      header: t('performance.calib.department'),
      maxWidth: 200,
      cell: (row) => localName(row.department),
    },
    { id: 'boss', header: t('performance.calib.boss'), cell: (row) => localName(row.boss) },
    {
      id: 'actions',
      header: t('performance.calib.actions'),
      pin: 'end',
      cell: (row) => (
        <RowActions
          actions={[
            ...(canEdit && row.employee && !row.noTargets
              ? [{ id: 'adjust', label: t('performance.calib.adjust'), onSelect: () => onAdjust(row) }]
              : []),
            ...(row.canVerify && row.employee
              ? [
                  {
                    id: 'verify',
                    label: t('performance.calib.verify'),
                    onSelect: () => onDecide('verify', row),
                  },
                ]
              : []),
            ...(row.canReject && row.employee
              ? [
                  {
                    id: 'reject',
                    label: t('performance.calib.reject'),
                    onSelect: () => onDecide('reject', row),
                  },
                ]
              : []),
            ...(row.employee
              ? [
                  {
                    id: 'scores',
                    label: t('performance.calib.scores'),
                    onSelect: () => onScores(row),
                  },
                  {
                    id: 'form',
                    label: t('performance.calib.form'),
                    onSelect: () =>
                      openPopup(
                        appraisalPath({ planId: row.plan?.id ?? planId, employeeId: row.employee?.id ?? '' }, 'setter'),
                        'assessment',
                      ),
                  },
                ]
              : []),
          ]}
        />
      ),
    },
  ];
}
