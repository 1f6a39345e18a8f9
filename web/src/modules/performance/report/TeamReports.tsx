import { HStack, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDateRange, formatDateTime, localName } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { DateInput } from '../../../ui/input/DateInput';
import { ListPage } from '../../../ui/list/ListPage';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { Person } from '../../../ui/Person';
import { StatusDot } from '../../../ui/StatusDot';
import type { Column } from '../../../ui/table/columns';
import { type WorkReportsQuery, useWorkReportsQuery } from './report.gen';
import { ReportTabs } from './ReportTabs';
import { PERIODS, reportPath, spanOf, whenIn } from './reportAddress';

type Row = NonNullable<WorkReportsQuery['workReports']>['items'][number];

/** Who of the own people, or which of their departments, has written a report of a week or month. */
export function TeamReports() {
  const t = useT();
  const label = useEnumLabel();
  const list = useListState({ period: 'WEEK', day: '', written: '', of: '' });
  const when = whenIn(list.filter);
  const departments = list.filter.of === 'departments';
  const rows = listRows(
    useWorkReportsQuery({
      variables: {
        ...when,
        departments,
        written: list.filter.written === '' ? null : list.filter.written === 'yes',
        page: list.page,
      },
      ...LIST_QUERY,
    }),
    (data) => data.workReports,
  );
  const { from, to } = spanOf(when);
  const named = (row: Row) => <Person person={{ name: localName(row.person), number: row.person.number }} />;
  const whose = (row: Row) =>
    row.department ? (
      <Link to={reportPath(when, { departmentId: row.department.id })}>{localName(row.department)}</Link>
    ) : (
      <Link to={reportPath(when, { employeeId: row.person.id })}>{named(row)}</Link>
    );
  const columns: readonly Column<Row>[] = [
    {
      id: 'person',
      header: t(departments ? 'performance.dept.department' : 'performance.examine.person'),
      width: 220,
      cell: whose,
    },
    ...(departments ? [{ id: 'head', header: t('performance.report.head'), width: 200, cell: named }] : []),
    { id: 'state', header: t('performance.report.state'), width: 120, cell: (row) => <StateOf row={row} /> },
    {
      id: 'updatedAt',
      header: t('performance.report.updatedAt'),
      width: 200,
      cell: (row) => formatDateTime(row.updatedAt),
    },
  ];
  return (
    <ListPage
      title={t('performance.title.workReport')}
      purpose={t('performance.report.purpose')}
      tableId="performance.workReport"
      list={{ ...list, ...rows }}
      columns={columns}
      rowKey={(row) => row.department?.id ?? row.person.id}
      filters={[
        {
          kind: 'select',
          name: 'of',
          label: t('performance.report.kind'),
          options: [{ value: 'departments', label: t('performance.report.kind.departments') }],
        },
        {
          kind: 'select',
          name: 'period',
          label: t('performance.report.period'),
          options: PERIODS.map((value) => ({ value, label: label('ReportPeriod', value) })),
        },
        {
          kind: 'custom',
          label: t('performance.report.day'),
          render: (draft, change) => (
            <DateInput value={draft.day} label={t('performance.report.day')} onChange={(day) => change({ day })} />
          ),
        },
        {
          kind: 'select',
          name: 'written',
          label: t('performance.report.state'),
          options: [
            { value: 'yes', label: t('performance.report.written') },
            { value: 'no', label: t('performance.report.notWritten') },
          ],
        },
      ]}
      card={(row) => (
        <HStack justify="space-between" align="flex-start">
          <Stack gap="0.5">
            {whose(row)}
            {row.department && named(row)}
            {row.updatedAt && <Text color="fg.muted">{formatDateTime(row.updatedAt)}</Text>}
          </Stack>
          <StateOf row={row} />
        </HStack>
      )}
      empty={{ title: t('performance.report.team.empty'), hint: t('performance.report.team.empty.hint') }}
    >
      <ReportTabs team />
      <Text role="status" color="fg.muted" mb="2">
        {t('performance.report.over', { period: when.period, range: formatDateRange(from, to) })}
      </Text>
    </ListPage>
  );
}

function StateOf({ row }: { row: Row }) {
  const t = useT();
  return (
    <StatusDot
      tone={row.updatedAt ? 'approved' : 'neutral'}
      label={t(row.updatedAt ? 'performance.report.written' : 'performance.report.notWritten')}
    />
  );
}
