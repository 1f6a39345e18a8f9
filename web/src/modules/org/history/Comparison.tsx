import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { DownloadIcon } from 'lucide-react';
import { useState } from 'react';
import { DASH, formatCount, formatDate } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { NamedDaySelect } from '../../../shared/namedDays/NamedDaySelect';
import { EmptyState } from '../../../ui/EmptyState';
import { DateInput } from '../../../ui/input/DateInput';
import { MultiSelect } from '../../../ui/input/Select';
import { Pager } from '../../../ui/list/Pager';
import { Panel } from '../../../ui/Panel';
import type { Column } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { type OrgComparisonQuery, useOrgComparisonQuery } from './history.gen';
import type { History, HistoryDays, Version } from './useHistory';

type Difference = NonNullable<OrgComparisonQuery['compareOrganisation']>['differences'][number];

const KINDS = {
  ADDED: 'org.compare.ADDED',
  CLOSED: 'org.compare.CLOSED',
  MERGED: 'org.compare.MERGED',
  RENAMED: 'org.compare.RENAMED',
  MOVED: 'org.compare.MOVED',
  HEAD: 'org.compare.HEAD',
} as const;
type Kind = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as Kind[];
const isKind = (kind: string | null): kind is Kind => kind !== null && kind in KINDS;
const PAGE_SIZE = 50;

/** Two days or versions side by side: what came, went, was merged, renamed, moved, and who heads what. */
export function Comparison({
  history,
  days,
  from,
  to,
  onPut,
}: {
  history: History;
  days: HistoryDays;
  from: string;
  to: string;
  onPut: (values: Record<string, string | null>) => void;
}) {
  const t = useT();
  const [kinds, setKinds] = useState<Kind[]>([]);
  const [pageNo, setPageNo] = useState(1);
  const inOrder = from < to;
  const { data, error, loading, refetch } = useOrgComparisonQuery({
    variables: { from, to },
    skip: !inOrder,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const compared = inOrder ? data?.compareOrganisation : null;
  const all = compared?.differences ?? [];
  const wanted = all.filter(({ kind }) => kinds.length === 0 || (isKind(kind) && kinds.includes(kind)));
  const rows = wanted.slice((pageNo - 1) * PAGE_SIZE, pageNo * PAGE_SIZE);
  const columns: Column<Difference>[] = [
    { id: 'name', header: t('org.name'), cell: (one) => `${one.name} ${one.code}` },
    { id: 'kind', header: t('org.compare.kind'), cell: (one) => (isKind(one.kind) ? t(KINDS[one.kind]) : DASH) },
    { id: 'before', header: t('org.compare.before'), cell: (one) => one.before ?? DASH },
    { id: 'after', header: t('org.compare.after'), cell: (one) => one.after ?? DASH },
    {
      id: 'headcount',
      header: t('org.totalHeadcount'),
      numeric: true,
      cell: (one) => `${formatCount(one.headcountBefore)} → ${formatCount(one.headcountAfter)}`,
    },
  ];
  const put = (values: Record<string, string | null>) => {
    setPageNo(1);
    onPut(values);
  };
  return (
    <>
      <Panel p="3" mb="3">
        <Flex gap="4" wrap="wrap" align="flex-end">
          <Side
            label={t('org.compare.from')}
            day={from}
            versions={history.versions}
            onDay={(day) => put({ from: day })}
          />
          <Side label={t('org.compare.to')} day={to} versions={history.versions} onDay={(day) => put({ to: day })} />
        </Flex>
        {!inOrder && (
          <Text role="alert" color="fg.error" mt="2">
            {t('org.compare.order')}
          </Text>
        )}
        {compared && (
          <Text mt="2" role="status">
            {t('org.compare.sums', {
              before: compared.departmentsBefore,
              after: compared.departmentsAfter,
              people: formatCount(compared.headcountBefore),
              peopleAfter: formatCount(compared.headcountAfter),
            })}
          </Text>
        )}
        {to > days.today && (
          <Text mt="1" color="fg.muted">
            {t('org.history.ahead')}
          </Text>
        )}
      </Panel>
      {error && !compared && inOrder && <EmptyState kind="failed" onRetry={() => void refetch()} />}
      {inOrder && !(error && !compared) && (
        <>
          <Flex gap="2" wrap="wrap" mb="3" justify="space-between">
            <Box w={{ base: 'full', md: '280px' }}>
              <MultiSelect
                label={t('org.compare.kind')}
                placeholder={t('org.compare.all', { count: all.length })}
                value={kinds}
                options={KIND_NAMES.map((kind) => ({
                  value: kind,
                  label: `${t(KINDS[kind])} ${all.filter((one) => one.kind === kind).length}`,
                }))}
                onChange={(values) => {
                  setPageNo(1);
                  setKinds(values.filter(isKind));
                }}
              />
            </Box>
            <Can do="export">
              <Button
                disabled={wanted.length === 0}
                onClick={() =>
                  void history.saveComparison({
                    from,
                    to,
                    format: 'XLSX',
                    kinds: kinds.length > 0 ? kinds : null,
                  })
                }
              >
                <DownloadIcon />
                {t('ui.export')}
              </Button>
            </Can>
          </Flex>
          <DataTable
            label={t('org.compare.title', { from: formatDate(from), to: formatDate(to) })}
            columns={columns}
            rows={rows}
            rowKey={(one) => `${one.departmentId} ${one.kind ?? ''}`}
            loading={loading && !compared}
            empty={<EmptyState compact title={t('org.compare.none')} hint={t('org.compare.none.hint')} />}
            cards
          />
          {wanted.length > PAGE_SIZE && (
            <Pager page={{ pageNo, pageSize: PAGE_SIZE }} total={wanted.length} onPage={setPageNo} />
          )}
        </>
      )}
    </>
  );
}

/** A day, typed or by the name of a version. */
function Side({
  label,
  day,
  versions,
  onDay,
}: {
  label: string;
  day: string;
  versions: readonly Version[];
  onDay: (day: string) => void;
}) {
  return (
    <Flex gap="2" align="center" wrap="wrap" role="group" aria-label={label}>
      <Text color="fg.muted">{label}</Text>
      <Box w="150px">
        <DateInput label={label} value={day} onChange={(value) => value !== '' && onDay(value)} />
      </Box>
      <NamedDaySelect label={label} day={day} versions={versions} onDay={onDay} />
    </Flex>
  );
}
