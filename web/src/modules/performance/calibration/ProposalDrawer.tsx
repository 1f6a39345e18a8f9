import { Button, Flex, HStack, Text } from '@chakra-ui/react';
import { formatNumber, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { List } from '../../../theme/parts/List';
import { EmptyState } from '../../../ui/EmptyState';
import { Person } from '../../../ui/Person';
import { ReadDrawer } from '../../../ui/ReadDrawer';
import { useCalibrationProposalQuery } from './calibration.gen';
import type { CalibrationPerson } from './useCalibration';
import { useNameOf } from './useNameOf';

interface Props {
  planId: string;
  onAdjust: (person: CalibrationPerson, levelName: string) => void;
  onClose: () => void;
}

/** The moves that would make the distribution fit; each is decided on by itself, with a reason. */
export function ProposalDrawer({ planId, onAdjust, onClose }: Props) {
  const t = useT();
  const nameOf = useNameOf();
  const query = useCalibrationProposalQuery({ variables: { planId }, fetchPolicy: 'network-only' });
  const proposal = query.data?.assessmentPlan?.proposedMoves;
  return (
    <ReadDrawer title={t('performance.calib.propose')} onClose={onClose}>
      <Text color="fg.muted">{t('performance.calib.propose.intro')}</Text>
      {query.error && !proposal && <EmptyState kind="failed" onRetry={() => void query.refetch()} />}
      {proposal && (
        <>
          <Text my="3" role="status">
            {proposal.total === 0
              ? t('performance.calib.propose.none')
              : proposal.total > proposal.moves.length
                ? t('performance.calib.propose.first', { total: proposal.total, shown: proposal.moves.length })
                : t('performance.calib.propose.some', { total: proposal.total })}
          </Text>
          <List.Root listStyleType="none" gap="0">
            {proposal.moves.map(({ person, toLevelName, tied }) => (
              <List.Item key={person.id} py="2" borderBottomWidth="1px">
                <Flex justify="space-between" gap="3" align="center" wrap="wrap">
                  <HStack gap="3" wrap="wrap">
                    {person.employee ? (
                      <Person person={{ name: localName(person.employee), number: person.employee.number }} />
                    ) : (
                      <Text as="span" color="fg.muted">
                        {nameOf(person.employee)}
                      </Text>
                    )}
                    <Text as="span" fontWeight="medium">
                      {t('performance.calib.propose.move', { from: orDash(person.levelName), to: toLevelName })}
                    </Text>
                  </HStack>
                  {person.employee && (
                    <Button
                      size="sm"
                      aria-label={`${t('performance.calib.adjust')} ${localName(person.employee)}`}
                      onClick={() => onAdjust(person, toLevelName)}
                    >
                      {t('performance.calib.adjust')}
                    </Button>
                  )}
                </Flex>
                <Text color="fg.muted" textStyle="sm">
                  {[localName(person.department), person.composedScore && formatNumber(person.composedScore)]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
                {tied && <Text textStyle="sm">{t('performance.calib.propose.tied')}</Text>}
              </List.Item>
            ))}
          </List.Root>
        </>
      )}
    </ReadDrawer>
  );
}
