import { Box, chakra, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { appraisalPath } from '../../shared/appraisalPath';
import type { MessageDrawerQuery } from './messages.gen';

type Talk = NonNullable<MessageDrawerQuery['waitingTalks']>[number];

/** Whom to talk with about which result; each leads to the appraisal, which leads back. */
export function WaitingTalks({ talks, onGo }: { talks: readonly Talk[]; onGo: () => void }) {
  const t = useT();
  if (talks.length === 0) return null;
  return (
    <Box mt="4" pt="3" borderTopWidth="1px">
      <Text as="h3" color="fg.muted" px="2" mb="1">
        {t('app.messages.talks')}
      </Text>
      <Box as="ul" listStyleType="none">
        {talks.map(
          ({ plan, employee, asSuperior }) =>
            plan &&
            employee && (
              <li key={plan.id + employee.id}>
                <chakra.span asChild display="block" px="2" py="1.5" rounded="sm" _hover={{ bg: 'bg.muted' }}>
                  <Link
                    to={appraisalPath(
                      { planId: plan.id, employeeId: employee.id },
                      asSuperior ? 'leader' : 'myself',
                      'messageCenter',
                    )}
                    onClick={onGo}
                  >
                    {t(asSuperior ? 'app.messages.talk.with' : 'app.messages.talk.own', {
                      name: employee.name,
                      plan: plan.name,
                    })}
                  </Link>
                </chakra.span>
              </li>
            ),
        )}
      </Box>
    </Box>
  );
}
