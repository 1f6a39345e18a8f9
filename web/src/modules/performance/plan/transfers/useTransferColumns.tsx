import { Link } from 'react-router-dom';
import { formatCount, formatDate, formatNumber, localName, orDash } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import { appraisalPath } from '../../../../shared/appraisalPath';
import { Person } from '../../../../ui/Person';
import type { Column } from '../../../../ui/table/columns';
import type { PlanTransferRowFragment } from './transfers.gen';

type Row = PlanTransferRowFragment;

const named = (name: string | null, nameEn: string | null) => orDash(name && localName({ name, nameEn }));

/** Columns of those who changed department: the words of the file. */
export function useTransferColumns(planId: string): Column<Row>[] {
  const t = useT();
  const numeric = (id: 'fromDays' | 'toDays'): Column<Row> => ({
    id,
    header: t(`performance.transfers.${id}`),
    numeric: true,
    width: 110,
    cell: (row) => formatCount(row[id]),
  });
  return [
    {
      id: 'person',
      header: t('performance.manage.person'),
      width: 180,
      cell: ({ employee }) =>
        employee ? (
          <Link to={appraisalPath({ planId, employeeId: employee.id }, 'setter')}>
            <Person person={{ name: localName(employee), number: employee.number }} />
          </Link>
        ) : (
          t('performance.manage.hidden')
        ),
    },
    {
      id: 'from',
      header: t('performance.transfers.from'),
      width: 150,
      maxWidth: 240,
      cell: (row) => named(row.fromDepartmentName, row.fromDepartmentNameEn),
    },
    {
      id: 'to',
      header: t('performance.transfers.to'),
      width: 150,
      maxWidth: 240,
      cell: (row) => named(row.toDepartmentName, row.toDepartmentNameEn),
    },
    { id: 'on', header: t('performance.transfers.on'), width: 110, cell: (row) => formatDate(row.changedOn) },
    numeric('fromDays'),
    numeric('toDays'),
    {
      id: 'boss',
      header: t('performance.manage.boss'),
      width: 150,
      cell: ({ boss }) => (boss ? <Person person={{ name: localName(boss), number: boss.number }} /> : orDash(null)),
    },
    {
      id: 'selfScore',
      header: t('performance.transfers.selfScore'),
      numeric: true,
      width: 90,
      cell: (row) => row.selfLevelName ?? formatNumber(row.selfScore),
    },
    {
      id: 'bossScore',
      header: t('performance.transfers.bossScore'),
      numeric: true,
      width: 90,
      cell: (row) => row.bossLevelName ?? formatNumber(row.bossScore),
    },
    {
      id: 'rawScore',
      header: t('performance.transfers.rawScore'),
      numeric: true,
      width: 110,
      cell: (row) => formatNumber(row.rawScore),
    },
    {
      id: 'rawLevel',
      header: t('performance.transfers.rawLevel'),
      width: 110,
      cell: (row) => orDash(row.rawLevelName),
    },
    {
      id: 'score',
      header: t('performance.transfers.score'),
      numeric: true,
      width: 90,
      cell: (row) => formatNumber(row.score),
    },
    { id: 'level', header: t('performance.transfers.level'), width: 90, cell: (row) => orDash(row.levelName) },
  ];
}
