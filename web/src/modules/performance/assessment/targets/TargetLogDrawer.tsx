import { Text } from '@chakra-ui/react';
import { localName, orDash } from '../../../../i18n/format';
import { useT, useTextIfAny } from '../../../../i18n/useT';
import { ApprovalTimeline } from '../../../../ui/flow/ApprovalTimeline';
import { ReadDrawer } from '../../../../ui/ReadDrawer';
import { useTargetLogQuery } from '../assessment.gen';

/** Who changed which target, newest first. */
export function TargetLogDrawer({
  planId,
  employeeId,
  onClose,
}: {
  planId: string;
  employeeId: string;
  onClose: () => void;
}) {
  const t = useT();
  const text = useTextIfAny();
  const { data } = useTargetLogQuery({
    variables: { planId, employeeId, page: { pageNo: 1, pageSize: 100 } },
    fetchPolicy: 'network-only',
  });
  const entries = data?.assessment?.targetLog?.items ?? [];
  return (
    <ReadDrawer title={t('performance.assess.log')} onClose={onClose}>
      {data && entries.length === 0 ? (
        <Text color="fg.muted">{t('performance.assess.log.empty')}</Text>
      ) : (
        <ApprovalTimeline
          entries={entries.map((entry) => ({
            id: entry.id,
            mark: 'done',
            title: `${entry.keyResult} · ${text(`performance.assess.column.${entry.column}`) ?? entry.column}`,
            people: entry.by ? [{ name: localName(entry.by), number: entry.by.number }] : [],
            at: entry.at,
            comment: [
              t('performance.assess.log.change', { before: orDash(entry.before), after: orDash(entry.after) }),
              entry.reason,
            ]
              .filter(Boolean)
              .join('\n'),
          }))}
        />
      )}
    </ReadDrawer>
  );
}
