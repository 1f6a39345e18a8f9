import { Box, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { compare } from '@hengcai/shared/numbers';
import { formatNumber, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { SegmentGroup } from '../../../theme/parts/SegmentGroup';
import { EmptyState } from '../../../ui/EmptyState';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { Pager } from '../../../ui/list/Pager';
import { Person } from '../../../ui/Person';
import type { Column } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { useCalibrationGroupsQuery, type CalibrationGroupsQuery } from './calibration.gen';

type Group = NonNullable<NonNullable<CalibrationGroupsQuery['assessmentPlan']>['calibrationGroups']>['items'][number];
type By = 'MANAGER' | 'DEPARTMENT';

/** How far a group's mean is from everybody's, in words: a sign alone does not say which way is mild. */
function Leniency({ points }: { points: string | null }) {
  const t = useT();
  if (points === null) return orDash(null);
  if (compare(points, 0) === 0) return <Text as="span">{t('performance.calib.groups.even')}</Text>;
  return (
    <Text as="span">
      {t(compare(points, 0) < 0 ? 'performance.calib.groups.strict' : 'performance.calib.groups.mild', {
        points: formatNumber(points.replace('-', '')),
      })}
    </Text>
  );
}

/** Managers or departments side by side: who scores mildly, and where their people stood and stand. */
export function GroupsPanel({
  planId,
  levels,
  byLevel,
}: {
  planId: string;
  levels: readonly string[];
  byLevel: boolean;
}) {
  const t = useT();
  const [by, setBy] = useState<By>('MANAGER');
  const [page, setPage] = useState({ pageNo: 1, pageSize: 20 });
  const query = useCalibrationGroupsQuery({ variables: { planId, by, page }, ...LIST_QUERY });
  const list = listRows(query, (data) => data.assessmentPlan?.calibrationGroups);
  const mean = (id: string, header: string, of: (group: Group) => string | null): Column<Group> => ({
    id,
    header,
    numeric: true,
    cell: (group) => formatNumber(of(group)),
  });
  const columns: Column<Group>[] = [
    {
      id: 'group',
      header: t(by === 'MANAGER' ? 'performance.calib.boss' : 'performance.calib.department'),
      width: 160,
      cell: ({ boss, department }) =>
        boss ? <Person person={{ name: localName(boss), number: boss.number }} /> : orDash(localName(department)),
    },
    { id: 'people', header: t('performance.calib.groups.people'), numeric: true, cell: (group) => group.people },
    ...(byLevel
      ? []
      : [
          {
            id: 'leniency',
            header: t('performance.calib.groups.leniency'),
            cell: (group: Group) => <Leniency points={group.leniency} />,
          },
          mean('before', t('performance.calib.groups.before'), (group) => group.meanBefore),
          mean('now', t('performance.calib.groups.now'), (group) => group.meanNow),
        ]),
    ...levels.map((level): Column<Group> => ({
      id: `level-${level}`,
      header: level,
      numeric: true,
      cell: (group) => {
        const heads = group.levels.find(({ levelName }) => levelName === level);
        if (!heads) return orDash(null);
        return heads.before === heads.now ? heads.now : `${heads.before} → ${heads.now}`;
      },
    })),
    { id: 'ungraded', header: t('performance.calib.groups.ungraded'), numeric: true, cell: (group) => group.ungraded },
  ];
  return (
    <>
      <Box px="3" pb="3">
        <SegmentGroup.Root
          size="sm"
          aria-label={t('performance.calib.by')}
          value={by}
          onValueChange={({ value }) => {
            setBy(value as By);
            setPage({ ...page, pageNo: 1 });
          }}
        >
          <SegmentGroup.Indicator />
          <SegmentGroup.Items
            items={[
              { value: 'MANAGER', label: t('performance.calib.by.manager') },
              { value: 'DEPARTMENT', label: t('performance.calib.by.department') },
            ]}
          />
        </SegmentGroup.Root>
      </Box>
      <DataTable
        label={t('performance.calib.groups')}
        columns={columns}
        rows={list.rows}
        rowKey={(group) => group.boss?.id ?? group.department?.id ?? ''}
        loading={list.loading}
        maxHeight="60dvh"
        empty={
          list.failed ? (
            <EmptyState kind="failed" onRetry={list.refetch} />
          ) : (
            <EmptyState title={t('performance.calib.groups.empty')} hint={t('performance.calib.groups.empty.hint')} />
          )
        }
      />
      <Pager
        page={page}
        busy={list.loading}
        total={list.total}
        onPage={(pageNo) => setPage({ ...page, pageNo })}
        onSize={(pageSize) => setPage({ pageNo: 1, pageSize })}
      />
    </>
  );
}
