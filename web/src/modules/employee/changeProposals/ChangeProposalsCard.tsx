import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDate, formatDateTime } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { whyOf } from '../../../shared/approval/whyOf';
import { SectionCard } from '../../../ui/Panel';
import { TextDialog } from '../../../ui/TextDialog';
import { ChangeSummary } from '../changes/ChangeSummary';
import { ProposalStatus } from './ProposalStatus';
import type { ChangeProposal } from './proposedKinds';
import { useChangeProposalsAbout, useEndProposal } from './useChangeProposals';

/** Where proposals are filed. */
export const PROPOSALS_PATH = '/employee/personnel-changes?tabName=proposals';

/** What is proposed for a person: to the manager what became of it, to HR what waits. */
export function ChangeProposalsCard({ employeeId }: { employeeId: string }) {
  const t = useT();
  const { proposals } = useChangeProposalsAbout(employeeId);
  const { withdraw, refuse, question, answered } = useEndProposal();
  if (proposals.length === 0) return null;
  return (
    <Box gridColumn="1 / -1" minW="0">
      <SectionCard id="changeProposals" title={t('employee.proposed.title')}>
        <Box as="ul" listStyleType="none">
          {proposals.map((proposal) => (
            <Box as="li" key={proposal.id} py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
              <ProposedChange proposal={proposal} />
              {(proposal.withdrawable || proposal.decidable) && (
                <Flex gap="2" mt="3" wrap="wrap" justify="flex-end">
                  {proposal.withdrawable && (
                    <Button onClick={() => void withdraw(proposal)}>{t('employee.proposed.withdraw')}</Button>
                  )}
                  {proposal.decidable && (
                    <>
                      <Button onClick={() => refuse(proposal)}>{t('employee.proposed.refuse')}</Button>
                      <Button asChild variant="solid">
                        <Link to={`${PROPOSALS_PATH}&proposal=${proposal.id}`}>{t('employee.proposed.file')}</Link>
                      </Button>
                    </>
                  )}
                </Flex>
              )}
            </Box>
          ))}
        </Box>
      </SectionCard>
      {question && <TextDialog question={question} onClose={answered} />}
    </Box>
  );
}

function ProposedChange({ proposal }: { proposal: ChangeProposal }) {
  const t = useT();
  const label = useEnumLabel();
  const { type, effectiveDate, status, proposedBy, proposedAt, opinion } = proposal;
  return (
    <>
      <Flex columnGap="3" wrap="wrap" mb="1" align="baseline">
        <Text fontWeight="medium">{label('PersonnelChangeType', type)}</Text>
        <Text>{formatDate(effectiveDate)}</Text>
        <ProposalStatus status={status} />
        <Text color="fg.muted" textStyle="xs">
          {t('employee.proposed.by', { name: proposedBy, at: formatDateTime(proposedAt) })}
        </Text>
      </Flex>
      <ChangeSummary change={proposal} />
      <Text color="fg.muted" mt="1" overflowWrap="anywhere">
        {t('employee.proposed.reason', { reason: whyOf(proposal) })}
      </Text>
      {opinion && <Text overflowWrap="anywhere">{t('employee.proposed.because', { opinion })}</Text>}
    </>
  );
}
