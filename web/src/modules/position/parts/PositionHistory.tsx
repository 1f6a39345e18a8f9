import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { ApprovalTimeline } from '../../../ui/flow/ApprovalTimeline';
import { SectionCard } from '../../../ui/Panel';
import { usePositionAuditQuery } from '../position.gen';

const STEP = 10;
const MOST = 100;

/** Who changed what of a position, old and new, newest first; asked again when its version is another. */
export function PositionHistory({ id, version }: { id: string; version: number }) {
  const t = useT();
  const [size, setSize] = useState(STEP);
  const { data, previousData, loading, refetch } = usePositionAuditQuery({
    variables: { id, page: { pageNo: 1, pageSize: size } },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const known = useRef(version);
  useEffect(() => {
    if (known.current === version) return;
    known.current = version;
    void refetch();
  }, [version, refetch]);
  const page = (data ?? previousData)?.auditEntries;
  return (
    <SectionCard id="history" title={t('position.history')}>
      {!page && !loading && <EmptyState compact kind="failed" onRetry={() => void refetch()} />}
      {page?.items.length === 0 && <EmptyState compact title={t('position.history.empty')} />}
      {page && page.items.length > 0 && (
        <ApprovalTimeline
          entries={page.items.map(({ id: key, text, at, actorName, changes }) => ({
            id: key,
            title: text,
            mark: 'done',
            at,
            people: [{ name: actorName }],
            details: changes.length > 0 && (
              <Stack as="ul" gap="1" listStyleType="none">
                {changes.map(({ field, label, before, after }) => (
                  <Text as="li" key={field} overflowWrap="anywhere" whiteSpace="pre-wrap">
                    <Box as="span" color="fg.muted">
                      {t('position.history.field', { field: label })}
                    </Box>
                    {t('position.history.change', { before: orDash(before), after: orDash(after) })}
                  </Text>
                ))}
              </Stack>
            ),
          }))}
        />
      )}
      {page && page.items.length < page.total && size < MOST && (
        <Button loading={loading} onClick={() => setSize(Math.min(MOST, size + STEP))}>
          {t('position.history.more')}
        </Button>
      )}
    </SectionCard>
  );
}
