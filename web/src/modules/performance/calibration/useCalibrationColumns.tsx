import { HStack, Text } from '@chakra-ui/react';
import { LuArrowRight } from 'react-icons/lu';
import { formatNumber, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { appraisalPath } from '../../../shared/appraisalPath';
import { Person } from '../../../ui/Person';
import { openPopup } from '../../../ui/popup';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import type { CalibrationPerson } from './useCalibration';

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
          <LuArrowRight aria-hidden />
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
  canEdit: boolean;
  onAdjust: (person: CalibrationPerson) => void;
  onHistory: (employeeId: string) => void;
}

/** Columns of the calibration list. */
export function useCalibrationColumns({
  planId,
  canEdit,
  onAdjust,
  onHistory,
}: Options): readonly Column<CalibrationPerson>[] {
  const t = useT();
  return [
    {
      id: 'name',
      header: t('performance.calib.person'),
      width: 160,
      cell: ({ employee }) =>
        employee ? <Person person={{ name: localName(employee), number: employee.number }} /> : orDash(null),
    },
    // What is calibrated stands beside the name: on a narrow screen the rest is what scrolls.
    {
      id: 'result',
      header: t('performance.calib.result'),
      numeric: true,
      cell: (row) => formatNumber(row.composedScore),
    },
    {
      id: 'level',
      header: t('performance.calib.level'),
      cell: (row) => <Level before={row.rawLevelName} now={row.levelName} />,
    },
    {
      id: 'department',
      header: t('performance.calib.department'),
      maxWidth: 200,
      cell: (row) => localName(row.department),
    },
    { id: 'boss', header: t('performance.calib.boss'), cell: (row) => localName(row.boss) },
    { id: 'self', header: t('performance.calib.self'), numeric: true, cell: (row) => formatNumber(row.selfScore) },
    {
      id: 'score',
      header: t('performance.calib.bossScore'),
      numeric: true,
      cell: (row) => formatNumber(row.bossScore),
    },
    {
      id: 'actions',
      header: t('performance.calib.actions'),
      pin: 'end',
      cell: (row) => (
        <RowActions
          actions={[
            ...(canEdit ? [{ id: 'adjust', label: t('performance.calib.adjust'), onSelect: () => onAdjust(row) }] : []),
            ...(row.employee
              ? [
                  {
                    id: 'history',
                    label: t('performance.calib.history'),
                    onSelect: () => onHistory(row.employee?.id ?? ''),
                  },
                  {
                    id: 'form',
                    label: t('performance.calib.form'),
                    onSelect: () =>
                      openPopup(appraisalPath({ planId, employeeId: row.employee?.id ?? '' }, 'setter'), 'assessment'),
                  },
                ]
              : []),
          ]}
        />
      ),
    },
  ];
}
