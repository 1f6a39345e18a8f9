import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { formatDateTime, orDash } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { Facts } from '../../../ui/Facts';
import { SectionCard } from '../../../ui/Panel';
import { TextDialog } from '../../../ui/TextDialog';
import { type Proposal, useProposals } from './useProposals';

/** What is proposed for a record, old beside new: taken back by the person, taken over or refused by those who may. */
export function ProposalsCard({ employeeId, own }: { employeeId: string; own: boolean }) {
  const t = useT();
  const { proposals, accept, refuse, withdraw } = useProposals(employeeId);
  const [refusing, setRefusing] = useState<Proposal | null>(null);
  if (proposals.length === 0) return null;
  return (
    <Box gridColumn="1 / -1" minW="0">
      <SectionCard
        id="proposals"
        title={t('employee.proposal.title')}
        hint={t(own ? 'employee.proposal.hint.own' : 'employee.proposal.hint')}
      >
        <Box as="ul" listStyleType="none">
          {proposals.map((proposal) => (
            <Box as="li" key={proposal.id} py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
              <ProposedChanges proposal={proposal} />
              <Flex gap="2" mt="3" wrap="wrap" justify="flex-end">
                {own && <Button onClick={() => void withdraw(proposal)}>{t('employee.proposal.withdraw')}</Button>}
                {proposal.mayDecide && (
                  <>
                    <Button onClick={() => setRefusing(proposal)}>{t('employee.proposal.refuse')}</Button>
                    <Button variant="solid" onClick={() => void accept(proposal)}>
                      {t('employee.proposal.accept')}
                    </Button>
                  </>
                )}
              </Flex>
            </Box>
          ))}
        </Box>
      </SectionCard>
      {refusing && (
        <TextDialog
          question={{
            title: t('employee.proposal.refuse.title'),
            body: t('employee.proposal.refuse.body'),
            label: t('employee.proposal.opinion'),
            action: t('employee.proposal.refuse'),
            required: true,
            maxLength: LIMITS.reason,
            run: (opinion) => refuse(refusing, opinion),
          }}
          onClose={() => setRefusing(null)}
        />
      )}
    </Box>
  );
}

function ProposedChanges({ proposal: { group, proposedAt, note, changes } }: { proposal: Proposal }) {
  const t = useT();
  const label = useEnumLabel();
  return (
    <>
      <Flex columnGap="3" wrap="wrap" mb="2" align="baseline">
        <Text fontWeight="medium">{label('FieldGroup', group)}</Text>
        <Text color="fg.muted" textStyle="xs">
          {formatDateTime(proposedAt)}
        </Text>
      </Flex>
      <Facts
        columns={2}
        items={changes.map(({ label: name, before, after }) => ({
          label: name,
          value: t('employee.proposal.change', { before: orDash(before), after: orDash(after) }),
        }))}
      />
      {note && (
        <Text color="fg.muted" mt="2" overflowWrap="anywhere">
          {note}
        </Text>
      )}
    </>
  );
}
