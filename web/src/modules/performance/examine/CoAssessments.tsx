import { HStack, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { workPath } from '@hengcai/shared/rules/performance/handovers';
import { formatDate, formatDateTime, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { Person } from '../../../ui/Person';
import { StatusDot } from '../../../ui/StatusDot';
import type { Column } from '../../../ui/table/columns';
import { type CoAssessmentsQuery, useCoAssessmentsQuery } from './examine.gen';
import { usePlanColumns, WAITING, WaitingList } from './WaitingList';

type Row = NonNullable<CoAssessmentsQuery['coAssessments']>['items'][number];

const formOf = ({ plan, person }: Row): string =>
  workPath('partnerScore', { planCode: plan?.id ?? '', empId: person.id }).replace('&fromPage=messageCenter', '');

/** The people whom the reader scores beside their superiors. */
export function CoAssessments() {
  const t = useT();
  const planColumns = usePlanColumns<Row>(200);
  const list = useListState(WAITING);
  const rows = listRows(
    useCoAssessmentsQuery({
      variables: { waitingForMe: list.filter.waiting === 'yes', page: list.page },
      ...LIST_QUERY,
    }),
    (data) => data.coAssessments,
  );
  const columns: readonly Column<Row>[] = [
    {
      id: 'person',
      header: t('performance.examine.person'),
      width: 180,
      cell: (row) => (
        <Link to={formOf(row)}>
          <Person person={{ name: localName(row.person), number: row.person.number }} />
        </Link>
      ),
    },
    ...planColumns,
    { id: 'state', header: t('performance.examine.stage'), width: 160, cell: (row) => <StateOf row={row} /> },
    {
      id: 'lastDay',
      header: t('performance.together.lastDay'),
      width: 110,
      cell: (row) => formatDate(row.lastDay),
    },
  ];
  return (
    <WaitingList
      tableId="performance.together"
      list={{ ...list, ...rows }}
      columns={columns}
      card={(row) => (
        <Stack gap="2">
          <HStack justify="space-between" align="flex-start">
            <Link to={formOf(row)}>
              <Person person={{ name: localName(row.person), number: row.person.number }} />
            </Link>
            <StateOf row={row} />
          </HStack>
          <Text color="fg.muted">
            {orDash(row.plan?.name)} · {t('performance.together.until', { day: formatDate(row.lastDay) })}
          </Text>
        </Stack>
      )}
      empty={{ title: t('performance.together.list.empty'), hint: t('performance.together.list.hint') }}
    />
  );
}

function StateOf({ row }: { row: Row }) {
  const t = useT();
  if (row.submittedAt)
    return (
      <StatusDot
        tone="scored"
        label={t('performance.together.state.scored', { at: formatDateTime(row.submittedAt) })}
      />
    );
  return (
    <StatusDot
      tone={row.waits ? 'scoring' : 'neutral'}
      label={t(row.waits ? 'performance.together.state.yours' : 'performance.together.state.notYet')}
    />
  );
}
