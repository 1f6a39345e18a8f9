import { Text } from '@chakra-ui/react';
import { useT } from '../../../../i18n/useT';
import { ReadDrawer } from '../../../../ui/ReadDrawer';
import { useTargetLogQuery } from '../assessment.gen';
import { TargetChanges } from './TargetChanges';

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
        <TargetChanges entries={entries} />
      )}
    </ReadDrawer>
  );
}
