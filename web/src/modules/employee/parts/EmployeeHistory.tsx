import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { ApprovalTimeline } from '../../../ui/flow/ApprovalTimeline';
import { SectionCard } from '../../../ui/Panel';
import { useEmployeeAuditQuery } from '../employee.gen';

const STEP = 10;

/** Who changed what and when, newest first. */
export function EmployeeHistory({ id }: { id: string }) {
  const t = useT();
  const [size, setSize] = useState(STEP);
  const { data, previousData, loading, refetch } = useEmployeeAuditQuery({
    variables: { id, page: { pageNo: 1, pageSize: size } },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const page = (data ?? previousData)?.auditEntries;
  return (
    <SectionCard id="history" title={t('employee.section.history')}>
      {!page && !loading && <EmptyState compact kind="failed" onRetry={() => void refetch()} />}
      {page?.items.length === 0 && <EmptyState compact title={t('employee.history.empty')} />}
      {page && page.items.length > 0 && (
        <ApprovalTimeline
          entries={page.items.map((e) => ({
            id: e.id,
            title: e.text,
            mark: 'done',
            at: e.at,
            people: [{ name: e.actorName }],
          }))}
        />
      )}
      {page && page.items.length < page.total && size < 100 && (
        <Button loading={loading} onClick={() => setSize(Math.min(100, size + STEP))}>
          {t('employee.history.more')}
        </Button>
      )}
    </SectionCard>
  );
}
