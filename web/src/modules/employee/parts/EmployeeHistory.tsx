import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { LockIcon } from 'lucide-react';
import { useState } from 'react';
import { orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { ApprovalTimeline } from '../../../ui/flow/ApprovalTimeline';
import { SectionCard } from '../../../ui/Panel';
import { type EmployeeAuditQuery, useEmployeeAuditQuery } from '../employee.gen';

const STEP = 10;

/** Who changed which field from what to what, when and why, newest first. */
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
          entries={page.items.map(({ id: key, text, at, actorName, reason, changes }) => ({
            id: key,
            title: text,
            mark: 'done',
            at,
            people: [{ name: actorName }],
            comment: reason && t('employee.history.reason', { reason }),
            details: changes.length > 0 && <Changes changes={changes} />,
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

type Change = NonNullable<EmployeeAuditQuery['auditEntries']>['items'][number]['changes'][number];

/** Each changed field with its value before and since; values the reader may not see are locked. */
function Changes({ changes }: { changes: readonly Change[] }) {
  const t = useT();
  return (
    <Stack as="ul" gap="0.5" listStyleType="none">
      {changes.map(({ field, label, before, after, hidden }) => (
        <Text as="li" key={field} overflowWrap="anywhere">
          <Box as="span" color="fg.muted">
            {t('employee.history.field', { field: label })}
          </Box>
          {hidden ? (
            <Box as="span" display="inline-flex" alignItems="center" gap="1" color="fg.subtle">
              <LockIcon aria-hidden />
              {t('employee.history.hidden')}
            </Box>
          ) : (
            t('employee.history.change', { before: orDash(before), after: orDash(after) })
          )}
        </Text>
      ))}
    </Stack>
  );
}
