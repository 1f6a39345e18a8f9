import { Box, Flex } from '@chakra-ui/react';
import { formatDate, localName } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { whyOf } from '../../../shared/approval/whyOf';
import { Person } from '../../../ui/Person';
import { RowActions, type RowAction } from '../../../ui/table/RowActions';
import { ChangeSummary } from '../changes/ChangeSummary';
import { ProposalStatus } from './ProposalStatus';
import type { ChangeProposal } from './proposedKinds';

/** A row of the list on the phone. */
export function ProposalCard({ proposal, actions }: { proposal: ChangeProposal; actions: readonly RowAction[] }) {
  const t = useT();
  const label = useEnumLabel();
  const { employee, status, type, effectiveDate } = proposal;
  return (
    <>
      <Flex justify="space-between" gap="3">
        <Person person={{ name: localName(employee), number: employee?.number ?? '' }} />
        <ProposalStatus status={status} />
      </Flex>
      <Flex ps="8" pt="1" justify="space-between" gap="3" align="flex-end">
        <Box minW="0">
          <Box color="fg.muted">
            {formatDate(effectiveDate)} · {label('PersonnelChangeType', type)}
          </Box>
          <ChangeSummary change={proposal} />
          <Box color="fg.muted" overflowWrap="anywhere">
            {t('employee.proposed.reason', { reason: whyOf(proposal) })}
          </Box>
        </Box>
        {actions.length > 0 && (
          <Box flexShrink={0}>
            <RowActions actions={actions} />
          </Box>
        )}
      </Flex>
    </>
  );
}
