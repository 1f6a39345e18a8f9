import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../../i18n/useT';
import { Skeleton } from '../../../../theme/parts/Skeleton';
import { EmptyState } from '../../../../ui/EmptyState';
import { ApprovalTimeline } from '../../../../ui/flow/ApprovalTimeline';
import { Pager } from '../../../../ui/list/Pager';
import { Panel } from '../../../../ui/Panel';
import { usePlanHistoryQuery } from '../plan.gen';

const PAGE_SIZE = 20;

/** Who did what to the plan, newest first. */
export function HistoryTab({ planId }: { planId: string }) {
  const t = useT();
  const [pageNo, setPageNo] = useState(1);
  const page = { pageNo, pageSize: PAGE_SIZE };
  const { data, previousData, loading, refetch } = usePlanHistoryQuery({
    variables: { id: planId, page },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const found = (data ?? previousData)?.auditEntries;
  if (!found)
    return (
      <Panel p="5">
        {loading ? (
          <Skeleton h="24" />
        ) : (
          <EmptyState compact title={t('performance.manage.history.none')} onRetry={() => void refetch()} />
        )}
      </Panel>
    );
  return (
    <Panel>
      <Box p={{ base: '4', md: '5' }} maxW="720px">
        <ApprovalTimeline
          entries={found.items.map((one) => ({
            id: one.id,
            title: one.text,
            mark: 'done' as const,
            people: [
              {
                name: one.subjectName
                  ? t('performance.manage.history.as', { actor: one.actorName, subject: one.subjectName })
                  : one.actorName,
              },
            ],
            at: one.at,
          }))}
        />
      </Box>
      {found.total > PAGE_SIZE && <Pager page={page} total={found.total} onPage={setPageNo} />}
    </Panel>
  );
}
